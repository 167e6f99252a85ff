import type { AdminParcel, NewParcel, ParcelCorrection } from '../../contract/index.ts';
import {
  isShippable,
  isShortenedNumber,
  mayCorrectNumber,
  openUnits,
  plainTracking,
  promisedDay,
  storeDay,
  storedTracking,
  trackingUrl,
} from '../../kernel/index.ts';
import { MockError } from '../mock-error.ts';
import { fulfillmentStateOf, isWarnedOf, paymentOf, settled, unitsOf, type MockOrder } from './mock-order.ts';
import { writeMail } from './mails.ts';
import type { MockStore } from './mock-store.ts';
import { change } from './orders.ts';
import { policyNow } from './settings.ts';

interface Said {
  /** Who says so. */
  readonly actor: string;
  readonly at?: Date;
}

/** Whose parcel has a tracking number, however it was typed; with an id another one. */
function parcelWithNumber({ state }: MockStore, trackingNumber: string, but?: string) {
  const number = plainTracking(trackingNumber);
  return state.orders
    .flatMap(({ id, parcels }) => parcels.map((parcel) => ({ orderId: id, parcel })))
    .find(({ parcel }) => parcel.id !== but && plainTracking(parcel.trackingNumber) === number);
}

/** A number as it is written down. */
function numberOf(trackingNumber: string): string {
  if (isShortenedNumber(trackingNumber)) throw new MockError('TRACKING_SHORTENED');
  const number = storedTracking(trackingNumber);
  if (number === null) throw new MockError('TRACKING_MISSING');
  return number;
}

function isSame(
  { orderId, parcel }: { readonly orderId: string; readonly parcel: AdminParcel },
  order: MockOrder,
  lines: NewParcel['lines'],
): boolean {
  const has = ({ orderItemId, quantity }: NewParcel['lines'][number]) =>
    parcel.lines.some((line) => line.orderItemId === orderItemId && line.quantity === quantity);
  return orderId === order.id && lines.length === parcel.lines.length && lines.every(has);
}

/** A parcel leaves. One that was recorded before changes nothing. */
export function ship(
  store: MockStore,
  order: MockOrder,
  { carrier, trackingNumber, lines }: NewParcel,
  { actor, at = new Date() }: Said,
): MockOrder {
  const number = numberOf(trackingNumber);
  const known = parcelWithNumber(store, trackingNumber);
  if (known && !isSame(known, order, lines)) throw new MockError('TRACKING_TAKEN');
  if (known) return order;
  const isDisputed = order.disputes.some(({ state }) => state === 'inquiry' || state === 'open');
  if (order.status === 'REVIEW') throw new MockError('ORDER_IN_REVIEW');
  if (!isShippable(paymentOf(order))) throw new MockError('ORDER_NOT_SHIPPABLE');
  if (order.held) throw new MockError('ORDER_ON_HOLD', { details: { reason: order.held.reason } });
  if (isDisputed) throw new MockError('ORDER_DISPUTED');
  if (isWarnedOf(order)) throw new MockError('WARNING_UNDECIDED');
  const items = unitsOf(order);
  const isOpen = ({ orderItemId, quantity }: NewParcel['lines'][number]) => {
    const item = items.find(({ id }) => id === orderItemId);
    return item !== undefined && quantity <= openUnits(item);
  };
  const named = new Set(lines.map(({ orderItemId }) => orderItemId));
  if (named.size < lines.length || !lines.every(isOpen)) throw new MockError('UNITS_NOT_OPEN');
  const parcel = parcelOf(store, { carrier, trackingNumber: number, lines }, at.toISOString());
  const shipped = settled({ ...order, parcels: [...order.parcels, parcel] }, paymentOf(order), 'shipped');
  const isLast = fulfillmentStateOf(shipped) === 'SHIPPED';
  return change(store, shipped, isLast ? carrier : `Part of the order has left with ${carrier}.`, actor);
}

