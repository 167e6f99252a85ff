import type { Order, Parcel, Shipment } from '../../contract/index.ts';
import { paymentCanBecome, trackingUrl, type PaymentState } from '../../kernel/index.ts';
import { MockError } from '../mock-error.ts';
import type { MockStore } from './mock-store.ts';
import type { MockOrder, MockUser } from './state.ts';

/** Moves an order to another state; the units of one that ends without a sale go back to stock. */
export function become(
  store: MockStore,
  order: MockOrder,
  status: PaymentState,
  { note = null, ...more }: Partial<MockOrder> & { readonly note?: string | null } = {},
): MockOrder {
  const from = order.status === 'SHIPPED' || order.status === 'DELIVERED' ? 'PAID' : order.status;
  if (!paymentCanBecome(from, status)) throw new Error(`${order.status} cannot become ${status}`);
  const at = new Date().toISOString();
  const paidAt = status === 'PAID' ? at : order.paidAt;
  const changed = { ...order, status, paidAt, ...more };
  if (status === 'CANCELED' || status === 'EXPIRED') take(store, order, -1);
  return change(store, changed, note);
}

/** Replaces an order and records its new state in the history. */
export function change(store: MockStore, order: MockOrder, note: string | null): MockOrder {
  const event = { status: order.status, at: new Date().toISOString(), note };
  const changed = { ...order, timeline: [...order.timeline, event] };
  store.state.orders = store.state.orders.map((other) => (other.id === order.id ? changed : other));
  return changed;
}

/** An operator's change to an order: its parcel has shipped, or has arrived. */
export function fulfil(
  store: MockStore,
  orderId: string,
  state: 'SHIPPED' | 'DELIVERED',
  at = new Date(),
): void {
  const order = store.state.orders.find(({ id }) => id === orderId);
  if (!order) throw new Error(`There is no order ${orderId}.`);
  const when = at.toISOString();
  const [sent] = order.parcels;
  const parcel = sent
    ? { ...sent, deliveredAt: when }
    : parcelOf(order, shipmentOf('UPS', '1Z999AA10123456784', when));
  const moved = { ...order, status: state, parcels: [parcel], shipment: order.shipment ?? parcel };
  change(store, { ...moved, deliveredAt: parcel.deliveredAt }, null);
  store.save();
}

export function shipmentOf(carrier: string, trackingNumber: string, shippedAt: string): Shipment {
  return { carrier, trackingNumber, trackingUrl: trackingUrl(carrier, trackingNumber), shippedAt };
}

/** All of an order in one parcel. */
export function parcelOf({ items }: Pick<Order, 'items'>, shipment: Shipment): Parcel {
  const lines = items.map(({ id, quantity }) => ({ orderItemId: id, quantity }));
  return { ...shipment, deliveredAt: null, lines };
}

export function take(store: MockStore, order: MockOrder, sign: 1 | -1): void {
  for (const { variantId, quantity } of order.lines) {
    store.state.taken[variantId] = (store.state.taken[variantId] ?? 0) + sign * quantity;
  }
}

export function bySession(store: MockStore, sessionId: string): MockOrder | undefined {
  return store.state.orders.find((order) => order.sessionId === sessionId);
}

export function orderOr404(store: MockStore, user: MockUser, id: string): MockOrder {
  const order = store.state.orders.find((candidate) => candidate.id === id && candidate.userId === user.id);
  if (!order) throw new MockError('ORDER_NOT_FOUND');
  return order;
}

/** As its owner sees it. */
export function present({
  userId: _,
  sessionId: __,
  addressId: ___,
  cartKey: ____,
  lines: _____,
  ...order
}: MockOrder): Order {
  return order;
}
