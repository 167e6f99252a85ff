import { sql, type SQL } from '../../../db/drizzle.ts';
import type { Db } from '../../../db/client.ts';

/** So many pieces of a variant. */
export interface Pieces {
  readonly variantId: number;
  readonly quantity: number;
}

const ids = (pieces: readonly Pieces[]) => sql`${sql.param(pieces.map((piece) => piece.variantId))}::int[]`;

/**
 * Locks the variants in the order of their ids, the same in every transaction, so that no two wait for each other. Their keys
 * stay, so lines of carts and orders that refer to them are written meanwhile. Answers with the free pieces of each.
 */
export async function lockVariants(tx: Db, pieces: readonly Pieces[]): Promise<ReadonlyMap<number, number>> {
  const { rows } = await tx.execute<{ id: number; free: number }>(sql`
    select id, on_hand - reserved as free from variants where id = any(${ids(pieces)}) order by id for no key update`);
  return new Map(rows.map(({ id, free }) => [id, free]));
}

/** Answers with how many variants there were. */
async function move(tx: Db, pieces: readonly Pieces[], change: SQL): Promise<number | null> {
  const quantities = sql`${sql.param(pieces.map((piece) => piece.quantity))}::int[]`;
  const { rowCount } = await tx.execute(sql`
    update variants v set ${change} from unnest(${ids(pieces)}, ${quantities}) as moved (id, quantity)
    where v.id = moved.id`);
  return rowCount;
}

/** @throws Error when a variant is not there, or named twice: pieces that are promised or sold are moved all or not at all */
async function moveAll(tx: Db, pieces: readonly Pieces[], change: SQL): Promise<void> {
  const moved = await move(tx, pieces, change);
  if (moved !== pieces.length)
    throw new Error(`Of ${String(pieces.length)} variants ${String(moved)} were moved.`);
}

/** Free pieces become held by an unpaid order. The variants must be locked; so in all that follow. */
export const reserve = (tx: Db, pieces: readonly Pieces[]) =>
  moveAll(tx, pieces, sql`reserved = v.reserved + moved.quantity`);

/** Held pieces become free again; those of a variant that is gone are nowhere. */
export const freeReserved = (tx: Db, pieces: readonly Pieces[]) =>
  move(tx, pieces, sql`reserved = v.reserved - moved.quantity`);

/** Held pieces leave the store. */
export const sellReserved = (tx: Db, pieces: readonly Pieces[]) =>
  moveAll(
    tx,
    pieces,
    sql`reserved = v.reserved - moved.quantity, on_hand = v.on_hand - moved.quantity, sold = v.sold + moved.quantity`,
  );

/** Free pieces leave the store. */
export const sellFree = (tx: Db, pieces: readonly Pieces[]) =>
  moveAll(tx, pieces, sql`on_hand = v.on_hand - moved.quantity, sold = v.sold + moved.quantity`);

/** Sold pieces come back and can be sold again; those of a variant that is gone cannot. */
export const putBack = (tx: Db, pieces: readonly Pieces[]) =>
  move(tx, pieces, sql`on_hand = v.on_hand + moved.quantity, sold = v.sold - moved.quantity`);
