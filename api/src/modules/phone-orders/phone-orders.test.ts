import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from '@jest/globals';
import { sql } from '../../db/drizzle.ts';
import { sweepOrders } from '../../jobs/sweep.ts';
import { sendRefunds } from '../../jobs/refunds.ts';
import { checkDailySums } from '../../testing/daily-sums.ts';
import { linkOf, mailsTo } from '../../testing/mail/mails.ts';
import { fulfil, newCustomer, placeOrder } from '../../testing/orders.ts';
import { fillCart, newPerson, password, type Person } from '../../testing/people.ts';
import { setUpTestStore } from '../../testing/set-up.ts';
import { stockOf, unbalancedVariants } from '../../testing/stock.ts';
import { eraseUnclaimed } from '../account/unclaimed.ts';
import { putOnStaff } from '../staff/repository.ts';
import { userByEmail } from '../users/repository.ts';

const store = setUpTestStore();
const variantId = 10103;
let person: Person;
let token: string;
let email: string;

beforeEach(async () => {
  const { db } = store.database;
  person = await newCustomer(store, variantId);
  for (const table of ['daily_sums', 'daily_taxes', 'daily_products'])
    await db.execute(sql`delete from ${sql.identifier(table)}`);
  await db.execute(sql`update products set price_cents = 8000 where id = 101`);
  const member = await newPerson(store);
  token = member.token;
  await putOnStaff(db, (await store.call('me', { token })).body.id, 'support');
  email = `phone-${randomUUID()}@example.com`;
});

/** Two pieces to Illinois: $160.00, $9.90 shipping, $10.00 tax. */
const body = (more: object = {}) => ({
  ...{ id: randomUUID(), email, firstName: 'Ada', lastName: 'Byron', phone: '(617) 555-0143' },
  ...{ recipientName: 'Ada Byron', street: '1 Test Street', city: 'Chicago', state: 'IL', zip: '60601' },
  ...{ units: [{ variantId, quantity: 2 }], total: 179.9, ...more },
});
const create = (more: object = {}) => store.call('createPhoneOrder', { token, body: body(more) });
const tokenOf = (link: string | null) => new URL(link ?? '').searchParams.get('token') ?? '';
const read = async (linkToken: string) =>
  (await store.call('readOrderPayment', { body: { token: linkToken } })).body;
const openPage = (linkToken: string) => store.call('payLinkedOrder', { body: { token: linkToken } });
const seen = async (id: string) => (await store.call('getAdminOrder', { token, params: { id } })).body;
const run = (statement: ReturnType<typeof sql>) => store.database.db.execute(statement);
const sessionOf = async (id: string) => {
  const { rows } = await store.database.db.execute<{ session: string | null }>(
    sql`select session_id as session from orders where id = ${id}`,
  );
  return rows[0]?.session ?? '';
};
const pay = async (id: string) => {
  await store.control(`sessions/${await sessionOf(id)}/pay`, {});
  await store.deliver('checkout.session.completed');
};
const free = async () => {
  const { on_hand: onHand = 0, reserved = 0, sold = 0 } = (await stockOf(store, variantId)) ?? {};
  return { free: onHand - reserved, reserved, sold };
};
const minutesLater = (minutes: number) =>
  run(sql`update orders set pay_by = pay_by - make_interval(mins => ${minutes}), next_check_at = now() - interval '1 second',
    session_expires_at = session_expires_at - make_interval(mins => ${minutes})`);

test('it is not the order of a cart, which stays as it is and was not paid', async () => {
  await fillCart(store, person.token, variantId, 1);
  const { email: known } = (await store.call('me', { token: person.token })).body;
  await run(sql`update users set email_verified_at = now() where email = ${known}`);
  const made = await create({ email: known });
  const { id } = made.body.order;
  await openPage(tokenOf(made.body.link));
  await pay(id);
  expect((await seen(id)).status).toBe('PAID');
  const { body: cart } = await store.call('getCart', { token: person.token });
  expect(cart.items).toMatchObject([{ variantId, quantity: 1 }]);
  const { rows } = await run(sql`select sum(carts_paid)::int as paid from daily_sums`);
  expect(rows).toEqual([{ paid: 0 }]);
  await checkDailySums(store.database.db);
});

