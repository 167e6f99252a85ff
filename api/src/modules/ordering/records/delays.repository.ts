import type { DelayAnswer } from '@ritual/shared/kernel';
import type { Db } from '../../../db/client.ts';
import { and, anyOf, asc, eq, isNull } from '../../../db/drizzle.ts';
import { delayNotices } from '../../../db/schema/index.ts';

export type DelayRow = typeof delayNotices.$inferSelect;

/** What the shoppers of some orders were told, the earliest first. */
export function delaysOf(db: Db, orderIds: readonly string[]): Promise<DelayRow[]> {
  return db
    .select()
    .from(delayNotices)
    .where(anyOf(delayNotices.orderId, [...orderIds]))
    .orderBy(asc(delayNotices.sentAt));
}

export async function delayByToken(db: Db, tokenHash: string): Promise<DelayRow | null> {
  const [row] = await db.select().from(delayNotices).where(eq(delayNotices.tokenHash, tokenHash));
  return row ?? null;
}

export async function insertDelay(
  tx: Db,
  values: Pick<DelayRow, 'orderId' | 'oldDate' | 'newDate' | 'actor' | 'answerBy' | 'tokenHash'>,
): Promise<DelayRow> {
  const [made] = await tx.insert(delayNotices).values(values).returning();
  if (!made) throw new Error('The notice was not stored.');
  return made;
}

/** Ends what an order's shopper is still asked. The order must be locked. */
export async function answerDelays(tx: Db, orderId: string, answer: DelayAnswer): Promise<void> {
  await tx
    .update(delayNotices)
    .set({ answer, answeredAt: new Date() })
    .where(and(eq(delayNotices.orderId, orderId), isNull(delayNotices.answer)));
}
