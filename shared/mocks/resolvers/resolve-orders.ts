import { headers, type Quote } from '../../contract/index.ts';
import {
  methodRefusal,
  methodShipping,
  shippingOptions,
  storeDay,
  rulesForPages,
  subtotalOf,
  type Cents,
  type ShippingMethod,
} from '../../kernel/index.ts';
import { insufficientStock, invalidField, MockError } from '../mock-error.ts';
import type { MockStore } from '../data/mock-store.ts';
import { cancel } from '../data/cancel.ts';
import { answerDelay, ofLink } from '../data/dates.ts';
import type { MockOrder } from '../data/mock-order.ts';
import { newOrder } from '../data/new-order.ts';
import { confirmByMail } from '../data/order-records.ts';
import { policyNow, chargedRulesOf } from '../data/settings.ts';
import { taxNow } from '../data/taxes.ts';
import { become, bySession, orderOr404, present } from '../data/orders.ts';
import { addressOr404 } from './resolve-addresses.ts';
import { cartOf, linesOf } from './resolve-carts.ts';
import type { Resolvers } from './resolver.ts';
import type { MockAddress, MockUser } from '../data/state.ts';

export const orderResolvers: Resolvers<
  | 'taxRules'
  | 'quote'
  | 'checkout'
  | 'myOrders'
  | 'getOrder'
  | 'orderBySession'
  | 'payOrder'
  | 'cancelOrder'
  | 'answerDelay'
  | 'readDelay'
  | 'answerLinkedDelay'
  | 'reconcile'
> = {
  taxRules: ({ store: { state } }) => {
    const { taxRegistrations = [] } = state.settings;
    const today = storeDay(new Date());
    const detailed = state.detailedTaxRules.filter(({ until }) => until === null || until >= today);
    return rulesForPages(chargedRulesOf(state), taxRegistrations, [
      ...new Set(detailed.map((rule) => rule.state)),
    ]);
  },
  quote: ({ body, store, signedIn }) => {
    const user = signedIn();
    return quoteFor(store, user, wantedOf(store, user, body));
  },
  checkout: ({ body, store, signedIn, request }) => {
    const user = signedIn();
    const wanted = wantedOf(store, user, body);
    const { address, method } = wanted;
    const key = request.headers.get(headers.idempotencyKey);
    if (!key) throw invalidField(headers.idempotencyKey, 'This header is missing.');
    const cartKey = keyOfCart(store, user, wanted);
    const known = store.state.idempotency[`${user.id} ${key}`];
    const made = store.state.orders.find(({ id }) => id === known?.orderId);
    // Payment empties the cart, so for a paid order the cart is not compared.
    if (known && (made?.addressId !== address.id || made.method !== method))
      throw new MockError('IDEMPOTENCY_MISMATCH');
    const refuseOther = (total: Cents) => {
      if (body.total !== undefined && body.total !== total) throw new MockError('TOTAL_CHANGED');
    };
    if (made?.status === 'PAID') return answerOf(made);
    if (known && known.request !== cartKey) throw new MockError('IDEMPOTENCY_MISMATCH');
    if (made?.status === 'PENDING') {
      refuseOther(made.total);
      return answerOf(made);
    }
    const earlier = bySession(store, request.headers.get(headers.stripeSession) ?? '');
    if (earlier?.userId === user.id) {
      if (earlier.status === 'PAID') return answerOf(earlier);
      if (earlier.status === 'PENDING' && earlier.cartKey === cartKey) {
        refuseOther(earlier.total);
        return answerOf(earlier);
      }
    }
    // Before anything is closed: an order that waits to be paid is not given up for one that cannot be made.
    refuseOther(quoteFor(store, user, wanted).total);
    if (earlier?.userId === user.id && earlier.status === 'PENDING') become(store, earlier, 'EXPIRED');
    const order = place(store, user, wanted, cartKey);
    store.state.idempotency[`${user.id} ${key}`] = { request: cartKey, orderId: order.id };
    return answerOf(order);
  },
  myOrders: ({ query: { page, size, status }, store, signedIn }) => {
    const own = store.state.orders.filter(
      (order) => order.userId === signedIn().id && (!status || order.status === status),
    );
    const content = own.slice(page * size, (page + 1) * size).map(present);
    return { content, page, size, totalElements: own.length, last: (page + 1) * size >= own.length };
  },
  getOrder: ({ params, store, signedIn }) => present(orderOr404(store, signedIn(), params.id)),
  orderBySession: ({ params, store, user }) => {
    const order = bySession(store, params.sessionId);
    if (!order) throw new MockError('ORDER_NOT_FOUND');
    if (order.userId === user?.id) return present(order);
    const { email: _, ...shown } = present(order);
    return {
      ...shown,
      shipment: null,
      parcels: [],
      partlyShipped: false,
      returns: [],
      delay: null,
      changes: [],
      shippingAddress: { city: order.shippingAddress.city, state: order.shippingAddress.state },
    };
  },
  payOrder: ({ params, store, signedIn }) => {
    const order = orderOr404(store, signedIn(), params.id);
    if (order.status === 'CANCELED' || order.status === 'EXPIRED') throw new MockError('ORDER_NOT_PAYABLE');
    return answerOf(order);
  },
  cancelOrder: ({ params, store, signedIn }) => {
    const order = orderOr404(store, signedIn(), params.id);
    return present(cancel(store, order, 'shopper'));
  },
  answerDelay: ({ params, body, store, signedIn }) =>
    present(answerDelay(store, orderOr404(store, signedIn(), params.id), body.answer)),
  readDelay: ({ body, store }) => ofLink(store, body.token).delay,
  answerLinkedDelay: ({ body, store }) => {
    const { order, delay } = ofLink(store, body.token);
    if (delay.answer !== null) throw new MockError('DELAY_ANSWERED');
    answerDelay(store, order, body.answer);
    return ofLink(store, body.token).delay;
  },
  // There is no payment page: asking whether an order was paid marks it as paid.
  reconcile: ({ params, store }) => {
    const order = bySession(store, params.sessionId);
    if (!order) throw new MockError('ORDER_NOT_FOUND');
    if (order.status !== 'PENDING') return { status: order.status };
    store.state.carts[`user:${order.userId}`] = [];
    confirmByMail(store, order);
    return { status: become(store, order, 'PAID').status };
  },
};

