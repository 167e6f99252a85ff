import { formatCents, isCancelable } from '../../kernel/index.ts';
import { MockError } from '../mock-error.ts';
import type { MockOrder } from './mock-order.ts';
import type { MockStore } from './mock-store.ts';
import { become, change } from './orders.ts';
import { openLines } from './parcels.ts';
import { allThatIsLeft, giveBack, refundableOf, restocked, sendRefunds } from './refunds.ts';

/** As staff cancels: what has not shipped of an order whose money is all back is put back. */
export function cancelForShopper(store: MockStore, order: MockOrder, actor: string): MockOrder {
  const open = openLines(order);
  if (order.status !== 'REFUNDED' || order.paidAt === null || open.length === 0)
    return cancel(store, order, actor);
  const note = 'The pieces that had not shipped went back to stock.';
  return change(store, restocked(store, order, open), note, actor);
}

/** An unpaid order ends; of a paid one all that is left of the money goes back, and all units. */
export function cancel(store: MockStore, order: MockOrder, actor: string): MockOrder {
  const shipped = order.parcels.length > 0;
  const isDisputed = order.disputes.some(({ state }) => state === 'open');
  if (isDisputed || !isCancelable({ status: order.status, shipped }))
    throw new MockError('ORDER_NOT_CANCELABLE');
  if (order.status === 'PENDING') return become(store, order, 'CANCELED', { actor });
  const amount = refundableOf(order);
  const delays = order.delays.map((each) => ({ ...each, answer: each.answer ?? ('canceled' as const) }));
  const restock = order.items
    .map(({ id, quantity, restocked }) => ({ orderItemId: id, quantity: quantity - restocked }))
    .filter(({ quantity }) => quantity > 0);
  const refund = { refundId: store.newId(), amount, restock, reason: 'canceled' as const, cause: null };
  const note = `Canceled. ${moneyWords(order, amount)}`;
  return sendRefunds(
    store,
    become(store, giveBack(store, { ...order, delays }, { ...refund, ...allThatIsLeft(order) }), 'REFUNDED', {
      note,
      actor,
    }),
  );
}

export function moneyWords({ total }: MockOrder, amount: number): string {
  if (total === 0) return 'Nothing was charged.';
  return amount === 0 ? 'Its money went back before.' : `${formatCents(amount)} is refunded.`;
}
