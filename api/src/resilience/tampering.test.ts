import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { headers } from '@ritual/shared/contract';
import type { EndpointName } from '@ritual/shared/contract/endpoints';
import type { Stripe } from 'stripe';
import { fulfil } from '../testing/orders.ts';
import { fillCart, newPerson, newSessionId, type Person } from '../testing/people.ts';
import { setStock, stockOf } from '../testing/stock.ts';
import { snapshot } from '../testing/snapshot.ts';
import { setUpTestStore } from '../testing/set-up.ts';
import type { CallOptions, TestStore } from '../testing/test-store.ts';

// Everything that one can send to get more than one's due: each is answered with its code, and not a row is another afterwards.
const store = setUpTestStore();
const at = {
  ...{ order: '', line: '', visit: newSessionId(), visitorLine: '', address: '', session: '', paidOrder: '' },
  ...{ otherAddress: '', key: randomUUID(), paidEvent: '', paidSession: '' },
};
let victim: Person;
let thief: Person;

async function buy(person: Person, key: string = randomUUID()) {
  const { body } = await store.call('checkout', {
    token: person.token,
    body: { addressId: person.addressId },
    headers: { [headers.idempotencyKey]: key },
  });
  return body;
}

const newest = async (type: string): Promise<Stripe.Event> => {
  const [event] = (await store.stripe.events.list({ type, limit: 1 })).data;
  if (!event) throw new Error(`there is no event ${type}`);
  return event;
};

beforeAll(async () => {
  victim = await newPerson(store);
  thief = await newPerson(store);
  await fillCart(store, victim.token, 10105, 1);
  const paid = await buy(victim);
  await store.control(`sessions/${paid.sessionId}/pay`, {});
  await store.deliver('checkout.session.completed');
  await fulfil(store, paid.orderId, 'SHIPPED');
  at.paidEvent = JSON.stringify(await newest('checkout.session.completed'));
  await fillCart(store, victim.token, 10103, 2);
  const open = await buy(victim, at.key);
  // The cart is another one than what the key was used for.
  const cart = await fillCart(store, victim.token, 10101, 1);
  await fillCart(store, thief.token, 10101, 1);
  const visitor = await store.call('addToCart', {
    session: at.visit,
    body: { productId: 101, variantId: 10101, quantity: 1 },
  });
  const second = await store.call('createAddress', {
    token: victim.token,
    body: { recipientName: 'A B', street: '2 Other Street', city: 'Oakland', state: 'CA', zip: '94612' },
  });
  Object.assign(at, {
    ...{ order: open.orderId, session: open.sessionId, paidOrder: paid.orderId },
    ...{ paidSession: paid.sessionId, address: victim.addressId },
    ...{ line: cart.body.items[0]?.id, visitorLine: visitor.body.items[0]?.id, otherAddress: second.body.id },
  });
});

type Attempt = readonly [what: string, name: EndpointName, options: () => CallOptions, code: string];

const key = () => ({ [headers.idempotencyKey]: randomUUID() });
const asThief = () => ({ token: thief.token });
const asVictim = () => ({ token: victim.token });
const show = (value: unknown) => (value === undefined ? 'nothing' : JSON.stringify(value));

const quantities = [0, -1, 100, 1e9, 1e300, 1.5, 'x', '2', '', null, true, [1], {}, undefined];
const ids = [0, -1, 1.5, 2 ** 31, '10101', null, undefined];
const sessions = ['', 'x', '0123', 'ABCDEF0123456789ABCDEF0123456789', `${'0'.repeat(32)}0`, "' or '1'='1"];
const tokens = [
  'Bearer x',
  'Basic dXNlcjp4',
  // {"alg":"none"} {"sub":"…","role":"ADMIN"}
  'Bearer eyJhbGciOiJub25lIn0.eyJzdWIiOiIwMDAwIiwicm9sZSI6IkFETUlOIn0.',
];

const aReview = { rating: 1, fit: 'true', size: 'M', title: 'No', text: 'It never came, and it is bad.' };
const aReturn = { lines: [{ orderItemId: randomUUID(), quantity: 1, reason: 'OTHER' }] };

