import { nextSaleStep, storeDay, type SaleStep } from '@ritual/shared/kernel';
import type { Tx } from '../../db/client.ts';
import { eq, sql } from '../../db/drizzle.ts';
import { productSales } from '../../db/schema/index.ts';
import type { Deps } from '../../deps.ts';
import { lockSubject } from '../audit/audited.ts';
import { saleOf } from './prices.ts';
import type { ProductRow } from './read.ts';
import { changeProduct, lockProduct } from './record.ts';

/**
 * Begins and ends sales. Each is decided by itself under the lock of its product, by what is there then: so two processes do it once, a person who
 * saves at the same moment comes before or after it, and what was due while the store stood still is done when it runs again.
 */
export async function applySales(
  { database, log }: Pick<Deps, 'database' | 'log'>,
  now = new Date(),
): Promise<void> {
  const today = storeDay(now);
  const { rows } = await database.db.execute<{ id: number }>(sql`
    select s.product_id as id from product_sales s join products p on p.id = s.product_id
    where s.state in ('PLANNED', 'RUNNING') and (
      s.last_day < ${today} or s.state = 'PLANNED' and s.first_day <= ${today} and p.price_cents > s.price_cents)
    order by s.product_id`);
  for (const { id } of rows) {
    try {
      await database.transaction(async (tx) => {
        await lockSubject(tx, { type: 'product', id: String(id) });
        await beginOrEnd(tx, await lockProduct(tx, id), today);
      });
    } catch (error) {
      log.error({ err: error, productId: id }, 'a sale could not be applied; it will be tried again');
    }
  }
}

/** Does what is due about the sale of a product whose row is locked. */
export async function beginOrEnd(tx: Tx, row: ProductRow, today: string): Promise<void> {
  const sale = await saleOf(tx, row.id);
  const step = sale && nextSaleStep(sale, askedOf(row), today);
  if (step) await takeStep(tx, row, step);
}

export const askedOf = ({ priceCents, compareAtCents }: ProductRow) => ({
  ...{ price: priceCents, compareAtPrice: compareAtCents },
});

/** Writes what a step makes of the sale and of the price: all who read prices learn of it as of any other change. */
export async function takeStep(
  tx: Tx,
  row: ProductRow,
  { state, asked, before }: SaleStep,
): Promise<ProductRow> {
  await tx
    .update(productSales)
    .set({
      state,
      ...{ beforeCents: before?.price ?? null, beforeCompareAtCents: before?.compareAtPrice ?? null },
    })
    .where(eq(productSales.productId, row.id));
  const prices = { priceCents: asked.price, compareAtCents: asked.compareAtPrice };
  if (asked.price !== row.priceCents || asked.compareAtPrice !== row.compareAtCents)
    await changeProduct(tx, row.id, prices);
  return { ...row, ...prices };
}
