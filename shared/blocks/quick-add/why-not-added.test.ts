import { expect, test } from '@jest/globals';
import { whyNotAdded } from './why-not-added.ts';

test.each([
  [false, 1, 0, 'Please choose a valid variant'],
  [true, 1, 0, 'Out of stock (already in cart)'],
  [true, 4, 3, 'Only 3 left (considering your cart)'],
  [true, 3, 3, null],
])('variant %s, %d wanted, %d remaining: %s', (isVariant, quantity, remaining, reason) => {
  expect(whyNotAdded(isVariant, quantity, remaining)).toBe(reason);
});