const attempts: readonly Attempt[] = [
  ...quantities.flatMap((quantity): Attempt[] => [
    [
      `add ${show(quantity)} units`,
      'addToCart',
      () => ({ ...asThief(), body: { productId: 101, variantId: 10101, quantity } }),
      'VALIDATION_FAILED',
    ],
    [
      `change a line to ${show(quantity)} units`,
      'updateCartItem',
      () => ({ ...asVictim(), params: { cartItemId: at.line }, body: { quantity } }),
      'VALIDATION_FAILED',
    ],
  ]),
  ...ids.map((variantId): Attempt => [
    `add variant ${show(variantId)}`,
    'addToCart',
    () => ({ ...asThief(), body: { productId: 101, variantId, quantity: 1 } }),
    'VALIDATION_FAILED',
  ]),
  [
    'add a variant as one of a cheaper product',
    'addToCart',
    () => ({ ...asThief(), body: { productId: 102, variantId: 10101, quantity: 1 } }),
    'PRODUCT_NOT_FOUND',
  ],
  [
    'change a line to a variant of another product',
    'updateCartItem',
    () => ({ ...asVictim(), params: { cartItemId: at.line }, body: { quantity: 1, variantId: 10201 } }),
    'VALIDATION_FAILED',
  ],
  ...sessions.map((session): Attempt => [
    `a cart by the session id ${show(session)}`,
    'addToCart',
    () => ({
      headers: { [headers.sessionId]: session },
      body: { productId: 101, variantId: 10101, quantity: 1 },
    }),
    'INVALID_SESSION_ID',
  ]),
  ...[0, -1, 1.5, 2 ** 31, 'x', '%00'].map((productId): Attempt => [
    `save the product ${show(productId)}`,
    'saveProduct',
    () => ({ session: newSessionId(), params: { productId } }),
    'VALIDATION_FAILED',
  ]),
  [
    'begin a wishlist with what is not sold',
    'saveProduct',
    () => ({ session: newSessionId(), params: { productId: 999_999 } }),
    'PRODUCT_NOT_FOUND',
  ],
  ...sessions.map((session): Attempt => [
    `a wishlist by the session id ${show(session)}`,
    'saveProduct',
    () => ({ headers: { [headers.sessionId]: session }, params: { productId: 101 } }),
    'INVALID_SESSION_ID',
  ]),
  ...tokens.flatMap((authorization): Attempt[] => [
    ...(['getCart', 'myOrders'] as const).map((name): Attempt => [
      `${name} with the token ${authorization.slice(0, 12)}`,
      name,
      () => ({ headers: { authorization } }),
      'UNAUTHENTICATED',
    ]),
    [
      `checkout with the token ${authorization.slice(0, 12)}`,
      'checkout',
      () => ({ headers: { authorization, ...key() }, body: { addressId: at.address } }),
      'UNAUTHENTICATED',
    ],
  ]),
  ...(['line', 'visitorLine'] as const).flatMap((line): Attempt[] => [
    [
      `change the ${line} of another`,
      'updateCartItem',
      () => ({ ...asThief(), params: { cartItemId: at[line] }, body: { quantity: 3 } }),
      'CART_ITEM_NOT_FOUND',
    ],
    [
      `remove the ${line} of another`,
      'removeCartItem',
      () => ({ session: newSessionId(), params: { cartItemId: at[line] } }),
      'CART_ITEM_NOT_FOUND',
    ],
  ]),
  [
    'remove a line by what is no id',
    'removeCartItem',
    () => ({ ...asThief(), params: { cartItemId: '1' } }),
    'VALIDATION_FAILED',
  ],
  ...(['getOrder', 'getInvoice', 'cancelOrder', 'payOrder'] as const).flatMap((name): Attempt[] => [
    [`${name} of another`, name, () => ({ ...asThief(), params: { id: at.order } }), 'ORDER_NOT_FOUND'],
    [`${name} without an account`, name, () => ({ params: { id: at.order } }), 'UNAUTHENTICATED'],
    [`${name} of none`, name, () => ({ ...asThief(), params: { id: randomUUID() } }), 'ORDER_NOT_FOUND'],
    [
      `${name} by what is no id`,
      name,
      () => ({ ...asThief(), params: { id: "x' or 1=1" } }),
      'VALIDATION_FAILED',
    ],
  ]),
  [
    'cancel an order that has shipped',
    'cancelOrder',
    () => ({ ...asVictim(), params: { id: at.paidOrder } }),
    'ORDER_NOT_CANCELABLE',
  ],
  [
    'return what has not arrived',
    'requestReturn',
    () => ({ ...asVictim(), params: { id: at.paidOrder }, body: aReturn }),
    'ORDER_NOT_RETURNABLE',
  ],
  [
    'return what another bought',
    'requestReturn',
    () => ({ ...asThief(), params: { id: at.paidOrder }, body: aReturn }),
    'ORDER_NOT_FOUND',
  ],
  [
    'review what has not arrived',
    'writeProductReview',
    () => ({ ...asVictim(), params: { id: at.paidOrder, itemId: randomUUID() }, body: aReview }),
    'ITEM_NOT_RECEIVED',
  ],
  [
    'review what another bought',
    'writeProductReview',
    () => ({ ...asThief(), params: { id: at.paidOrder, itemId: randomUUID() }, body: aReview }),
    'ORDER_NOT_FOUND',
  ],
  [
    'list orders by a state of none',
    'myOrders',
    () => ({ ...asThief(), query: { status: 'FREE' } }),
    'VALIDATION_FAILED',
  ],
  [
    'change the address of another',
    'updateAddress',
    () => ({
      ...asThief(),
      params: { id: at.address },
      body: {
        recipientName: 'T',
        street: '1 Way',
        city: 'Boston',
        state: 'MA',
        zip: '02108',
        isDefault: true,
      },
    }),
    'ADDRESS_NOT_FOUND',
  ],
  ...(['deleteAddress', 'makeDefaultAddress'] as const).map((name): Attempt => [
    `${name} of another`,
    name,
    () => ({ ...asThief(), params: { id: at.address } }),
    'ADDRESS_NOT_FOUND',
  ]),
  ...(['quote', 'checkout'] as const).flatMap((name): Attempt[] => [
    [
      `${name} to the address of another`,
      name,
      () => ({ ...asThief(), headers: key(), body: { addressId: at.address } }),
      'ADDRESS_NOT_FOUND',
    ],
    ...[null, 'x', 7, undefined].map((addressId): Attempt => [
      `${name} to the address ${show(addressId)}`,
      name,
      () => ({ ...asThief(), headers: key(), body: { addressId } }),
      'VALIDATION_FAILED',
    ]),
  ]),
  ...[undefined, 'short', 'x'.repeat(201), 'with a space in it', 'ümlaut-key'].map((bad): Attempt => [
    `checkout with the key ${show(bad).slice(0, 24)}`,
    'checkout',
    () => ({
      ...asThief(),
      headers: bad === undefined ? {} : { [headers.idempotencyKey]: bad },
      body: { addressId: thief.addressId },
    }),
    'VALIDATION_FAILED',
  ]),
  ...(['address', 'otherAddress'] as const).map((address): Attempt => [
    `a key again for another ${address === 'address' ? 'cart' : 'address'}`,
    'checkout',
    () => ({
      ...asVictim(),
      headers: { [headers.idempotencyKey]: at.key },
      body: { addressId: at[address] },
    }),
    'IDEMPOTENCY_MISMATCH',
  ]),
  ...(['orderBySession', 'reconcile'] as const).flatMap((name): Attempt[] => [
    [`${name} by a guess`, name, () => ({ params: { sessionId: 'cs_test_guess' } }), 'ORDER_NOT_FOUND'],
    [`${name} by a novel`, name, () => ({ params: { sessionId: 'x'.repeat(201) } }), 'VALIDATION_FAILED'],
  ]),
];

