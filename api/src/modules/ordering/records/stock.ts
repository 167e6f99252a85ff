import { sql, type SQL } from '../../../db/drizzle.ts';
import type { Db } from '../../../db/client.ts';

/** A quantity of one variant. */
export interface VariantQuantity {
  readonly variantId: number;
  readonly quantity: number;
}

const ids = (units: readonly VariantQuantity[]) =>
  sql`${sql.param(units.map((unit) => unit.variantId))}::int[]`;

/** Whose units move, and who makes them: what the ledger says of a move. */
export interface MoveOf extends OfOrder {
  readonly orderId: string;
  readonly actor: string;
}

interface OfOrder {
  /** Of a test order no units move, in all that follow. */
  readonly test: boolean;
}

const moving = ({ test }: OfOrder, units: readonly VariantQuantity[]) => (test ? [] : units);

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

const changed = (units: readonly VariantQuantity[], change: SQL) => sql`
  update variants v set ${change}
  from unnest(${ids(units)}, ${sql.param(units.map(({ quantity }) => quantity))}::int[]) as moved (id, quantity)
  where v.id = moved.id`;

/** Changes what is on hand, and writes it into the ledger, in one statement. */
const booked = (
  units: readonly VariantQuantity[],
  { kind, change, leaves = kind === 'sale', orderId, actor }: Booking,
) => sql`
  with booked as (${changed(units, change)} returning v.id, moved.quantity)
  insert into stock_moves (variant_id, kind, units, order_id, actor)
  select id, ${kind}, ${leaves ? sql`-quantity` : sql`quantity`}, ${orderId}::uuid, ${actor} from booked`;

interface Booking extends Omit<MoveOf, 'test'> {
  readonly kind: 'sale' | CameBack;
  readonly change: SQL;
  readonly leaves?: boolean;
}

/** As what units come back: of an order, or for others. */
type CameBack = 'restock' | 'exchange';

/** @throws Error when a variant is not there, or named twice: units that are promised or sold are moved all or not at all */
async function moveAll(tx: Db, units: readonly VariantQuantity[], statement: SQL): Promise<void> {
  const { rowCount } = await tx.execute(statement);
  if (rowCount !== units.length)
    throw new Error(`Of ${String(units.length)} variants ${String(rowCount)} were moved.`);
}

/** Free units become held by an unpaid order. The variants must be locked; so in all that follow. */
export const reserve = (tx: Db, given: readonly VariantQuantity[], of: OfOrder) => {
  const units = moving(of, given);
  return moveAll(tx, units, changed(units, sql`reserved = v.reserved + moved.quantity`));
};

/** Held units become free again; those of a variant that is gone are nowhere. */
export const freeReserved = (tx: Db, units: readonly VariantQuantity[], of: OfOrder) =>
  tx.execute(changed(moving(of, units), sql`reserved = v.reserved - moved.quantity`));

/** Held units leave the store: they were bought, or go out in exchange. */
export const sellReserved = (
  tx: Db,
  given: readonly VariantQuantity[],
  of: MoveOf,
  kind: 'sale' | 'exchange' = 'sale',
) => {
  const units = moving(of, given);
  const change = sql`reserved = v.reserved - moved.quantity, on_hand = v.on_hand - moved.quantity, sold = v.sold + moved.quantity`;
  return moveAll(tx, units, booked(units, { ...of, kind, change, leaves: true }));
};

/** Free units leave the store. */
export const sellFree = (tx: Db, given: readonly VariantQuantity[], of: MoveOf) => {
  const units = moving(of, given);
  const change = sql`on_hand = v.on_hand - moved.quantity, sold = v.sold + moved.quantity`;
  return moveAll(tx, units, booked(units, { ...of, kind: 'sale', change }));
};

/** Sold units come back and can be sold again; those of a variant that is gone cannot. */
export const putBack = (
  tx: Db,
  units: readonly VariantQuantity[],
  of: MoveOf,
  kind: CameBack = 'restock',
) => {
  const change = sql`on_hand = v.on_hand + moved.quantity, sold = v.sold - moved.quantity`;
  return tx.execute(booked(moving(of, units), { ...of, kind, change }));
};

/** Sold units come back and cannot be sold again: they come and go in the ledger, and stay sold. */
export const writeOff = (
  tx: Db,
  given: readonly VariantQuantity[],
  { orderId, actor, test }: MoveOf,
  kind: CameBack = 'restock',
) => {
  const units = moving({ test }, given);
  return tx.execute(sql`
    insert into stock_moves (variant_id, kind, units, order_id, actor)
    select u.id, m.kind, m.sign * u.quantity, ${orderId}::uuid, ${actor}
    from unnest(${ids(units)}, ${sql.param(units.map(({ quantity }) => quantity))}::int[]) as u (id, quantity)
    cross join (values (1, ${kind}), (-1, 'write-off')) as m (sign, kind)
    order by u.id, m.sign desc`);
};

/** Units that are counted, come or go without an order; those that go are negative. */
export const adjust = (
  tx: Db,
  moves: readonly (VariantQuantity & { readonly kind: 'adjustment' | 'count' })[],
  { actor, note, callId }: { readonly actor: string; readonly note: string; readonly callId: string },
) =>
  moveAll(
    tx,
    moves,
    sql`
      with booked as (${changed(moves, sql`on_hand = v.on_hand + moved.quantity`)} returning v.id, moved.quantity)
      insert into stock_moves (variant_id, kind, units, actor, note, call_id)
      select b.id, m.kind, b.quantity, ${actor}, ${note}, ${callId}::uuid
      from booked b join unnest(${ids(moves)}, ${sql.param(moves.map(({ kind }) => kind))}::text[]) as m (id, kind) on m.id = b.id`,
  );
