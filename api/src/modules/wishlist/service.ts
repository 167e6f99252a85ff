import { policy } from '@ritual/shared/kernel';
import type { Database } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import type { CartOwner } from '../../plugins/callers.ts';
import { countFrom } from '../../plugins/rate-limit.ts';
import * as repository from './repository.ts';
import type { EntryRow } from './repository.ts';

/** JSON of the cards of saved products that are sold, in the order of the wishlist. */
export async function savedCards(
  { database: { db }, catalogIndex, cards }: Deps,
  owner: CartOwner,
): Promise<readonly string[]> {
  const entries = await repository.entriesOf(db, owner);
  // It knows which of the kept cards have changed.
  await catalogIndex.current();
  return cards(entries.map(({ productId }) => productId));
}

/** Counts a wishlist that is about to be begun without an account. Throws RATE_LIMITED. */
export async function countNewWishlist(
  { database: { db }, settings }: Deps,
  owner: CartOwner,
  address: string,
): Promise<void> {
  if (owner.kind !== 'visitor') return;
  const from = { address, limit: settings.limits.wishlistByAddress };
  await countFrom(db, 'wishlist', from, repository.withoutWishlist(owner));
}

/** In a full wishlist a product that is not sold any more gives way: its shopper sees no card that could be removed. */
export async function saveProduct(
  { transaction }: Database,
  owner: CartOwner,
  productId: number,
): Promise<EntryRow[]> {
  return transaction(async (tx) => {
    const { id } = await repository.ensureWishlist(tx, owner);
    const product = await repository.productToSave(tx, id, productId);
    if (!product) throw new AppError('PRODUCT_NOT_FOUND');
    if (!product.saved) {
      const full = product.entries >= policy.maxSavedProducts;
      if (full && !(await repository.deleteOldestUnsold(tx, id))) throw new AppError('WISHLIST_FULL');
      await repository.insertEntry(tx, id, productId);
    }
    return repository.entriesOf(tx, owner);
  });
}

/** Also of a product that does not exist any more. */
export async function unsaveProduct(
  { transaction }: Database,
  owner: CartOwner,
  productId: number,
): Promise<EntryRow[]> {
  return transaction(async (tx) => {
    const wishlist = await repository.lockWishlist(tx, owner);
    if (!wishlist) return [];
    await repository.deleteEntries(tx, wishlist.id, [productId]);
    return repository.entriesOf(tx, owner);
  });
}
