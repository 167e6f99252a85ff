import { eq, sql } from '../db/drizzle.ts';
import { refunds } from '../db/schema/index.ts';
import type { Deps } from '../deps.ts';
import { backoff, claimDue } from './claim.ts';

/** Asks the provider for the refunds that were decided on. Repeating one is harmless: its id is the idempotency key. */
export async function sendRefunds(deps: Deps): Promise<number> {
  const { db } = deps.database;
  const ids = await claimDue(db, {
    ...{ table: 'refunds', due: 'next_attempt_at' },
    waiting: sql`done_at is null`,
  });
  for (const id of ids) {
    const [row] = await db.select().from(refunds).where(eq(refunds.id, id));
    if (!row || row.doneAt) continue;
    try {
      const providerId = await deps.payments.refund(row.paymentIntentId, row.amountCents, `refund:${row.id}`);
      await db.update(refunds).set({ providerId, doneAt: new Date() }).where(eq(refunds.id, id));
    } catch (error) {
      deps.log.error({ err: error, orderId: row.orderId }, 'refund failed; it will be tried again');
      await db
        .update(refunds)
        .set({
          attempts: row.attempts + 1,
          lastError: String(error),
          nextAttemptAt: new Date(Date.now() + backoff(row.attempts) * 1000),
        })
        .where(eq(refunds.id, id));
    }
  }
  return ids.length;
}
