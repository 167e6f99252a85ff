import { isShippable, openUnits } from '@ritual/shared/kernel';
import type { Db } from '../../../db/client.ts';
import type { Deps } from '../../../deps.ts';
import { enqueueMail } from '../../mails/outbox.ts';
import { orderShippedMail } from '../../../mail/orders/shipped-mail.ts';
import { undecidedDisputes } from '../records/disputes.repository.ts';
import { followParcels } from '../records/fulfillment.ts';
import { refundedCents } from '../records/refunds.repository.ts';
import {
  insertEvent,
  itemsOfOrder,
  lockOrder,
  type OrderItemRow,
  type OrderRow,
} from '../records/orders.repository.ts';
import {
  insertShipment,
  shipmentsOf,
  writeDelivered,
  type LineUnits,
} from '../records/shipments.repository.ts';

interface Fulfillment {
  readonly orderId: string;
  /** Who says so; it stands in the order's timeline. */
  readonly actor: string;
  readonly at?: Date;
}

export interface Shipping extends Fulfillment {
  readonly carrier: string;
  readonly trackingNumber: string;
  /** What is in the parcel; without it all that is open. */
  readonly lines?: readonly LineUnits[];
}

export type Fulfilled = 'done' | 'unknown order' | 'not from here' | 'disputed' | 'more units than are open';

/** A parcel was handed over. The order's row is locked: it is shipped or canceled, never both. */
export async function markShipped(
  { database: { transaction }, settings }: Pick<Deps, 'database' | 'settings'>,
  { orderId, actor, carrier, trackingNumber, lines, at: shippedAt = new Date() }: Shipping,
): Promise<Fulfilled> {
  return transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order) return 'unknown order';
    const refused = await whyNotShipped(tx, order);
    if (refused) return refused;
    const items = await itemsOfOrder(tx, orderId);
    const packed = lines ?? allOpen(items);
    if (packed.length === 0) return 'not from here';
    if (!areOpen(items, packed)) return 'more units than are open';
    const { length: position } = await shipmentsOf(tx, [orderId]);
    const parcel = await insertShipment(tx, {
      ...{ orderId, position, carrier, trackingNumber, shippedAt, lines: packed },
    });
    const { fulfillmentState, status } = await followParcels(tx, order);
    const isLast = fulfillmentState === 'SHIPPED';
    await insertEvent(tx, {
      ...{ orderId, actor, status: isLast ? 'SHIPPED' : status },
      note: isLast ? carrier : `Part of your order has left with ${carrier}.`,
    });
    const several = isLast && position === 0 ? undefined : { items, isLast };
    await enqueueMail(tx, orderShippedMail(order, parcel, { publicUrl: settings.publicUrl, several }));
    return 'done';
  });
}

async function whyNotShipped(tx: Db, order: OrderRow): Promise<'not from here' | 'disputed' | null> {
  if (!isShippable(order.paymentState)) return 'not from here';
  if ((await undecidedDisputes(tx, order.id)).length > 0) return 'disputed';
  // All of it is on its way back, though it has not arrived. Nothing was paid for one that cost nothing, and nothing goes back.
  const { done, waiting } = await refundedCents(tx, order);
  return order.receivedCents > 0 && done + waiting >= order.receivedCents ? 'not from here' : null;
}

const allOpen = (items: readonly OrderItemRow[]): LineUnits[] =>
  items
    .map((item) => ({ orderItemId: item.id, quantity: openUnits(item) }))
    .filter(({ quantity }) => quantity > 0);

/** Whether all units of a parcel are open, each line named once. */
function areOpen(items: readonly OrderItemRow[], packed: readonly LineUnits[]): boolean {
  const isOpen = ({ orderItemId, quantity }: LineUnits) => {
    const item = items.find(({ id }) => id === orderItemId);
    return item !== undefined && quantity > 0 && quantity <= openUnits(item);
  };
  return new Set(packed.map(({ orderItemId }) => orderItemId)).size === packed.length && packed.every(isOpen);
}

/**
 * A parcel has arrived, or all of an order that are under way. With the last one the order is delivered, and can be returned from
 * then on.
 */
export async function markDelivered(
  { database: { transaction } }: Pick<Deps, 'database'>,
  { orderId, actor, parcelId, at: deliveredAt = new Date() }: Fulfillment & { readonly parcelId?: string },
): Promise<Exclude<Fulfilled, 'disputed'>> {
  return transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order) return 'unknown order';
    const arriving = (await shipmentsOf(tx, [orderId])).filter(
      (parcel) => parcel.deliveredAt === null && (parcelId === undefined || parcel.id === parcelId),
    );
    if (arriving.length === 0 || !isShippable(order.paymentState)) return 'not from here';
    for (const { id } of arriving) await writeDelivered(tx, id, deliveredAt);
    const { fulfillmentState, status } = await followParcels(tx, order);
    const isLast = fulfillmentState === 'DELIVERED';
    await insertEvent(tx, {
      ...{ orderId, actor, status: isLast ? 'DELIVERED' : status },
      note: isLast ? null : 'A parcel has arrived.',
    });
    return 'done';
  });
}
