import { decimalOfCents, pictureWords, saleWords, taxClassLabel } from '@ritual/shared/kernel';
import type { Tx } from '../../db/client.ts';
import { eq, sql } from '../../db/drizzle.ts';
import { products } from '../../db/schema/index.ts';
import { AppError } from '../../errors.ts';
import type { Audited } from '../audit/audited.ts';
import type { Values } from '../audit/entries.repository.ts';
import { chartName } from '../size-charts/write.ts';
import { saleOf } from './prices.ts';
import { imagesOf, productById, stateOf, variantsOf, type ProductRow } from './read.ts';

/** For the audit log: what a product is, without its stock, which is sold meanwhile. */
export const auditedProduct = (action: string, id: number): Audited => ({
  ...{ action, subject: { type: 'product', id: String(id) }, personal: null, onlyChanges: true },
  read: (tx) => factsOf(tx, id),
});

type Fact = readonly [name: string, value: unknown];

const dollars = (cents: number | null) => (cents === null ? null : decimalOfCents(cents));

async function factsOf(tx: Tx, id: number): Promise<Values> {
  const [row] = await tx.select().from(products).where(eq(products.id, id));
  if (!row) return null;
  const { name, description, gender, limited, fitNote, keywords, fiberContent, originCountry } = row;
  const rows = await variantsOf(tx, id);
  const images = await imagesOf(tx, id);
  const sale = await saleOf(tx, id);
  const ofVariants = rows.flatMap(({ color, size, sku, gtin, weightGrams, costCents }): Fact[] => {
    const of = `${color.name} ${size}`;
    return [
      [`SKU ${of}`, sku],
      [`GTIN ${of}`, gtin],
      [`Weight ${of}`, weightGrams],
      [`Cost ${of}`, dollars(costCents)],
    ];
  });
  return {
    ...{ name, description, gender, limited, fitNote, keywords, fiberContent, originCountry },
    ...{ price: dollars(row.priceCents), compareAtPrice: dollars(row.compareAtCents), state: stateOf(row) },
    details: row.details.join('\n'),
    categories: row.categories.join(', '),
    setOf: row.setOf.join(', '),
    related: row.related.join(', '),
    tags: row.tags.join(', '),
    taxClass: row.taxClass && taxClassLabel[row.taxClass],
    releasedAt: row.releasedAt.toISOString(),
    pictures: pictureWords(images),
    sale: saleWords(sale),
    sizeChart: await chartName(tx, row.sizeChartId),
    ...Object.fromEntries(ofVariants),
  };
}

/** Locks it until the end of the transaction. */
export async function lockProduct(tx: Tx, id: number): Promise<ProductRow> {
  const [row] = await tx.select().from(products).where(eq(products.id, id)).for('no key update');
  if (!row) throw new AppError('PRODUCT_NOT_FOUND');
  return row;
}

/** @throws PRODUCT_CHANGED with the product as it is now, so that the caller can compare */
export async function refuseUnseen(tx: Tx, { id, version: now }: ProductRow, version: number): Promise<void> {
  if (now === version) return;
  throw new AppError('PRODUCT_CHANGED', { details: { version: now, current: await productById(tx, id) } });
}

/** Changes the row as given, and raises its version. */
export async function changeProduct(
  tx: Tx,
  id: number,
  set: Partial<typeof products.$inferInsert>,
): Promise<void> {
  await tx
    .update(products)
    .set({ ...set, changedAt: new Date(), version: sql`${products.version} + 1` })
    .where(eq(products.id, id));
}
