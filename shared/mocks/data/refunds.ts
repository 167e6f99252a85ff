import type { NewRefund } from '../../contract/index.ts';
import {
  areRefundable,
  formatCents,
  isRefundable,
  openUnits,
  paymentCanBecome,
  refundableUnits,
  refundLines,
  unitsByLine,
  type RefundedOrder,
} from '../../kernel/index.ts';
import { MockError } from '../mock-error.ts';
import { paidItemsOf, paymentOf, receivedOf, settled, unitsOf, type MockOrder } from './mock-order.ts';
import type { MockStore } from './mock-store.ts';
import { change, take } from './orders.ts';

export interface Refund extends NewRefund {
  readonly reason: 'operator' | 'canceled' | 'change';
}

/** Cents of a paid order that are neither given back nor decided on. */
export function refundableOf(order: MockOrder): number {
  return isRefundable(order.status) ? leftOf(order) : 0;
}

/** The same of an order in any state. */
export function leftOf(order: MockOrder): number {
  return receivedOf(order) - liveRefunds(order).reduce((sum, { amount }) => sum + amount, 0);
}

/** Those whose money went, or will. */
export const liveRefunds = ({ refunds }: MockOrder) =>
  refunds.filter(
    ({ state, settled: as }) => as === 'paid otherwise' || (state !== 'failed' && state !== 'given up'),
  );

/** An order as the rules of refunds see it. */
export function refundedOrder(order: MockOrder): RefundedOrder {
  const lines = liveRefunds(order).flatMap((refund) => refund.lines);
  return {
    items: paidItemsOf(order).map((item) => ({
      ...item,
      refunded: lines.reduce((sum, { orderItemId, units }) => sum + (orderItemId === item.id ? units : 0), 0),
    })),
    ...{ shipping: order.shipping, shippingTax: order.shippingTax },
    shippingRefunded: lines.reduce((sum, { kind, amount }) => sum + (kind === 'shipping' ? amount : 0), 0),
  };
}

/** All units and the shipping, as far as their money has not gone. */
export function allThatIsLeft(order: MockOrder): Pick<NewRefund, 'lines' | 'shipping'> {
  const { items } = refundedOrder(order);
  const lines = items.map((item) => ({ orderItemId: item.id, quantity: refundableUnits(item) }));
  return { lines: lines.filter(({ quantity }) => quantity > 0), shipping: true };
}

/** Throws where all the money would go back while units are neither shipped nor put back. */
export function mustNotStrand(
  order: MockOrder,
  { amount, restock }: Pick<NewRefund, 'amount' | 'restock'>,
): void {
  const back = unitsByLine(restock);
  if (order.disputes.some(({ state }) => state === 'open')) return;
  const isAll = order.status !== 'REVIEW' && amount > 0 && amount === refundableOf(order);
  if (isAll && unitsOf(order).some((item) => openUnits(item) > (back[item.id] ?? 0)))
    throw new MockError('REFUND_LEAVES_OPEN_UNITS');
}

/** As staff decides: all the money of an order does not go back while units are neither shipped nor put back. */
export function decideRefund(store: MockStore, order: MockOrder, refund: NewRefund): MockOrder {
  if (order.refunds.some(({ id }) => id === refund.refundId)) return order;
  mustNotStrand(order, refund);
  return writeRefund(store, order, { ...refund, reason: 'operator' });
}

/** Writes a refund down, and puts units back. What is refused is left as it was. */
export function writeRefund(store: MockStore, order: MockOrder, refund: Refund): MockOrder {
  const { refundId, amount, restock } = refund;
  if (order.refunds.some(({ id }) => id === refundId)) return order;
  if (order.payments.length === 0 || !isRefundable(order.status)) throw new MockError('ORDER_NOT_PAID');
  if (order.disputes.some(({ state }) => state === 'open')) throw new MockError('ORDER_DISPUTED');
  if (amount < 1 || amount > refundableOf(order)) throw new MockError('REFUND_TOO_HIGH');
  if (!areRefundable(refundedOrder(order), unitsByLine(refund.lines))) throw new MockError('UNITS_REFUNDED');
  return withRefund(restocked(store, order, restock), refund, order);
}

