import type { newProduct, productUpdate } from '@ritual/shared/contract';
import { onceEach, slugOf } from '@ritual/shared/kernel';
import type * as z from 'zod/mini';
import type { Tx } from '../../db/client.ts';
import { sql } from '../../db/drizzle.ts';
import { products } from '../../db/schema/index.ts';
import type { Deps } from '../../deps.ts';
import { AppError, invalidFields } from '../../errors.ts';
import { audited, type AuditedCall } from '../audit/audited.ts';
import { refuseUnknownChart } from '../size-charts/write.ts';
import { writePictures } from './pictures.ts';
import { stateOf } from './read.ts';
import { auditedProduct, changeProduct, lockProduct, refuseUnseen } from './record.ts';
import { refuseTaken, writeVariants } from './variants.ts';

type Database = Pick<Deps, 'database'>;
type Fields = z.output<typeof newProduct>;

/** Makes a draft. @returns its number */
export async function createProduct(deps: Database, call: AuditedCall, fields: Fields): Promise<number> {
  // Before the entry of the log, which names it.
  const { rows } = await deps.database.db.execute<{ id: number }>(
    sql`select nextval(pg_get_serial_sequence('products', 'id'))::int as id`,
  );
  const id = rows[0]?.id ?? 0;
  await audited(deps, call, auditedProduct('product.create', id), async (tx) => {
    await refuseUnknownProducts(tx, id, fields);
    await refuseUnknownChart(tx, fields.sizeChart);
    const slug = await freeSlug(tx, id, fields.name);
    await tx.insert(products).values({
      ...{ id, slug, ...rowOf(fields) },
      ...{ publishedAt: null, withdrawnAt: new Date() },
    });
    await writeVariants(tx, id, fields.variants);
    await writePictures(tx, id, fields.pictures);
  }).catch(refuseTaken);
  return id;
}

/** Changes what is written about a product, and which variants it has. */
export async function updateProduct(
  deps: Database,
  call: AuditedCall,
  id: number,
  { version, ...fields }: z.output<typeof productUpdate>,
): Promise<void> {
  await audited(deps, call, auditedProduct('product.update', id), async (tx) => {
    const row = await lockProduct(tx, id);
    await refuseUnseen(tx, row, version);
    if (stateOf(row) === 'PUBLISHED' && fields.variants.length === 0)
      throw new AppError('PRODUCT_INCOMPLETE');
    await refuseUnknownProducts(tx, id, fields);
    await refuseUnknownChart(tx, fields.sizeChart);
    await changeProduct(tx, id, rowOf(fields));
    await writeVariants(tx, id, fields.variants);
    await writePictures(tx, id, fields.pictures);
  }).catch(refuseTaken);
}

function rowOf({ variants: _, pictures: _pictures, ...given }: Fields) {
  const { price, compareAtPrice, releasedAt, sizeChart, related, tags, ...fields } = given;
  const categories = [...new Set(fields.categories)];
  return {
    ...fields,
    categories,
    priceCents: price,
    compareAtCents: compareAtPrice,
    releasedAt: new Date(releasedAt),
    ...(sizeChart !== undefined && { sizeChartId: sizeChart }),
    ...(related !== undefined && { related }),
    ...(tags !== undefined && { tags: onceEach(tags) }),
  };
}

/** Of two that are made at once with the same name the second waits, and sees the first. */
async function freeSlug(tx: Tx, id: number, name: string): Promise<string> {
  const slug = slugOf(name) || 'product';
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`slug of a product ${slug}`}))`);
  const { rows } = await tx.execute(sql`select 1 from products where slug = ${slug}`);
  return rows.length === 0 ? slug : `${slug}-${String(id)}`;
}

async function refuseUnknownProducts(
  tx: Tx,
  id: number,
  { setOf, related = [] }: Pick<Fields, 'setOf' | 'related'>,
): Promise<void> {
  if (related.includes(id))
    throw invalidFields({ path: 'related', message: 'A product is not shown beside itself.' });
  const { rows } = await tx.execute<{ id: number }>(sql`
    select wanted.id from unnest(${sql.param([...setOf, ...related])}::int[]) as wanted (id)
    where not exists (select 1 from products p where p.id = wanted.id)`);
  const [unknown] = rows;
  if (!unknown) return;
  const path = setOf.includes(unknown.id) ? 'setOf' : 'related';
  throw invalidFields({ path, message: `There is no product ${String(unknown.id)}.` });
}
