import {
  formatDay,
  isShippable,
  isShortenedNumber,
  openUnits,
  promisedDay,
  storeDay,
  storedTracking,
  type HoldReason,
} from '@ritual/shared/kernel';
import type { Db } from '../../../db/client.ts';
import type { Deps } from '../../../deps.ts';
import { enqueueMail } from '../../mails/outbox.ts';
import { orderShippedMail } from '../../../mail/orders/shipped-mail.ts';
import { undecidedDisputes } from '../records/disputes.repository.ts';
import { undecidedWarnings } from '../records/warnings.repository.ts';
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
  parcelsWithNumber,
  shipmentsOf,
  writeDelivered,
  type LineUnits,
  type Parcel,
} from '../records/shipments.repository.ts';
import { shopPolicy } from '../../shop/policy.repository.ts';

interface Fulfillment {
  readonly orderId: string;
  /** Who says so; it is shown in the order's timeline. */
  readonly actor: string;
  readonly at?: Date;
}

export interface Shipping extends Fulfillment {
  readonly carrier: string;
  readonly trackingNumber: string;
  /** What is in the parcel; without it all that is open. */
  readonly lines?: readonly LineUnits[];
}

/** With the reason. */
export type OnHold = `on hold: ${HoldReason}`;
/** `known`: the same parcel was recorded before, and nothing was changed. */
export type Fulfilled =
  | ('done' | 'known' | 'unknown order' | 'not from here' | 'in review' | 'disputed' | 'warning undecided')
  | 'more units than are open'
  | ('number is taken' | 'number is shortened' | 'number is missing')
  | OnHold;

/**
 * A parcel was handed over. Every source of that news ends here: a form, a file, a scan or a carrier. The order's row is locked: it is shipped or
 * canceled, never both. The number belongs to this parcel alone, in the whole store.
 */
export async function markShipped(
  { database: { transaction }, settings }: Pick<Deps, 'database' | 'settings'>,
  { orderId, actor, carrier, trackingNumber, lines, at: shippedAt = new Date() }: Shipping,
): Promise<Fulfilled> {
  return transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order) return 'unknown order';
    if (isShortenedNumber(trackingNumber)) return 'number is shortened';
    const number = storedTracking(trackingNumber);
    if (number === null) return 'number is missing';
    const before = await parcelsWithNumber(tx, number);
    if (before.some((parcel) => isSame(parcel, orderId, lines))) return 'known';
    if (before.length > 0) return 'number is taken';
    const refused = await whyNotShipped(tx, order);
    if (refused) return refused;
    const items = await itemsOfOrder(tx, orderId);
    const packed = lines ?? allOpen(items);
    if (packed.length === 0) return 'not from here';
    if (!areOpen(items, packed)) return 'more units than are open';
    const policy = await shopPolicy(tx);
    const { length: position } = await shipmentsOf(tx, [orderId]);
    const promisedOn = promisedDay(storeDay(shippedAt), order.shippingMethod, policy);
    const parcel = await insertShipment(tx, {
      ...{ orderId, position, carrier, trackingNumber: number, shippedAt, promisedOn, lines: packed },
    });
    if (!parcel) return 'number is taken';
    const { fulfillmentState, status } = await followParcels(tx, order, 'shipped');
    const isLast = fulfillmentState === 'SHIPPED';
    await insertEvent(tx, {
      ...{ orderId, actor, status: isLast ? 'SHIPPED' : status },
      note: isLast ? carrier : `Part of the order has left with ${carrier}.`,
    });
    const several = isLast && position === 0 ? undefined : { items, isLast };
    await enqueueMail(
      tx,
      orderShippedMail(order, parcel, { publicUrl: settings.publicUrl, policy, several }),
    );
    return 'done';
  });
}

/** Whether a parcel is the one that is recorded; without lines its contents are not compared. */
function isSame(parcel: Parcel, orderId: string, lines: readonly LineUnits[] | undefined): boolean {
  if (parcel.orderId !== orderId) return false;
  const has = (line: LineUnits) =>
    parcel.lines.some(
      ({ orderItemId, quantity }) => orderItemId === line.orderItemId && quantity === line.quantity,
    );
  return lines === undefined || (lines.length === parcel.lines.length && lines.every(has));
}

async function whyNotShipped(
  tx: Db,
  order: OrderRow,
): Promise<'not from here' | 'in review' | 'disputed' | 'warning undecided' | OnHold | null> {
  if (order.paymentState === 'REVIEW') return 'in review';
  if (!isShippable(order.paymentState)) return 'not from here';
  if (order.holdReason !== null) return `on hold: ${order.holdReason}`;
  if ((await undecidedDisputes(tx, order.id)).length > 0) return 'disputed';
  // It held what was open when it came; what is open since then waits for a person, too.
  if ((await undecidedWarnings(tx, order.id)) > 0) return 'warning undecided';
  // All of it is on its way back, though it has not arrived. Of one that costs nothing, or does now, nothing was refunded.
  const { done, waiting, refunded, refunding } = await refundedCents(tx, order);
  const isAllGone = refunded + refunding > 0 && done + waiting >= order.receivedCents;
  return isAllGone ? 'not from here' : null;
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

interface Delivery extends Fulfillment {
  readonly parcelId?: string;
  /** Nothing was heard of it: it only counts as delivered. */
  readonly assumed?: boolean;
}

/**
 * A parcel has arrived, or all of an order that are under way. With the last one the order is delivered, and can be returned from
 * then on. What was assumed is replaced by what is known.
 */
export async function markDelivered(
  { database: { transaction } }: Pick<Deps, 'database'>,
  { orderId, actor, parcelId, assumed = false, at: deliveredAt = new Date() }: Delivery,
): Promise<'done' | 'unknown order' | 'not from here'> {
  return transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order) return 'unknown order';
    const arriving = (await shipmentsOf(tx, [orderId])).filter(
      (parcel) =>
        (parcel.deliveredAt === null || (parcel.deliveryAssumed && !assumed)) &&
        (parcelId === undefined || parcel.id === parcelId),
    );
    if (arriving.length === 0 || !isShippable(order.paymentState)) return 'not from here';
    for (const { id } of arriving) await writeDelivered(tx, id, { deliveredAt, assumed });
    const { fulfillmentState, status } = await followParcels(tx, order);
    const isLast = fulfillmentState === 'DELIVERED';
    await insertEvent(tx, {
      ...{ orderId, actor, status: isLast ? 'DELIVERED' : status },
      note: noteOf({ isLast, assumed, wasLast: order.fulfillmentState === 'DELIVERED', deliveredAt }),
    });
    return 'done';
  });
}

function noteOf(of: {
  readonly isLast: boolean;
  readonly assumed: boolean;
  readonly wasLast: boolean;
  readonly deliveredAt: Date;
}): string | null {
  if (of.wasLast) return `It arrived on ${formatDay(storeDay(of.deliveredAt))}.`;
  if (of.assumed) return 'We have no news of it from the carrier, and it should have arrived by now.';
  return of.isLast ? null : 'A parcel has arrived.';
}
