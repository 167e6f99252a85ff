import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from '@jest/globals';
import { headers, type CheckoutAnswer, type Quote } from '@ritual/shared/contract';
import { sql } from '../../db/drizzle.ts';
import { sweepOrders } from '../../jobs/sweep.ts';
import { fillCart, newPerson, type Person } from '../../testing/people.ts';
import { insertOrder, orderById } from '../ordering/records/orders.repository.ts';
import { stockOf, setStock, orderRows } from '../../testing/stock.ts';
import { setUpTestStore } from '../../testing/set-up.ts';

const store = setUpTestStore();
let person: Person;
beforeEach(async () => {
  person = await newPerson(store);
});

let keys = 0;
const newKey = () => `key-of-the-tests-${(keys += 1)}`;

function checkout(
  who: Person,
  {
    key = newKey(),
    session,
    addressId = who.addressId,
  }: {
    key?: string;
    session?: string | undefined;
    addressId?: string;
  } = {},
) {
  return store.call('checkout', {
    token: who.token,
    body: { addressId },
    headers: { [headers.idempotencyKey]: key, ...(session ? { [headers.stripeSession]: session } : {}) },
  });
}

test('reserves the units and opens a page over exactly the quoted total', async () => {
  await setStock(store, 10103, 9);
  await fillCart(store, person.token, 10103, 2);
  const quote = await store.call('quote', { token: person.token, body: { addressId: person.addressId } });
  const { status, body } = await checkout(person);
  expect(status).toBe(200);
  expect(body).toMatchObject({ alreadyPaid: false, checkoutUrl: expect.stringMatching(/^http/) as unknown });
  expect(await stockOf(store, 10103)).toEqual({ on_hand: 9, reserved: 2, sold: 0 });
  const session = await store.stripe.checkout.sessions.retrieve(body.sessionId);
  const { options, ...sums } = quote.body as Quote;
  expect(options?.map(({ method }) => method)).toEqual(['standard', 'expedited', 'next-day']);
  expect(sums).toEqual({
    subtotal: 196,
    shipping: 9.9,
    tax: 12.25,
    total: 218.15,
    taxRatePercent: 6.25,
  });
  expect(session.amount_total).toBe(21_815);
  expect(session.metadata).toMatchObject({ order_id: body.orderId });
  expect(session.success_url).toBe('http://localhost:3000/success?session_id={CHECKOUT_SESSION_ID}');
  const order = await store.call('getOrder', { token: person.token, params: { id: body.orderId } });
  expect(order.body).toMatchObject({ status: 'PENDING', ...sums });
  expect(order.body.number).toMatch(/^ROP-[0-9A-HJKMNP-TV-Z]{6}$/);
});

test('a faster method is one option of the payment page, at the quoted price', async () => {
  const buyer = await newPerson(store);
  await setStock(store, 10105, 9);
  await fillCart(store, buyer.token, 10105, 1);
  const body = { addressId: buyer.addressId, method: 'expedited' };
  const quote = (await store.call('quote', { token: buyer.token, body })).body as Quote;
  const made = await store.call('checkout', {
    ...{ token: buyer.token, body, headers: { [headers.idempotencyKey]: randomUUID() } },
  });
  const { sessionId } = made.body as CheckoutAnswer;
  const session = await store.stripe.checkout.sessions.retrieve(sessionId);
  expect(session.amount_total).toBe(Math.round(Number(quote.total) * 100));
  expect(session.shipping_cost?.amount_total ?? session.total_details?.amount_shipping).toBe(1990);
});

test('a number that another order has is not given again', async () => {
  await fillCart(store, person.token, 10104, 1);
  const { body } = await checkout(person);
  const order = await orderById(store.database.db, body.orderId);
  if (!order) throw new Error('There is no order.');
  const { id: _id, number, ...values } = order;
  const choices = [number, number, 'ROP-000000'];
  const another = { ...values, sessionId: null, status: 'CANCELED', stockState: 'RELEASED' } as const;
  const made = await insertOrder(store.database.db, another, () => choices.shift() ?? '');
  expect(made.number).toBe('ROP-000000');
});

test('own units on a payment page still count as available in the own cart', async () => {
  await setStock(store, 10104, 2);
  await fillCart(store, person.token, 10104, 2);
  await checkout(person);
  const { body } = await store.call('getCart', { token: person.token });
  expect(body.items[0]?.availableStock).toBe(2);
  expect((await store.call('getProduct', { params: { id: 101 } })).body.variants[3]?.stock).toBe(0);
});

