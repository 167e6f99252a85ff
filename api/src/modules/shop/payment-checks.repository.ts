import type { Db } from '../../db/client.ts';
import { eq } from '../../db/drizzle.ts';
import { paymentChecks } from '../../db/schema/index.ts';
import type { PaymentAccount } from '../../payments/provider.ts';

export type CheckRow = typeof paymentChecks.$inferSelect;

/** What was found with some keys; null: nothing yet. */
export async function checkOf(db: Db, fingerprint: string): Promise<CheckRow | null> {
  const [row] = await db.select().from(paymentChecks).where(eq(paymentChecks.fingerprint, fingerprint));
  return row ?? null;
}

type Found =
  | { readonly account: PaymentAccount; readonly accountAt: Date }
  | { readonly eventId: string; readonly eventAskedAt: Date; readonly eventArrivedAt: null };

export async function saveCheck(db: Db, fingerprint: string, set: Found): Promise<void> {
  await db
    .insert(paymentChecks)
    .values({ fingerprint, ...set })
    .onConflictDoUpdate({ target: paymentChecks.fingerprint, set });
}

/** An event could not be caused: what was known before it stands there again, unless another was asked for meanwhile. */
export async function takeBackEvent(db: Db, eventId: string, before: CheckRow | null): Promise<void> {
  const { eventId: last = null, eventAskedAt = null, eventArrivedAt = null } = before ?? {};
  await db
    .update(paymentChecks)
    .set({ eventId: last, eventAskedAt, eventArrivedAt })
    .where(eq(paymentChecks.eventId, eventId));
}

/** The event of a check has arrived. Only the last one that was asked for counts. */
export async function noteEvent(db: Db, eventId: string): Promise<void> {
  await db
    .update(paymentChecks)
    .set({ eventArrivedAt: new Date() })
    .where(eq(paymentChecks.eventId, eventId));
}
