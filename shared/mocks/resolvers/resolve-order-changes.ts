import { rolesWith, rightsOf } from '../../contract/admin/rights.ts';
import { presentQuote, quoteOf } from '../data/order-change-quotes.ts';
import { changeUnits, orderOfChange, payChange, withdrawChange } from '../data/order-changes.ts';
import { anyOrderOr404 } from '../data/order-work.ts';
import { orderOr404 } from '../data/orders.ts';
import { sendRefunds } from '../data/refunds.ts';
import { MockError } from '../mock-error.ts';
import { confirmed, noted } from './resolve-order-work.ts';
import type { Resolvers } from './resolver.ts';

/** Changes of an order before it ships. */
export const orderChangeResolvers: Resolvers<
  | ('quoteOrderChange' | 'changeOrder' | 'withdrawOrderChange')
  | ('payOrderChange' | 'readOrderChange' | 'payLinkedChange')
> = {
  quoteOrderChange: ({ params, query: { methodPrice = null, ...wanted }, store }) => {
    const order = anyOrderOr404(store, params.id);
    return presentQuote(store, order, quoteOf(store, order, { ...wanted, methodPrice }));
  },
  changeOrder: ({ params, body: { changeId, seen, waive, ...wanted }, ...call }) => {
    const role = call.store.state.staff[call.signedIn().id]?.role;
    const right = 'orders.refund';
    if (waive !== null && role && !rightsOf[role].includes(right)) {
      throw new MockError('RIGHT_MISSING', { details: { right, roles: rolesWith(right) } });
    }
    confirmed(call, seen.toRefund + (waive === null ? 0 : seen.toPay));
    return noted(call, 'order.change', params.id, (order, by) =>
      sendRefunds(call.store, changeUnits(call.store, order, { changeId, seen, waive, wanted, by })),
    );
  },
  withdrawOrderChange: ({ params: { id, changeId }, ...call }) =>
    noted(call, 'order.change-withdraw', id, (order, by) => withdrawChange(call.store, order, changeId, by)),
  payOrderChange: ({ params, store, signedIn }) => {
    payChange(store, orderOr404(store, signedIn(), params.id), params.changeId);
    return { checkoutUrl: null };
  },
  readOrderChange: ({ body, store }) => {
    const { order, found } = orderOfChange(store, body.token);
    const { state, lines, toPay, payBy } = found;
    return { number: order.number, state, underWay: false, lines, toPay, payBy };
  },
  payLinkedChange: ({ body, store }) => {
    const { order, found } = orderOfChange(store, body.token);
    payChange(store, order, found.id);
    return { checkoutUrl: null };
  },
};
