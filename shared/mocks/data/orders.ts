import type { Order } from '../../contract/index.ts';
import { isShippable, paymentCanBecome, shipByDate, type PaymentState } from '../../kernel/index.ts';
import { MockError } from '../mock-error.ts';
import type { MockStore } from './mock-store.ts';
import { shippingRulesOf } from './settings.ts';
import { fulfillmentStateOf, paymentOf, settled, type MockOrder } from './mock-order.ts';
import type { MockUser } from './state.ts';

interface Event {
  readonly note?: string | null;
  /** Who does it; only the staff sees that. */
  readonly actor?: string;
}

/** Moves an order to another state of its money; the units of one that ends without a sale go back to stock. */
export function become(
  store: MockStore,
  order: MockOrder,
  payment: PaymentState,
  { note = null, actor, ...more }: Partial<MockOrder> & Event = {},
): MockOrder {
  const from = paymentOf(order);
  if (!paymentCanBecome(from, payment)) throw new Error(`${from} cannot become ${payment}`);
  if (payment === 'CANCELED' || payment === 'EXPIRED') take(store, order, -1);
  const paid = payment === 'PAID' ? receivedNow(store, order) : {};
  return change(store, settled({ ...order, ...paid, ...more }, payment), note, actor);
}

/** A payment of all of it has arrived. */
function receivedNow(
  store: MockStore,
  order: MockOrder,
): Pick<MockOrder, 'paidAt' | 'payments' | 'shipDate'> {
  const receivedAt = new Date().toISOString();
  const payment = { kind: 'order' as const, received: order.total, receivedAt };
  const isNew = order.total > 0 && order.payments.length === 0;
  return {
    paidAt: receivedAt,
    shipDate: shipByDate(new Date(receivedAt), order.method, shippingRulesOf(store)),
    payments: isNew ? [{ ...payment, id: order.sessionId.replace('cs_', 'pi_') }] : order.payments,
  };
}

/** A payment has arrived that does not match the order: a person has to decide. */
export function putInReview(store: MockStore, orderId: string): void {
  const order = store.state.orders.find(({ id }) => id === orderId);
  if (!order) throw new Error(`There is no order ${orderId}.`);
  const { payments } = receivedNow(store, order);
  become(store, order, 'REVIEW', { payments, reviewCause: 'amount', actor: 'webhook' });
  store.save();
}

/** Replaces an order and records its new state in the history. */
export function change(
  store: MockStore,
  order: MockOrder,
  note: string | null,
  actor = 'shopper',
): MockOrder {
  const event = { status: order.status, at: new Date().toISOString(), note, actor };
  const changed = { ...order, timeline: [...order.timeline, event] };
  store.state.orders = store.state.orders.map((other) => (other.id === order.id ? changed : other));
  return changed;
}

export function take(store: MockStore, order: MockOrder, sign: 1 | -1): void {
  // A test order moves no units.
  if (order.test) return;
  for (const { variantId, quantity } of order.items) {
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
  payments: _____,
  refunds: ______,
  disputes: _______,
  held: ________,
  shipDate,
  delays,
  notes: _________,
  tags: __________,
  version: _version,
  changed: _changed,
  payBy: _payBy,
  payToken: _payToken,
  changes: made,
  ...seen
}: MockOrder): Order {
  const fulfillment = fulfillmentStateOf(seen);
  // What goes out in exchange was paid with the piece that came back.
  const items = seen.items.map((item) => (item.replaces === undefined ? item : { ...item, unitPrice: 0 }));
  const order = { ...seen, items };
  const isOpen =
    isShippable(paymentOf(order)) && (fulfillment === 'UNSHIPPED' || fulfillment === 'PARTLY_SHIPPED');
  const changes = made
    .filter(({ state }) => state === 'APPLIED' || state === 'OPEN')
    .map(({ id, state, lines, madeAt, toPay, toRefund, payBy }) => ({
      ...{ id, open: state === 'OPEN', at: madeAt, lines, toPay, toRefund, payBy },
    }));
  const last = delays.at(-1);
  if (!last) return { ...order, changes, shipBy: isOpen ? shipDate : null, delay: null };
  const { token: ___________, by: ____________, ...delay } = last;
  return { ...order, changes, delay, shipBy: isOpen ? shipDate : null };
}
