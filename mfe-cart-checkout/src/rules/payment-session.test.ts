import { expect, test } from '@jest/globals';
import { isPaymentSession, paymentAddress } from './payment-session.ts';

test('only a complete session is taken from the store of the browser', () => {
  const session = { sessionId: 'cs_1', orderId: 'o', userId: 'u', addressId: 'a' };
  expect(isPaymentSession(session)).toBe(true);
  expect(isPaymentSession({ ...session, orderId: undefined })).toBe(false);
  expect(isPaymentSession({ ...session, userId: '' })).toBe(false);
  expect(isPaymentSession(null)).toBe(false);
  expect(isPaymentSession('cs_1')).toBe(false);
});

test('only addresses of the web are opened for paying', () => {
  const open = (url: string | null) => paymentAddress(url, 'http://localhost:3000/checkout');
  expect(open('https://checkout.stripe.com/c/pay/cs_1')).toBe('https://checkout.stripe.com/c/pay/cs_1');
  expect(open('/success?session_id=cs_1')).toBe('http://localhost:3000/success?session_id=cs_1');
  for (const refused of [null, '', 'javascript:alert(1)', 'data:text/html,x', 'http://']) {
    expect(open(refused)).toBeNull();
  }
});