const statusOf: Readonly<Record<string, number>> = {
  VALIDATION_FAILED: 400,
  INVALID_SESSION_ID: 400,
  ITEM_NOT_RECEIVED: 409,
  UNAUTHENTICATED: 401,
  PRODUCT_NOT_FOUND: 404,
  CART_ITEM_NOT_FOUND: 404,
  PAYLOAD_TOO_LARGE: 413,
  ORDER_NOT_FOUND: 404,
  ADDRESS_NOT_FOUND: 404,
  ORDER_NOT_CANCELABLE: 409,
  ORDER_NOT_RETURNABLE: 409,
  IDEMPOTENCY_MISMATCH: 409,
};

test.each(attempts)('%s', async (_what, name, options, code) => {
  const before = await snapshot(store);
  const { status, body } = await store.call(name, options());
  expect([status, body.code]).toEqual([statusOf[code], code]);
  expect(await snapshot(store)).toEqual(before);
});

test.each([
  ['no JSON', '{"productId": 101,', 'VALIDATION_FAILED'],
  ['a list', '[{"productId":101,"variantId":10101,"quantity":1}]', 'VALIDATION_FAILED'],
  ['nothing', '', 'VALIDATION_FAILED'],
  ['too much', `{"quantity":1,"note":"${'x'.repeat(300_000)}"}`, 'PAYLOAD_TOO_LARGE'],
  ['a prototype', '{"__proto__":{"productId":101,"variantId":10101,"quantity":1}}', 'VALIDATION_FAILED'],
] as const)('a body that is %s', async (_what, payload, code) => {
  const before = await snapshot(store);
  const answer = await store.app.server.inject({
    ...{ method: 'POST', url: '/api/cart/add', payload },
    headers: { 'content-type': 'application/json', [headers.sessionId]: at.visit },
  });
  expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([statusOf[code], code]);
  expect(await snapshot(store)).toEqual(before);
});

