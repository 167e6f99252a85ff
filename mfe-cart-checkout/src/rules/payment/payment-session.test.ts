import { expect, test } from '@jest/globals';
import { isPaymentSession } from './payment-session.ts';

test("only a complete session is accepted from the browser's storage", () => {
  const session = { sessionId: 'cs_1', orderId: 'o', userId: 'u', addressId: 'a' };
  expect(isPaymentSession(session)).toBe(true);
  expect(isPaymentSession({ ...session, orderId: undefined })).toBe(false);
  expect(isPaymentSession({ ...session, userId: '' })).toBe(false);
  expect(isPaymentSession(null)).toBe(false);
  expect(isPaymentSession('cs_1')).toBe(false);
});
