import type { CartOwner } from '../plugins/callers.ts';
import type { Db } from '../db/client.ts';
import { sql } from '../db/drizzle.ts';
import { ensureWishlist } from '../modules/wishlist/repository.ts';

/** Saves products in this order, the first one a minute before the second, the last one a minute ago. */
export async function saveAll(db: Db, owner: CartOwner, productIds: readonly number[]): Promise<void> {
  const { id } = await ensureWishlist(db, owner);
  await db.execute(sql`
    insert into wishlist_entries (wishlist_id, product_id, saved_at)
    select ${id}::uuid, product_id, now() - make_interval(mins => ${productIds.length + 1} - place::int)
    from unnest(${sql.param([...productIds])}::int[]) with ordinality as s (product_id, place)`);
}
