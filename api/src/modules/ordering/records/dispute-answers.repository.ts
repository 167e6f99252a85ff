import type { Db } from '../../../db/client.ts';
import { and, desc, eq } from '../../../db/drizzle.ts';
import { disputeAnswers, disputes } from '../../../db/schema/index.ts';

export type DisputeRow = typeof disputes.$inferSelect;
export type AnswerRow = typeof disputeAnswers.$inferSelect;

/** A dispute with what the store answers; the newest first. */
export interface AnsweredDispute {
  readonly dispute: DisputeRow;
  readonly answer: AnswerRow | null;
}

export function disputesOfOrder(db: Db, orderId: string): Promise<readonly AnsweredDispute[]> {
  return db
    .select({ dispute: disputes, answer: disputeAnswers })
    .from(disputes)
    .leftJoin(disputeAnswers, eq(disputeAnswers.disputeId, disputes.id))
    .where(eq(disputes.orderId, orderId))
    .orderBy(desc(disputes.createdAt));
}

export async function disputeOfOrder(db: Db, orderId: string, id: string): Promise<AnsweredDispute | null> {
  const [row] = await db
    .select({ dispute: disputes, answer: disputeAnswers })
    .from(disputes)
    .leftJoin(disputeAnswers, eq(disputeAnswers.disputeId, disputes.id))
    .where(and(eq(disputes.orderId, orderId), eq(disputes.id, id)));
  return row ?? null;
}

/** An answer that is decided, with its dispute. */
export async function answerById(
  db: Db,
  id: string,
): Promise<{ dispute: DisputeRow; answer: AnswerRow } | null> {
  const [row] = await db
    .select({ dispute: disputes, answer: disputeAnswers })
    .from(disputeAnswers)
    .innerJoin(disputes, eq(disputes.id, disputeAnswers.disputeId))
    .where(eq(disputeAnswers.id, id));
  return row ?? null;
}

type Saved = Partial<Omit<AnswerRow, 'id' | 'disputeId'>> & Pick<AnswerRow, 'savedBy'>;

/** Writes a draft or a decision down. The dispute's order must be locked. */
export async function saveAnswer(tx: Db, disputeId: string, set: Saved): Promise<void> {
  await tx
    .insert(disputeAnswers)
    .values({ disputeId, ...set })
    .onConflictDoUpdate({ target: disputeAnswers.disputeId, set });
}

export async function updateAnswer(
  db: Db,
  id: string,
  set: Partial<Omit<AnswerRow, 'id' | 'disputeId'>>,
): Promise<void> {
  await db.update(disputeAnswers).set(set).where(eq(disputeAnswers.id, id));
}
