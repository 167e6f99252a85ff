import type { Db } from '../../../db/client.ts';
import { and, asc, eq, isNull } from '../../../db/drizzle.ts';
import { fraudWarnings } from '../../../db/schema/index.ts';
import type { PaymentWarning } from '../../../payments/provider.ts';

export type WarningRow = typeof fraudWarnings.$inferSelect;

export function warningsOfOrder(db: Db, orderId: string): Promise<readonly WarningRow[]> {
  return db
    .select()
    .from(fraudWarnings)
    .where(eq(fraudWarnings.orderId, orderId))
    .orderBy(asc(fraudWarnings.createdAt), asc(fraudWarnings.id));
}

export const undecidedWarnings = (db: Db, orderId: string): Promise<number> =>
  db.$count(fraudWarnings, and(eq(fraudWarnings.orderId, orderId), isNull(fraudWarnings.decision)));

/** false: it is known. The order must be locked. */
export async function insertWarning(
  tx: Db,
  payment: Pick<WarningRow, 'orderId' | 'paymentIntentId'>,
  warning: PaymentWarning,
): Promise<boolean> {
  const made = await tx
    .insert(fraudWarnings)
    .values({ ...payment, ...warning })
    .onConflictDoNothing()
    .returning({ id: fraudWarnings.id });
  return made.length > 0;
}

export async function writeWarningDecision(
  tx: Db,
  id: string,
  set: Pick<WarningRow, 'decision' | 'reason' | 'decidedBy'>,
): Promise<void> {
  await tx
    .update(fraudWarnings)
    .set({ ...set, decidedAt: new Date() })
    .where(eq(fraudWarnings.id, id));
}
