import type { Db } from '../../db/client.ts';
import { anyOf, sql } from '../../db/drizzle.ts';
import { users } from '../../db/schema/index.ts';

/** Names of members of the staff by their id; who has no account any more is not among them. */
export async function namesOf(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const name = sql<string>`${users.firstName} || ' ' || ${users.lastName}`;
  const rows = await db.select({ id: users.id, name }).from(users).where(anyOf(users.id, ids));
  return new Map(rows.map((row) => [row.id, row.name]));
}