/** With a refund that waits for `sendRefunds`. */
export function withRefund(
  order: MockOrder,
  { refundId: id, amount, reason, cause, lines, shipping }: Omit<Refund, 'restock'>,
  before = order,
): MockOrder {
  const payment = order.payments[0]?.id ?? '';
  const createdAt = new Date().toISOString();
  const choice = { units: unitsByLine(lines), shipping };
  const of = lines.length > 0 || shipping ? refundLines(refundedOrder(before), choice, amount) : [];
  const made = {
    ...{ id, payment, amount, reason, createdAt, cause, state: 'waiting' as const },
    ...{ problem: null, settled: null, reference: null },
    lines: of.map(({ cents, ...line }) => ({ ...line, amount: cents })),
  };
  return { ...order, refunds: [...order.refunds, made] };
}

/** Whether no money can go back for what comes back: the order cost nothing, or all of it was given back before. */
const isAllBack = ({ status, total }: MockOrder) => total === 0 || status === 'REFUNDED';

/** What is canceled or comes back: a refund is written, and where no money can go back units are put back only. */
export function giveBack(store: MockStore, order: MockOrder, refund: Refund): MockOrder {
  if (!isAllBack(order)) return writeRefund(store, order, refund);
  if (order.paidAt === null) throw new MockError('ORDER_NOT_PAID');
  if (refund.amount > 0) throw new MockError('REFUND_TOO_HIGH');
  return restocked(store, order, refund.restock);
}

export const noteOfReturned = (order: MockOrder) =>
  isAllBack(order) ? 'Return completed.' : 'Return refunded.';

/** With units put back. */
export function restocked(store: MockStore, order: MockOrder, restock: NewRefund['restock']): MockOrder {
  const items = unitsOf(order).map(({ shipped, ...item }) => {
    const units = restock.reduce((sum, line) => sum + (line.orderItemId === item.id ? line.quantity : 0), 0);
    // Units in no parcel go into none.
    const canceled = item.canceled + Math.min(units, openUnits({ ...item, shipped }));
    return { ...item, canceled, restocked: item.restocked + units };
  });
  const isOfOrder = restock.every(({ orderItemId }) => items.some(({ id }) => id === orderItemId));
  if (!isOfOrder || items.some((item) => item.restocked + (item.exchanged ?? 0) > item.quantity))
    throw new MockError('UNITS_NOT_SOLD');
  for (const { orderItemId, quantity } of order.test ? [] : restock) {
    const variantId = items.find(({ id }) => id === orderItemId)?.variantId ?? 0;
    store.state.taken[variantId] = (store.state.taken[variantId] ?? 0) - quantity;
  }
  return settled({ ...order, items });
}

/** The money of all refunds that wait goes at once, as there is no provider; the order follows as in the API. */
export function sendRefunds(store: MockStore, order: MockOrder): MockOrder {
  return order.refunds
    .filter(({ state }) => state === 'waiting')
    .reduce((before, { id, amount }) => {
      const refunds = before.refunds.map((each) =>
        each.id === id ? { ...each, state: 'succeeded' as const } : each,
      );
      // What a cheaper change gave back leaves it paid as it is now.
      const gone = before.refunded + before.changed + amount;
      const isOfChange = before.refunds.some((each) => each.id === id && each.reason === 'change');
      const refunded = before.refunded + (isOfChange ? 0 : amount);
      const sent = { ...before, refunds, refunded, changed: before.changed + (isOfChange ? amount : 0) };
      if (before.status === 'REFUNDED') return replace(store, sent);
      const from = paymentOf(sent);
      const part = gone >= receivedOf(sent) ? 'REFUNDED' : 'PARTIALLY_REFUNDED';
      const wanted = refunded > 0 ? part : from;
      // Its units were held and never sold.
      if (wanted === 'REFUNDED' && order.paidAt === null) take(store, sent, -1);
      const moved = settled(sent, paymentCanBecome(from, wanted) ? wanted : from);
      return change(store, moved, `${formatCents(amount)} refunded.`, 'store');
    }, order);
}

export function replace(store: MockStore, order: MockOrder): MockOrder {
  store.state.orders = store.state.orders.map((other) => (other.id === order.id ? order : other));
  return order;
}
