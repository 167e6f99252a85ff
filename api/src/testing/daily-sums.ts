import { expect } from '@jest/globals';
import { storeTimeZone } from '@ritual/shared/kernel';
import type { Db } from '../db/client.ts';
import { sql, type SQL } from '../db/drizzle.ts';

interface DaySums extends Record<string, unknown> {
  readonly day: string;
  readonly orders: number;
  readonly units: number;
  readonly revenue: number;
  readonly refunds: number;
}

/** What was counted, of all slots of a day. */
export async function dailySums(db: Db) {
  const { rows } = await db.execute<DaySums & { begun: number; paid: number }>(sql`
    select day::text, sum(orders)::int as orders, sum(units)::int as units, sum(revenue_cents)::int as revenue,
      sum(refunds_cents)::int as refunds, sum(carts_begun)::int as begun, sum(carts_paid)::int as paid
    from daily_sums group by day order by day`);
  return rows;
}

async function dailyTaxes(db: Db) {
  const { rows } = await db.execute(sql`
    select day::text, state, sum(tax_cents)::int as cents from daily_taxes group by 1, 2 order by 1, 2`);
  return rows;
}

async function dailyProducts(db: Db) {
  const { rows } = await db.execute(sql`
    select day::text, product_id as product, sum(units)::int as units, sum(revenue_cents)::int as cents
    from daily_products group by 1, 2 order by 1, 2`);
  return rows;
}

const day = (at: string) => sql`(${sql.raw(at)} at time zone ${sql.raw(`'${storeTimeZone}'`)})::date`;

/**
 * Compares what was counted, day by day, with what orders and refunds say now. Money that did not arrive stands there twice: on
 * the day on which it went, and back on the day on which that was known.
 */
export async function checkDailySums(db: Db): Promise<void> {
  const { rows: days } = await db.execute<DaySums>(sql`
    with refunded as (
      select r.* from refunds r join orders o on o.id = r.order_id
      join order_payments p on p.id = r.payment_intent_id and p.order_id = o.id and p.kind = 'order'
      where o.paid_at is not null and not o.test and r.provider_id is not null),
    happened (day, orders, units, revenue, refunds) as (
      select ${day('paid_at')}, 1, (select sum(quantity) from order_items where order_id = o.id and replaces is null) - ${changed(sql`units`)},
        total_cents - ${changed(sql`difference`)}, 0
        from orders o where paid_at is not null and not test
      union all
      select ${day('c.decided_at')}, 0, c.units, greatest(c.difference, 0), 0 from (${changes}) c
      union all
      select ${day('done_at')}, 0, 0, 0, amount_cents from refunded where done_at is not null
      union all
      select ${day('failed_at')}, 0, 0, 0, -amount_cents from refunded where failed_at is not null
      union all
      select ${day('settled_at')}, 0, 0, 0, amount_cents from refunded where settled = 'paid otherwise')
    select day::text, sum(orders)::int as orders, sum(units)::int as units, sum(revenue)::int as revenue,
      sum(refunds)::int as refunds from happened group by day order by day`);
  const something = ({ orders, refunds }: DaySums) => orders > 0 || refunds !== 0;
  const counted = (await dailySums(db)).map(({ begun: _begun, paid: _paid, ...sums }) => sums);
  expect(counted.filter(something)).toEqual(days.filter(something));
  const { rows: taxes } = await db.execute(sql`
    select day::text, state, sum(cents)::int as cents from (
      select ${day('paid_at')} as day, state, tax_cents - ${changed(sql`tax`)} as cents from orders o where paid_at is not null and not test
      union all
      select ${day('c.decided_at')}, o.state, c.tax from (${changes}) c join orders o on o.id = c.order_id) as taxed
    where cents <> 0 group by 1, 2 order by 1, 2`);
  expect(await dailyTaxes(db)).toEqual(taxes);
  const { rows: products } = await db.execute(sql`
    with moved as (
      select c.order_id, c.decided_at, (g ->> 'productId')::int as product, (g ->> 'units')::int as units, (g ->> 'cents')::int as cents
      from (${changes}) c cross join jsonb_array_elements(c.plan -> 'goods') g)
    select day::text, product, sum(units)::int as units, sum(cents)::int as cents from (
      select ${day('paid_at')} as day, product_id as product, quantity as units, unit_price_cents * quantity - i.discount_cents as cents
      from orders o join order_items i on i.order_id = o.id where paid_at is not null and not test and i.replaces is null
      union all
      select ${day('o.paid_at')}, product, -units, -cents from moved m join orders o on o.id = m.order_id
      union all
      select ${day('decided_at')}, product, units, cents from moved) as sold
    group by 1, 2 order by 1, 2`);
  const isSomething = ({ units, cents }: Record<string, unknown>) => units !== 0 || cents !== 0;
  expect((await dailyProducts(db)).filter(isSomething)).toEqual(products.filter(isSomething));
}

/** Changes of orders that were applied, and what they moved. */
const changes = sql`
  select order_id, decided_at, difference_cents as difference, plan, (plan ->> 'taxCents')::int as tax,
    (select coalesce(sum((g ->> 'units')::int), 0)::int from jsonb_array_elements(plan -> 'goods') g) as units
  from order_changes where state = 'APPLIED' and not exists (select from orders t where t.id = order_id and t.test)`;

const changed = (column: SQL) =>
  sql`coalesce((select sum(c.${column}) from (${changes}) c where c.order_id = o.id), 0)`;
