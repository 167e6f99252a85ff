import { anyOf, and, eq } from '../../../db/drizzle.ts';
import type { Db } from '../../../db/client.ts';
import { disputes } from '../../../db/schema/index.ts';
import type { PaymentDispute } from '../../../payments/provider.ts';

export type DisputeState = PaymentDispute['state'];

/** Writes down how a dispute stands. Answers with what it was before: null for a new one. The order must be locked. */
export async function recordDispute(
  tx: Db,
  payment: { readonly orderId: string; readonly paymentIntentId: string },
  { id, ...set }: PaymentDispute,
): Promise<DisputeState | null> {
  const [known] = await tx.select({ state: disputes.state }).from(disputes).where(eq(disputes.id, id));
  await tx
    .insert(disputes)
    .values({ id, ...payment, ...set })
    .onConflictDoUpdate({ target: disputes.id, set: { ...set, changedAt: new Date() } });
  return known?.state ?? null;
}

/** The disputes of an order that the bank has not decided. */
export async function undecidedDisputes(db: Db, orderId: string): Promise<readonly DisputeState[]> {
  const rows = await db
    .select({ state: disputes.state })
    .from(disputes)
    .where(and(eq(disputes.orderId, orderId), anyOf(disputes.state, ['inquiry', 'open'])));
  return rows.map(({ state }) => state);
}
