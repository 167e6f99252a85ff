import { anyOf, and, desc, eq, sql, type SQL } from '../../db/drizzle.ts';
import type { Db } from '../../db/client.ts';
import { wishlistEntries, wishlists } from '../../db/schema/index.ts';
import type { CartOwner } from '../../plugins/callers.ts';
import { visible } from '../catalog/products/products.repository.ts';

export type EntryRow = Pick<typeof wishlistEntries.$inferSelect, 'productId' | 'savedAt'>;

const ownedBy = (owner: CartOwner) =>
  owner.kind === 'user' ? eq(wishlists.userId, owner.userId) : eq(wishlists.sessionId, owner.sessionId);

/** What shoppers see of a product `p`. */
const sold = sql`(${visible} and exists (select from variants v where v.product_id = p.id))`;

/** Newest first. */
export function entriesOf(db: Db, owner: CartOwner): Promise<EntryRow[]> {
  const { productId, savedAt } = wishlistEntries;
  return db
    .select({ productId, savedAt })
    .from(wishlistEntries)
    .innerJoin(wishlists, eq(wishlists.id, wishlistEntries.wishlistId))
    .where(ownedBy(owner))
    .orderBy(desc(savedAt), desc(productId));
}

/** A statement that gives a row when nothing was saved yet. */
export const withoutWishlist = (owner: CartOwner): SQL =>
  sql`select 1 where not exists (select from ${wishlists} where ${ownedBy(owner)})`;

/**
 * The owner's wishlist, or null as long as nothing was saved. It is locked: changes of the same wishlist wait for each other,
 * and the job that deletes forgotten ones sees that this one is not.
 */
export async function lockWishlist(tx: Db, owner: CartOwner): Promise<{ id: string } | null> {
  const [row] = await tx
    .update(wishlists)
    .set({ changedAt: sql`now()` })
    .where(ownedBy(owner))
    .returning({ id: wishlists.id });
  return row ?? null;
}

/** The same; made if there is none. */
export async function ensureWishlist(tx: Db, owner: CartOwner): Promise<{ id: string }> {
  const user = owner.kind === 'user';
  const [row] = await tx
    .insert(wishlists)
    .values(user ? { userId: owner.userId } : { sessionId: owner.sessionId })
    .onConflictDoUpdate({
      target: user ? wishlists.userId : wishlists.sessionId,
      set: { changedAt: sql`now()` },
    })
    .returning({ id: wishlists.id });
  if (!row) throw new Error('The wishlist was not stored.');
  return row;
}

interface ProductToSave extends Record<string, unknown> {
  /** It is on the wishlist already. */
  saved: boolean;
  /** Entries of the wishlist. */
  entries: number;
}

/** A product that is sold; null for any other. It is locked, so that it is not deleted before it is saved. */
export async function productToSave(
  tx: Db,
  wishlistId: string,
  productId: number,
): Promise<ProductToSave | null> {
  const { rows } = await tx.execute<ProductToSave>(sql`
    select
      exists (select from wishlist_entries where wishlist_id = ${wishlistId} and product_id = p.id) as saved,
      (select count(*)::int from wishlist_entries where wishlist_id = ${wishlistId}) as entries
    from products p where p.id = ${productId} and ${sold}
    for key share of p`);
  return rows[0] ?? null;
}

export async function insertEntry(tx: Db, wishlistId: string, productId: number): Promise<void> {
  await tx.insert(wishlistEntries).values({ wishlistId, productId });
}

export async function deleteEntries(
  tx: Db,
  wishlistId: string,
  productIds: readonly number[],
): Promise<void> {
  await tx
    .delete(wishlistEntries)
    .where(and(eq(wishlistEntries.wishlistId, wishlistId), anyOf(wishlistEntries.productId, productIds)));
}

/** Deletes the oldest entry whose product is not sold any more; whether there was one. */
export async function deleteOldestUnsold(tx: Db, wishlistId: string): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    delete from wishlist_entries where wishlist_id = ${wishlistId} and product_id = (
      select e.product_id from wishlist_entries e join products p on p.id = e.product_id
      where e.wishlist_id = ${wishlistId} and not ${sold}
      order by e.saved_at, e.product_id limit 1)`);
  return rowCount === 1;
}

/** Saves products of one wishlist in another with their dates. What is deleted meanwhile is left out. */
export async function copyEntries(
  tx: Db,
  { from, into, productIds }: { from: string; into: string; productIds: readonly number[] },
): Promise<void> {
  await tx.execute(sql`
    insert into wishlist_entries (wishlist_id, product_id, saved_at)
    select ${into}::uuid, e.product_id, e.saved_at
    from wishlist_entries e join products p on p.id = e.product_id
    where e.wishlist_id = ${from} and e.product_id = any(${sql.param([...productIds])}::int[])
    for key share of p`);
}

export async function deleteWishlist(tx: Db, id: string): Promise<void> {
  await tx.delete(wishlists).where(eq(wishlists.id, id));
}
