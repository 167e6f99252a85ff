import { expect, test } from '@jest/globals';
import { pairedPayments } from './pairs.ts';
import { isRefusal, PaymentError } from './provider.ts';
import { createStripeProvider } from './stripe.ts';

const provider = (secretKey: string) =>
  createStripeProvider({ stripe: { secretKey, webhookSecrets: [], apiBase: null }, publicUrl: '' });
const [live, test1] = [provider('sk_live_1'), provider('rk_test_1')];

test('test orders go to the second pair, all others to the first', () => {
  const payments = pairedPayments(live, test1);
  expect(payments.of({ test: true })).toBe(test1);
  expect(payments.of({ test: false })).toBe(live);
});

test('one pair of test keys is that of both', () => {
  const payments = pairedPayments(test1, null);
  expect([payments.test, payments.of({ test: true })]).toEqual([test1, test1]);
});

test('with live keys alone no test order is made, and earlier ones wait', async () => {
  const payments = pairedPayments(live, null);
  expect(payments.test).toBeNull();
  const lost = payments.of({ test: true });
  expect(await lost.retrieveSession('cs_test_1')).toMatchObject({ status: 'unknown' });
  const unknown = await lost.refundsOf('pi_1').catch((error: unknown) => error);
  expect([unknown instanceof PaymentError, isRefusal(unknown)]).toEqual([true, true]);
});
