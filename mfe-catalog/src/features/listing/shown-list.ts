import type { Facets, ProductSummary } from '@ritual/shared/contract';
import { catalogPolicy } from '@ritual/shared/kernel';
import { writeListing, type ListingState } from '../../rules/listing/listing-url.ts';

export interface LoadedList {
  readonly products: readonly ProductSummary[];
  readonly total: number;
  readonly facets: Facets;
}

/**
 * The list on the screen, so that 'Load More' fetches only new products. Written by the screen's effect: on the server, where
 * all requests share this module, it stays empty.
 */
let shown: { readonly key: string; readonly list: LoadedList } | null = null;

/** Identifies a list regardless of its page: path, filters, order, search words. */
export function listKey(state: ListingState, slug: string | undefined): string {
  return `${slug ?? ''}?${writeListing({ ...state, pages: 1 }, slug).toString()}`;
}

export function rememberList(key: string, list: LoadedList | null): void {
  shown = list && { key, list };
}

/** The shown part of a list when more of it is requested; `null` when the same or less is, which is fetched again. */
export function shownList(key: string, pages: number): LoadedList | null {
  if (shown?.key !== key) return null;
  const { products } = shown.list;
  const whole = products.length > 0 && products.length % catalogPolicy.collectionPageSize === 0;
  return whole && products.length < pages * catalogPolicy.collectionPageSize ? shown.list : null;
}