test('an address that cannot be read', async () => {
  const answer = await store.app.server.inject({ method: 'GET', url: '/api/orders/%zz' });
  expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([400, 'VALIDATION_FAILED']);
});

describe('what is no field is not looked at', () => {
  test('prices, totals and owners in bodies', async () => {
    const buyer = await newPerson(store);
    const { token } = buyer;
    const line = { productId: 101, variantId: 10106, quantity: 1 };
    const extra = { price: 0.01, unitPrice: 0.01, priceCents: 1, subtotal: 0.01, tax: 0 };
    const { body: cart } = await store.call('addToCart', { token, body: { ...line, ...extra, total: 0.01 } });
    expect([cart.items[0]?.price, cart.total]).toEqual([98, 98]);
    const request = { addressId: buyer.addressId, ...extra, items: [], status: 'PAID', userId: randomUUID() };
    const { options: _, ...quote } = (await store.call('quote', { token, body: request })).body;
    const { body: placed } = await store.call('checkout', { token, headers: key(), body: request });
    const { body: order } = await store.call('getOrder', { token, params: { id: placed.orderId } });
    expect(order).toMatchObject({ ...quote, status: 'PENDING', subtotal: 98, total: 114.03 });
    const page = await store.stripe.checkout.sessions.retrieve(placed.sessionId);
    expect(page.amount_total).toBe(11_403);
  });

  test('a total that was not asked for', async () => {
    const { token, addressId } = await newPerson(store);
    await store.call('addToCart', { token, body: { productId: 101, variantId: 10106, quantity: 1 } });
    const body = { addressId, total: 0.01 };
    const { body: refused } = await store.call('checkout', { token, headers: key(), body });
    expect(refused).toMatchObject({ code: 'TOTAL_CHANGED' });
  });

  test('a role at registration', async () => {
    const { body } = await store.call('register', {
      body: {
        ...{ firstName: 'T', lastName: 'P', email: 'role@example.com', phone: '(617) 555-0142' },
        ...{ password: 'a long enough secret', role: 'ADMIN' },
      },
    });
    expect(body.role).toBe('USER');
  });

  test('the payment page of another', async () => {
    await setStock(store, 10101, 9);
    for (const sessionId of [at.session, at.paidSession]) {
      const { status, body } = await store.call('checkout', {
        ...asThief(),
        headers: { ...key(), [headers.stripeSession]: sessionId },
        body: { addressId: thief.addressId },
      });
      expect([status, body.alreadyPaid]).toEqual([200, false]);
      expect([at.order, at.paidOrder]).not.toContain(body.orderId);
    }
    const open = await store.call('getOrder', { ...asVictim(), params: { id: at.order } });
    expect(open.body.status).toBe('PENDING');
  });
});

