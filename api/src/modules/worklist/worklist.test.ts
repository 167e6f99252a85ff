import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from '@jest/globals';
import { workGroups, type StaffRole } from '@ritual/shared/contract';
import { defaultShippingRules, storeDay, storeMoment } from '@ritual/shared/kernel';
import { sql } from '../../db/drizzle.ts';
import { sendRefunds } from '../../jobs/refunds.ts';
import { failRefunds, fulfil, newCustomer, placeOrder, placePaidOrder } from '../../testing/orders.ts';
import { newPerson, type Person } from '../../testing/people.ts';
import { setUpTestStore } from '../../testing/set-up.ts';
import { setStock } from '../../testing/stock.ts';
import { decideRefund } from '../ordering/refunds/decide.ts';
import { putOnStaff } from '../staff/repository.ts';

const store = setUpTestStore();
const run = (statement: ReturnType<typeof sql>) => store.database.db.execute(statement);
let person: Person;
let owner: string;
const variantId = 10105;

const memberOfStaff = async (role: StaffRole) => {
  const { token } = await newPerson(store);
  await putOnStaff(store.database.db, (await store.call('me', { token })).body.id, role);
  return token;
};
beforeEach(async () => {
  person = await newCustomer(store, variantId);
  owner = await memberOfStaff('owner');
  for (const table of ['outbox', 'contact_messages', 'daily_sums', 'daily_taxes', 'daily_products'])
    await run(sql`delete from ${sql.identifier(table)}`);
});

const work = async (token = owner) => (await store.call('getWorklist', { token })).body;
const waiting = async (token = owner) => (await work(token)).groups.map(({ id, count }) => [id, count]);
const numberOf = async (id: string) =>
  (await store.call('getAdminOrder', { token: owner, params: { id } })).body.number;

test('nothing waits in a store in which nothing has happened, and the day says so', async () => {
  expect(await work()).toEqual({ groups: [], today: { shipped: 0, orders: 0, revenue: 0 } });
});

test('what is paid waits to be shipped by its date: late, today until the pickup, later, or on hold', async () => {
  await setStock(store, variantId, 10);
  const orders = [];
  for (let turn = 0; turn < 4; turn += 1)
    orders.push((await placePaidOrder(store, person, variantId)).orderId);
  await placeOrder(store, person, variantId, 1);
  const [late = '', today = '', later = '', held = ''] = orders;
  const dated = (id: string, days: number) =>
    run(sql`update orders set ship_by = store_day(now()) + ${days}::int where id = ${id}`);
  await dated(late, -3);
  await run(sql`update orders set paid_at = now() - interval '2 days' where id = ${late}`);
  await dated(today, 0);
  await run(sql`update orders set shipping_method = 'next-day' where id = ${today}`);
  await dated(later, 5);
  await dated(held, -9);
  await store.call('holdOrder', { token: owner, params: { id: held }, body: { reason: 'address' } });
  const { groups } = await work();
  expect(groups).toMatchObject([
    { id: 'late', count: 1, exact: true, amount: null, labels: [await numberOf(late)] },
    { id: 'due-today', count: 1, nextDay: 1, expedited: 0, labels: [await numberOf(today)] },
    { id: 'due-later', count: 1, labels: [await numberOf(later)] },
    { id: 'hold', count: 1, labels: [await numberOf(held)] },
  ]);
  expect(Date.now() - Date.parse(groups[0]?.at ?? '')).toBeGreaterThan(47 * 3_600_000);
  expect(groups[1]?.at).toBe(storeMoment(storeDay(new Date()), defaultShippingRules.pickup).toISOString());
  // Each leads to the list that counts the same.
  for (const [id, of] of [
    ['late', late],
    ['due-today', today],
    ['due-later', later],
    ['hold', held],
  ] as const) {
    const { body } = await store.call('listOrders', { token: owner, query: workGroups[id].orders });
    expect(body.content.map((order) => order.id)).toEqual([of]);
  }
  await fulfil(store, late, 'SHIPPED');
  expect((await waiting())[0]).toEqual(['due-today', 1]);
  expect((await work()).today).toMatchObject({ shipped: 1 });
});