interface Wanted {
  readonly address: MockAddress;
  readonly method: ShippingMethod;
}

const wantedOf = (
  store: MockStore,
  user: MockUser,
  { addressId, method = 'standard' }: { addressId: string; method?: ShippingMethod | undefined },
): Wanted => ({ address: addressOr404(store, user.id, addressId), method });

function quoteFor(store: MockStore, user: MockUser, { address, method }: Wanted): Quote {
  if (store.state.openedAt === null && !store.state.staff[user.id])
    throw new MockError('ORDERS_CLOSED', { details: { missing: [], open: false } });
  const { items } = cartOf(store, `user:${user.id}`);
  if (items.length === 0) throw new MockError('CART_EMPTY');
  const lines = items.map(({ price, ...item }) => ({ ...item, unitPrice: price }));
  const policy = policyNow(store.state);
  const reason = methodRefusal(method, address, policy);
  if (reason !== null) throw new MockError('SHIPPING_METHOD_UNAVAILABLE', { details: { method, reason } });
  const subtotal = subtotalOf(lines);
  const shipping = methodShipping(method, subtotal, policy);
  const { tax, ratePercent, ratesDiffer } = taxNow(store, lines, { shipping, ...address });
  return {
    ...{ subtotal, shipping, tax, total: subtotal + shipping + tax, taxRatePercent: ratePercent },
    ...(ratesDiffer && { ratesDiffer }),
    options: shippingOptions(subtotal, address, policy),
  };
}

function keyOfCart(store: MockStore, user: MockUser, { address, method }: Wanted): string {
  const lines = linesOf(store, `user:${user.id}`).map(({ variantId, quantity }) => [variantId, quantity]);
  return JSON.stringify([address.id, method, lines]);
}

function place(store: MockStore, user: MockUser, wanted: Wanted, cartKey: string): MockOrder {
  const { options: _, ...quote } = quoteFor(store, user, wanted);
  const { address, method } = wanted;
  const { items } = cartOf(store, `user:${user.id}`);
  for (const { variantId, quantity, availableStock } of items) {
    if (quantity > availableStock) throw insufficientStock(variantId, availableStock);
  }
  const { recipientName, street, city, state, zip } = address;
  return newOrder(store, user, {
    ...{ quote, items, actor: 'shopper' },
    shippingAddress: { recipientName, street, city, state, zip },
    // Before the opening only the staff gets this far.
    more: {
      ...{ addressId: address.id, cartKey, method },
      ...(store.state.openedAt === null && { test: true }),
    },
  });
}

function answerOf({ sessionId, id, status }: MockOrder) {
  const alreadyPaid = status !== 'PENDING';
  const checkoutUrl = alreadyPaid ? null : `/success?session_id=${sessionId}`;
  return { sessionId, orderId: id, checkoutUrl, alreadyPaid };
}
