import { randomBytes } from 'node:crypto';
import { beforeAll, beforeEach, expect, test } from '@jest/globals';
import { sql } from '../../db/drizzle.ts';
import { tidyUp } from '../../jobs/tidy-up.ts';
import { newCustomer, placeOrder, placePaidOrder } from '../../testing/orders.ts';
import type { Person } from '../../testing/people.ts';
import { setStock } from '../../testing/stock.ts';
import { setUpTestStore } from '../../testing/set-up.ts';
import { readTraffic } from './service.ts';

const store = setUpTestStore({ limitFactor: 1 });
let person: Person;
const variant = 10105;
beforeAll(async () => {
  person = await newCustomer(store, variant);
  await setStock(store, variant, 20);
});
beforeEach(async () => {
  await store.database.db.execute(sql`delete from analytics_events`);
});

const view = (path: string) => ({ kind: 'pageView', path, referrer: 'example.org' });
const send = (events: readonly object[], more: { visit?: string; headers?: Record<string, string> } = {}) =>
  store.call('sendEvents', {
    body: { visit: more.visit ?? randomBytes(16).toString('hex'), events },
    headers: { 'user-agent': 'Curious/1.0', ...more.headers },
  });
const rows = async (table: 'analytics_events' | 'analytics_orders') =>
  (await store.database.db.execute(sql`select * from ${sql.identifier(table)}`)).rows;
const traffic = (days = 7) => readTraffic(store.app.deps, days);

test('a row holds the visit, the day and the page, and nothing of who it was', async () => {
  const visit = 'a'.repeat(32);
  expect((await send([view('/account/profile')], { visit })).status).toBe(202);
  const [row] = await rows('analytics_events');
  expect(Object.keys(row ?? {}).toSorted()).toEqual(
    ['day', 'id', 'kind', 'path', 'referrer', 'value_cents', 'visit'].toSorted(),
  );
  expect(row).toMatchObject({ visit, path: '/account/profile', referrer: 'example.org' });
  expect(JSON.stringify(row)).not.toMatch(/Curious|127\.0\.0\.1/);
});

test('a purchase counts once, with what the store knows of it, however often and by whatever client it is reported', async () => {
  const { orderId } = await placePaidOrder(store, person, variant);
  const event = { kind: 'purchase', orderId };
  await Promise.all([send([event, event]), send([event]), send([event])]);
  const { body } = await store.call('getOrder', { token: person.token, params: { id: orderId } });
  expect(await traffic()).toMatchObject({ purchases: 1, revenue: body.total });
  expect(JSON.stringify(await rows('analytics_events'))).not.toContain(orderId);
});

test('an order that is not paid, or was long ago, is no purchase', async () => {
  const { orderId: unpaid } = await placeOrder(store, person, variant, 1);
  await send([{ kind: 'purchase', orderId: unpaid }]);
  const { orderId } = await placePaidOrder(store, person, variant);
  await store.database.db.execute(
    sql`update orders set paid_at = now() - interval '25 hours' where id = ${orderId}`,
  );
  await send([{ kind: 'purchase', orderId }]);
  expect((await traffic()).purchases).toBe(0);
});

test('Sec-GPC is taken at its word; another value of it is none', async () => {
  await send([view('/')], { headers: { 'sec-gpc': '1' } });
  expect(await rows('analytics_events')).toEqual([]);
  await send([view('/')], { headers: { 'sec-gpc': '0' } });
  expect(await rows('analytics_events')).toHaveLength(1);
});

test('a visit over midnight is one of both days and one of the whole; days without visits are there', async () => {
  const visit = 'b'.repeat(32);
  await send([view('/'), view('/faq')], { visit });
  await store.database.db.execute(sql`update analytics_events set day = day - 1 where path = '/'`);
  const { visits, byDay } = await traffic();
  expect(visits).toBe(1);
  expect(byDay.map((day) => day.visits)).toEqual([0, 0, 0, 0, 0, 1, 1]);
  await store.database.db.execute(sql`update analytics_events set day = day - 6`);
  expect((await traffic()).pageViews).toBe(1);
  expect((await traffic(30)).pageViews).toBe(2);
});

test('what is older than thirteen months is forgotten, and after some days which orders were counted', async () => {
  const { orderId } = await placePaidOrder(store, person, variant);
  await send([view('/'), view('/faq'), { kind: 'purchase', orderId }]);
  const { db } = store.database;
  await db.execute(
    sql`update analytics_events set day = current_date - interval '13 months 1 day' where path = '/'`,
  );
  await db.execute(sql`update analytics_orders set day = current_date - 3`);
  await tidyUp(db);
  expect(await rows('analytics_events')).toHaveLength(2);
  expect(await rows('analytics_orders')).toEqual([]);
});

test('a client that sends too much is told to wait; with Global Privacy Control nothing is counted', async () => {
  const statuses = async (count: number, headers = {}) => {
    const found = new Set<number>();
    for (let sent = 0; sent < count; sent += 1) found.add((await send([view('/')], { headers })).status);
    return [...found];
  };
  await store.database.db.execute(sql`delete from rate_limits`);
  expect(await statuses(300)).toEqual([202]);
  expect(await statuses(2)).toEqual([429]);
  expect(await statuses(2, { 'sec-gpc': '1' })).toEqual([202]);
});