test('money that came back waits until it is settled; disputes tell their next deadline', async () => {
  const { orderId } = await placePaidOrder(store, person, variantId);
  await fulfil(store, orderId, 'SHIPPED');
  await decideRefund(store.database, { refundId: randomUUID(), orderId, amountCents: 1_250 });
  await sendRefunds(store.app.deps);
  expect(await waiting()).toEqual([]);
  await failRefunds(store, orderId);
  await run(sql`delete from outbox`);
  expect((await work()).groups).toMatchObject([{ id: 'refund', count: 1, amount: 12.5 }]);
  // Another refund of the same payment is for something else.
  await decideRefund(store.database, { refundId: randomUUID(), orderId, amountCents: 100 });
  await sendRefunds(store.app.deps);
  await run(sql`delete from outbox`);
  expect(await waiting()).toEqual([['refund', 1]]);
  const { refunds } = (await store.call('getAdminOrder', { token: owner, params: { id: orderId } })).body;
  await store.call('settleRefund', {
    token: owner,
    params: { id: orderId, refundId: refunds[0]?.id ?? '' },
    body: { settled: 'not owed', reference: 'Kept as store credit.' },
  });
  expect(await waiting()).toEqual([]);
  await run(sql`
    insert into disputes (id, order_id, payment_intent_id, amount_cents, reason, state, due_by)
    select 'dp_' || n, ${orderId}, 'pi_1', 500, 'fraudulent', 'open', now() + make_interval(days => n) from generate_series(3, 4) n`);
  const [dispute] = (await work()).groups;
  expect(dispute).toMatchObject({ id: 'dispute', count: 1, amount: 10 });
  const days = (Date.parse(dispute?.at ?? '') - Date.now()) / 86_400_000;
  expect(Math.round(days)).toBe(3);
});

test('a return is work for who approves, receives and refunds it, one after the other', async () => {
  const { orderId } = await placePaidOrder(store, person, variantId);
  await fulfil(store, orderId, 'SHIPPED');
  await run(sql`insert into returns (order_id, status, note) values (${orderId}, 'REQUESTED', '')`);
  for (const [status, group] of [
    ['REQUESTED', 'return-decide'],
    ['APPROVED', 'return-receive'],
    ['RECEIVED', 'return-refund'],
  ] as const) {
    await run(sql`update returns set status = ${status}`);
    expect(await waiting()).toEqual([[group, 1]]);
    const { body } = await store.call('listOrders', { token: owner, query: { task: group } });
    expect(body.content.map(({ id }) => id)).toEqual([orderId]);
  }
  await run(sql`update returns set status = 'REFUNDED'`);
  expect(await waiting()).toEqual([]);
});

test('pieces of an order whose money went back at the provider wait until they are put back to stock', async () => {
  const { orderId } = await placePaidOrder(store, person, variantId);
  await run(sql`update orders set payment_state = 'REFUNDED' where id = ${orderId}`);
  expect(await waiting()).toEqual([['put-back', 1]]);
  const { body } = await store.call('listOrders', { token: owner, query: { task: 'put-back' } });
  expect(body.content).toMatchObject([{ id: orderId, queues: ['put-back'] }]);
  await store.call('cancelOrderForShopper', { token: owner, params: { id: orderId } });
  expect(await waiting()).toEqual([]);
});

test('a role sees what it does', async () => {
  const { orderId } = await placePaidOrder(store, person, variantId);
  await run(sql`update orders set ship_by = store_day(now()) + 5 where id = ${orderId}`);
  await run(sql`
    insert into outbox (kind, dedupe_key, recipient, subject, html, text, failed_at)
    values ('order-confirmed', ${randomUUID()}, 'a@example.com', 'Order', '', '', now())`);
  expect(await waiting()).toEqual([
    ['due-later', 1],
    ['mails', 1],
  ]);
  expect(await waiting(await memberOfStaff('fulfillment'))).toEqual([['due-later', 1]]);
  expect(await waiting(await memberOfStaff('support'))).toEqual([['mails', 1]]);
  expect(await work(await memberOfStaff('analyst'))).toMatchObject({ groups: [], today: { shipped: null } });
});

test('stock is low when it lasts for few days at the pace of the last four weeks', async () => {
  // The ledger keeps what earlier tests have sold.
  await setStock(store, variantId, 4);
  const low = async () => (await store.call('getLowStock', { token: owner })).body.content;
  expect((await low()).filter((variant) => variant.variantId === variantId)).toEqual([]);
  await placePaidOrder(store, person, variantId);
  await placePaidOrder(store, person, variantId);
  expect(await low()).toContainEqual(expect.objectContaining({ variantId, free: 0, soldDays: 28 }));
});

test('a product that is sold for some days only is judged by these', async () => {
  const low = async () => {
    const { content } = (await store.call('getLowStock', { token: owner })).body;
    return content.find((variant) => variant.variantId === variantId);
  };
  const { rows } = await run(sql`
    select -sum(units)::int as units from stock_moves
    where variant_id = ${variantId} and kind = 'sale' and at > now() - interval '28 days'`);
  const sold = Number(rows[0]?.['units']);
  // It lasts two weeks at the pace of four, and two days at that of four days.
  await setStock(store, variantId, Math.ceil(sold / 2));
  expect(await low()).toBeUndefined();
  const own = sql`id = (select product_id from variants where id = ${variantId})`;
  const { rows: before } = await run(sql`select released_at::text as at from products where ${own}`);
  await run(sql`update products set released_at = now() - interval '3 days 1 hour' where ${own}`);
  expect(await low()).toMatchObject({ sold, soldDays: 4 });
  await run(sql`update products set released_at = ${before[0]?.['at']}::timestamptz where ${own}`);
});
