import {
  orderQueues,
  orderTasks,
  type AdminOrder,
  type OrderQueue,
  type OrderSummary,
  type OrderTask,
} from '../../contract/index.ts';
import { orderTaxesOf } from './taxes.ts';
import { isShippable, type ReturnStatus } from '../../kernel/index.ts';
import { MockError } from '../mock-error.ts';
import {
  fulfillmentStateOf,
  isWarnedOf,
  paidItemsOf,
  paymentOf,
  receivedOf,
  unitsOf,
  type MockOrder,
} from './mock-order.ts';
import type { MockStore } from './mock-store.ts';
import { dueDay, isOpen } from './dates.ts';
import { refundableOf, refundedOrder } from './refunds.ts';
import { recordsOf, staffStepsOf } from './order-records.ts';
import { presentInForce } from './pages.ts';
import { openLines } from './parcels.ts';

export function anyOrderOr404({ state }: MockStore, id: string): MockOrder {
  const order = state.orders.find((each) => each.id === id);
  if (!order) throw new MockError('ORDER_NOT_FOUND');
  return order;
}

const isUndecided = ({ state }: MockOrder['disputes'][number]) => state === 'inquiry' || state === 'open';

/** The bank waits for an answer: none was sent, or the provider has not taken it. */
export function awaitsAnswer(dispute: MockOrder['disputes'][number]): boolean {
  if (!isUndecided(dispute)) return false;
  const { answer } = dispute;
  if (answer === null || answer.kind === null) return true;
  return answer.sentAt === null && answer.problem !== null;
}

function tasksOf(order: MockOrder): OrderTask[] {
  // Nothing waits to be done with a test order.
  if (order.test) return [];
  const disputes = order.disputes.filter(isUndecided);
  const waits: Readonly<Record<OrderTask, boolean>> = {
    ship:
      isShippable(paymentOf(order)) &&
      disputes.length === 0 &&
      !isWarnedOf(order) &&
      order.held === null &&
      openLines(order).length > 0,
    review: order.status === 'REVIEW',
    dispute: disputes.some(awaitsAnswer),
    return: order.returns.some(({ status }) => status !== 'REJECTED' && status !== 'REFUNDED'),
  };
  return (Object.keys(waits) as OrderTask[]).filter((task) => waits[task]);
}

/** Cents that are on their way back. */
export const refundingOf = ({ refunds }: MockOrder): number =>
  refunds.reduce(
    (sum, { state, amount }) => sum + (state === 'waiting' || state === 'pending' ? amount : 0),
    0,
  );

/** Refunds whose money came back and that are not settled. */
export function refundsToSettle({ refunds, status }: MockOrder): MockOrder['refunds'] {
  if (status === 'REFUNDED') return [];
  return refunds.filter(
    ({ state, settled, reason }) => state === 'failed' && settled === null && reason !== 'dispute',
  );
}

const isTask = (queue: OrderQueue): queue is OrderTask => orderTasks.some((task) => task === queue);

/** Whether an order is in a part of the list. */
export function isInQueue(order: MockOrder, queue: OrderQueue): boolean {
  if (order.test) return false;
  const hasReturn = (wanted: ReturnStatus) => order.returns.some(({ status }) => status === wanted);
  if (queue === 'disputed') return order.disputes.some(isUndecided);
  if (queue === 'refund') return refundsToSettle(order).length > 0;
  if (queue === 'warning') return isWarnedOf(order);
  if (queue === 'put-back')
    return order.status === 'REFUNDED' && order.paidAt !== null && openLines(order).length > 0;
  if (queue === 'change-open') return order.changes.some(({ state }) => state === 'OPEN');
  if (queue === 'await-payment') return order.status === 'PENDING' && order.payBy !== null;
  if (queue === 'return-decide') return hasReturn('REQUESTED');
  if (queue === 'return-receive') return hasReturn('APPROVED');
  if (queue === 'return-refund') return hasReturn('RECEIVED');
  return tasksOf(order).includes(queue);
}

