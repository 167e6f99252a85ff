import type { RefundSettlement } from '../../contract/index.ts';
import { formatCents, paymentAfterFailedRefund } from '../../kernel/index.ts';
import { MockError } from '../mock-error.ts';
import { paymentOf, receivedOf, settled, type MockOrder } from './mock-order.ts';
import type { MockStore } from './mock-store.ts';
import { anyOrderOr404 } from './order-work.ts';
import { change } from './orders.ts';
import { replace } from './refunds.ts';

/** The money of an order's refunds comes back, as when the card was closed. */
export function failRefunds(store: MockStore, orderId: string): void {
  const order = anyOrderOr404(store, orderId);
  const back = order.refunds.reduce(
    (sum, { state, amount }) => sum + (state === 'succeeded' ? amount : 0),
    0,
  );
  const refunds = order.refunds.map((each) =>
    each.state === 'succeeded'
      ? { ...each, state: 'failed' as const, problem: 'The money did not arrive.' }
      : each,
  );
  const refunded = order.refunded - back;
  const shipped = order.parcels.length > 0;
  const payment = paymentAfterFailedRefund({ payment: paymentOf(order), shipped }, refunded);
  const note = `Your bank sent ${formatCents(back)} back to us. We will find another way to refund you.`;
  change(store, settled({ ...order, refunds, refunded }, payment), note, 'webhook');
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
  const refunds = order.refunds.map((each) => (each === refund ? { ...each, settled: as, reference } : each));
  if (as === 'not owed') return replace(store, { ...order, refunds });
  const refunded = order.refunded + refund.amount;
  const wanted = refunded >= receivedOf(order) ? 'REFUNDED' : 'PARTIALLY_REFUNDED';
  const note = `${formatCents(refund.amount)} refunded in another way.`;
  return change(store, settled({ ...order, refunds, refunded }, wanted), note, actor);
}
