import { sql } from '../db/drizzle.ts';
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
  await db.execute(
    sql`update variants set on_hand = ${onHand}, reserved = 0, sold = 0 where id = ${variantId}`,
  );
}

/** Orders to the person's address, also in a call by another person. */
export async function orderRows({ database: { db } }: TestStore, person: Person) {
  const { rows } = await db.execute<{ id: string; status: string; session_id: string }>(sql`
    select o.id, o.status, o.session_id from orders o join addresses a on a.user_id = o.user_id
    where a.id = ${person.addressId}`);
  return rows;
}
