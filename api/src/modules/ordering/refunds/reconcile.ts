import { canBecome, formatCents, statusAfterFailedRefund, type OrderStatus } from '@ritual/shared/kernel';
import type { Db } from '../../../db/client.ts';
import type { Deps } from '../../../deps.ts';
import { orderRefundedMail, refundFailedMail } from '../../../mail/orders/refund-mails.ts';
import { enqueueMail } from '../../mails/outbox.ts';
import type { PaymentEvent, PaymentRefund } from '../../../payments/provider.ts';
import { freeReservedStock } from '../settlement/free-reserved-stock.ts';
import { changeOrder, insertEvent, lockOrder, type OrderRow } from '../records/orders.repository.ts';
import { settleFirst } from '../settlement/settle-first.ts';
import {
  orderIdOfPayment,
  recordRefund,
  refundedCents,
  type RefundReason,
} from '../records/refunds.repository.ts';

/** Who reported a refund; it stands in the order's timeline. */
export type RefundActor = 'webhook' | 'store';

/** The event that something of a payment goes back, went, or did not arrive: by the store, or by hand at the provider. */
export async function reconcileRefundEvent(
  deps: Deps,
  { paymentIntentId }: NonNullable<PaymentEvent['payment']>,
): Promise<void> {
  // Events come in any order: the provider is asked for what is true now.
  const { orderId, ...reported } = await deps.payments.refundsOf(paymentIntentId);
  await settleFirst(deps, orderId);
  await reconcileRefunds(deps, { paymentIntentId, ...reported }, 'webhook');
}

/** What is reported of a payment; without `receivedCents` it was what its order says. */
interface ReportedRefunds {
  readonly paymentIntentId: string;
  readonly receivedCents?: number;
  readonly refunds: readonly PaymentRefund[];
}

/**
 * The one way in which an order becomes refunded after it was paid. The first report of a refund records it, all others
 * change nothing: timeline, state, and mail change in one transaction. Units are put back only by who decided on a refund.
 */
export async function reconcileRefunds(
  deps: Deps,
  { paymentIntentId, receivedCents, refunds }: ReportedRefunds,
  actor: RefundActor,
): Promise<void> {
  await deps.database.transaction(async (tx) => {
    const orderId = await orderIdOfPayment(tx, paymentIntentId);
    const locked = orderId === null ? null : await lockOrder(tx, orderId);
    if (!locked) return;
    let order = locked;
    for (const refund of refunds) {
      const recorded = await recordRefund(tx, { orderId: order.id, paymentIntentId }, refund);
      if (!recorded || refund.state === 'pending') continue;
      const own = paymentIntentId === order.paymentIntentId;
      const { amountCents } = refund;
      const { publicUrl } = deps.settings;
      if (refund.state === 'failed') {
        deps.log.error({ orderId: order.id, refund }, 'a refund failed at the provider; it needs a person');
        if (own) order = await applyFailedRefund(tx, order, { actor, note: sentBack(amountCents) });
        // A refund that was never announced needs no mail about its failure.
        if (recorded.before === 'succeeded' || announcedBefore.has(recorded.reason)) {
          await enqueueMail(tx, refundFailedMail(order, refund, publicUrl));
        }
        continue;
      }
      if (own) {
        const whole = (await refundedCents(tx, order)).done >= (receivedCents ?? order.totalCents);
        order = await applyRefund(tx, order, { whole, amountCents, actor });
      }
      // The mail about a late payment announced its refund already.
      if (recorded.reason !== 'late') await enqueueMail(tx, orderRefundedMail(order, refund, publicUrl));
    }
  });
}

/** A mail announced these to the shopper when they were decided. */
const announcedBefore: ReadonlySet<RefundReason> = new Set(['late', 'canceled']);

interface Money {
  readonly amountCents: number;
  readonly actor: RefundActor;
}

/** Brings the order's state up to what of its payment went back. */
export async function applyRefund(
  tx: Db,
  order: OrderRow,
  { whole, amountCents, actor, note }: Money & { readonly whole: boolean; readonly note?: string },
): Promise<OrderRow> {
  if (order.status === 'REFUNDED') return order;
  const wanted: OrderStatus = whole ? 'REFUNDED' : 'PARTIALLY_REFUNDED';
  const status = canBecome(order.status, wanted) ? wanted : order.status;
  // A payment that was being checked: its units were held and never sold.
  const { stockState } = status === 'REFUNDED' ? await freeReservedStock(tx, order) : order;
  await changeOrder(tx, order.id, { status, stockState });
  await insertEvent(tx, {
    ...{ orderId: order.id, status, actor },
    note: note ?? `${formatCents(amountCents)} refunded.`,
  });
  return { ...order, status, stockState };
}

const sentBack = (amountCents: number) =>
  `Your bank sent ${formatCents(amountCents)} back to us. We will find another way to refund you.`;

/** Takes the order back from where money that did not arrive, or did not stay, had brought it. */
export async function applyFailedRefund(
  tx: Db,
  order: OrderRow,
  { actor, note }: { readonly actor: RefundActor; readonly note: string },
): Promise<OrderRow> {
  const { done } = await refundedCents(tx, order);
  const parcel = { shipped: order.shippedAt !== null, delivered: order.deliveredAt !== null };
  const status = statusAfterFailedRefund({ status: order.status, ...parcel }, done);
  await changeOrder(tx, order.id, { status });
  await insertEvent(tx, { orderId: order.id, status, actor, note });
  return { ...order, status };
}
