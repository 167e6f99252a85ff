import { expect, test } from '@jest/globals';
import { isPaymentAddress, isPaymentSession } from './payment-session.ts';

test('only a complete session is taken from the store of the browser', () => {
  const session = { sessionId: 'cs_1', orderId: 'o', userId: 'u', addressId: 'a' };
  expect(isPaymentSession(session)).toBe(true);
  expect(isPaymentSession({ ...session, orderId: undefined })).toBe(false);
  expect(isPaymentSession({ ...session, userId: '' })).toBe(false);
  expect(isPaymentSession(null)).toBe(false);
  expect(isPaymentSession('cs_1')).toBe(false);
});

test('only addresses of the web are opened for paying', () => {
  expect(isPaymentAddress('https://checkout.stripe.com/c/pay/cs_1')).toBe(true);
  expect(isPaymentAddress('http://localhost:3101/pay/cs_1')).toBe(true);
  for (const refused of [null, '', '/pay', 'javascript:alert(1)', 'data:text/html,x']) {
    expect(isPaymentAddress(refused)).toBe(false);
  }
});
