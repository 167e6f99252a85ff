import { catalogPolicy } from '@ritual/shared/kernel';
import { writeListing, type ListingState } from '../../rules/listing/listing-url.ts';
import type { LoadedList } from './load-listing.ts';

/**
 * The list that is on the screen, so that 'Load More' fetches what is new and nothing again. Written by the screen's
 * effect: on the server, where many visitors share this module, it stays empty.
 */
let shown: { readonly key: string; readonly list: LoadedList } | null = null;

/** Names a list whatever is shown of it: path, filters, order, words. */
export function listKey(state: ListingState, slug: string | undefined): string {
  return `${slug ?? ''}?${writeListing({ ...state, pages: 1 }, slug).toString()}`;
}

export function rememberList(key: string, list: LoadedList | null): void {
  shown = list && { key, list };
}

/** The shown part of a list of which more is wanted; `null` when the same or less is, which is fetched anew. */
export function shownList(key: string, pages: number): LoadedList | null {
  if (shown?.key !== key) return null;
  const { products } = shown.list;
  const whole = products.length > 0 && products.length % catalogPolicy.collectionPageSize === 0;
  return whole && products.length < pages * catalogPolicy.collectionPageSize ? shown.list : null;
}
