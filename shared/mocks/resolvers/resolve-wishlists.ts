import type { Wishlist } from '../../contract/index.ts';
import { mergeWishlists, policy } from '../../kernel/index.ts';
import { summaryOf } from '../data/catalog.ts';
import { MockError } from '../mock-error.ts';
import type { MockStore } from '../data/mock-store.ts';
import type { Resolvers } from './resolver.ts';

export const wishlistResolvers: Resolvers<
  'getWishlist' | 'getWishlistProducts' | 'saveProduct' | 'unsaveProduct'
> = {
  getWishlist: ({ store, cartKey }) => wishlistOf(store, cartKey()),
  getWishlistProducts: ({ store, cartKey }) => ({
    products: wishlistOf(store, cartKey())
      .entries.flatMap(({ productId }) => store.catalog.product(productId) ?? [])
      .map(summaryOf),
  }),
  saveProduct: ({ params: { productId }, store, cartKey }) => {
    if (!store.catalog.product(productId)) throw new MockError('PRODUCT_NOT_FOUND');
    const { entries } = wishlistOf(store, cartKey());
    if (!entries.some((entry) => entry.productId === productId)) {
      if (entries.length >= policy.maxSavedProducts) throw new MockError('WISHLIST_FULL');
      store.state.wishlists[cartKey()] = [{ productId, savedAt: new Date().toISOString() }, ...entries];
    }
    return wishlistOf(store, cartKey());
  },
  unsaveProduct: ({ params: { productId }, store, cartKey }) => {
    const { entries } = wishlistOf(store, cartKey());
    store.state.wishlists[cartKey()] = entries.filter((entry) => entry.productId !== productId);
    return wishlistOf(store, cartKey());
  },
};

export function wishlistOf(store: MockStore, key: string): Wishlist {
  return { entries: [...(store.state.wishlists[key] ?? [])] };
}

/** Merges a visitor's wishlist into an account's. Idempotent. */
export function mergeVisitorWishlist(store: MockStore, visitorKey: string, userKey: string): void {
  const { entries: account } = wishlistOf(store, userKey);
  store.state.wishlists[userKey] = mergeWishlists(account, wishlistOf(store, visitorKey).entries);
  delete store.state.wishlists[visitorKey];
}
