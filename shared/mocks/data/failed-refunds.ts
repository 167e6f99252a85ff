import type { RefundSettlement } from '../../contract/index.ts';
import { formatCents, paymentAfterFailedRefund } from '../../kernel/index.ts';
import { MockError } from '../mock-error.ts';
import { paymentOf, receivedOf, settled, type MockOrder } from './mock-order.ts';
import type { MockStore } from './mock-store.ts';
import { anyOrderOr404 } from './order-work.ts';
import { change } from './orders.ts';
import { leftOf, replace } from './refunds.ts';

/** The money of an order's refunds comes back, as when the card was closed. */
export function failRefunds(store: MockStore, orderId: string): void {
  const order = anyOrderOr404(store, orderId);
  const went = order.refunds.filter(({ state }) => state === 'succeeded');
  const sum = (some: typeof went) => some.reduce((cents, { amount }) => cents + amount, 0);
  const back = sum(went);
  const backOfChanges = sum(went.filter(({ reason }) => reason === 'change'));
  const refunds = order.refunds.map((each) =>
    each.state === 'succeeded'
      ? { ...each, state: 'failed' as const, problem: 'The money did not arrive.' }
      : each,
  );
  const refunded = order.refunded - (back - backOfChanges);
  const changed = order.changed - backOfChanges;
  const shipped = order.parcels.length > 0;
  const payment = paymentAfterFailedRefund({ payment: paymentOf(order), shipped }, refunded);
  const note = `The bank sent ${formatCents(back)} back to the store, which finds another way to refund it.`;
  change(store, settled({ ...order, refunds, refunded, changed }, payment), note, 'webhook');
  store.save();
}

/** What became of a refund whose money came back. */
export function settleRefund(
  store: MockStore,
  order: MockOrder,
  { refundId, settled: as, reference }: RefundSettlement & { readonly refundId: string },
  actor: string,
): MockOrder {
  const refund = order.refunds.find(({ id }) => id === refundId);
  if (!refund) throw new MockError('REFUND_NOT_FOUND');
  if (refund.settled === as && refund.reference === reference) return order;
  if (refund.state !== 'failed' || refund.settled !== null) throw new MockError('REFUND_NOT_FAILED');
  if (as === 'paid otherwise' && refund.amount > leftOf(order)) throw new MockError('REFUND_NOT_OWED');
  const refunds = order.refunds.map((each) => (each === refund ? { ...each, settled: as, reference } : each));
  if (as === 'not owed') return replace(store, { ...order, refunds });
  const isOfChange = refund.reason === 'change';
  const refunded = order.refunded + (isOfChange ? 0 : refund.amount);
  const changed = order.changed + (isOfChange ? refund.amount : 0);
  const part = refunded + changed >= receivedOf(order) ? 'REFUNDED' : 'PARTIALLY_REFUNDED';
  const wanted = refunded > 0 ? part : paymentOf(order);
  const note = `${formatCents(refund.amount)} refunded in another way.`;
  return change(store, settled({ ...order, refunds, refunded, changed }, wanted), note, actor);
}
