import {
  catalogPolicy,
  filterLengths,
  productSorts,
  sizes,
  type Gender,
  type ProductFilter,
  type ProductSort,
} from '@ritual/shared/kernel';
import { known, listedGenders, presetGender } from './listing-query.ts';

/** Sort orders of a list; search results are sorted by relevance by default, a collection in its own order. */
export type ListingSort = ProductSort | 'relevance' | 'featured';

/** The state of a list in its URL. */
export interface ListingState {
  readonly filter: ProductFilter;
  readonly sort: ListingSort;
  /** Number of pages of 9 that are shown, from 1. */
  readonly pages: number;
  /** Search words; empty on collections. */
  readonly q: string;
}

/** Maximum number of pages loaded from a URL at once. */
const maxPages = 120;

/** In the URL, `gender=all` means that the path's own gender was removed. */
const allGenders = 'all';

/** Names consist of letters and are no longer than this; the API refuses a list by anything else. */
const unique = (values: readonly string[], max: number) => [
  ...new Set(values.filter((value) => value !== '' && value.length <= max && !/\p{Cc}/u.test(value))),
];

/** Parses a URL. Unknown values are ignored, so that no URL is an error. */
export function readListing(search: URLSearchParams, slug?: string): ListingState {
  const pages = Number(search.get('page') ?? 1);
  const q = (search.get('q') ?? '')
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, 100);
  return {
    filter: {
      gender: listedGenders(search, slug),
      category: unique(search.getAll('category'), filterLengths.category),
      size: known(sizes, search.getAll('size')),
      color: unique(search.getAll('color'), filterLengths.color),
    },
    sort: known(productSorts, search.getAll('sort'))[0] ?? defaultSort(q, slug),
    pages: Number.isInteger(pages) ? Math.min(Math.max(1, pages), maxPages) : 1,
    q,
  };
}

const defaultSort = (q: string, slug: string | undefined): ListingSort => {
  if (q !== '') return 'relevance';
  return slug === undefined || presetGender(slug) !== null ? 'newest' : 'featured';
};

/** A choice in a collection without an order of its own: its usual order is the newest first. */
export const usualSort = (sort: ListingSort, slug: string | undefined): ListingSort =>
  sort === 'newest' && slug !== undefined && presetGender(slug) === null ? 'featured' : sort;

const sameGenders = (chosen: readonly Gender[], preset: Gender | null) =>
  preset === null ? chosen.length === 0 : chosen.length === 1 && chosen[0] === preset;

/** Serializes the state to URL parameters; defaults are left out. */
export function writeListing(state: ListingState, slug?: string): URLSearchParams {
  const search = new URLSearchParams();
  const { filter, sort, pages, q } = state;
  if (q !== '') search.set('q', q);
  if (!sameGenders(filter.gender, presetGender(slug))) {
    const values: readonly string[] = filter.gender.length === 0 ? [allGenders] : filter.gender;
    for (const gender of values) search.append('gender', gender);
  }
  for (const name of ['category', 'size', 'color'] as const) {
    for (const value of filter[name]) search.append(name, value);
  }
  if (sort !== defaultSort(q, slug)) search.set('sort', sort);
  if (pages > 1) search.set('page', String(pages));
  return search;
}

/** Sets or clears a filter; the list starts again at its first page. */
export function toggle(state: ListingState, name: keyof ProductFilter, value: string): ListingState {
  const chosen: readonly string[] = state.filter[name];
  const next = chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value];
  return { ...state, pages: 1, filter: { ...state.filter, [name]: next } };
}

/** 'Clear': no filter, first page; order and search words stay. */
export function clear(state: ListingState): ListingState {
  return { ...state, pages: 1, filter: { gender: [], category: [], size: [], color: [] } };
}

/** 'Load More': nine more. */
export function loadMore(state: ListingState): ListingState {
  return { ...state, pages: state.pages + 1 };
}

/** Changes the sort order and starts at the first page. */
export function sortBy(state: ListingState, sort: ListingSort): ListingState {
  return { ...state, pages: 1, sort };
}

export function countFilters({ gender, category, size, color }: ProductFilter): number {
  return gender.length + category.length + size.length + color.length;
}

/** The calls for the shown products, from the first or a later one: the API returns at most 120 at once. */
export function slices(
  pages: number,
  from = 0,
): readonly { readonly offset: number; readonly limit: number }[] {
  const total = pages * catalogPolicy.collectionPageSize;
  const max = Math.floor(120 / catalogPolicy.collectionPageSize) * catalogPolicy.collectionPageSize;
  const parts: { offset: number; limit: number }[] = [];
  for (let offset = from; offset < total; offset += max) {
    parts.push({ offset, limit: Math.min(max, total - offset) });
  }
  return parts;
}
