import type { productSaleChange } from '@ritual/shared/contract';
import { endOfSale, formatCents, isOpenSale, storeDay } from '@ritual/shared/kernel';
import type * as z from 'zod/mini';
import type { Tx } from '../../db/client.ts';
import { eq } from '../../db/drizzle.ts';
import { productSales } from '../../db/schema/index.ts';
import type { Deps } from '../../deps.ts';
import { invalidFields } from '../../errors.ts';
import { audited, type AuditedCall } from '../audit/audited.ts';
import { askedOf, beginOrEnd, takeStep } from './apply-sales.ts';
import { saleOf } from './prices.ts';
import type { ProductRow } from './read.ts';
import { auditedProduct, changeProduct, lockProduct, refuseUnseen } from './record.ts';

type Wanted = z.output<typeof productSaleChange>;

/** Puts a sale in the place of the one that there is, or of none. One whose first day has come begins at once. */
export async function setSale(
  deps: Pick<Deps, 'database'>,
  call: AuditedCall,
  id: number,
  { sale, version }: Wanted,
): Promise<void> {
  await audited(deps, call, auditedProduct('product.sale', id), async (tx) => {
    const seen = await lockProduct(tx, id);
    if (await isSo(tx, id, sale)) return;
    await refuseUnseen(tx, seen, version);
    const row = await takeBack(tx, seen);
    if (sale) await plan(tx, row, sale);
    await changeProduct(tx, id, {});
  });
}

/** The call is made again, or two have decided the same. */
async function isSo(tx: Tx, id: number, wanted: Wanted['sale']): Promise<boolean> {
  const found = await saleOf(tx, id);
  const open = found && isOpenSale(found) ? found : null;
  if (!open || !wanted) return !open && !wanted;
  return (['price', 'firstDay', 'lastDay'] as const).every((name) => open[name] === wanted[name]);
}

/** @returns the product without the sale: with its previous price, unless that was changed since */
async function takeBack(tx: Tx, row: ProductRow): Promise<ProductRow> {
  const found = await saleOf(tx, row.id);
  if (!found) return row;
  const back = found.state === 'RUNNING' ? await takeStep(tx, row, endOfSale(found, askedOf(row))) : row;
  await tx.delete(productSales).where(eq(productSales.productId, row.id));
  return back;
}

async function plan(tx: Tx, row: ProductRow, sale: NonNullable<Wanted['sale']>): Promise<void> {
  const today = storeDay(new Date());
  if (sale.lastDay < today) throw invalidFields({ path: 'sale.lastDay', message: 'This day has passed.' });
  if (sale.price >= row.priceCents)
    throw invalidFields({
      path: 'sale.price',
      message: `Must be below the price of ${formatCents(row.priceCents)}.`,
    });
  const { price: priceCents, firstDay, lastDay } = sale;
  await tx.insert(productSales).values({ productId: row.id, priceCents, firstDay, lastDay });
  await beginOrEnd(tx, row, today);
}
