import { sizes } from '@ritual/shared/kernel';
import { api, isApiError } from '@ritual/shared/http';
import { notFound } from '@ritual/shared/routing';
import type { Collection, Facets, ProductSummary } from '@ritual/shared/contract';
import { presetGender, slices, type ListingState } from '../../rules/listing-url.ts';
import { today } from '../../rules/today.ts';
import { trimProduct } from '../../rules/trim.ts';

export interface LoadedList {
  readonly products: readonly ProductSummary[];
  readonly total: number;
  readonly facets: Facets;
}

export interface ListingData {
  readonly collection: Pick<Collection, 'slug' | 'title' | 'description'> | null;
  /** `null` when it could not be loaded: the screen says so and keeps what it showed. */
  readonly list: LoadedList | null;
  readonly now: string;
}

/** Everything of the collection screen: products of all shown pages, counts, and the collection's name. */
export async function loadListing(
  state: ListingState,
  slug: string | undefined,
  signal: AbortSignal,
): Promise<ListingData> {
  const [collection, list] = await Promise.all([
    loadCollection(slug, signal),
    loadList(state, slug, signal).catch((error: unknown) => {
      if (signal.aborted || isApiError(error, 'COLLECTION_NOT_FOUND')) throw asStatus(error);
      console.error('Failed to fetch products', error);
      return null;
    }),
  ]);
  return { collection, list, now: today() };
}

// Woman and Man are filters with a path of their own; their names are rules, not data.
async function loadCollection(
  slug: string | undefined,
  signal: AbortSignal,
): Promise<ListingData['collection']> {
  if (slug === undefined) return null;
  if (presetGender(slug) !== null) return { slug: slug.toLowerCase(), title: '', description: null };
  const { title, description } = await api
    .call('getCollection', { params: { slug } }, { signal })
    .catch((error: unknown) => {
      throw asStatus(error);
    });
  return { slug, title, description };
}

async function loadList(
  { filter, sort, pages, q }: ListingState,
  slug: string | undefined,
  signal: AbortSignal,
): Promise<LoadedList> {
  const query = {
    gender: [...filter.gender],
    category: [...filter.category],
    size: sizes.filter((size) => filter.size.includes(size)),
    color: [...filter.color],
    ...(slug === undefined || presetGender(slug) !== null ? {} : { collection: slug }),
    ...(q === '' ? {} : { q }),
  };
  const [facets, ...parts] = await Promise.all([
    api.call('facets', { query }, { signal }),
    ...slices(pages).map((slice) =>
      api.request('listProducts', { query: { ...query, ...slice, sort } }, { signal }),
    ),
  ]);
  const products = parts.flatMap(({ data }) => data.map(trimProduct));
  return { products, facets, total: Number(parts[0]?.headers['x-total-count'] ?? products.length) };
}

/** What does not exist is the not-found page; other failures stay what they are. */
function asStatus(error: unknown): unknown {
  return isApiError(error, 'COLLECTION_NOT_FOUND') ? notFound() : error;
}
