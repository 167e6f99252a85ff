import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from '@jest/globals';
import { sql } from '../../db/drizzle.ts';
import { sendRefunds } from '../../jobs/refunds.ts';
import { newCustomer, placePaidOrder } from '../../testing/orders.ts';
import { newPerson } from '../../testing/people.ts';
import { setStock } from '../../testing/stock.ts';
import { setUpTestStore } from '../../testing/set-up.ts';
import { decideRefund } from '../ordering/refunds/decide.ts';
import { putOnStaff } from '../staff/repository.ts';
import { readTaxReport } from './tax-report.ts';

const store = setUpTestStore();
const variantId = 10105;
const run = (statement: ReturnType<typeof sql>) => store.database.db.execute(statement);
let token: string;

beforeEach(async () => {
  await run(sql`delete from detailed_tax_rules`);
  ({ token } = await newPerson(store));
  await putOnStaff(store.database.db, (await store.call('me', { token })).body.id, 'analyst');
});

const report = async (period: string) =>
  (await store.call('getTaxReport', { token, query: { period } })).body;
const stateOf = async (period: string) =>
  (await report(period)).rows.find(
    ({ state, level }: { state: string; level: string }) => state === 'IL' && level === 'state',
  );
/** So that other tests' orders do not count: all that is there happened long ago. */
const moveTo = (id: string, day: string) =>
  run(sql`update orders set paid_at = ${`${day}T17:00:00Z`}::timestamptz where id = ${id}`);

test('an order counts in the month in which it was paid, a refund in that in which its money went', async () => {
  await run(
    sql`insert into detailed_tax_rules (state, level, name, zips, rate) values ('IL', 'city', 'Chicago', '{606}', 1.25)`,
  );
  const customer = await newCustomer(store, variantId);
  const { orderId } = await placePaidOrder(store, customer, variantId);
  await moveTo(orderId, '2025-03-31');
  const { rows } = await run(
    sql`select subtotal_cents as subtotal, shipping_cents as shipping, tax_cents as tax from orders where id = ${orderId}`,
  );
  const [subtotal, shipping, tax] = ['subtotal', 'shipping', 'tax'].map((name) => Number(rows[0]?.[name]));
  const march = await report('2025-03');
  expect(march.orders).toBe(1);
  const [state, city] = march.rows;
  const dollars = (cents = 0) => cents / 100;
  expect(state).toMatchObject({
    ...{ state: 'IL', level: 'state', name: 'Illinois', rates: [6.25] },
    sold: { gross: dollars((subtotal ?? 0) + (shipping ?? 0)), taxable: dollars(subtotal) },
    refunded: { gross: 0, tax: 0 },
  });
  expect(city).toMatchObject({ level: 'city', name: 'Chicago', rates: [1.25] });
  expect(Math.round(((state?.sold.tax ?? 0) + (city?.sold.tax ?? 0)) * 100)).toBe(tax);
  expect((await report('2025-Q1')).rows).toEqual(march.rows);
  expect((await report('2025-04')).rows).toEqual([]);

  await decideRefund(store.database, { refundId: randomUUID(), orderId, amountCents: 5_000 });
  // Not yet at the provider: nothing went.
  await run(sql`update refunds set done_at = null where order_id = ${orderId}`);
  expect((await report('2025-04')).rows).toEqual([]);
  await sendRefunds(store.app.deps);
  await run(sql`update refunds set done_at = '2025-04-01T04:00:00Z' where order_id = ${orderId}`);
  expect(await report('2025-03')).toEqual(march);
  const april = await report('2025-04');
  expect(april.orders).toBe(0);
  const back = april.rows.reduce(
    (sum: number, row: { refunded: { tax: number } }) => sum + row.refunded.tax,
    0,
  );
  const { body: order } = await store.call('getAdminOrder', {
    token: await ownerToken(),
    params: { id: orderId },
  });
  const known = (order.taxes ?? []).reduce(
    (sum: number, { refunded }: { refunded: number }) => sum + refunded,
    0,
  );
  expect(Math.round(back * 100)).toBe(Math.round(known * 100));
  expect(back).toBeGreaterThan(0);
});

test('a refund that came back and was paid in another way counts in the month of the latter', async () => {
  const customer = await newCustomer(store, variantId);
  const { orderId } = await placePaidOrder(store, customer, variantId);
  await moveTo(orderId, '2025-10-02');
  await decideRefund(store.database, { refundId: randomUUID(), orderId, amountCents: 2_000 });
  await sendRefunds(store.app.deps);
  const settle = (settled: string | null) =>
    run(sql`
    update refunds set done_at = '2025-11-05T17:00:00Z', failed_at = '2025-11-20T17:00:00Z', settled = ${settled},
      reference = ${settled && 'Check 1'}, settled_at = ${settled && '2025-12-03T17:00:00Z'}::timestamptz
    where order_id = ${orderId}`);
  const gross = async (period: string) => (await stateOf(period))?.refunded.gross;
  await settle(null);
  expect([await gross('2025-11'), await gross('2025-12')]).toEqual([undefined, undefined]);
  await settle('paid otherwise');
  expect(await gross('2025-11')).toBeUndefined();
  expect(await gross('2025-12')).toBeGreaterThan(0);
});

test('an older order has its tax in its state, and one that is not paid is none', async () => {
  const customer = await newCustomer(store, variantId);
  const { orderId } = await placePaidOrder(store, customer, variantId);
  await moveTo(orderId, '2025-06-15');
  const known = await stateOf('2025-06');
  await run(sql`update order_items set taxes = null where order_id = ${orderId}`);
  await run(sql`update orders set shipping_taxes = null where id = ${orderId}`);
  const before = await stateOf('2025-06');
  expect(known?.sold.tax).toBeGreaterThan(0);
  expect(before?.sold).toEqual(known?.sold);
  expect(before?.exempt.unknown).toBe(known?.exempt['no rule']);
  await run(sql`update orders set payment_state = 'REVIEW' where id = ${orderId}`);
  expect((await report('2025-06')).rows).toEqual([]);
});

test('its sums are those of the stored lines, for all orders of a quarter', async () => {
  const customer = await newCustomer(store, variantId);
  await setStock(store, variantId, 6);
  const ids: string[] = [];
  for (const day of ['2025-07-01', '2025-08-15', '2025-09-30']) {
    const { orderId } = await placePaidOrder(store, customer, variantId);
    await moveTo(orderId, day);
    ids.push(orderId);
  }
  const { rows } =
    await run(sql`select sum(tax_cents)::int as tax, sum(subtotal_cents - discount_cents + shipping_cents)::int as gross
    from orders where id = any(${sql.param(ids)}::uuid[])`);
  const { rows: lines, orders } = await readTaxReport(store.database.db, '2025-Q3');
  const cents = (of: (row: (typeof lines)[number]) => number) =>
    lines.reduce((sum, row) => sum + Math.round(of(row) * 100), 0);
  expect(orders).toBe(3);
  expect({ tax: cents(({ sold }) => sold.tax), gross: cents(({ sold }) => sold.gross) }).toEqual(rows[0]);
});

async function ownerToken(): Promise<string> {
  const owner = await newPerson(store);
  await putOnStaff(store.database.db, (await store.call('me', { token: owner.token })).body.id, 'owner');
  return owner.token;
}
