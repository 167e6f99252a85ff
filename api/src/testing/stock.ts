import { sql, type SQL } from '../db/drizzle.ts';
import type { Db } from '../db/client.ts';
import type { Person } from './people.ts';
import type { TestStore } from './test-store.ts';

interface Stock extends Record<string, unknown> {
  on_hand: number;
  reserved: number;
  sold: number;
}

export async function stockOf(
  { database: { db } }: TestStore,
  variantId: number,
): Promise<Stock | undefined> {
  const { rows } = await db.execute<Stock>(
    sql`select on_hand, reserved, sold from variants where id = ${variantId}`,
  );
  return rows[0];
}

/** Sets the units on hand, with none reserved and none sold. */
export async function setStock(
  { database: { db } }: TestStore,
  variantId: number,
  onHand: number,
): Promise<void> {
  await adjustStock(db, variantId, sql`on_hand = ${onHand}, reserved = 0, sold = 0`);
}

/** Changes a variant's stock, and writes what came or went into the ledger. */
export async function adjustStock(db: Db, variantId: number, set: SQL): Promise<void> {
  await db.execute(sql`
    with changed as (
      update variants v set ${set} from variants before
      where v.id = ${variantId} and before.id = v.id returning v.id, v.on_hand - before.on_hand as units)
    insert into stock_moves (variant_id, kind, units, actor)
    select id, 'adjustment', units, 'test' from changed where units <> 0`);
}

/** Variants whose moves do not add up to what is on hand, also those that are gone. */
export async function unbalancedVariants(db: Db) {
  const { rows } = await db.execute(sql`
    select id, coalesce(v.on_hand, 0) as on_hand, coalesce(m.units, 0) as moved
    from (select id, on_hand from variants) v
    full join (select variant_id as id, sum(units)::int as units from stock_moves group by 1) m using (id)
    where coalesce(v.on_hand, 0) <> coalesce(m.units, 0)`);
  return rows;
}

/** Orders to the person's address, also in a call by another person. */
export async function orderRows({ database: { db } }: TestStore, person: Person) {
  const { rows } = await db.execute<{ id: string; status: string; session_id: string }>(sql`
    select o.id, o.status, o.session_id from orders o join addresses a on a.user_id = o.user_id
    where a.id = ${person.addressId}`);
  return rows;
}
