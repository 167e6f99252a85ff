import { randomUUID } from 'node:crypto';
import { formatCents, isCancelable } from '@ritual/shared/kernel';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../errors.ts';
import { enqueueMail } from '../../mails/outbox.ts';
import { orderCanceledMail } from '../../../mail/orders/refund-mails.ts';
import { settleOrder } from '../settlement/settle.ts';
import { allThatIsLeft } from '../records/refund-lines.repository.ts';
import { giveBack, unrefundedCents } from '../refunds/write.ts';
import {
  changeOrder,
  insertEvent,
  itemsOfOrder,
  lockOrder,
  orderById,
  type OrderRow,
} from '../records/orders.repository.ts';
import { endUnpaidOrder } from '../settlement/free-reserved-stock.ts';

interface Cancellation {
  readonly id: string;
  /** Who cancels; it stands in the order's timeline. */
  readonly actor: string;
}

/**
 * The shopper does not want the order any more: an unpaid one ends, of a paid one the money goes back.
 * @param writing what the order itself is changed with, when staff does it for the shopper: it notes the change
 */
export async function cancelOrder(
  deps: Deps,
  cancellation: Cancellation,
  writing: Deps = deps,
): Promise<void> {
  const order = await orderById(deps.database.db, cancellation.id);
  if (!order) throw new AppError('ORDER_NOT_FOUND');
  const canceled =
    order.status === 'PENDING'
      ? await cancelUnpaid(deps, order, cancellation, writing)
      : await cancelPaid(writing, cancellation);
  if (!canceled) throw new AppError('ORDER_NOT_CANCELABLE');
}

/** First its payment page, so that it cannot be paid any more, then the order. */
async function cancelUnpaid(
  deps: Deps,
  { sessionId }: OrderRow,
  { id, actor }: Cancellation,
  writing: Deps,
): Promise<boolean> {
  const session = sessionId ? await deps.payments.expireSession(sessionId) : null;
  // Paid a moment ago: who cancels now was told that nothing is charged, so they are asked again.
  if (session?.paymentStatus === 'paid') await settleOrder(deps, session, 'cancel');
  if (session?.status === 'complete' && session.paymentStatus !== 'failed') return false;
  const end = { status: 'CANCELED', actor } as const;
  return (await endUnpaidOrder(writing.database, id, end)) || cancelExpired(writing, id, end);
}

/** The provider's word that the page is closed may come before ours; who canceled shall read that the order is canceled. */
async function cancelExpired(
  { database: { transaction } }: Deps,
  orderId: string,
  end: { status: 'CANCELED'; actor: string },
): Promise<boolean> {
  return transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (order?.status !== 'EXPIRED') return false;
    await changeOrder(tx, orderId, { paymentState: end.status });
    await insertEvent(tx, { orderId, ...end });
    return true;
  });
}

/**
 * All that is left of the money goes back and all units become free, in one transaction behind the order's lock: of two
 * clicks at once the second finds it refunded, and it is either shipped or canceled. `paidAt` tells it from one that never was.
 * One that cost nothing ends in the same state: a canceled one could be paid, and its page goes on saying that it was.
 */
async function cancelPaid(
  { database: { transaction }, settings }: Deps,
  { id: orderId, actor }: Cancellation,
): Promise<boolean> {
  return transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order || order.status === 'PENDING') return false;
    if (!isCancelable({ status: order.status, shipped: order.fulfillmentState !== 'UNSHIPPED' }))
      return false;
    const amountCents = await unrefundedCents(tx, order);
    const items = await itemsOfOrder(tx, orderId);
    const restock = items
      .map(({ variantId, quantity, restocked }) => ({ variantId, quantity: quantity - restocked }))
      .filter(({ quantity }) => quantity > 0);
    const written = await giveBack(tx, order, {
      ...{ refundId: randomUUID(), reason: 'canceled', actor: 'shopper', amountCents, restock },
      choice: await allThatIsLeft(tx, order),
    });
    if (written !== 'decided') return false;
    await changeOrder(tx, orderId, { paymentState: 'REFUNDED' });
    const money =
      order.totalCents === 0 ? 'Nothing was charged.' : `${formatCents(amountCents)} goes back to you.`;
    const note = `Canceled. ${money}`;
    await insertEvent(tx, { orderId, status: 'REFUNDED', actor, note });
    await enqueueMail(tx, orderCanceledMail(order, amountCents, settings.publicUrl));
    return true;
  });
}