export function parcelOf(
  store: MockStore,
  { carrier, trackingNumber, lines }: NewParcel,
  shippedAt: string,
): AdminParcel {
  const link = trackingUrl(carrier, trackingNumber);
  const made = { id: store.newId(), carrier, trackingNumber, trackingUrl: link, lines };
  const promisedOn = promisedDay(storeDay(new Date(shippedAt)), 'standard', policyNow(store.state));
  return { ...made, shippedAt, promisedOn, deliveredAt: null, deliveryAssumed: false };
}

/** Another carrier or number of a parcel that is under way. The same again changes nothing. */
export function correctTracking(
  store: MockStore,
  order: MockOrder,
  { parcelId, carrier, trackingNumber, seen }: ParcelCorrection & { readonly parcelId: string },
  actor: string,
): MockOrder {
  const parcel = order.parcels.find(({ id }) => id === parcelId);
  const email = order.email ?? '';
  if (!parcel || !mayCorrectNumber(parcel, { email })) throw new MockError('PARCEL_NOT_FOUND');
  const number = numberOf(trackingNumber);
  if (parcel.carrier === carrier && parcel.trackingNumber === number) return order;
  if (parcelWithNumber(store, number, parcelId)) throw new MockError('TRACKING_TAKEN');
  if (parcel.carrier !== seen.carrier || parcel.trackingNumber !== seen.trackingNumber)
    throw new MockError('PARCEL_CHANGED');
  const tracking = { carrier, trackingNumber: number, trackingUrl: trackingUrl(carrier, number) };
  const parcels = order.parcels.map((each) => (each.id === parcelId ? { ...each, ...tracking } : each));
  writeMail(store, {
    ...{ kind: 'order-shipped', recipient: email, orderId: order.id },
    subject: `The tracking number of order ${order.number} is corrected`,
    text: `Please use this number: ${carrier} ${number}.`,
  });
  const note = `The tracking number is corrected: ${carrier} ${number}.`;
  return change(store, { ...order, parcels }, note, actor);
}

/** A parcel has arrived; without an id all that are under way. */
export function deliver(
  store: MockStore,
  order: MockOrder,
  parcelId: string | null,
  { actor, at = new Date() }: Said,
): MockOrder {
  const arrives = ({ id, deliveredAt, deliveryAssumed }: AdminParcel) =>
    (deliveredAt === null || deliveryAssumed) && (parcelId === null || id === parcelId);
  if (!isShippable(paymentOf(order)) || !order.parcels.some(arrives)) throw new MockError('PARCEL_NOT_FOUND');
  const parcels = order.parcels.map((parcel) =>
    arrives(parcel) ? { ...parcel, deliveredAt: at.toISOString(), deliveryAssumed: false } : parcel,
  );
  const delivered = settled({ ...order, parcels });
  const isLast = fulfillmentStateOf(delivered) === 'DELIVERED';
  return change(store, delivered, isLast ? null : 'A parcel has arrived.', actor);
}

/** All of an order that is open. */
export function openLines(order: Pick<MockOrder, 'items' | 'parcels'>): NewParcel['lines'] {
  return unitsOf(order)
    .map((item) => ({ orderItemId: item.id, quantity: openUnits(item) }))
    .filter(({ quantity }) => quantity > 0);
}

/** An operator's change to an order: what is open of it has shipped in one parcel, or all its parcels have arrived. */
export function fulfil(
  store: MockStore,
  orderId: string,
  state: 'SHIPPED' | 'DELIVERED',
  at = new Date(),
): void {
  const order = store.state.orders.find(({ id }) => id === orderId);
  if (!order) throw new Error(`There is no order ${orderId}.`);
  const said = { actor: 'operator', at };
  if (state === 'DELIVERED') deliver(store, order, null, said);
  else {
    const lines = openLines(order);
    // Each number belongs to one parcel.
    const trackingNumber = `1Z${orderId.replaceAll('-', '').slice(-16).toUpperCase()}`;
    ship(store, order, { carrier: 'UPS', trackingNumber, lines }, said);
  }
  store.save();
}
