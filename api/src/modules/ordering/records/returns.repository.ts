import type { ReturnReason, ReturnStatus } from '@ritual/shared/kernel';
import { anyOf, asc, desc, eq } from '../../../db/drizzle.ts';
import type { Db } from '../../../db/client.ts';
import { returnLines, returns } from '../../../db/schema/index.ts';

export type ReturnRow = typeof returns.$inferSelect;

export interface ReturnLine {
  readonly orderItemId: string;
  readonly quantity: number;
  readonly reason: ReturnReason;
}

/** A return with its lines. */
export interface WholeReturn extends ReturnRow {
  readonly lines: readonly ReturnLine[];
}

/** Of some orders, newest first; the same number of statements however many there are. */
export async function returnsOf(db: Db, orderIds: readonly string[]): Promise<WholeReturn[]> {
  const rows = await db
    .select()
    .from(returns)
    .where(anyOf(returns.orderId, [...orderIds]))
    .orderBy(desc(returns.createdAt), desc(returns.id));
  if (rows.length === 0) return [];
  const lines = await db
    .select()
    .from(returnLines)
    .where(
      anyOf(
        returnLines.returnId,
        rows.map(({ id }) => id),
      ),
    )
    .orderBy(asc(returnLines.position));
  return rows.map((row) => ({
    ...row,
    lines: lines
      .filter(({ returnId }) => returnId === row.id)
      .map(({ orderItemId, quantity, reason }) => ({ orderItemId, quantity, reason })),
  }));
}

export async function returnById(db: Db, id: string): Promise<ReturnRow | null> {
  const [row] = await db.select().from(returns).where(eq(returns.id, id));
  return row ?? null;
}

export async function insertReturn(
  tx: Db,
  made: { readonly orderId: string; readonly note: string; readonly lines: readonly ReturnLine[] },
): Promise<WholeReturn> {
  const { orderId, note, lines } = made;
  const [row] = await tx.insert(returns).values({ orderId, note, status: 'REQUESTED' }).returning();
  if (!row) throw new Error('The return was not stored.');
  await tx
    .insert(returnLines)
    .values(lines.map((line, position) => ({ ...line, position, returnId: row.id })));
  return { ...row, lines };
}

export async function changeReturn(tx: Db, id: string, status: ReturnStatus): Promise<void> {
  await tx.update(returns).set({ status }).where(eq(returns.id, id));
}
