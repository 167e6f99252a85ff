import { expect, test } from '@jest/globals';
import { fastify } from 'fastify';
import { PaymentError } from '../payments/provider.ts';
import { handleErrors } from './error-handler.ts';

test.each(['unavailable', 'refused', 'busy', 'key-used', 'expired-terms'] as const)(
  'what the payment provider did not do (%s) is answered alike by every call, without its words',
  async (kind) => {
    const app = fastify();
    handleErrors(app);
    app.get('/', () => Promise.reject(new PaymentError(kind, new Error('sk_secret'))));
    const answer = await app.inject('/');
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([
      502,
      'PAYMENT_PROVIDER_UNAVAILABLE',
    ]);
    expect(answer.body).not.toContain('sk_secret');
    await app.close();
  },
);
