import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from '@jest/globals';
import type { StaffRole } from '@ritual/shared/contract';
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

test('what is paid waits to be shipped, oldest first, until it has left', async () => {
  const { orderId: first } = await placePaidOrder(store, person, variantId);
  const { orderId: second } = await placePaidOrder(store, person, variantId);
  await placeOrder(store, person, variantId, 1);
  await run(
    sql`update orders set created_at = now() - interval '3 days', paid_at = now() - interval '2 days' where id = ${first}`,
  );
  const [group] = (await work()).groups;
  expect(group).toMatchObject({
    ...{ id: 'ship', count: 2, exact: true, amount: null },
    labels: [await numberOf(first), await numberOf(second)],
  });
  expect(Date.now() - Date.parse(group?.at ?? '')).toBeGreaterThan(47 * 3_600_000);
  await fulfil(store, first, 'SHIPPED');
  expect(await waiting()).toEqual([['ship', 1]]);
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

test('a role sees what it does', async () => {
  await placePaidOrder(store, person, variantId);
  await run(sql`
    insert into outbox (kind, dedupe_key, recipient, subject, html, text, failed_at)
    values ('order-confirmed', ${randomUUID()}, 'a@example.com', 'Order', '', '', now())`);
  expect(await waiting()).toEqual([
    ['ship', 1],
    ['mails', 1],
  ]);
  expect(await waiting(await memberOfStaff('fulfillment'))).toEqual([['ship', 1]]);
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
  expect(await low()).toContainEqual(expect.objectContaining({ variantId, free: 0 }));
});