test('the same key gives the same answer; with another request it is refused', async () => {
  await fillCart(store, person.token);
  const key = newKey();
  const first = await checkout(person, { key });
  expect((await checkout(person, { key })).body).toEqual(first.body);
  const parallel = await Promise.all([1, 2, 3].map(() => checkout(person, { key })));
  for (const answer of parallel) expect(answer.body).toEqual(first.body);
  expect(await orderRows(store, person)).toHaveLength(1);

  await fillCart(store, person.token);
  const other = await checkout(person, { key });
  expect([other.status, other.body.code]).toEqual([409, 'IDEMPOTENCY_MISMATCH']);
});

test('for another total than was agreed nothing is ordered, and an order that waits to be paid stays', async () => {
  const buyer = await newPerson(store);
  await setStock(store, 10106, 9);
  await fillCart(store, buyer.token, 10106, 1);
  const quote = () => store.call('quote', { token: buyer.token, body: { addressId: buyer.addressId } });
  const { total } = (await quote()).body as Quote;
  const pay = (agreed: number) =>
    store.call('checkout', {
      token: buyer.token,
      body: { addressId: buyer.addressId, total: agreed },
      headers: { [headers.idempotencyKey]: newKey() },
    });
  const made = await pay(Number(total));
  expect(made.status).toBe(200);
  await fillCart(store, buyer.token, 10106, 2);
  const refused = await pay(Number(total));
  expect([refused.status, refused.body]).toMatchObject([409, { code: 'TOTAL_CHANGED' }]);
  expect(await orderRows(store, buyer)).toMatchObject([{ status: 'PENDING' }]);
  expect((await pay(Number(((await quote()).body as Quote).total))).status).toBe(200);
});

test('what was paid or emptied meanwhile is said before that the total is another one', async () => {
  await fillCart(store, person.token);
  const pay = (key: string, total: number, session?: string) =>
    store.call('checkout', {
      ...{ token: person.token, body: { addressId: person.addressId, total } },
      headers: { [headers.idempotencyKey]: key, ...(session && { [headers.stripeSession]: session }) },
    });
  const { body } = await store.call('quote', {
    token: person.token,
    body: { addressId: person.addressId },
  });
  const { total } = body as Quote;
  const key = newKey();
  const made = await pay(key, total);
  // Another tab that shows an old total, with the key that both share.
  expect((await pay(key, total - 1)).body).toMatchObject({ code: 'TOTAL_CHANGED' });
  expect((await pay(key, total)).body).toEqual(made.body);
  await store.control(`sessions/${made.body.sessionId}/pay`, {});
  await checkout(person, { session: made.body.sessionId });
  const paid = await pay(newKey(), total, made.body.sessionId);
  expect(paid.body).toMatchObject({ alreadyPaid: true, orderId: made.body.orderId });
  expect((await pay(newKey(), total)).body).toMatchObject({ code: 'CART_EMPTY' });
});

