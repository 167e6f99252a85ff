import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from '@jest/globals';
import { sql } from '../../../db/drizzle.ts';
import { newCustomer, placePaidOrder } from '../../../testing/orders.ts';
import type { Person } from '../../../testing/people.ts';
import { setStock, stockOf, unbalancedVariants } from '../../../testing/stock.ts';
import { setUpTestStore } from '../../../testing/set-up.ts';
import { decideRefund } from '../refunds/decide.ts';
import { reserve, sellReserved } from './stock.ts';

const store = setUpTestStore();
let person: Person;
const variantId = 10105;
beforeEach(async () => {
  person = await newCustomer(store, variantId);
});

const run = (statement: ReturnType<typeof sql>) => store.database.db.execute(statement);

test('units of a variant that is gone are not moved by halves', async () => {
  const { transaction } = store.database;
  const units = [{ variantId, quantity: 1 }];
  const of = { orderId: randomUUID(), actor: 'test', test: false };
  await transaction((tx) => reserve(tx, units, of));
  const withGone = [...units, { variantId: 999_999, quantity: 1 }];
  await expect(transaction((tx) => sellReserved(tx, withGone, of))).rejects.toThrow(
    'Of 2 variants 1 were moved.',
  );
  const twice = [...units, ...units];
  await expect(transaction((tx) => sellReserved(tx, twice, of))).rejects.toThrow(
    'Of 2 variants 1 were moved.',
  );
  expect(await stockOf(store, variantId)).toEqual({ on_hand: 5, reserved: 1, sold: 0 });
  expect(await unbalancedVariants(store.database.db)).toEqual([]);
});

test('a variant whose units are reserved stays, and so does its product', async () => {
  await store.database.transaction((tx) => reserve(tx, [{ variantId, quantity: 1 }], { test: false }));
  await expect(run(sql`delete from variants where id = ${variantId}`)).rejects.toMatchObject({
    cause: { message: `variant ${variantId} has 1 reserved pieces` },
  });
  await expect(run(sql`delete from products where id = 101`)).rejects.toThrow();
  await setStock(store, variantId, 5);
});

test('an order does not take along what it did with money and units', async () => {
  const { orderId } = await placePaidOrder(store, person, variantId);
  for (const table of ['order_items', 'order_events', 'refunds', 'returns', 'disputes']) {
    const { rows } = await run(sql`
      select confdeltype from pg_constraint
      where contype = 'f' and conrelid = ${table}::regclass and confrelid = 'orders'::regclass`);
    expect([table, rows]).toEqual([table, [{ confdeltype: 'r' }]]);
  }
  await expect(run(sql`delete from orders where id = ${orderId}`)).rejects.toThrow();
});

test('every sale and every unit that comes back is a move of the ledger, which is only added to', async () => {
  const { orderId } = await placePaidOrder(store, person, variantId);
  const restock = [{ variantId, quantity: 1 }];
  await decideRefund(store.database, { refundId: randomUUID(), orderId, amountCents: 100, restock });
  const { rows } = await run(sql`
    select kind, units, actor from stock_moves where order_id = ${orderId} and variant_id = ${variantId} order by id`);
  expect(rows).toEqual([
    { kind: 'sale', units: -2, actor: 'webhook' },
    { kind: 'restock', units: 1, actor: 'operator' },
  ]);
  expect(await unbalancedVariants(store.database.db)).toEqual([]);
  for (const forbidden of [
    sql`update stock_moves set units = 7`,
    sql`delete from stock_moves`,
    sql`truncate stock_moves`,
  ]) {
    await expect(run(forbidden)).rejects.toMatchObject({ cause: { code: '23001' } });
  }
});

test('a variant begins with what is on hand, and one that is deleted takes its units along', async () => {
  const make = () =>
    run(sql`
      insert into variants (id, product_id, sku, size, color, position, on_hand)
      values (99001, 101, 'LEDGER', 'ONE', 'pine', 99, 7)`);
  const remove = () => run(sql`delete from variants where id = 99001`);
  for (const step of [make, remove, make, remove]) {
    await step();
    expect(await unbalancedVariants(store.database.db)).toEqual([]);
  }
  const { rows } = await run(sql`select units from stock_moves where variant_id = 99001 order by id`);
  expect(rows.map(({ units }) => units)).toEqual([7, -7, 7, -7]);
});
