import { facets, getCollection, listProducts } from '@ritual/shared/contract/calls';
import { api, isApiError } from '@ritual/shared/http';
import { paths } from '@ritual/shared/paths';
import { notFound, redirect } from '@ritual/shared/routing';
import type { Collection } from '@ritual/shared/contract';
import { presetGender } from '../../rules/listing/listing-query.ts';
import { slices, type ListingState } from '../../rules/listing/listing-url.ts';
import { listKey, shownList, type LoadedList } from './shown-list.ts';
import { today } from '../../rules/today.ts';
import { trimProduct } from '../../rules/product/trim-product.ts';

/** Cards in a row on wide screens. */
const firstRow = 3;

interface ShownCollection extends Pick<Collection, 'slug' | 'title' | 'description'> {
  /** The staff has put it in order. */
  readonly ordered?: boolean;
  readonly picture?: Collection['picture'] | undefined;
}

export interface ListingData {
  readonly collection: ShownCollection | null;
  /** `null` when it could not be loaded: the screen shows a message and keeps the previous products. */
  readonly list: LoadedList | null;
  readonly now: string;
}

/** The data of the collection screen: products of all shown pages, counts, and the collection's name. */
export async function loadListing(
  state: ListingState,
  slug: string | undefined,
  { url, signal }: Request,
): Promise<ListingData> {
  const [collection, list] = await Promise.all([
    loadCollection(url, slug, signal),
    loadList(state, slug, signal).catch((error: unknown) => {
      if (signal.aborted || isApiError(error, 'COLLECTION_NOT_FOUND')) throw asStatus(error);
      console.error('Failed to fetch products', error);
      return null;
    }),
  ]);
  return { collection, list, now: today() };
}

async function loadCollection(
  url: string,
  slug: string | undefined,
  signal: AbortSignal,
): Promise<ListingData['collection']> {
  if (slug === undefined) return null;
  const address = slug.toLowerCase();
  // Woman and Man are filters with a path of their own, which every store has; rules name them (`listingTitle`).
  const isPreset = presetGender(slug) !== null;
  const found = await api.call(getCollection, { params: { slug } }, { signal }).catch((error: unknown) => {
    if (signal.aborted || !isPreset) throw asStatus(error);
    // Text and picture are an addition to the products there, which are shown without them.
    if (!isApiError(error, 'COLLECTION_NOT_FOUND')) console.error('Failed to fetch collection', error);
    return null;
  });
  // It has another address by now.
  if (!isPreset && found && found.slug !== address)
    throw redirect(paths.collection.to({ slug: found.slug }) + new URL(url).search, 301);
  const { title = '', description = null, ordered = false, picture } = found ?? {};
  return { slug: address, title, description, ordered: ordered && !isPreset, picture };
}

async function loadList(
  state: ListingState,
  slug: string | undefined,
  signal: AbortSignal,
): Promise<LoadedList> {
  const { filter, sort, pages, q } = state;
  const choice = {
    gender: [...filter.gender],
    category: [...filter.category],
    size: [...filter.size],
    color: [...filter.color],
    ...(slug === undefined || presetGender(slug) !== null ? {} : { collection: slug }),
    ...(q === '' ? {} : { q }),
  };
  // Without a sort order the API sorts by relevance, and a collection as the staff has put it in order.
  const query = { ...choice, ...(sort === 'relevance' || sort === 'featured' ? {} : { sort }) };
  const fetchFrom = async (from: number) => {
    const parts = await Promise.all(
      slices(pages, from).map((slice) =>
        api.request(listProducts, { query: { ...query, ...slice } }, { signal }),
      ),
    );
    const products = parts
      .flatMap(({ data }) => data)
      .map((product, index) =>
        trimProduct(product, { inFirstView: from + index < firstRow, colors: filter.color }),
      );
    return { products, total: Number(parts[0]?.headers['x-total-count'] ?? products.length) };
  };
  const before = shownList(listKey(state, slug), pages);
  if (before) {
    const next = await fetchFrom(before.products.length);
    const ids = new Set(before.products.map(({ id }) => id));
    // A different total, or a duplicate: the order has changed, and all are fetched again.
    const fits = next.total === before.total && next.products.every(({ id }) => !ids.has(id));
    if (fits) return { ...before, products: [...before.products, ...next.products] };
  }
  const [counts, list] = await Promise.all([api.call(facets, { query: choice }, { signal }), fetchFrom(0)]);
  return { ...list, facets: counts };
}

/** A collection that does not exist is the not-found page; other failures are rethrown. */
function asStatus(error: unknown): unknown {
  return isApiError(error, 'COLLECTION_NOT_FOUND') ? notFound() : error;
}
