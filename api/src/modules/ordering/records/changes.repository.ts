import type { Db } from '../../../db/client.ts';
import { and, anyOf, asc, eq, sql } from '../../../db/drizzle.ts';
import { orderChanges } from '../../../db/schema/index.ts';
import type { VariantQuantity } from './stock.ts';

export type ChangeRow = typeof orderChanges.$inferSelect;

export async function changeById(db: Db, id: string): Promise<ChangeRow | null> {
  const [row] = await db.select().from(orderChanges).where(eq(orderChanges.id, id));
  return row ?? null;
}

export async function changeByToken(db: Db, tokenHash: string): Promise<ChangeRow | null> {
  const [row] = await db.select().from(orderChanges).where(eq(orderChanges.tokenHash, tokenHash));
  return row ?? null;
}

/** The change of an order that waits for its payment. */
export async function openChangeOf(db: Db, orderId: string): Promise<ChangeRow | null> {
  const isOpen = and(eq(orderChanges.orderId, orderId), eq(orderChanges.state, 'OPEN'));
  const [row] = await db.select().from(orderChanges).where(isOpen);
  return row ?? null;
}

/** The job looks at it at its next turn. */
export async function lookAtOpenChange(tx: Db, orderId: string): Promise<void> {
  const isOpen = and(eq(orderChanges.orderId, orderId), eq(orderChanges.state, 'OPEN'));
  await tx.update(orderChanges).set({ nextCheckAt: new Date() }).where(isOpen);
}

/** The earliest first. */
export function changesOf(db: Db, orderIds: readonly string[]): Promise<ChangeRow[]> {
  return db
    .select()
    .from(orderChanges)
    .where(anyOf(orderChanges.orderId, [...orderIds]))
    .orderBy(asc(orderChanges.madeAt), asc(orderChanges.id));
}

export async function insertChange(tx: Db, values: typeof orderChanges.$inferInsert): Promise<void> {
  await tx.insert(orderChanges).values(values);
}

export async function updateChange(
  tx: Db,
  id: string,
  set: Partial<typeof orderChanges.$inferInsert>,
): Promise<void> {
  await tx.update(orderChanges).set(set).where(eq(orderChanges.id, id));
}

/** The next payment page of an open change gets a key of its own. null: another call was faster. */
export async function nextPageOf(
  db: Db,
  { id, paymentAttempt, sessionId }: ChangeRow,
  endsAt: Date,
): Promise<ChangeRow | null> {
  const [row] = await db
    .update(orderChanges)
    .set({ paymentAttempt: paymentAttempt + 1, sessionId: null, sessionUrl: null, sessionExpiresAt: endsAt })
    .where(
      and(
        eq(orderChanges.id, id),
        eq(orderChanges.state, 'OPEN'),
        eq(orderChanges.paymentAttempt, paymentAttempt),
        // A page that was opened since the change was read is not forgotten: it could be paid besides this one.
        sql`${orderChanges.sessionId} is not distinct from ${sessionId}`,
        sql`${orderChanges.payBy} > now()`,
      ),
    )
    .returning();
  return row ?? null;
}

/** The page of this attempt is the change's; false: another attempt was faster, or the change has ended. */
export async function storePage(
  db: Db,
  { id, paymentAttempt }: ChangeRow,
  page: { readonly id: string; readonly url: string | null },
): Promise<boolean> {
  const stored = await db
    .update(orderChanges)
    .set({ sessionId: page.id, sessionUrl: page.url })
    .where(
      and(
        eq(orderChanges.id, id),
        eq(orderChanges.state, 'OPEN'),
        eq(orderChanges.paymentAttempt, paymentAttempt),
      ),
    )
    .returning({ id: orderChanges.id });
  return stored.length > 0;
}

/** Units that a change takes from stock, and those that it puts back. */
export function movesOf({ plan }: Pick<ChangeRow, 'plan'>): {
  readonly takes: readonly VariantQuantity[];
  readonly puts: readonly VariantQuantity[];
} {
  const all = plan.moves.map(({ variantId, units }) => ({ variantId, quantity: units }));
  return {
    takes: all.filter(({ quantity }) => quantity > 0),
    puts: all.flatMap(({ variantId, quantity }) =>
      quantity < 0 ? [{ variantId, quantity: -quantity }] : [],
    ),
  };
}
