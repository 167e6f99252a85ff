import type { ReceivedPiece, ReturnReason, ReturnStatus } from '@ritual/shared/kernel';
import { anyOf, asc, desc, eq } from '../../../db/drizzle.ts';
import type { Db } from '../../../db/client.ts';
import { returnExchanges, returnLines, returnPieces, returns } from '../../../db/schema/index.ts';

export type ReturnRow = typeof returns.$inferSelect;

export interface ReturnLine {
  readonly orderItemId: string;
  readonly quantity: number;
  readonly reason: ReturnReason;
}

type PieceRow = typeof returnPieces.$inferSelect;
export type ExchangeRow = typeof returnExchanges.$inferSelect;

/** A return with its lines, what was received of it, and what is exchanged. */
export interface WholeReturn extends ReturnRow {
  readonly lines: readonly ReturnLine[];
  /** In the order in which they were received. */
  readonly pieces: readonly PieceRow[];
  readonly exchanges: readonly ExchangeRow[];
}

/** Of some orders, newest first; the same number of statements however many there are. */
export async function returnsOf(db: Db, orderIds: readonly string[]): Promise<WholeReturn[]> {
  return wholeReturns(
    db,
    await db
      .select()
      .from(returns)
      .where(anyOf(returns.orderId, [...orderIds]))
      .orderBy(desc(returns.createdAt), desc(returns.id)),
  );
}

async function wholeReturns(db: Db, rows: readonly ReturnRow[]): Promise<WholeReturn[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const lines = await db
    .select()
    .from(returnLines)
    .where(anyOf(returnLines.returnId, ids))
    .orderBy(asc(returnLines.position));
  const pieces = await db
    .select()
    .from(returnPieces)
    .where(anyOf(returnPieces.returnId, ids))
    .orderBy(asc(returnPieces.receivedAt), asc(returnPieces.receiptId), asc(returnPieces.position));
  const exchanges = await db
    .select()
    .from(returnExchanges)
    .where(anyOf(returnExchanges.returnId, ids))
    .orderBy(asc(returnExchanges.orderItemId));
  return rows.map((row) => ({
    ...row,
    lines: lines
      .filter(({ returnId }) => returnId === row.id)
      .map(({ orderItemId, quantity, reason }) => ({ orderItemId, quantity, reason })),
    pieces: pieces.filter(({ returnId }) => returnId === row.id),
    exchanges: exchanges.filter(({ returnId }) => returnId === row.id),
  }));
}

export async function returnById(db: Db, id: string): Promise<ReturnRow | null> {
  const [row] = await db.select().from(returns).where(eq(returns.id, id));
  return row ?? null;
}

export async function wholeReturn(db: Db, id: string): Promise<WholeReturn | null> {
  const row = await returnById(db, id);
  return row ? ((await wholeReturns(db, [row]))[0] ?? null) : null;
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
  return { ...row, lines, pieces: [], exchanges: [] };
}

/** Without a reply the one before stays. */
export async function changeReturn(tx: Db, id: string, status: ReturnStatus, reply = ''): Promise<void> {
  await tx
    .update(returns)
    .set({ status, ...(reply !== '' && { reply }) })
    .where(eq(returns.id, id));
}

/** What was received at once. */
export async function insertPieces(
  tx: Db,
  { returnId, receiptId }: Pick<PieceRow, 'returnId' | 'receiptId'>,
  pieces: readonly ReceivedPiece[],
): Promise<void> {
  await tx
    .insert(returnPieces)
    .values(pieces.map((piece, position) => ({ ...piece, position, returnId, receiptId })));
}

/** The return that a receipt is of; null: there is no such receipt. */
export async function returnOfReceipt(tx: Db, receiptId: string): Promise<string | null> {
  const [row] = await tx
    .select({ returnId: returnPieces.returnId })
    .from(returnPieces)
    .where(eq(returnPieces.receiptId, receiptId))
    .limit(1);
  return row?.returnId ?? null;
}
