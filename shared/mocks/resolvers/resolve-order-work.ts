import type { AdminReturn } from '../../contract/index.ts';
import type { Endpoint } from '../../contract/endpoints.ts';
import { factorPolicy, formatCents, returnCanBecome } from '../../kernel/index.ts';
import { noteAudit } from '../data/audit.ts';
import { gate } from '../data/challenges.ts';
import { changedFields, type Values } from '../data/changed-fields.ts';
import type { MockOrder } from '../data/mock-order.ts';
import { anyOrderOr404, factsOf, refundingOf, wholeOrder } from '../data/order-work.ts';
import { become, change } from '../data/orders.ts';
import { correctTracking, deliver, ship } from '../data/parcels.ts';
import { cancelForShopper } from '../data/cancel.ts';
import { delay, hold, release } from '../data/dates.ts';
import { settleRefund } from '../data/failed-refunds.ts';
import { areSameExchanges, holdExchanges, receive, withoutHolds } from '../data/return-pieces.ts';
import {
  giveBack,
  leftOf,
  noteOfReturned,
  refundableOf,
  sendRefunds,
  withRefund,
  decideRefund,
  mustNotStrand,
  type Refund,
} from '../data/refunds.ts';
import { MockError } from '../mock-error.ts';
import { listOrders } from './orders-list.ts';
import type { MockCall, Resolvers } from './resolver.ts';

export type Call = Pick<MockCall<Endpoint>, 'store' | 'request' | 'signedIn' | 'login'>;

/** Orders as the staff finds them and works on them. */
export const orderWorkResolvers: Resolvers<
  | ('listOrders' | 'getAdminOrder' | 'shipParcel' | 'correctParcel' | 'deliverParcel')
  | ('holdOrder' | 'releaseOrder' | 'delayOrder')
  | (
      | 'refundOrder'
      | 'settleRefund'
      | 'cancelOrderForShopper'
      | 'decideReview'
      | 'decideReturn'
      | 'receiveReturn'
    )