test('a page that asked for the tax of the state only is told why its total does not fit', async () => {
  await run(
    sql`insert into detailed_tax_rules (state, level, name, zips, rate) values ('IL', 'city', 'Chicago', '{606}', 1.25)`,
  );
  try {
    expect((await create()).body.code).toBe('ORDER_TAX_BY_ZIP');
    expect((await create({ total: 170 })).body.code).toBe('ORDER_CHANGED');
    // The units are free as they were, and with the tax of the city the order is made.
    expect((await create({ total: 181.9 })).status).toBe(201);
  } finally {
    await run(sql`delete from detailed_tax_rules where name = 'Chicago'`);
  }
});

test('an order made by hand is paid by its link, without an account to sign in to', async () => {
  const quoted = await store.call('quotePhoneOrder', {
    token,
    query: { units: `${variantId}:2`, state: 'IL' },
  });
  expect(quoted.body).toMatchObject({
    ...{ subtotal: 160, shipping: 9.9, tax: 10, total: 179.9 },
    lines: [{ variantId, quantity: 2, unitPrice: 80, available: 5 }],
  });
  const made = await create({ note: 'Called twice.' });
  expect(made.status).toBe(201);
  const { order, link } = made.body;
  expect(order).toMatchObject({ status: 'PENDING', total: 179.9, email, notes: [{ text: 'Called twice.' }] });
  expect(await free()).toEqual({ free: 3, reserved: 2, sold: 0 });
  expect(await mailsTo(store.database.db, email)).toEqual(['order-payment']);
  const linkToken = tokenOf(link);
  expect(await linkOf(store.database.db, email, 'order')).toBe(linkToken);
  expect(await read(linkToken)).toMatchObject({
    ...{ number: order.number, state: 'OPEN', payBy: order.payBy },
    details: { total: 179.9, items: [{ quantity: 2 }], address: { recipientName: 'Ada Byron' } },
  });
  const opened = await openPage(linkToken);
  expect(opened.body.checkoutUrl).toContain('http');
  expect((await openPage(linkToken)).body).toEqual(opened.body);
  await pay(order.id);
  expect(await read(linkToken)).toMatchObject({ state: 'PAID' });
  expect((await openPage(linkToken)).body).toEqual({ checkoutUrl: null });
  expect(await seen(order.id)).toMatchObject({ status: 'PAID', received: 179.9, shipBy: expect.any(String) });
  expect(await free()).toEqual({ free: 3, reserved: 0, sold: 2 });
  expect(await mailsTo(store.database.db, email)).toEqual(['order-payment', 'order-confirmed']);
  expect(await unbalancedVariants(store.database.db)).toEqual([]);
  await checkDailySums(store.database.db);
});

test('after a page has ended the link opens another one, until it ends; then the pieces are free', async () => {
  const { order, link } = (await create()).body;
  const first = await openPage(tokenOf(link));
  // Neither the end of the page nor the sweep ends the order.
  await store.app.deps.payments.main.expireSession(await sessionOf(order.id));
  await store.deliver('checkout.session.expired');
  await minutesLater(60);
  await sweepOrders(store.app.deps);
  expect(await seen(order.id)).toMatchObject({ status: 'PENDING' });
  const second = await openPage(tokenOf(link));
  expect(second.body.checkoutUrl).toContain('http');
  expect(second.body).not.toEqual(first.body);
  await minutesLater(24 * 60);
  await sweepOrders(store.app.deps);
  expect(await seen(order.id)).toMatchObject({ status: 'EXPIRED' });
  expect(await free()).toEqual({ free: 5, reserved: 0, sold: 0 });
  expect(await read(tokenOf(link))).toMatchObject({ state: 'EXPIRED', details: null });
  expect((await openPage(tokenOf(link))).body.code).toBe('ORDER_NOT_PAYABLE');
});

