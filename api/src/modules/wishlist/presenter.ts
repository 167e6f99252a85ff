import type { Wishlist } from '@ritual/shared/contract';
import type { EntryRow } from './repository.ts';

export function presentWishlist(rows: readonly EntryRow[]): Wishlist {
  return { entries: rows.map(({ productId, savedAt }) => ({ productId, savedAt: savedAt.toISOString() })) };
}
