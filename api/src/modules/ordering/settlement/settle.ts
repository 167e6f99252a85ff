import { isUnpaid, policy, shipByDate, type ReviewCause } from '@ritual/shared/kernel';
import type { Db } from '../../../db/client.ts';
import { isUuid } from '../../../db/is-uuid.ts';
import type { Deps } from '../../../deps.ts';
import { orderConfirmedMail } from '../../../mail/orders/order-mails.ts';
import { orderNoticeMail } from '../../../mail/orders/notice-mail.ts';
import { enqueueMail } from '../../mails/outbox.ts';
import { shippingRules } from '../../shop/shipping.repository.ts';
import { paymentRefundedMail } from '../../../mail/orders/refund-mails.ts';
import type { PaymentSession } from '../../../payments/provider.ts';
import { lockBoughtCart, removeBought } from './bought.ts';
import {
  changeOrder,
  insertEvent,
  itemsOfOrder,
  lockOrderOf,
  writePaid,
  type OrderRow,
} from '../records/orders.repository.ts';
import { freeReservedStock } from './free-reserved-stock.ts';
import { lockVariants, sellFree, sellReserved } from '../records/stock.ts';
import { paymentById, recordPayment } from '../records/payments.repository.ts';
import { insertRefund, type RefundReason } from '../records/refunds.repository.ts';
import { ordersAddress } from '../../shop/repository.ts';
import { shopPolicy } from '../../shop/policy.repository.ts';

/** Who noticed the payment; it is shown in the order's timeline. */
export type SettleActor = 'webhook' | 'reconcile' | 'sweep' | 'checkout' | 'cancel';

export type Settled = 'paid' | 'review' | 'refunding' | 'unchanged' | 'unknown';

/**
 * The one way in which an order becomes PAID. The first caller settles it, all others change nothing: the order's row is
 * locked, the payment is compared with it, and state, stock, cart, mail and timeline change in one transaction.
 */
export async function settleOrder(deps: Deps, session: PaymentSession, actor: SettleActor): Promise<Settled> {
  return deps.database.transaction(async (tx) => {
    const { orderId } = session;
    const order = await lockOrderOf(tx, session.id, isUuid(orderId) ? orderId : null);
    if (!order) {
      // As after a restore of an older copy: the provider does not tell again, and a person has to find it.
      if (isUuid(orderId) && session.paymentStatus === 'paid')
        deps.log.error(
          { orderId, sessionId: session.id },
          'a payment was received for an order that is not known; find it at the provider and refund it',
        );
      return 'unknown';
    }
    if (session.paymentStatus !== 'paid') return 'unchanged';
    const isFirst = isUnpaid(order.paymentState);
    // One that was closed after a check is unpaid again, and its page goes on saying that it was paid.
    if (isFirst && (await wasReceived(tx, order, session))) return 'unchanged';
    await record(tx, order, session, isFirst ? 'order' : 'second');
    if (!isFirst) return refundSecondPayment(tx, order, session);
    const mismatch = mismatchOf(order, session, deps.payments.of(order).livemode);
    if (mismatch) {
      deps.log.error(
        { orderId: order.id, sessionId: session.id, mismatch },
        'payment does not fit its order',
      );
      await changeOrder(tx, order.id, {
        ...{ paymentState: 'REVIEW', paymentIntentId: session.paymentIntentId, reviewCause: mismatch },
        // Its units are held for so long; see the sweep.
        nextCheckAt: new Date(Date.now() + policy.reviewDays * 86_400_000),
      });
      await insertEvent(tx, {
        ...{ orderId: order.id, status: 'REVIEW', actor },
        note: 'We are checking this payment.',
      });
      return 'review';
    }
    return take(tx, deps, order, session, actor);
  });
}

async function wasReceived(tx: Db, { id }: OrderRow, { paymentIntentId }: PaymentSession): Promise<boolean> {
  return paymentIntentId !== null && (await paymentById(tx, paymentIntentId))?.orderId === id;
}