export function orderSummaryOf(order: MockOrder): OrderSummary {
  const { id, number, status, createdAt, paidAt, total, refunded, shippingAddress } = order;
  return {
    ...{ id, number, status, createdAt, paidAt, total, refunded },
    ...(order.test && { test: true }),
    payment: paymentOf(order),
    fulfillment: fulfillmentStateOf(order),
    name: shippingAddress.recipientName ?? '',
    email: order.email ?? '',
    city: shippingAddress.city,
    state: shippingAddress.state,
    personId: order.userId === '' ? null : order.userId,
    pieces: order.items.reduce((sum, { quantity, replaces }) => sum + (replaces ? 0 : quantity), 0),
    tasks: tasksOf(order),
    queues: orderQueues.filter((queue) => !isTask(queue) && isInQueue(order, queue)),
    deliveryAssumed: order.parcels.some((parcel) => parcel.deliveryAssumed),
    method: order.method,
    shipBy: dueDay(order),
    hold: isOpen(order) ? (order.held?.reason ?? null) : null,
    tags: order.tags,
  };
}

/** As the staff sees it. */
export function wholeOrder(store: MockStore, order: MockOrder): AdminOrder {
  const { subtotal, shipping, tax, taxRatePercent, shippingAddress } = order;
  const { items: refunded, shippingRefunded } = refundedOrder(order);
  return {
    ...orderSummaryOf(order),
    recipientName: shippingAddress.recipientName ?? '',
    street: shippingAddress.street ?? '',
    zip: shippingAddress.zip ?? '',
    ...{ subtotal, shipping, tax, taxRatePercent, discount: order.discount, shippingTax: order.shippingTax },
    ...(order.ratesDiffer && { ratesDiffer: true }),
    ...orderTaxesOf(order),
    received: receivedOf(order),
    refundable: refundableOf(order),
    shippingRefunded,
    items: paidItemsOf(order).map((item, index) => ({ ...item, refunded: refunded[index]?.refunded ?? 0 })),
    parcels: order.parcels,
    payments: order.payments,
    refunds: order.refunds,
    disputes: order.disputes,
    warnings: order.warnings,
    reviewCause: order.reviewCause,
    returns: order.returns,
    timeline: order.timeline,
    staffSteps: staffStepsOf(store, order),
    held: isOpen(order) ? order.held : null,
    delays: order.delays.map(({ token: _, ...delay }) => delay),
    version: order.version,
    pagesInForce: presentInForce(store, order.pagesInForce),
    payBy: order.payBy,
    changes: order.changes.map(({ token: _, ...change }) => change),
    ...recordsOf(store, order),
  };
}

/** What the audit log notes of an order: nothing personal. */
export function factsOf(order: MockOrder): Readonly<Record<string, unknown>> {
  const items = unitsOf(order);
  const units = (count: 'shipped' | 'canceled' | 'restocked') =>
    items.reduce((sum, item) => sum + item[count], 0);
  return {
    ...{ payment: paymentOf(order), fulfillment: fulfillmentStateOf(order) },
    ...{ shipBy: order.shipDate, hold: order.held?.reason ?? null, payBy: order.payBy },
    ...{
      version: order.version,
      totalCents: order.total,
      changes: order.changes.map(({ state }) => state).join(', '),
    },
    ...{ refundedCents: order.refunded, refundingCents: refundingOf(order), parcels: order.parcels.length },
    ...{ shipped: units('shipped'), canceled: units('canceled'), restocked: units('restocked') },
    failedRefunds: order.refunds.filter(({ state, settled }) => state === 'failed' && settled === null)
      .length,
    delivered: order.parcels.filter(({ deliveredAt }) => deliveredAt !== null).length,
    piecesReceived: order.returns
      .flatMap(({ pieces }) => pieces)
      .reduce((sum, { quantity }) => sum + quantity, 0),
    exchanged: order.items.reduce((sum, { exchanged = 0 }) => sum + exchanged, 0),
  };
}
