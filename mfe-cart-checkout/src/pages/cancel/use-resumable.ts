import { useEffect, useState } from 'react';
import { useAuth } from '@ritual/shared/federation';
import { orderBySession } from '@ritual/shared/contract/calls';
import { api } from '@ritual/shared/http';
import { useCart } from '@ritual/shared/state';
import { useHydrated } from '@ritual/shared/ui';
import { paymentStorage } from '../../features/payment/payment-storage.ts';
import { isKeyFor } from '../../rules/checkout/idempotency-key.ts';
import type { PaymentSession } from '../../rules/payment/payment-session.ts';

/**
 * The abandoned hosted session, if it can still be paid unchanged: same shopper, same cart and address, and the order is
 * pending. `null` otherwise; then the shopper goes through cart and checkout.
 */
export function useResumable(): PaymentSession | null {
  const hydrated = useHydrated();
  const { user } = useAuth();
  const lines = useCart((state) => state.cart.items);
  const [waiting, setWaiting] = useState<string | null>(null);

  const session = hydrated ? paymentStorage.session() : null;
  const mine = session && user && session.userId === user.id ? session : null;
  const sessionId = mine?.sessionId ?? null;

  useEffect(() => {
    if (sessionId === null) return undefined;
    const abort = new AbortController();
    api.call(orderBySession, { params: { sessionId } }, { signal: abort.signal }).then(
      ({ status }) => setWaiting(status === 'PENDING' ? sessionId : null),
      // Not offered if unknown; cart and checkout lead to the same payment.
      () => setWaiting(null),
    );
    return () => {
      abort.abort();
    };
  }, [sessionId]);

  if (!mine || waiting !== mine.sessionId) return null;
  const { userId, addressId, method = 'standard' } = mine;
  const purchase = { userId, addressId, method, lines };
  return isKeyFor(purchase, paymentStorage.key(), Date.now()) ? mine : null;
}