async function record(
  tx: Db,
  order: OrderRow,
  { paymentIntentId, amountTotal }: PaymentSession,
  kind: 'order' | 'second',
): Promise<void> {
  // Nothing is received for an order that costs nothing; the payment of an order may be told again.
  if (paymentIntentId === null || paymentIntentId === order.paymentIntentId) return;
  await recordPayment(tx, { id: paymentIntentId, orderId: order.id, kind, receivedCents: amountTotal ?? 0 });
}

/** What of a payment is not as its order says; null when all is. The order may not know its session yet after a crash. */
function mismatchOf(order: OrderRow, session: PaymentSession, livemode: boolean): ReviewCause | null {
  if (order.sessionId !== null && order.sessionId !== session.id) return 'session';
  if (session.orderId !== order.id) return 'order';
  if (session.livemode !== livemode) return 'livemode';
  if (session.currency?.toUpperCase() !== order.currency) return 'currency';
  if (session.amountTotal !== order.totalCents) return 'amount';
  return null;
}

async function take(
  tx: Db,
  deps: Deps,
  order: OrderRow,
  session: PaymentSession,
  actor: SettleActor,
): Promise<Settled> {
  const payment = { sessionId: session.id, paymentIntentId: session.paymentIntentId };
  if (await markPaid(tx, deps, order, { ...payment, actor })) return 'paid';
  await changeOrder(tx, order.id, {
    ...payment,
    paymentState: 'REFUNDED',
    ...(await freeReservedStock(tx, order)),
  });
  await insertEvent(tx, {
    ...{ orderId: order.id, status: 'REFUNDED', actor },
    note: 'The payment came after the order had ended, and the pieces were gone. It is refunded in full.',
  });
  await requestRefund(tx, order, session, 'late');
  await enqueueMail(tx, paymentRefundedMail(order, deps.settings.publicUrl));
  return 'refunding';
}

/** Sells an order's units, held or free, and makes it PAID. false, and nothing is changed: they are gone. */
export async function markPaid(
  tx: Db,
  deps: Pick<Deps, 'settings'>,
  order: OrderRow,
  { actor, ...payment }: Pick<OrderRow, 'sessionId' | 'paymentIntentId'> & { readonly actor: string },
): Promise<boolean> {
  const items = await itemsOfOrder(tx, order.id);
  // Always cart before variants, as checkout does.
  const cart = await lockBoughtCart(tx, order);
  const free = await lockVariants(tx, items);
  // Variants may be gone by now, and an order outlives them.
  if (items.some(({ variantId }) => !free.has(variantId))) return false;
  const of = { orderId: order.id, actor, test: order.test };
  if (order.stockState === 'RESERVED') await sellReserved(tx, items, of);
  else if (order.test || items.every((item) => (free.get(item.variantId) ?? 0) >= item.quantity))
    await sellFree(tx, items, of);
  else return false;
  const paidAt = new Date();
  const shipBy = shipByDate(paidAt, order.shippingMethod, await shippingRules(tx));
  await writePaid(tx, order.id, { ...payment, actor, paidAt, shipBy });
  if (cart) await removeBought(tx, cart.id, items);
  await enqueueMail(
    tx,
    orderConfirmedMail(order, items, { publicUrl: deps.settings.publicUrl, policy: await shopPolicy(tx) }),
  );
  const to = await ordersAddress(tx);
  if (to !== null) await enqueueMail(tx, orderNoticeMail(order, to, deps.settings.publicUrl));
  return true;
}

/** A second payment of the same order, by another page, goes back. */
async function refundSecondPayment(tx: Db, order: OrderRow, session: PaymentSession): Promise<Settled> {
  if (session.paymentIntentId === null || session.paymentIntentId === order.paymentIntentId)
    return 'unchanged';
  await requestRefund(tx, order, session, 'second payment');
  return 'refunding';
}

async function requestRefund(
  tx: Db,
  order: OrderRow,
  session: PaymentSession,
  reason: RefundReason,
): Promise<void> {
  const { paymentIntentId, amountTotal: amountCents } = session;
  if (paymentIntentId === null || !amountCents) return;
  await insertRefund(tx, { orderId: order.id, paymentIntentId, amountCents, reason });
}
