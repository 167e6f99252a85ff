import { expect, test } from '@jest/globals';
import { ApiError, errorMessage, networkMessage } from './index.ts';

test.each([
  [new ApiError({ code: 'NETWORK', message: 'x' }), networkMessage],
  [
    new ApiError({ code: 'INVALID_CREDENTIALS', message: 'Email or password is incorrect.' }),
    'Email or password is incorrect.',
  ],
  [new ApiError({ code: 'INSUFFICIENT_STOCK', message: 'x', available: 2 }), 'Only 2 left for this variant'],
  [
    new ApiError({ code: 'RATE_LIMITED', message: 'x', retryAfter: 1 }),
    'Too many attempts. Please try again in 1 second.',
  ],
  [
    new ApiError({ code: 'RATE_LIMITED', message: 'x', retryAfter: 601 }),
    'Too many attempts. Please try again in 11 minutes.',
  ],
  [
    new ApiError({ code: 'BAD_ANSWER', message: 'internal words' }),
    'Something went wrong on our side. Please try again.',
  ],
  [new TypeError('x is not a function'), 'Something went wrong on our side. Please try again.'],
])('%s has a message for shoppers', (error, text) => {
  expect(errorMessage(error)).toBe(text);
});
