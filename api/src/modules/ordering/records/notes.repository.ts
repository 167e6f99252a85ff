import type { Db } from '../../../db/client.ts';
import { sql } from '../../../db/drizzle.ts';
import { orderNotes } from '../../../db/schema/index.ts';

/** What the staff keeps about an order. */
export async function insertNote(
  tx: Db,
  note: { readonly orderId: string; readonly authorId: string | null; readonly text: string },
): Promise<void> {
  // `now()` is the beginning of the transaction, which may have waited for another note.
  await tx.insert(orderNotes).values({ ...note, createdAt: sql`clock_timestamp()` });
}
