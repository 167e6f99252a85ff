import { paymentAddress } from '@ritual/shared/blocks';
import { checkout } from '@ritual/shared/contract/calls';
import { api, isApiError, randomHex } from '@ritual/shared/http';
import { dollarsFromCents, type Cents } from '@ritual/shared/kernel';
import { keyFor, type Purchase } from '../../rules/checkout/idempotency-key.ts';
import { paymentStorage } from './payment-storage.ts';

export type StartedPayment =
  { readonly kind: 'pay'; readonly url: string } | { readonly kind: 'paid'; readonly orderId: string };

/**
 * Places the order and returns the URL of its payment page. The same purchase sends the same key, so that a double press, or
 * a retry after a lost answer, never creates a second order. Rejects with ApiError.
 * @param total what the server quoted, in cents; null: it could not be asked
 */
export async function startPayment(purchase: Purchase, total: Cents | null): Promise<StartedPayment> {
  try {
    return await place(purchase, total);
  } catch (error) {
    // The key belongs to a cart that this browser did not know; a new key is a new attempt.
    if (!isApiError(error, 'IDEMPOTENCY_MISMATCH')) throw error;
    paymentStorage.forgetKey();
    return place(purchase, total);
  }
}

async function place(purchase: Purchase, total: Cents | null): Promise<StartedPayment> {
  const { userId, addressId, method = 'standard' } = purchase;
  const faster = method === 'standard' ? {} : { method };
  const key = keyFor(purchase, paymentStorage.key(), Date.now(), () => randomHex(16));
  paymentStorage.keepKey(key);
  const earlier = paymentStorage.session();
  const answer = await api.call(
    checkout,
    { body: { addressId, ...faster, ...(total !== null && { total: dollarsFromCents(total) }) } },
    {
      headers: {
        'x-idempotency-key': key.key,
        ...(earlier?.userId === userId ? { 'x-stripe-session': earlier.sessionId } : {}),
      },
    },
  );
  if (answer.alreadyPaid) {
    paymentStorage.forgetSession();
    paymentStorage.forgetKey();
    return { kind: 'paid', orderId: answer.orderId };
  }
  const url = paymentAddress(answer.checkoutUrl, location.href);
  if (url === null) throw new Error('Checkout failed');
  const { sessionId, orderId } = answer;
  paymentStorage.keepSession({ sessionId, orderId, userId, addressId, ...faster });
  return { kind: 'pay', url };
}
