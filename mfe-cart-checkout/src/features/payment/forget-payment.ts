import { paymentStorage } from './payment-storage.ts';

/**
 * The payment of a hosted session is settled: its idempotency key and marker are removed, so that buying the same
 * things again is a new order. A payment begun since then, in another tab, is left alone.
 */
export function forgetPayment(sessionId: string): void {
  const stored = paymentStorage.session();
  if (stored && stored.sessionId !== sessionId) return;
  paymentStorage.forgetKey();
  paymentStorage.forgetSession();
}
