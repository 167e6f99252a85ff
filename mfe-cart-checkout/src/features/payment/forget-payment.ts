import { paymentStorage } from './payment-storage.ts';

/**
 * Called when the payment of a hosted session is settled: removes its idempotency key and session record, so that buying the
 * same things again is a new order. A payment started since then, in another tab, is not touched.
 */
export function forgetPayment(sessionId: string): void {
  const stored = paymentStorage.session();
  if (stored && stored.sessionId !== sessionId) return;
  paymentStorage.forgetKey();
  paymentStorage.forgetSession();
}
