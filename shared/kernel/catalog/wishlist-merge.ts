import { policy } from '../shop/policy.ts';

/** The fields of a wishlist's entry that the merge needs. */
export interface SavedProduct {
  readonly productId: number;
  /** ISO 8601. */
  readonly savedAt: string;
}

const newestFirst = (a: SavedProduct, b: SavedProduct) =>
  Date.parse(b.savedAt) - Date.parse(a.savedAt) || b.productId - a.productId;

/**
 * The account's wishlist after a visitor's was merged into it, newest first. A product that both have saved keeps the
 * account's date. Of more than a wishlist may have, the oldest are left out.
 */
export function mergeWishlists<Entry extends SavedProduct>(
  account: readonly Entry[],
  visitor: readonly Entry[],
): Entry[] {
  const saved = new Map([...visitor, ...account].map((entry) => [entry.productId, entry]));
  return [...saved.values()].sort(newestFirst).slice(0, policy.maxSavedProducts);
}
