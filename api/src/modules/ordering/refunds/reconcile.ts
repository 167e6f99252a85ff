import {
  formatCents,
  orderStatusOf,
  paymentAfterFailedRefund,
  paymentCanBecome,
  type PaymentState,
  type RefundCause,
} from '@ritual/shared/kernel';
import type { Db } from '../../../db/client.ts';
import type { Deps } from '../../../deps.ts';
import { orderRefundedMail, refundFailedMail } from '../../../mail/orders/refund-mails.ts';
import { enqueueMail } from '../../mails/outbox.ts';
import type { PaymentProvider, PaymentRefund } from '../../../payments/provider.ts';
import { freeReservedStock } from '../settlement/free-reserved-stock.ts';
import { answerDelays } from '../records/delays.repository.ts';
import { changeOrder, insertEvent, lockOrder, type OrderRow } from '../records/orders.repository.ts';
import { correctReceived, paymentById } from '../records/payments.repository.ts';
import { recordRefund, refundedCents } from '../records/refunds.repository.ts';

/** Who reported a refund; it is shown in the order's timeline. */
export type RefundActor = 'webhook' | 'store';

/** Follows what the provider says of a payment: something of it goes back, went, or did not arrive, by the store or by hand at the provider. */
export async function reconcileRefundsOf(
  deps: Deps,
  payments: PaymentProvider,
  paymentIntentId: string,
): Promise<void> {
  // Events come in any order: the provider is asked for what is true now.
  const reported = await payments.refundsOf(paymentIntentId);
  await reconcileRefunds(deps, { paymentIntentId, ...reported }, 'webhook');
}

/** What is reported of a payment. */
interface ReportedRefunds {
  readonly paymentIntentId: string;
  readonly receivedCents: number;
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
    const payment = await paymentById(tx, paymentIntentId);
    const locked = payment && (await lockOrder(tx, payment.orderId));
    if (!locked) return;
    const own = payment.kind === 'order';
    let order = await correctReceived(tx, locked, payment, receivedCents);
    for (const refund of refunds) {
      const recorded = await recordRefund(tx, { orderId: order.id, paymentIntentId }, refund);
      if (!recorded || refund.state === 'pending') continue;
      const { amountCents } = refund;
      const { publicUrl } = deps.settings;
      if (refund.state === 'failed') {
        deps.log.error({ orderId: order.id, refund }, 'a refund failed at the provider; it needs a person');
        if (own) order = await applyFailedRefund(tx, order, { actor, note: sentBack(amountCents) });
        // A refund that was never announced needs no mail about its failure.
        if (recorded.before === 'succeeded' || isAnnounced(recorded))
          await enqueueMail(tx, refundFailedMail(order, { ...refund, isSentBack: true }, publicUrl));
        continue;
      }
      if (own) {
        order = await applyRefund(tx, order, { amountCents, actor });
      }
      if (!isToldWhenDecided(recorded.reason))
        await enqueueMail(tx, orderRefundedMail(order, refund, publicUrl));
    }
  });
}

/** A mail told the shopper the amount when it was decided; a second one in the same minute would say the same. */
const isToldWhenDecided = (reason: string): boolean => ['late', 'canceled', 'change'].includes(reason);

/** A mail said that money comes, if not how much: its failure is reported, too. */
export const isAnnounced = ({
  reason,
  cause,
}: {
  readonly reason: string;
  readonly cause: RefundCause | null;
}): boolean => isToldWhenDecided(reason) || cause === 'RETURN';

interface Money {
  readonly amountCents: number;
  readonly actor: string;
}

/** Brings the order's state up to what of its payments went back. */
export async function applyRefund(
  tx: Db,
  order: OrderRow,
  { amountCents, actor, note }: Money & { readonly note?: string },
): Promise<OrderRow> {
  if (order.paymentState === 'REFUNDED') return order;
  const { done, refunded } = await refundedCents(tx, order);
  const gone: PaymentState = done >= order.receivedCents ? 'REFUNDED' : 'PARTIALLY_REFUNDED';
  // What cheaper changes gave back leaves it paid as it is now, also where it costs nothing.
  const wanted = refunded > 0 ? gone : order.paymentState;
  const paymentState = paymentCanBecome(order.paymentState, wanted) ? wanted : order.paymentState;
  // A payment that was being checked: its units were held and never sold.
  const { stockState } = paymentState === 'REFUNDED' ? await freeReservedStock(tx, order) : order;
  const status = orderStatusOf(paymentState, order.fulfillmentState);
  await changeOrder(tx, order.id, { paymentState, stockState });
  if (paymentState === 'REFUNDED') await answerDelays(tx, order.id, 'canceled');
  await insertEvent(tx, {
    ...{ orderId: order.id, status, actor },
    note: note ?? `${formatCents(amountCents)} refunded.`,
  });
  return { ...order, paymentState, stockState, status };
}

const sentBack = (amountCents: number) =>
  `The bank sent ${formatCents(amountCents)} back to the store, which finds another way to refund it.`;

/** Takes the order back from where money that did not arrive, or did not stay, had brought it. */
export async function applyFailedRefund(
  tx: Db,
  order: OrderRow,
  { actor, note }: { readonly actor: RefundActor; readonly note: string },
): Promise<OrderRow> {
  const { refunded } = await refundedCents(tx, order);
  const { paymentState: payment, fulfillmentState } = order;
  const shipped = fulfillmentState !== 'UNSHIPPED';
  const paymentState = paymentAfterFailedRefund({ payment, shipped }, refunded);
  const reviewed = paymentState === 'REVIEW' && payment !== 'REVIEW';
  await changeOrder(tx, order.id, { paymentState, ...(reviewed && { reviewCause: 'refund failed' }) });
  const status = orderStatusOf(paymentState, fulfillmentState);
  await insertEvent(tx, { orderId: order.id, status, actor, note });
  return { ...order, paymentState, status };
}
