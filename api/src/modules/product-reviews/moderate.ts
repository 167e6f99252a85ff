import type { productReviewAnswer, productReviewChange } from '@ritual/shared/contract';
import type * as z from 'zod/mini';
import type { Tx } from '../../db/client.ts';
import { eq, sql } from '../../db/drizzle.ts';
import { reviews } from '../../db/schema/index.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { audited, type Audited, type AuditedCall } from '../audit/audited.ts';

type Database = Pick<Deps, 'database'>;

/** Approves or hides a review, or takes that back. Shoppers see it at once, but for what pages keep for some seconds. */
export async function setStatus(
  deps: Database,
  call: AuditedCall,
  id: number,
  { status, reason, version }: z.output<typeof productReviewChange>,
): Promise<void> {
  const hiddenReason = status === 'HIDDEN' ? reason : '';
  await audited(deps, call, ofReview('product-review.status', id), async (tx) => {
    const row = await lock(tx, id);
    if (row.status === status && row.hiddenReason === hiddenReason) return;
    refuseOthers(row, version);
    await changeReview(tx, id, {
      status,
      hiddenReason,
      moderatedBy: call.caller.userId,
      moderatedAt: new Date(),
    });
  });
}

export async function answer(
  deps: Database,
  call: AuditedCall,
  id: number,
  { answer: text, version }: z.output<typeof productReviewAnswer>,
): Promise<void> {
  await audited(deps, call, ofReview('product-review.answer', id), async (tx) => {
    const row = await lock(tx, id);
    if (row.answer === text) return;
    refuseOthers(row, version);
    await changeReview(tx, id, { answer: text });
  });
}

/**
 * What was written stays in the review, and out of the log: its author may ask for it to be erased. The version shows that words were
 * changed; the same decision again changes nothing, and is no entry.
 */
const ofReview = (action: string, id: number): Audited => ({
  ...{ action, subject: { type: 'product-review', id: String(id) }, personal: null, onlyChanges: true },
  read: async (tx) => {
    const [row] = await tx.select().from(reviews).where(eq(reviews.id, id));
    return row ? { status: row.status, answered: row.answer !== '', version: row.version } : null;
  },
});

type Row = typeof reviews.$inferSelect;

async function lock(tx: Tx, id: number): Promise<Row> {
  const [row] = await tx.select().from(reviews).where(eq(reviews.id, id)).for('update');
  if (!row) throw new AppError('REVIEW_NOT_FOUND');
  return row;
}

/** Its author may have changed it since it was seen: what would be approved was not read. */
function refuseOthers(row: Row, version: number): void {
  if (row.version !== version) throw new AppError('REVIEW_CHANGED');
}

/** Changes the row as given, and raises its version. */
export async function changeReview(
  tx: Tx,
  id: number,
  set: Partial<typeof reviews.$inferInsert>,
): Promise<void> {
  await tx
    .update(reviews)
    .set({ ...set, version: sql`${reviews.version} + 1` })
    .where(eq(reviews.id, id));
}
