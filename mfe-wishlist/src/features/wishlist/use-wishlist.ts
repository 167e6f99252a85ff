import { useSyncExternalStore } from 'react';
import { useHost, type Host } from '@ritual/shared/federation';
import { useStores, type Stores } from '@ritual/shared/state';
import { isSaved } from '../../rules/saved-list.ts';
import { createWishlist, initialState, type Wishlist, type WishlistState } from './wishlist.ts';

/** One for each set of stores: one in a page, one per request on the server, one per test. */
const wishlists = new WeakMap<Stores, Wishlist>();

function wishlistOf(stores: Stores, host: Host): Wishlist {
  const found = wishlists.get(stores);
  if (found) return found;
  const made = createWishlist(host, stores.toasts);
  wishlists.set(stores, made);
  return made;
}

export function useWishlist(): Wishlist {
  return wishlistOf(useStores(), useHost());
}

export function useWishlistState(): WishlistState {
  const { subscribe, getState } = useWishlist();
  return useSyncExternalStore(subscribe, getState, () => initialState);
}

export function useIsSaved(productId: number): boolean {
  const { subscribe, getState } = useWishlist();
  return useSyncExternalStore(
    subscribe,
    () => isSaved(getState().list, productId),
    () => false,
  );
}