> = {
  listOrders,
  getAdminOrder: ({ params, store }) => wholeOrder(store, anyOrderOr404(store, params.id)),
  shipParcel: ({ params, body, ...call }) =>
    noted(call, 'order.ship', params.id, (order, actor) => ship(call.store, order, body, { actor })),
  correctParcel: ({ params: { id, parcelId }, body, ...call }) =>
    noted(
      call,
      'order.tracking',
      id,
      (order, actor) => correctTracking(call.store, order, { parcelId, ...body }, actor),
      ({ parcels }) => trackingOf(parcels.find((parcel) => parcel.id === parcelId)),
    ),
  deliverParcel: ({ params: { id, parcelId }, ...call }) =>
    noted(call, 'order.deliver', id, (order, actor) => deliver(call.store, order, parcelId, { actor })),
  holdOrder: ({ params, body, ...call }) =>
    noted(call, 'order.hold', params.id, (order, by) => hold(call.store, order, { ...body, by })),
  releaseOrder: ({ params, ...call }) =>
    noted(call, 'order.release', params.id, (order) => release(call.store, order)),
  delayOrder: ({ params, body, ...call }) =>
    noted(call, 'order.delay', params.id, (order, by) => delay(call.store, order, { ...body, by })),
  refundOrder: ({ params, body, ...call }) => {
    confirmed(call, body.amount);
    return noted(call, 'order.refund', params.id, (order) =>
      sendRefunds(call.store, decideRefund(call.store, order, body)),
    );
  },
  settleRefund: ({ params: { id, refundId }, body, ...call }) =>
    noted(call, 'refund.settle', id, (order, actor) =>
      settleRefund(call.store, order, { refundId, ...body }, actor),
    ),
  cancelOrderForShopper: ({ params, ...call }) => {
    confirmed(call, refundableOf(anyOrderOr404(call.store, params.id)));
    return noted(call, 'order.cancel', params.id, (order, actor) =>
      cancelForShopper(call.store, order, actor),
    );
  },
  decideReview: ({ params, body: { decision }, ...call }) => {
    if (decision === 'refund') confirmed(call, Infinity);
    return noted(call, `order.${decision}`, params.id, (order, actor) => {
      const { store } = call;
      if (order.status !== 'REVIEW') throw new MockError('ORDER_NOT_IN_REVIEW');
      if (decision !== 'refund' && refundingOf(order) > 0) throw new MockError('REFUND_ON_ITS_WAY');
      if (decision === 'accept') {
        if (order.paidAt !== null) throw new MockError('ORDER_REFUNDED');
        return become(store, order, 'PAID', { actor });
      }
      if (decision === 'close') {
        const note = 'Closed after a check.';
        return become(store, order, order.paidAt === null ? 'CANCELED' : 'REFUNDED', { note, actor });
      }
      const amount = leftOf(order);
      if (amount < 1) throw new MockError('NOTHING_TO_REFUND');
      const nothing = { lines: [], shipping: false, cause: null };
      const written = withRefund(order, { refundId: store.newId(), amount, reason: 'operator', ...nothing });
      return sendRefunds(store, change(store, written, `${formatCents(amount)} is refunded.`, actor));
    });
  },
  decideReturn: ({ params, body: { status, exchanges, reply, ...given }, ...call }) => {
    confirmed(call, given.amount);
    const { store } = call;
    knownReturn(store, params);
    return noted(call, `return.${status.toLowerCase()}`, params.id, (order, actor) => {
      const before = returnOf(order, params.returnId);
      if (before?.status === status && (status !== 'APPROVED' || areSameExchanges(before, exchanges)))
        return order;
      if (!before || !returnCanBecome(before.status, status) || before.pieces.length > 0)
        throw new MockError('RETURN_CHANGED');
      const decided = { ...before, status, ...(reply !== '' && { reply }) };
      const isEnd = status === 'REJECTED' || status === 'REFUNDED';
      const next =
        status === 'APPROVED'
          ? holdExchanges(store, order, decided, exchanges)
          : isEnd
            ? withoutHolds(store, order, decided)
            : decided;
      const refund: Refund = { ...given, refundId: params.returnId, reason: 'operator', cause: 'RETURN' };
      if (status === 'REFUNDED') mustNotStrand(order, refund);
      const after = status === 'REFUNDED' ? giveBack(store, order, refund) : order;
      const returns = after.returns.map((each) => (each.id === params.returnId ? next : each));
      const note = status === 'REFUNDED' ? noteOfReturned(order) : `Return ${status.toLowerCase()}.`;
      return sendRefunds(store, change(store, { ...after, returns }, note, actor));
    });
  },
  receiveReturn: ({ params, body, ...call }) => {
    confirmed(call, body.amount);
    const { store } = call;
    knownReturn(store, params);
    return noted(call, 'return.receive', params.id, (order, actor) =>
      receive(store, order, { ...body, returnId: params.returnId }, actor),
    );
  },
};

const trackingOf = (parcel: MockOrder['parcels'][number] | undefined): Values => ({
  ...{ carrier: parcel?.carrier, trackingNumber: parcel?.trackingNumber },
});

function knownReturn(
  { state }: Call['store'],
  { id, returnId }: { readonly id: string; readonly returnId: string },
): void {
  const order = state.orders.find((each) => each.id === id);
  if (!returnOf(order, returnId)) throw new MockError('RETURN_NOT_FOUND');
}

const returnOf = (order: MockOrder | undefined, returnId: string): AdminReturn | undefined =>
  order?.returns.find(({ id }) => id === returnId);

/** Much money is given back only by who has just proven the second factor. */
export function confirmed({ store, signedIn, login }: Call, cents: number): void {
  if (cents <= factorPolicy.refundCents || login === null) return;
  gate(store, { auth: 'admin', confirm: true }, signedIn(), login);
}

/** Changes an order, notes it as the API does, and answers with the order. */
export function noted(
  call: Call,
  action: string,
  orderId: string,
  work: (order: MockOrder, actor: string) => MockOrder,
  facts: (order: MockOrder) => Values = factsOf,
) {
  const { store, signedIn } = call;
  const { firstName, lastName } = signedIn();
  const before = anyOrderOr404(store, orderId);
  const after = work(before, `${firstName} ${lastName}`);
  if (after === before && action === 'order.ship') return wholeOrder(store, after);
  noteAudit(call, {
    ...{ action, subject: { type: 'order', id: orderId } },
    ...changedFields(facts(before), facts(after)),
  });
  return wholeOrder(store, after);
}
