import type { productFigures } from '@ritual/shared/contract';
import { dollarsFromCents, storeTimeZone } from '@ritual/shared/kernel';
import type * as z from 'zod/mini';
import type { Db } from '../../db/client.ts';
import { sql } from '../../db/drizzle.ts';
import { firstDay } from './sums.ts';

type OnWire = z.input<typeof productFigures>;
type Returned = OnWire['returns'][number];
interface Sold extends Record<string, unknown> {
  readonly productId: number;
  readonly name: string;
  readonly units: number;
  readonly cents: number;
  readonly listed: boolean;
}

const shown = 10;

/** Of a product that is gone: as its orders call it. */
const named = sql`
  coalesce(p.name, (select product_name from order_items where product_id = f.product_id limit 1), '') as name,
  (p.id is not null and p.withdrawn_at is null) as listed`;

/** What sold, and what came back, in so many days of the store up to today. */
export async function readProductFigures(db: Db, days: number): Promise<OnWire> {
  const within = sql`day between ${firstDay(days)} and store_day(now())`;
  // Revenue is summed up of those that are shown: of all products it would take as long again.
  const { rows: sold } = await db.execute<Sold>(sql`
    with f as materialized (
      select product_id, sum(units)::int as units from daily_products where ${within}
      group by product_id having sum(units) > 0 order by 2 desc, product_id limit ${shown}),
    revenue as (
      select product_id, greatest(sum(revenue_cents), 0)::float8 as cents from daily_products
      where ${within} and product_id = any(array(select product_id from f)) group by product_id)
    select f.product_id as "productId", f.units, r.cents, ${named}
    from f join revenue r on r.product_id = f.product_id left join products p on p.id = f.product_id
    order by f.units desc, f.product_id`);
  const { rows: returned } = await db.execute<Returned & Record<string, unknown>>(sql`
    with f as (
      select i.product_id, i.size, l.reason, sum(l.quantity)::int as units
      from returns r join return_lines l on l.return_id = r.id join order_items i on i.id = l.order_item_id
      join orders o on o.id = r.order_id and not o.test
      where r.status <> 'REJECTED' and r.created_at >= ${firstDay(days)}::timestamp at time zone ${storeTimeZone}
      group by i.product_id, i.size, l.reason order by 4 desc, 1, 2, 3 limit ${shown})
    select f.product_id as "productId", f.size, f.reason, f.units, ${named}
    from f left join products p on p.id = f.product_id order by f.units desc, f.product_id, f.size, f.reason`);
  return {
    days,
    bestSellers: sold.map(({ cents, ...product }) => ({ ...product, revenue: dollarsFromCents(cents) })),
    returns: returned,
  };
}
