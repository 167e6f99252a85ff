import type { Db } from '../../db/client.ts';
import { sql } from '../../db/drizzle.ts';
import { openingList } from '../../db/schema/index.ts';

/** Of a person whose account has the address; null: it is not on the list. */
export async function listEntryOf(db: Db, email: string) {
  const [row] = await db
    .select()
    .from(openingList)
    .where(sql`lower(${openingList.email}) = lower(${email})`);
  if (!row) return null;
  return {
    joinedAt: row.joinedAt.toISOString(),
    confirmedAt: row.confirmedAt?.toISOString() ?? null,
    toldAt: row.toldAt?.toISOString() ?? null,
  };
}
