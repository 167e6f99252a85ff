import { canBecome } from '@ritual/shared/kernel';
import type { Deps } from '../../../deps.ts';
import { enqueueMail } from '../../mails/outbox.ts';
import { orderShippedMail } from '../../../mail/orders/shipped-mail.ts';
import { undecidedDisputes } from '../records/disputes.repository.ts';
import { refundedCents } from '../records/refunds.repository.ts';
import { changeOrder, insertEvent, lockOrder } from '../records/orders.repository.ts';

interface Fulfilment {
  readonly orderId: string;
  /** Who says so; it stands in the order's timeline. */
  readonly actor: string;
  readonly at?: Date;
}

export interface Shipping extends Fulfilment {
  readonly carrier: string;
  readonly trackingNumber: string;
}

export type Fulfilled = 'done' | 'unknown order' | 'not from here' | 'disputed';

/** The parcel was handed over. The order's row is locked: it is shipped or canceled, never both. */
export async function markShipped(
  { database: { transaction }, settings }: Pick<Deps, 'database' | 'settings'>,
  { orderId, actor, carrier, trackingNumber, at: shippedAt = new Date() }: Shipping,
): Promise<Fulfilled> {
  return transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order) return 'unknown order';
    if (order.shippedAt !== null || !canBecome(order.status, 'SHIPPED')) return 'not from here';
    if ((await undecidedDisputes(tx, orderId)).length > 0) return 'disputed';
    // All of it is on its way back, though it has not arrived. Nothing was paid for one that cost nothing, and nothing goes back.
    const { done, waiting } = await refundedCents(tx, order);
    if (order.totalCents > 0 && done + waiting >= order.totalCents) return 'not from here';
    const parcel = { carrier, trackingNumber };
    await changeOrder(tx, orderId, { ...parcel, shippedAt, status: 'SHIPPED' });
    await insertEvent(tx, { orderId, actor, status: 'SHIPPED', note: carrier });
    await enqueueMail(tx, orderShippedMail(order, parcel, settings.publicUrl));
    return 'done';
  });
}

/** The parcel has arrived; from here on it can be returned. */
export async function markDelivered(
  { database: { transaction } }: Pick<Deps, 'database'>,
  { orderId, actor, at: deliveredAt = new Date() }: Fulfilment,
): Promise<Fulfilled> {
  return transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order) return 'unknown order';
    const arriving = order.shippedAt !== null && order.deliveredAt === null;
    if (!arriving || !canBecome(order.status, 'DELIVERED')) return 'not from here';
    await changeOrder(tx, orderId, { deliveredAt, status: 'DELIVERED' });
    await insertEvent(tx, { orderId, actor, status: 'DELIVERED' });
    return 'done';
  });
}
