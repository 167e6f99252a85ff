import { sql, type SQL } from '../../../db/drizzle.ts';
import type { Db } from '../../../db/client.ts';

/** A quantity of one variant. */
export interface VariantQuantity {
  readonly variantId: number;
  readonly quantity: number;
}

const ids = (units: readonly VariantQuantity[]) =>
  sql`${sql.param(units.map((unit) => unit.variantId))}::int[]`;

/**
 * Locks the variants in the order of their ids, the same in every transaction, so that no two wait for each other. Their keys
 * stay, so lines of carts and orders that refer to them are written meanwhile. Answers with the free units of each.
 */
export async function lockVariants(
  tx: Db,
  units: readonly VariantQuantity[],
): Promise<ReadonlyMap<number, number>> {
  const { rows } = await tx.execute<{ id: number; free: number }>(sql`
    select id, on_hand - reserved as free from variants where id = any(${ids(units)}) order by id for no key update`);
  return new Map(rows.map(({ id, free }) => [id, free]));
}

/** Returns the number of variants that were changed. */
async function move(tx: Db, units: readonly VariantQuantity[], change: SQL): Promise<number | null> {
  const quantities = sql`${sql.param(units.map((unit) => unit.quantity))}::int[]`;
  const { rowCount } = await tx.execute(sql`
    update variants v set ${change} from unnest(${ids(units)}, ${quantities}) as moved (id, quantity)
    where v.id = moved.id`);
  return rowCount;
}

/** @throws Error when a variant is not there, or named twice: units that are promised or sold are moved all or not at all */
async function moveAll(tx: Db, units: readonly VariantQuantity[], change: SQL): Promise<void> {
  const moved = await move(tx, units, change);
  if (moved !== units.length)
    throw new Error(`Of ${String(units.length)} variants ${String(moved)} were moved.`);
}

/** Free units become held by an unpaid order. The variants must be locked; so in all that follow. */
export const reserve = (tx: Db, units: readonly VariantQuantity[]) =>
  moveAll(tx, units, sql`reserved = v.reserved + moved.quantity`);

/** Held units become free again; those of a variant that is gone are nowhere. */
export const freeReserved = (tx: Db, units: readonly VariantQuantity[]) =>
  move(tx, units, sql`reserved = v.reserved - moved.quantity`);

/** Held units leave the store. */
export const sellReserved = (tx: Db, units: readonly VariantQuantity[]) =>
  moveAll(
    tx,
    units,
    sql`reserved = v.reserved - moved.quantity, on_hand = v.on_hand - moved.quantity, sold = v.sold + moved.quantity`,
  );

/** Free units leave the store. */
export const sellFree = (tx: Db, units: readonly VariantQuantity[]) =>
  moveAll(tx, units, sql`on_hand = v.on_hand - moved.quantity, sold = v.sold + moved.quantity`);

/** Sold units come back and can be sold again; those of a variant that is gone cannot. */
export const putBack = (tx: Db, units: readonly VariantQuantity[]) =>
  move(tx, units, sql`on_hand = v.on_hand + moved.quantity, sold = v.sold - moved.quantity`);
