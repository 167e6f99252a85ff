import type { Gender } from '@ritual/shared/kernel';
import type { Collection } from '@ritual/shared/contract';
import { presetGender } from './listing-query.ts';

/** Title of the collection screen: by the chosen gender, or the name of a collection that has one of its own. */
export function listingTitle(
  collection: Pick<Collection, 'slug' | 'title'> | null,
  gender: readonly Gender[],
): string {
  if (collection && presetGender(collection.slug) === null) return collection.title;
  if (gender.length !== 1) return 'Collections';
  return gender[0] === 'MALE' ? "Men's Collection" : "Women's Collection";
}

/** Last part of a collection's breadcrumb ('Home / Woman'). */
export function crumbOf(collection: Pick<Collection, 'slug' | 'title'> | null): string {
  if (!collection) return 'Collections';
  if (collection.slug === 'woman') return 'Woman';
  return collection.slug === 'man' ? 'Man' : collection.title;
}

/** Title of the search page: depends on the results, with the search words. */
export function searchTitle(q: string, total: number | null): string {
  if (q === '') return 'Search';
  return total === 0 ? `No results for “${q}”` : `Results for “${q}”`;
}
