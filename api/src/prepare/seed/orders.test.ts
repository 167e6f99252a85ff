import { expect, jest, test } from '@jest/globals';
import { setUpTestDatabase } from '../../testing/set-up.ts';
import { sql } from '../../db/drizzle.ts';
import { seedOrders } from './orders.ts';
import { seedPeople } from './people.ts';

jest.setTimeout(60_000);
const database = setUpTestDatabase();

const one = async (query: ReturnType<typeof sql>) => (await database.db.execute(query)).rows[0];
const stock = sql`select sum(on_hand)::int as left, sum(reserved)::int as reserved from variants`;

test('made orders agree with stock, ledger, people and the sums of days, and are made once', async () => {
  const { db } = database;
  await seedPeople(db, 50);
  const before = await one(stock);
  expect(await seedOrders(db, 3000)).toBe(3000);
  expect(await seedOrders(db, 3000)).toBe(0);
  expect(await one(stock)).toEqual(before);
  const ledger = sql`
    select count(*)::int as wrong from variants v
    where on_hand <> (select coalesce(sum(units), 0) from stock_moves where variant_id = v.id)`;
  expect(await one(ledger)).toEqual({ wrong: 0 });
  const people = sql`
    select count(*)::int as wrong from users u where order_count <> (
      select count(*) from orders where user_id = u.id and paid_at is not null)`;
  expect(await one(people)).toEqual({ wrong: 0 });
  const days = sql`
    select sum(d.orders)::int = (select count(*) from orders where paid_at is not null) as orders,
      sum(d.revenue_cents) = (select sum(total_cents) from orders where paid_at is not null) as revenue,
      sum(d.refunds_cents) = (select sum(amount_cents) from refunds) as refunds,
      sum(d.units) = (select sum(units) from daily_products) as units from daily_sums d`;
  expect(await one(days)).toEqual({ orders: true, revenue: true, refunds: true, units: true });
  const states = sql`
    select count(distinct status)::int as states, count(*) filter (where fulfillment_state = 'UNSHIPPED' and status = 'PAID'
      and ship_by is null)::int as undated from orders`;
  expect(await one(states)).toEqual({ states: 6, undated: 0 });
  const indexes = sql`select count(*)::int > 8 as kept from pg_indexes where tablename = 'orders'`;
  expect(await one(indexes)).toEqual({ kept: true });
  // What is written from now on is summed up again.
  const disabled = sql`select count(*)::int as disabled from pg_trigger where tgenabled = 'D'`;
  expect(await one(disabled)).toEqual({ disabled: 0 });
});
