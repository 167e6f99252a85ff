import type { PriceSince, Sale } from '@ritual/shared/kernel';
import type { Db } from '../../db/client.ts';
import { eq, sql } from '../../db/drizzle.ts';
import { productSales } from '../../db/schema/index.ts';

const most = 100;

interface Row extends Record<string, unknown>, Omit<PriceSince, 'at'> {
  readonly at: number;
}

/** What a product has cost since when, newest first. Of several changes at one moment the last one counts. */
export async function latestPrices(db: Db, id: number): Promise<PriceSince[]> {
  const { rows } = await db.execute<Row>(sql`
    select extract(epoch from at)::float8 as at, price_cents as price, compare_at_cents as "compareAtPrice", offered
    from product_prices p
    where product_id = ${id}
      and not exists (select from product_prices l where l.product_id = ${id} and l.at = p.at and l.id > p.id)
    order by p.id desc limit ${most}`);
  return rows.map(({ at, price, compareAtPrice, offered }) => ({
    ...{ at: new Date(at * 1000).toISOString(), price, compareAtPrice, offered },
  }));
}

type SaleRow = typeof productSales.$inferSelect;

const present = ({ priceCents, firstDay, lastDay, state, ...row }: SaleRow): Sale => ({
  ...{ price: priceCents, firstDay, lastDay, state },
  before:
    row.beforeCents === null ? null : { price: row.beforeCents, compareAtPrice: row.beforeCompareAtCents },
});

/** The one that is planned or runs, else the last one. */
export async function saleOf(db: Db, id: number): Promise<Sale | null> {
  const [row] = await db.select().from(productSales).where(eq(productSales.productId, id));
  return row ? present(row) : null;
}