test('what is never paid ends with its link, also without a page', async () => {
  const { order } = (await create()).body;
  await sweepOrders(store.app.deps);
  await minutesLater(23 * 60);
  await sweepOrders(store.app.deps);
  expect(await seen(order.id)).toMatchObject({ status: 'PENDING' });
  await minutesLater(62);
  await sweepOrders(store.app.deps);
  expect(await seen(order.id)).toMatchObject({ status: 'EXPIRED' });
  expect(await free()).toEqual({ free: 5, reserved: 0, sold: 0 });
});

test('money that comes for one that was canceled goes back when its pieces are gone', async () => {
  const { order, link } = (await create({ units: [{ variantId, quantity: 5 }], total: 425 })).body;
  await openPage(tokenOf(link));
  await store.control(`sessions/${await sessionOf(order.id)}/pay`, {});
  await run(
    sql`update orders set payment_state = 'EXPIRED', stock_state = 'RELEASED' where id = ${order.id}`,
  );
  await run(sql`update variants set reserved = 0, on_hand = 1 where id = ${variantId}`);
  await store.deliver('checkout.session.completed');
  await sendRefunds(store.app.deps);
  const { sums } = await store.books();
  expect([sums.received, sums.refunded]).toEqual([42_500, 42_500]);
  expect(await read(tokenOf(link))).toMatchObject({ state: 'REFUNDED' });
});

test('another link takes the place of the first, and a canceled order has none', async () => {
  const { order, link } = (await create()).body;
  const again = await store.call('sendPaymentLink', { token, params: { id: order.id } });
  expect(again.status).toBe(200);
  const refused = await store.call('readOrderPayment', { body: { token: tokenOf(link) } });
  expect(refused.body.code).toBe('LINK_INVALID');
  const now = tokenOf(again.body.link);
  expect(await read(now)).toMatchObject({ state: 'OPEN', payBy: again.body.payBy });
  expect(await mailsTo(store.database.db, email)).toEqual(['order-payment', 'order-payment']);
  await openPage(now);
  await store.call('cancelOrderForShopper', { token, params: { id: order.id } });
  expect(await read(now)).toMatchObject({ state: 'CANCELED' });
  expect(await free()).toEqual({ free: 5, reserved: 0, sold: 0 });
  const late = await store.call('sendPaymentLink', { token, params: { id: order.id } });
  expect([late.status, late.body.code]).toEqual([409, 'ORDER_NOT_PAYABLE']);
});

test('the same call twice makes one order, and tells its link once', async () => {
  const id = randomUUID();
  const first = await create({ id });
  const second = await create({ id });
  expect([first.status, second.status]).toEqual([201, 201]);
  expect(second.body).toMatchObject({ order: { id, number: first.body.order.number }, link: null });
  const other = await create({ id, units: [{ variantId, quantity: 1 }] });
  expect([other.status, other.body.code]).toEqual([409, 'IDEMPOTENCY_MISMATCH']);
  expect(await free()).toMatchObject({ reserved: 2 });
  expect(await mailsTo(store.database.db, email)).toEqual(['order-payment']);
});

