import { beforeEach, expect, test } from '@jest/globals';
import { storeTimeZone } from '@ritual/shared/kernel';
import { sql } from '../../../db/drizzle.ts';
import { sendRefunds } from '../../../jobs/refunds.ts';
import { checkDailySums, dailySums } from '../../../testing/daily-sums.ts';
import { newCustomer, placeOrder, placePaidOrder } from '../../../testing/orders.ts';
import { fillCart, newPerson, newSessionId, password, type Person } from '../../../testing/people.ts';
import { setUpTestStore } from '../../../testing/set-up.ts';
import { decideReview } from '../orders/review.ts';
import { decideRefund } from '../refunds/decide.ts';

const store = setUpTestStore();
const variantId = 10105;
const total = 21_815;
let person: Person;
beforeEach(async () => {
  person = await newCustomer(store, variantId);
  for (const table of ['carts', 'daily_sums', 'daily_taxes', 'daily_products'])
    await run(sql`delete from ${sql.identifier(table)}`);
});

const run = async (statement: ReturnType<typeof sql>) => (await store.database.db.execute(statement)).rows;
/** What was counted of all days. */
async function counted() {
  const days = await dailySums(store.database.db);
  const sum = (name: keyof (typeof days)[number]) => days.reduce((all, day) => all + Number(day[name]), 0);
  const [orders, units, revenue, refunds] = [sum('orders'), sum('units'), sum('revenue'), sum('refunds')];
  return { orders, units, revenue, refunds, carts: [sum('begun'), sum('paid')] };
}
const check = () => checkDailySums(store.database.db);
const refund = async (orderId: string, amountCents: number) => {
  // What has not shipped goes back with the last of the money.
  const restock = amountCents === total ? [{ variantId, quantity: 2 }] : [];
  await decideRefund(store.database, { refundId: crypto.randomUUID(), orderId, amountCents, restock });
  await sendRefunds(store.app.deps);
};

test('an order counts on the day on which it is paid, and a refund when the money went', async () => {
  const { orderId, sessionId } = await placeOrder(store, person, variantId);
  expect(await counted()).toMatchObject({ orders: 0, revenue: 0 });
  await store.control(`sessions/${sessionId}/pay`, {});
  await store.deliver('checkout.session.completed');
  await store.deliver('checkout.session.completed');
  expect(await counted()).toMatchObject({ orders: 1, units: 2, revenue: total, refunds: 0 });
  await refund(orderId, 2_000);
  expect(await counted()).toMatchObject({ orders: 1, revenue: total, refunds: 2_000 });
  await check();
  expect(await run(sql`select state, sum(tax_cents)::int as cents from daily_taxes group by state`)).toEqual([
    { state: 'IL', cents: 1_225 },
  ]);
});

test('money that did not arrive counts back on the day on which that was known', async () => {
  const { orderId, sessionId } = await placeOrder(store, person, variantId);
  await store.control(`sessions/${sessionId}/pay`, { card: '4000000000005126' });
  await store.deliver('checkout.session.completed');
  await refund(orderId, total);
  const before = sql`now() - interval '3 days'`;
  await run(sql`update refunds set done_at = ${before}`);
  await run(sql`update orders set paid_at = ${before}`);
  const [made] = (await store.stripe.refunds.list()).data;
  await store.control(`refunds/${String(made?.id)}/settle`, { result: 'failed' });
  await store.deliver('refund.failed');
  const days = (await dailySums(store.database.db)).filter(({ refunds }) => refunds !== 0);
  expect(days.map(({ refunds }) => refunds)).toEqual([total, -total]);
  expect(await counted()).toMatchObject({ refunds: 0 });
});

