import type { productPriceChange, productStateChange, productTagsChange } from '@ritual/shared/contract';
import { onceEach, type ProductState } from '@ritual/shared/kernel';
import type * as z from 'zod/mini';
import type { Tx } from '../../db/client.ts';
import { sql } from '../../db/drizzle.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { audited, type AuditedCall } from '../audit/audited.ts';
import { stateOf, type ProductRow } from './read.ts';
import { auditedProduct, changeProduct, lockProduct, refuseUnseen } from './record.ts';

type Database = Pick<Deps, 'database'>;

/** Shoppers see it, or no longer, with their next question: the index learns of it from the row. */
export async function setState(
  deps: Database,
  call: AuditedCall,
  id: number,
  { state, version }: z.output<typeof productStateChange>,
): Promise<void> {
  await audited(deps, call, auditedProduct('product.state', id), async (tx) => {
    const row = await lockProduct(tx, id);
    if (stateOf(row) === state) return;
    await refuseUnseen(tx, row, version);
    if (state === 'PUBLISHED') await refuseIncomplete(tx, id);
    await changeProduct(tx, id, timesOf(state, row));
  });
}

function timesOf(state: ProductState, { publishedAt }: ProductRow) {
  const now = new Date();
  return {
    withdrawnAt: state === 'PUBLISHED' ? null : now,
    publishedAt: state === 'DRAFT' ? null : (publishedAt ?? now),
  };
}

async function refuseIncomplete(tx: Tx, id: number): Promise<void> {
  const { rows } = await tx.execute(sql`select 1 from variants where product_id = ${id} limit 1`);
  if (rows.length === 0) throw new AppError('PRODUCT_INCOMPLETE');
}

export async function setPrice(
  deps: Database,
  call: AuditedCall,
  id: number,
  { price, compareAtPrice, version }: z.output<typeof productPriceChange>,
): Promise<void> {
  await audited(deps, call, auditedProduct('product.price', id), async (tx) => {
    const row = await lockProduct(tx, id);
    if (row.priceCents === price && row.compareAtCents === compareAtPrice) return;
    await refuseUnseen(tx, row, version);
    await changeProduct(tx, id, { priceCents: price, compareAtCents: compareAtPrice });
  });
}

export async function setTags(
  deps: Database,
  call: AuditedCall,
  id: number,
  { tags, version }: z.output<typeof productTagsChange>,
): Promise<void> {
  await audited(deps, call, auditedProduct('product.tags', id), async (tx) => {
    const row = await lockProduct(tx, id);
    const wanted = onceEach(tags);
    if (row.tags.join('\n') === wanted.join('\n')) return;
    await refuseUnseen(tx, row, version);
    await changeProduct(tx, id, { tags: wanted });
  });
}