test('it is refused in words: stock, a price that has changed, what is not sold, a person, a role', async () => {
  const code = async (more: object) => (await create(more)).body;
  expect(await code({ units: [{ variantId, quantity: 6 }], total: 510 })).toMatchObject({
    ...{ code: 'INSUFFICIENT_STOCK', available: 5 },
  });
  expect(await code({ total: 100 })).toMatchObject({ code: 'ORDER_CHANGED' });
  expect(await code({ units: [{ variantId: 2_147_000_000, quantity: 1 }] })).toMatchObject({
    code: 'CHANGE_NOT_SOLD',
  });
  expect(await code({ method: 'expedited' })).toMatchObject({
    details: { fields: [{ path: 'methodPrice' }] },
  });
  expect(await code({ zip: '90210' })).toMatchObject({ details: { fields: [{ path: 'zip' }] } });
  expect(await code({ phone: undefined })).toMatchObject({ details: { fields: [{ path: 'phone' }] } });
  expect(await code({ email: person.email })).toMatchObject({ code: 'CUSTOMER_UNCONFIRMED' });
  await run(sql`update users set email_verified_at = now(), blocked_at = now(), blocked_reason = 'x'
    where email = ${person.email}`);
  expect(await code({ email: person.email })).toMatchObject({ code: 'PERSON_BLOCKED' });
  expect(await free()).toEqual({ free: 5, reserved: 0, sold: 0 });
  await run(sql`update staff set role = 'fulfillment'`);
  expect(await code({})).toMatchObject({ code: 'RIGHT_MISSING' });
});

test('an agreed method is charged, and is what the order ships by', async () => {
  const { order } = (await create({ method: 'next-day', methodPrice: 25, total: 195 })).body;
  expect(order).toMatchObject({ method: 'next-day', shipping: 25, total: 195 });
});

test('it belongs to the account that its customer has, and no checkout of theirs ends it', async () => {
  await run(sql`update users set email_verified_at = now() where email = ${person.email}`);
  const { order, link } = (await create({ email: person.email.toUpperCase(), firstName: 'Else' })).body;
  const { id } = order;
  expect((await store.call('me', { token: person.token })).body.firstName).toBe('Test');
  await placeOrder(store, person, variantId, 1);
  expect(await seen(id)).toMatchObject({ status: 'PENDING' });
  expect(await free()).toMatchObject({ reserved: 3 });
  const own = await store.call('payOrder', { token: person.token, params: { id } });
  expect(own.body.checkoutUrl).toBe((await openPage(tokenOf(link))).body.checkoutUrl);
  await pay(id);
  expect(await seen(id)).toMatchObject({ status: 'PAID' });
  const paid = await store.call('payOrder', { token: person.token, params: { id } });
  expect(paid.body).toMatchObject({ checkoutUrl: null, alreadyPaid: true });
});

test('a customer record cannot be signed in to before a mail to its address has set a password', async () => {
  const { order } = (await create()).body;
  const signIn = () => store.call('login', { body: { email, password } });
  expect((await signIn()).body.code).toBe('INVALID_CREDENTIALS');
  const person = { firstName: 'Ada', lastName: 'Byron', phone: '(617) 555-0143', email, password };
  expect((await store.call('register', { body: person })).body.code).toBe('EMAIL_TAKEN');
  await store.call('forgotPassword', { body: { email } });
  const reset = (await linkOf(store.database.db, email, 'reset')) ?? '';
  await store.call('resetPassword', { body: { token: reset, password } });
  const { body: login } = await signIn();
  const own = await store.call('getOrder', { token: login.token, params: { id: order.id } });
  expect(own.body).toMatchObject({ number: order.number, status: 'PENDING' });
});

test('who never sets a password is erased after the return period, and the order keeps its sums', async () => {
  const { order, link } = (await create()).body;
  await openPage(tokenOf(link));
  await pay(order.id);
  await fulfil(store, order.id, 'SHIPPED');
  await fulfil(store, order.id, 'DELIVERED');
  const later = (days: number) =>
    run(sql`update orders set created_at = created_at - make_interval(days => ${days}),
      delivered_at = delivered_at - make_interval(days => ${days})`);
  await run(sql`update users set created_at = created_at - interval '40 days' where email = ${email}`);
  await later(29);
  expect(await eraseUnclaimed(store.app.deps)).toBe(0);
  await later(2);
  expect(await eraseUnclaimed(store.app.deps)).toBe(1);
  expect(await userByEmail(store.database.db, email)).toBeNull();
  expect(await seen(order.id)).toMatchObject({
    email: '',
    street: '',
    personId: null,
    total: 179.9,
    state: 'IL',
  });
  expect(await mailsTo(store.database.db, email)).toEqual([]);
});