describe('events that the provider did not send', () => {
  const paid = () => at.paidEvent;
  const now = () => Math.floor(Date.now() / 1000);
  const signed = (payload: string) =>
    store.stripe.webhooks.generateTestHeaderString({ payload, secret: 'whsec_ritual_sandbox' });

  test.each<[string, () => Parameters<TestStore['webhook']>]>([
    ['without a signature', () => [paid(), { signature: null }]],
    ['with a signature that is none', () => [paid(), { signature: 'paid, honestly' }]],
    ['signed with another secret', () => [paid(), { secret: 'whsec_of_the_thief' }]],
    ['signed ten minutes ago', () => [paid(), { timestamp: now() - 600 }]],
    ['changed after it was signed', () => [paid().replace('usd', 'eur'), { signature: signed(paid()) }]],
    ['with the signature of another', () => [paid(), { signature: signed('{}') }]],
    ['without a body', () => ['', { signature: signed(paid()) }]],
  ])('%s', async (_what, post) => {
    const before = await snapshot(store);
    expect(await store.webhook(...post())).toEqual({ status: 400, code: 'INVALID_SIGNATURE' });
    expect(await snapshot(store)).toEqual(before);
  });

  test('one that came before, again', async () => {
    const before = await snapshot(store);
    for (let turn = 0; turn < 3; turn += 1) expect((await store.webhook(paid())).status).toBe(200);
    expect(await snapshot(store)).toEqual(before);
  });

  test('one of the second version of the API: it is answered, once and for all, and nothing follows', async () => {
    const before = await snapshot(store, { without: 'payment_events' });
    const event = { id: 'evt_second', object: 'v2.core.event', type: 'v1.billing.meter.no_meter_found' };
    const payload = JSON.stringify({ ...event, livemode: false, created: new Date().toISOString() });
    for (let turn = 0; turn < 2; turn += 1) expect((await store.webhook(payload)).status).toBe(200);
    expect(await store.webhook(payload, { secret: 'whsec_of_the_thief' })).toMatchObject({ status: 400 });
    expect(await snapshot(store, { without: 'payment_events' })).toEqual(before);
  });

  test('one under another id, of a payment that is taken', async () => {
    const before = await snapshot(store, { without: 'payment_events' });
    expect((await store.webhook(paid().replace(/evt_\w+/, 'evt_of_its_own'))).status).toBe(200);
    expect(await snapshot(store, { without: 'payment_events' })).toEqual(before);
  });

  test('one of an order that does not exist', async () => {
    const event = JSON.parse(paid()) as { id: string; data: { object: { id: string; metadata: object } } };
    event.id = 'evt_of_no_order';
    Object.assign(event.data.object, { id: 'cs_test_of_no_order', metadata: { order_id: randomUUID() } });
    const before = await snapshot(store, { without: 'payment_events' });
    expect((await store.webhook(JSON.stringify(event))).status).toBe(200);
    expect(await snapshot(store, { without: 'payment_events' })).toEqual(before);
  });
});

// The provider itself says something that does not fit: the order waits for an operator, and neither stock nor money moves.
test.each<[string, () => object]>([
  ['amount', () => ({ amount_total: 1 })],
  ['currency', () => ({ currency: 'eur' })],
  ['session', () => ({ id: 'cs_test_of_another_page' })],
  ['order', () => ({ metadata: { order_id: at.order } })],
  ['kind of money', () => ({ livemode: true })],
])('a payment whose %s is another is parked', async (_what, change) => {
  await setStock(store, 10107, 5);
  const buyer = await newPerson(store);
  await fillCart(store, buyer.token, 10107, 2);
  const { orderId, sessionId } = await buy(buyer);
  await store.control(`sessions/${sessionId}/pay`, {});
  const event = await newest('checkout.session.completed');
  Object.assign(event.data.object, change());
  const others = await store.call('getOrder', { ...asVictim(), params: { id: at.order } });
  expect((await store.webhook(JSON.stringify(event))).status).toBe(200);
  const { body } = await store.call('getOrder', { token: buyer.token, params: { id: orderId } });
  expect([body.status, body.paidAt, body.timeline.map(({ status }) => status)]).toEqual([
    'REVIEW',
    null,
    ['PENDING', 'REVIEW'],
  ]);
  expect(await stockOf(store, 10107)).toEqual({ on_hand: 5, reserved: 2, sold: 0 });
  expect((await store.call('getCart', { token: buyer.token })).body.totalItems).toBe(2);
  expect((await store.call('getOrder', { ...asVictim(), params: { id: at.order } })).body).toEqual(
    others.body,
  );
});
