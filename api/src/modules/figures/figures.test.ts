import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from '@jest/globals';
import { sql } from '../../db/drizzle.ts';
import { sendRefunds } from '../../jobs/refunds.ts';
import { newCustomer, placePaidOrder } from '../../testing/orders.ts';
import { newPerson, type Person } from '../../testing/people.ts';
import { setUpTestStore } from '../../testing/set-up.ts';
import { decideRefund } from '../ordering/refunds/decide.ts';
import { putOnStaff } from '../staff/repository.ts';

const store = setUpTestStore();
const run = (statement: ReturnType<typeof sql>) => store.database.db.execute(statement);
let person: Person;
let token: string;
const variantId = 10105;

beforeEach(async () => {
  person = await newCustomer(store, variantId);
  ({ token } = await newPerson(store));
  await putOnStaff(store.database.db, (await store.call('me', { token })).body.id, 'analyst');
  for (const table of ['carts', 'daily_sums', 'daily_taxes', 'daily_products'])
    await run(sql`delete from ${sql.identifier(table)}`);
});

const figures = async (days: number) =>
  (await store.call('getFigures', { token, query: { days: String(days) } })).body;
const products = async (days: number) =>
  (await store.call('getProductFigures', { token, query: { days: String(days) } })).body;
/** Moves what was counted today to so many days ago. */
const age = async (days: number) => {
  for (const table of ['daily_sums', 'daily_taxes', 'daily_products'])
    await run(sql`update ${sql.identifier(table)} set day = day - ${days}::int`);
};

test('a period and the one before it have the orders of their days', async () => {
  const { orderId } = await placePaidOrder(store, person, variantId);
  const { rows } = await run(
    sql`select total_cents, subtotal_cents, tax_cents from orders where id = ${orderId}`,
  );
  const [total, subtotal, tax] = ['total_cents', 'subtotal_cents', 'tax_cents'].map(
    (name) => Number(rows[0]?.[name]) / 100,
  );
  await decideRefund(store.database, { refundId: randomUUID(), orderId, amountCents: 1_000 });
  await sendRefunds(store.app.deps);
  const sums = { orders: 1, units: 2, revenue: total, refunds: 10, averageOrder: total };
  const week = await figures(7);
  expect(week.period.totals).toMatchObject(sums);
  expect(week.period.byDay).toHaveLength(7);
  expect(week.period.byDay.at(-1)).toMatchObject({ orders: 1, revenue: total });
  expect(week.before.totals).toMatchObject({ orders: 0, averageOrder: null });
  expect(week.taxes).toEqual([{ state: 'IL', tax }]);
  expect((await products(7)).bestSellers).toMatchObject([
    { productId: 101, units: 2, revenue: subtotal, listed: true },
  ]);

  await age(6);
  expect((await figures(7)).period.byDay[0]).toMatchObject({ orders: 1 });
  await age(1);
  const next = await figures(7);
  expect([next.period.totals.orders, next.before.totals]).toMatchObject([0, sums]);
  expect([next.taxes, (await products(7)).bestSellers]).toEqual([[], []]);
  expect((await figures(30)).period.totals).toMatchObject(sums);
});

test('carts that were paid are a share of those that were begun; none begun is no share', async () => {
  expect((await figures(7)).period.totals.conversion).toBeNull();
  await run(sql`
    insert into daily_sums (day, slot, carts_begun, carts_paid)
    select store_day(now()) - n, 0, 3, 1 from generate_series(0, 1) n`);
  expect((await figures(7)).period.totals).toMatchObject({ cartsBegun: 6, cartsPaid: 2 });
  expect((await figures(7)).period.totals.conversion).toBeCloseTo(33.3, 0);
});

test('what came back is counted by product, size and reason, without rejected returns', async () => {
  const { orderId } = await placePaidOrder(store, person, variantId);
  const { rows } = await run(sql`select id from order_items where order_id = ${orderId}`);
  for (const status of ['REQUESTED', 'REFUNDED', 'REJECTED']) {
    const id = randomUUID();
    await run(
      sql`insert into returns (id, order_id, status, note) values (${id}, ${orderId}, ${status}, '')`,
    );
    await run(sql`
      insert into return_lines (return_id, position, order_item_id, quantity, reason)
      values (${id}, 0, ${String(rows[0]?.['id'])}, 1, 'TOO_SMALL')`);
  }
  expect((await products(30)).returns).toMatchObject([
    { productId: 101, reason: 'TOO_SMALL', units: 2, listed: true },
  ]);
});

test('only some periods can be asked for', async () => {
  const { status } = await store.call('getFigures', { token, query: { days: '8' } });
  expect(status).toBe(400);
});