test('parallel calls with different keys make one order', async () => {
  await fillCart(store, person.token);
  const answers = await Promise.all([1, 2, 3, 4].map(() => checkout(person)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(new Set(answers.map(({ body }) => body.orderId)).size).toBe(1);
});

test('an earlier page for the same cart is given again; for another cart it is closed first', async () => {
  await setStock(store, 10109, 3);
  await fillCart(store, person.token, 10109, 2);
  const first = await checkout(person);
  const again = await checkout(person, { session: first.body.sessionId });
  expect(again.body).toEqual(first.body);

  await fillCart(store, person.token, 10109, 1);
  const changed = await checkout(person, { session: first.body.sessionId });
  expect(changed.status).toBe(200);
  expect(changed.body.orderId).not.toBe(first.body.orderId);
  expect((await store.stripe.checkout.sessions.retrieve(first.body.sessionId)).status).toBe('expired');
  expect(await stockOf(store, 10109)).toEqual({ on_hand: 3, reserved: 3, sold: 0 });
  const statuses = (await orderRows(store, person)).map(({ status }) => status);
  expect(statuses.sort()).toEqual(['CANCELED', 'PENDING']);
});

test('a paid earlier page is answered with alreadyPaid', async () => {
  await fillCart(store, person.token);
  const key = newKey();
  const { body } = await checkout(person, { key });
  await store.control(`sessions/${body.sessionId}/pay`, {});
  // The webhook was lost: checkout itself notices.
  const again = await checkout(person, { session: body.sessionId });
  expect(again.body).toEqual({ ...body, checkoutUrl: null, alreadyPaid: true });
  const replayed = await checkout(person, { key });
  expect(replayed.body).toMatchObject({ alreadyPaid: true, orderId: body.orderId });
});

test('of many buyers for the last units as many succeed as there are units', async () => {
  await setStock(store, 10110, 4);
  const buyers = [];
  for (let index = 0; index < 12; index += 1) {
    const buyer = await newPerson(store);
    await fillCart(store, buyer.token, 10110, 1);
    buyers.push(buyer);
  }
  const answers = await Promise.all(buyers.map((buyer) => checkout(buyer)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(4);
  const refused = answers.filter(({ status }) => status !== 200);
  for (const { status, body } of refused) {
    expect([status, body.code, body.available]).toEqual([409, 'INSUFFICIENT_STOCK', 0]);
  }
  expect(await stockOf(store, 10110)).toEqual({ on_hand: 4, reserved: 4, sold: 0 });
});

test('what cannot be bought is refused and changes nothing', async () => {
  const stranger = await newPerson(store);
  const empty = await checkout(person);
  expect([empty.status, empty.body.code]).toEqual([400, 'CART_EMPTY']);
  await fillCart(store, person.token);
  const foreign = await checkout(person, { addressId: stranger.addressId });
  expect([foreign.status, foreign.body.code]).toEqual([404, 'ADDRESS_NOT_FOUND']);
  const keyless = await store.call('checkout', {
    token: person.token,
    body: { addressId: person.addressId },
  });
  expect([keyless.status, keyless.body.code]).toEqual([400, 'VALIDATION_FAILED']);
  const signedOut = await store.call('checkout', { body: { addressId: person.addressId } });
  expect([signedOut.status, signedOut.body.code]).toEqual([401, 'UNAUTHENTICATED']);
  expect(await orderRows(store, person)).toHaveLength(0);
});

test('when the provider is unavailable nothing is charged, and the same call repairs it', async () => {
  await fillCart(store, person.token, 10112, 1);
  const key = newKey();
  const { main: payments } = store.app.deps.payments;
  const create = payments.createSession;
  const { PaymentError } = await import('../../payments/provider.ts');
  Object.assign(payments, { createSession: () => Promise.reject(new PaymentError('unavailable', null)) });
  const failed = await checkout(person, { key });
  expect([failed.status, failed.body.code]).toEqual([502, 'PAYMENT_PROVIDER_UNAVAILABLE']);
  Object.assign(payments, { createSession: create });
  const repaired = await checkout(person, { key });
  expect(repaired.status).toBe(200);
  expect(await orderRows(store, person)).toHaveLength(1);
});

test('a repair after some time opens a page that lasts long enough', async () => {
  await fillCart(store, person.token);
  const key = newKey();
  const { body } = await checkout(person, { key });
  // As after a crash: the order was written five minutes ago, and no page was opened.
  await store.database.db.execute(sql`
    update orders set session_id = null, session_url = null, payment_attempt = payment_attempt + 10,
      session_expires_at = now() + interval '26 minutes' where id = ${body.orderId}`);
  const repaired = await checkout(person, { key });
  expect(repaired.body).toMatchObject({ orderId: body.orderId, alreadyPaid: false });
  const session = await store.stripe.checkout.sessions.retrieve(repaired.body.sessionId);
  expect(session.expires_at * 1000).toBeGreaterThan(Date.now() + 30 * 60_000);
});

/** As after a crash: the page was opened, and the answer never came. */
const forgetPage = (orderId: string) =>
  store.database.db.execute(
    sql`update orders set session_id = null, session_url = null where id = ${orderId}`,
  );
const setPhone = (phone: string) =>
  store.database.db.execute(sql`update users set phone = ${phone} where email = ${person.email}`);

test('a repair that tells the provider something else opens another page and closes the one that was never given out', async () => {
  await fillCart(store, person.token);
  const key = newKey();
  const { body } = await checkout(person, { key });
  await forgetPage(body.orderId);
  await setPhone('+16175550199');
  const repaired = await checkout(person, { key });
  expect([repaired.status, repaired.body.orderId]).toEqual([200, body.orderId]);
  const pages = await Promise.all(
    [body, repaired.body].map(({ sessionId }) => store.stripe.checkout.sessions.retrieve(sessionId)),
  );
  expect(pages.map(({ status }) => status)).toEqual(['expired', 'open']);
  expect((await orderRows(store, person)).map(({ status }) => status)).toEqual(['PENDING']);
});

test('of two repairs that tell different things, the slower one does not give out its page', async () => {
  await fillCart(store, person.token);
  const key = newKey();
  const { body } = await checkout(person, { key });
  await forgetPage(body.orderId);
  const { main: payments } = store.app.deps.payments;
  const create = payments.createSession;
  const repairedMeanwhile: (typeof body)[] = [];
  Object.assign(payments, {
    createSession: async (request: Parameters<typeof create>[0]) => {
      const session = await create(request);
      Object.assign(payments, { createSession: create });
      await setPhone('+16175550199');
      repairedMeanwhile.push((await checkout(person, { key })).body);
      return session;
    },
  });
  const slower = await checkout(person, { key });
  Object.assign(payments, { createSession: create });
  expect([slower.status, slower.body.code]).toEqual([409, 'IDEMPOTENCY_IN_PROGRESS']);
  const [order] = await orderRows(store, person);
  expect(order).toMatchObject({ status: 'PENDING', session_id: repairedMeanwhile[0]?.sessionId });
  expect((await store.stripe.checkout.sessions.retrieve(body.sessionId)).status).toBe('expired');
  expect((await checkout(person, { key })).body.sessionId).toBe(repairedMeanwhile[0]?.sessionId);
});

test('when its time is over, an unpaid order gives its units back and the same key buys anew', async () => {
  await setStock(store, 10111, 5);
  await fillCart(store, person.token, 10111, 2);
  const key = newKey();
  const { body } = await checkout(person, { key });
  await store.database.db.execute(sql`
    update orders set session_expires_at = now() - interval '2 minutes', next_check_at = now()
    where id = ${body.orderId}`);
  await sweepOrders(store.app.deps);
  expect(await stockOf(store, 10111)).toEqual({ on_hand: 5, reserved: 0, sold: 0 });
  expect((await orderRows(store, person))[0]?.status).toBe('EXPIRED');
  expect((await store.stripe.checkout.sessions.retrieve(body.sessionId)).status).toBe('expired');
  const next = await checkout(person, { key });
  expect(next.status).toBe(200);
  expect(next.body.orderId).not.toBe(body.orderId);
});

test('an order whose delayed payment came to nothing is not paid again, also when no event reported it', async () => {
  await setStock(store, 10112, 5);
  await fillCart(store, person.token, 10112, 2);
  const { body } = await checkout(person);
  const resume = () => store.call('payOrder', { token: person.token, params: { id: body.orderId } });
  expect((await resume()).body.checkoutUrl).toBe(body.checkoutUrl);
  await store.control(`sessions/${body.sessionId}/pay`, { card: '4000000000007015' });
  expect((await resume()).body).toMatchObject({ checkoutUrl: null, alreadyPaid: true });
  await store.control(`sessions/${body.sessionId}/settle`);
  const refused = await resume();
  expect([refused.status, refused.body.code]).toEqual([409, 'ORDER_NOT_PAYABLE']);
  expect((await orderRows(store, person))[0]?.status).toBe('CANCELED');
  expect(await stockOf(store, 10112)).toEqual({ on_hand: 5, reserved: 0, sold: 0 });
});

test('an order can be canceled until it is paid', async () => {
  await setStock(store, 10108, 5);
  await fillCart(store, person.token, 10108, 1);
  const { body } = await checkout(person);
  const stranger = await newPerson(store);
  const params = { id: body.orderId };
  expect((await store.call('cancelOrder', { token: stranger.token, params })).body.code).toBe(
    'ORDER_NOT_FOUND',
  );
  const canceled = await store.call('cancelOrder', { token: person.token, params });
  expect(canceled.body).toMatchObject({ status: 'CANCELED' });
  expect(canceled.body.timeline.map(({ status }) => status)).toEqual(['PENDING', 'CANCELED']);
  expect(await stockOf(store, 10108)).toEqual({ on_hand: 5, reserved: 0, sold: 0 });
  const again = await store.call('cancelOrder', { token: person.token, params });
  expect([again.status, again.body.code]).toEqual([409, 'ORDER_NOT_CANCELABLE']);
});
