import type { CheckoutAnswer } from '@ritual/shared/contract';
import { isUnpaid, type Cents } from '@ritual/shared/kernel';
import type { Deps } from '../../deps.ts';
import { orderBySession, pendingOrders, type OrderRow } from '../ordering/records/orders.repository.ts';
import { endUnpaidOrder } from '../ordering/settlement/free-reserved-stock.ts';
import { applySession } from '../ordering/settlement/apply.ts';
import { settleOrder } from '../ordering/settlement/settle.ts';
import type { CartDraft } from './draft.ts';
import { openPaymentPage } from './payment-page.ts';
import { refuseOtherTotal, refuseUnbuyable, refuseUnreached } from './place.ts';

export interface PendingOrdersResult {
  /** What answers the new request: the earlier order is paid, or its page is still good. */
  readonly answer: CheckoutAnswer | null;
  /** Unpaid orders that stay: their payment is under way. */
  readonly underWay: readonly string[];
}

/**
 * Deals with the unpaid orders of an account before a new one is made, so that there is one open payment page at most:
 * the same order again is paid on the same page, any other one is closed and its units become free.
 */
export async function closePendingOrders(
  deps: Deps,
  asked: { userId: string; draft: CartDraft; total: Cents | null; sessionId: string | null },
): Promise<PendingOrdersResult> {
  const { userId, draft, total, sessionId } = asked;
  const named = sessionId === null ? null : await orderBySession(deps.database.db, sessionId);
  const own = named?.userId === userId ? named : null;
  if (own && !isUnpaid(own.status)) return { answer: alreadyPaid(own), underWay: [] };
  // Before anything is closed: an order that waits to be paid is not given up for a cart that none can be made of.
  refuseUnbuyable(draft);
  const underWay: string[] = [];
  // One that the staff has made waits for its link.
  const placed = (await pendingOrders(deps.database.db, userId)).filter(({ payBy }) => payBy === null);
  // Nor for a method that is refused; the same order again was taken while the method was offered, and can still be paid.
  if (placed.every(({ fingerprint }) => fingerprint !== draft.fingerprint)) refuseUnreached(draft);
  // Nor for another total than was agreed. After all that tells more: a cart that was paid meanwhile has another total, too.
  refuseOtherTotal(draft, total);
  for (const order of placed) {
    const result = await closeOrReuse(deps, order, draft.fingerprint);
    if (result === 'under way') underWay.push(order.id);
    if (result === 'under way' || result === 'paid') {
      if (order.id === own?.id) return { answer: alreadyPaid(order), underWay };
    } else if (result !== 'closed') return { answer: result, underWay };
  }
  return { answer: null, underWay };
}

export const alreadyPaid = (order: OrderRow): CheckoutAnswer => ({
  ...{ sessionId: order.sessionId ?? '', orderId: order.id, checkoutUrl: null, alreadyPaid: true },
});

async function closeOrReuse(
  deps: Deps,
  order: OrderRow,
  fingerprint: string,
): Promise<CheckoutAnswer | 'closed' | 'paid' | 'under way'> {
  const { database } = deps;
  const payments = deps.payments.of(order);
  const same = order.fingerprint === fingerprint;
  // Without a session the call before this one was cut off; the page is asked for again to know it.
  const page = order.sessionId ? null : await openPaymentPage(deps, order.id);
  if (page && same) return page;
  const id = order.sessionId ?? page?.sessionId ?? '';
  const session = same ? await payments.retrieveSession(id) : await payments.expireSession(id);
  if (session.paymentStatus === 'paid') {
    await settleOrder(deps, session, 'checkout');
    return 'paid';
  }
  if (session.paymentStatus === 'failed') {
    await applySession(deps, session, 'checkout');
    return 'closed';
  }
  if (session.status === 'complete') return 'under way';
  if (session.status === 'open' && order.sessionUrl) {
    return { sessionId: id, orderId: order.id, checkoutUrl: order.sessionUrl, alreadyPaid: false };
  }
  const end = same
    ? ({ status: 'EXPIRED', actor: 'checkout' } as const)
    : ({ status: 'CANCELED', actor: 'checkout', note: 'Replaced by another order.' } as const);
  await endUnpaidOrder(database, order.id, end);
  return 'closed';
}
