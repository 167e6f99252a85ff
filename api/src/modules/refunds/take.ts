import { canBecome, formatCents, type OrderStatus } from '@ritual/shared/kernel';
import type { Db } from '../../db/client.ts';
import { isUuid } from '../../db/is-uuid.ts';
import type { Deps } from '../../deps.ts';
import { orderRefundedMail } from '../../mail/refund-mails.ts';
import { enqueueMail } from '../../mail/outbox.ts';
import type { PaymentEvent, PaymentRefund } from '../../payments/provider.ts';
import {
  changeOrder,
  insertEvent,
  itemsOfOrder,
  lockOrder,
  orderById,
  type OrderRow,
} from '../orders/repository.ts';
import { lockVariants, release } from '../orders/stock.ts';
import { applySession } from '../payments/apply.ts';
import { orderIdOfPayment, recordDone, refundedCents } from './repository.ts';

/** Who told of a refund; it stands in the order's timeline. */
export type RefundActor = 'webhook' | 'store';

/** The event that something of a payment went back: by the store, or by somebody in the provider's dashboard. */
export async function followRefundEvent(
  deps: Deps,
  { paymentIntentId, orderId }: NonNullable<PaymentEvent['payment']>,
): Promise<void> {
  // It may come before the event of the payment itself, which is settled first then.
  const order = isUuid(orderId) ? await orderById(deps.database.db, orderId) : null;
  const unpaid = order?.status === 'PENDING' || order?.status === 'EXPIRED' || order?.status === 'CANCELED';
  if (unpaid && order.sessionId !== null) {
    await applySession(deps, await deps.payments.retrieveSession(order.sessionId), 'webhook');
  }
  // Events come in any order: the provider is asked for what is true now.
  await takeRefunds(
    deps,
    { paymentIntentId, ...(await deps.payments.refundsOf(paymentIntentId)) },
    'webhook',
  );
}

/** What is told of a payment; without `receivedCents` it was what its order says. */
interface Told {
  readonly paymentIntentId: string;
  readonly receivedCents?: number;
  readonly refunds: readonly PaymentRefund[];
}

/**
 * The one way in which an order becomes refunded after it was paid. Whoever tells of a refund first records it, all others
 * change nothing: timeline, state, and mail change in one transaction. Pieces are put back only by who decided on a refund.
 */
export async function takeRefunds(
  deps: Deps,
  { paymentIntentId, receivedCents, refunds }: Told,
  actor: RefundActor,
): Promise<void> {
  await deps.database.transaction(async (tx) => {
    const orderId = await orderIdOfPayment(tx, paymentIntentId);
    const locked = orderId === null ? null : await lockOrder(tx, orderId);
    if (!locked) return;
    let order = locked;
    for (const refund of refunds) {
      if (refund.failed) {
        deps.log.error({ orderId: order.id, refund }, 'a refund failed at the provider; it needs a person');
        continue;
      }
      const reason = await recordDone(tx, { orderId: order.id, paymentIntentId }, refund);
      if (reason === null) continue;
      if (paymentIntentId === order.paymentIntentId) {
        const whole = (await refundedCents(tx, order)).done >= (receivedCents ?? order.totalCents);
        order = await followMoney(tx, order, { whole, amountCents: refund.amountCents, actor });
      }
      // Whose payment came too late was told so when that was decided.
      if (reason !== 'late') await enqueueMail(tx, orderRefundedMail(order, refund, deps.settings.publicUrl));
    }
  });
}

/** Brings the order's state up to what of its payment went back. */
async function followMoney(
  tx: Db,
  order: OrderRow,
  { whole, amountCents, actor }: { whole: boolean; amountCents: number; actor: RefundActor },
): Promise<OrderRow> {
  if (order.status === 'REFUNDED') return order;
  const wanted: OrderStatus = whole ? 'REFUNDED' : 'PARTIALLY_REFUNDED';
  const status = canBecome(order.status, wanted) ? wanted : order.status;
  const stockState = order.stockState === 'RESERVED' && status === 'REFUNDED' ? 'RELEASED' : order.stockState;
  if (stockState !== order.stockState) {
    // A payment that was being checked: its pieces were held and never sold.
    const items = await itemsOfOrder(tx, order.id);
    await lockVariants(tx, items);
    await release(tx, items);
  }
  await changeOrder(tx, order.id, { status, stockState });
  const note = `${formatCents(amountCents)} refunded.`;
  await insertEvent(tx, { orderId: order.id, status, actor, note });
  return { ...order, status, stockState };
}
