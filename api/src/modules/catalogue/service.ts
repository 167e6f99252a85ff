import type { productFilterQuery, productListQuery, newProductsQuery } from '@ritual/shared/contract';
import { catalogPolicy } from '@ritual/shared/kernel';
import type * as z from 'zod/mini';
import type { Db } from '../../db/client.ts';
import { AppError } from '../../errors.ts';
import type { BestSellers } from './best-sellers.ts';
import type { Cards } from './cards.ts';
import { collectionBySlug, type CollectionRow } from './collections.repository.ts';
import { pageInStock } from './in-stock-page.ts';
import { inStock } from './in-stock.repository.ts';
import type { BitSet } from './inverted-index/bit-set.ts';
import type { CatalogueIndex } from './inverted-index/catalogue-index.ts';
import { choose, countFacets } from './inverted-index/choose.ts';
import type { LiveIndex } from './inverted-index/live-index.ts';
import { pageOfGroups, pageByTrend, pageOf, type Page } from './inverted-index/page.ts';
import { relatedTo } from './inverted-index/related.ts';
import { search, type Found } from './inverted-index/search.ts';
import type { Stems } from './inverted-index/stems.ts';
import { colorsOf, productsByIds, type ColorRow, type ProductRow } from './products.repository.ts';
import { reviewsOf, type ReviewRows } from './reviews.repository.ts';
import { termsOf } from './terms.ts';

export interface Catalogue {
  readonly db: Db;
  readonly index: LiveIndex;
  readonly bestSellers: BestSellers;
  readonly cards: Cards;
  readonly stems: Stems;
}
type FilterQuery = z.output<typeof productFilterQuery>;
type ListQuery = z.output<typeof productListQuery>;
type Sort = ListQuery['sort'];

export interface Products {
  /** JSON of each. */
  readonly cards: readonly string[];
  /** How many fit in all. */
  readonly total: number;
}

export async function findCollection(db: Db, slug: string): Promise<CollectionRow> {
  const found = await collectionBySlug(db, slug);
  if (!found) throw new AppError('COLLECTION_NOT_FOUND');
  return found;
}

async function basisOf(
  { db, index: live, stems }: Catalogue,
  { collection, q }: Pick<FilterQuery, 'collection' | 'q'>,
) {
  const [index, known, terms] = await Promise.all([
    live.current(),
    collection ? findCollection(db, collection) : null,
    q ? termsOf(stems, q) : null,
  ]);
  const found = terms && search(index, terms);
  return { index, found, basis: { collection: known, found: found?.bits ?? null } };
}

/** A page of the range. Search results come best first unless a sort was asked for. */
export async function listProducts(
  catalogue: Catalogue,
  query: ListQuery,
  sortGiven: boolean,
): Promise<Products> {
  const { cards } = catalogue;
  if (query.id.length > 0) {
    // It knows which of the kept cards have changed.
    await catalogue.index.current();
    const named = await cards([...new Set(query.id)]);
    return { cards: named, total: named.length };
  }
  const { index, basis, found } = await basisOf(catalogue, query);
  const bits = choose(index, basis, query);
  const ids =
    found && !sortGiven
      ? pageOfGroups(index, bits, found.groups, query)
      : await sorted(catalogue, index, bits, query.sort, query);
  return { cards: await cards(ids), total: bits.size };
}

/** The best finds for some words. */
export async function searchProducts(
  catalogue: Catalogue,
  { q, limit }: { readonly q: string; readonly limit: number },
): Promise<Products> {
  const { index, found } = await basisOf(catalogue, { q });
  const { bits, groups } = found as Found;
  const ids = pageOfGroups(index, bits, groups, { offset: 0, limit });
  return { cards: await catalogue.cards(ids), total: bits.size };
}

async function sorted(
  { bestSellers }: Catalogue,
  index: CatalogueIndex,
  bits: BitSet,
  sort: Sort,
  page: Page,
): Promise<number[]> {
  if (sort !== 'trending') return pageOf(index, bits, sort, page);
  return pageByTrend(index, bits, await bestSellers(), page);
}

export async function facets(catalogue: Catalogue, query: FilterQuery) {
  const [{ index, basis }, colors] = await Promise.all([basisOf(catalogue, query), colorsOf(catalogue.db)]);
  return {
    counts: countFacets(index, basis, query),
    colors: new Map<string, ColorRow>(colors.map((row) => [row.key, row])),
  };
}

export async function latestProducts({ cards, index: live }: Catalogue): Promise<readonly string[]> {
  const index = await live.current();
  return cards(pageOf(index, index.visible(), 'newest', { offset: 0, limit: catalogPolicy.latestCount }));
}

const sortOf = {
  'createdAt,desc': 'newest',
  'price,asc': 'price-asc',
  'price,desc': 'price-desc',
  trending: 'trending',
} as const;

/** Products released in a period. */
export async function newProducts(
  catalogue: Catalogue,
  query: z.output<typeof newProductsQuery>,
): Promise<{ cards: readonly string[]; last: boolean }> {
  const { db, index: live } = catalogue;
  const { from, to, page, size } = query;
  const index = await live.current();
  const bits = index.releasedWithin(Date.parse(from), Date.parse(to));
  // One more than is shown says whether more follow.
  const wanted = { offset: page * size, limit: size + 1 };
  const all = (part: Page) => sorted(catalogue, index, bits, sortOf[query.sort], part);
  const ids = query.inStock
    ? await pageInStock({ all, inStock: (some) => inStock(db, some) }, wanted)
    : await all(wanted);
  return { cards: await catalogue.cards(ids.slice(0, size)), last: ids.length <= size };
}

export async function getProduct(db: Db, id: number): Promise<ProductRow> {
  const [found] = await productsByIds(db, [id]);
  if (!found) throw new AppError('PRODUCT_NOT_FOUND');
  return found;
}

export async function reviews(
  db: Db,
  id: number,
  wanted: Parameters<typeof reviewsOf>[2],
): Promise<ReviewRows> {
  const found = await reviewsOf(db, id, wanted);
  if (!found) throw new AppError('PRODUCT_NOT_FOUND');
  return found;
}

export async function relatedProducts(
  { cards, index: live }: Catalogue,
  id: number,
): Promise<readonly string[]> {
  const ids = relatedTo(await live.current(), id, {
    max: catalogPolicy.relatedMax,
    fill: catalogPolicy.relatedMin,
  });
  if (!ids) throw new AppError('PRODUCT_NOT_FOUND');
  return cards(ids);
}