test('what went back of a payment that is being checked counts when it is accepted, and never for an order that is not paid', async () => {
  const { orderId, sessionId } = await placeOrder(store, person, variantId);
  await run(
    sql`update orders set total_cents = total_cents + 1, tax_cents = tax_cents + 1 where id = ${orderId}`,
  );
  await store.control(`sessions/${sessionId}/pay`, {});
  await store.deliver('checkout.session.completed');
  const page = await store.stripe.checkout.sessions.retrieve(sessionId);
  await store.stripe.refunds.create({ payment_intent: page.payment_intent as string, amount: 15 });
  await store.deliver('charge.refunded');
  expect(await counted()).toMatchObject({ orders: 0, refunds: 0 });
  expect(await decideReview(store.app.deps, { orderId, decision: 'accept', actor: 'test' })).toBe('decided');
  expect(await counted()).toMatchObject({ orders: 1, revenue: total + 1, refunds: 15 });
  await check();
});

test('orders that are paid at the same moment are all counted', async () => {
  const placed = [];
  for (let count = 0; count < 4; count += 1)
    placed.push(await placeOrder(store, await newPerson(store), variantId, 1));
  await Promise.all(
    placed.map(({ orderId }) =>
      store.database.transaction((tx) =>
        tx.execute(sql`update orders set payment_state = 'PAID', paid_at = now() where id = ${orderId}`),
      ),
    ),
  );
  expect(await counted()).toMatchObject({ orders: 4, units: 4 });
  await check();
});

test('a cart is begun once, however often it is emptied, and what is left of a paid one begins the next', async () => {
  const { token } = person;
  const removeAll = async () => {
    for (const { id } of (await store.call('getCart', { token })).body.items)
      await store.call('removeCartItem', { token, params: { cartItemId: id } });
  };
  await fillCart(store, token, variantId, 99);
  expect(await counted()).toMatchObject({ carts: [0, 0] });
  await fillCart(store, token, variantId, 1);
  await fillCart(store, token, 10201, 1);
  await removeAll();
  expect(await counted()).toMatchObject({ carts: [1, 0] });
  const { sessionId } = await placeOrder(store, person, variantId);
  await fillCart(store, token, 10201, 1);
  await store.control(`sessions/${sessionId}/pay`, {});
  await store.deliver('checkout.session.completed');
  expect(await counted()).toMatchObject({ carts: [2, 1] });
  await removeAll();
  await placePaidOrder(store, person, variantId);
  expect(await counted()).toMatchObject({ carts: [2, 2] });
  await fillCart(store, token, variantId, 1);
  expect(await counted()).toMatchObject({ carts: [3, 2] });
});

test('a visitor’s cart goes on in the account', async () => {
  const session = newSessionId();
  await store.call('addToCart', { session, body: { productId: 101, variantId, quantity: 2 } });
  await store.call('login', { session, body: { email: person.email, password } });
  expect((await store.call('getCart', { token: person.token })).body.totalItems).toBe(2);
  await fillCart(store, person.token, variantId, 1);
  expect(await counted()).toMatchObject({ carts: [1, 0] });
  const { sessionId } = await placeOrder(store, person, variantId, 1);
  await store.control(`sessions/${sessionId}/pay`, {});
  await store.deliver('checkout.session.completed');
  expect(await counted()).toMatchObject({ carts: [1, 1] });
});

test('a day begins and ends where the store is', async () => {
  const at = ['2026-03-08T04:59:59Z', '2026-03-08T05:00:00Z', '2026-03-09T03:59:59Z', '2026-03-09T04:00:00Z'];
  const days = await run(
    sql`select store_day(at::timestamptz)::text as day from unnest(${sql.param(at)}::text[]) as t (at)`,
  );
  const local = new Intl.DateTimeFormat('en-CA', { timeZone: storeTimeZone, dateStyle: 'short' });
  expect(days.map(({ day }) => day)).toEqual(at.map((moment) => local.format(new Date(moment))));
  expect(days.map(({ day }) => day)).toEqual(['2026-03-07', '2026-03-08', '2026-03-08', '2026-03-09']);
});
