import type { newProductsQuery, productFilterQuery, productListQuery } from '@ritual/shared/contract';
import { catalogPolicy, emptyFilter } from '@ritual/shared/kernel';
import type * as z from 'zod/mini';
import type { Db } from '../../../db/client.ts';
import { AppError } from '../../../errors.ts';
import type { Cards } from '../cards/cards.ts';
import { productsInOrder, type CollectionRow } from '../collections/collections.repository.ts';
import { findCollection } from '../collections/service.ts';
import type {
  CatalogIndex,
  CatalogView,
  ListOrder,
  SearchTerms,
  Selection,
} from '../inverted-index/index.ts';
import type { BestSellers } from './best-sellers.ts';
import { colorsOf, type ColorRow } from './colors.repository.ts';
import { pageInStock } from './in-stock-page.ts';
import { inStock } from './in-stock.repository.ts';
import { relatedByHand } from './related.repository.ts';

export interface Catalog {
  readonly db: Db;
  readonly index: CatalogIndex;
  readonly bestSellers: BestSellers;
  readonly cards: Cards;
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

/** The words of a search; pinned products that are sold out stand where their words put them. */
export async function searchFor(
  { db, index }: Pick<Catalog, 'db' | 'index'>,
  q: string,
): Promise<SearchTerms> {
  const terms = await index.parse(q);
  return terms.pinned.length === 0 ? terms : { ...terms, pinned: await inStock(db, terms.pinned) };
}

async function select(
  catalog: Catalog,
  query: FilterQuery,
): Promise<{
  readonly view: CatalogView;
  readonly selection: Selection;
  readonly collection: CollectionRow | null;
}> {
  const { db, index } = catalog;
  const { collection, q } = query;
  const [view, known, terms] = await Promise.all([
    index.current(),
    collection ? findCollection(db, collection) : null,
    q ? searchFor(catalog, q) : null,
  ]);
  return { view, selection: { collection: known, terms, filter: query }, collection: known };
}

const orderOf = async ({ bestSellers }: Catalog, sort: Sort): Promise<ListOrder> =>
  sort === 'trending' ? { first: await bestSellers() } : sort;

/** As the staff has put the products of a collection in order, where it has. */
const usualOrderOf = async ({ db }: Catalog, collection: CollectionRow | null): Promise<ListOrder> =>
  collection?.ordered ? { first: await productsInOrder(db, collection.slug) } : 'newest';

/** A page of the catalog. Without a sort, search results come best first and a collection in its own order. */
export async function listProducts(
  catalog: Catalog,
  query: ListQuery,
  sortGiven: boolean,
): Promise<Products> {
  const { cards, index } = catalog;
  if (query.id.length > 0) {
    // It knows which of the kept cards have changed.
    await index.current();
    const named = await cards([...new Set(query.id)]);
    return { cards: named, total: named.length };
  }
  const { view, selection, collection } = await select(catalog, query);
  const usual = () => (selection.terms ? 'best-match' : usualOrderOf(catalog, collection));
  const order = await (sortGiven ? orderOf(catalog, query.sort) : usual());
  const { ids, total } = view.list(selection, order, query);
  return { cards: await cards(ids), total };
}

/** The best finds for some words. */
export async function searchProducts(
  catalog: Catalog,
  { q, limit }: { readonly q: string; readonly limit: number },
): Promise<Products> {
  const [view, terms] = await Promise.all([catalog.index.current(), searchFor(catalog, q)]);
  const { ids, total } = view.search(terms, limit);
  return { cards: await catalog.cards(ids), total };
}

export async function facets(catalog: Catalog, query: FilterQuery) {
  const [{ view, selection }, colors] = await Promise.all([select(catalog, query), colorsOf(catalog.db)]);
  return {
    counts: view.facets(selection),
    colors: new Map<string, ColorRow>(colors.map((row) => [row.key, row])),
  };
}

const wholeRange: Selection = { collection: null, terms: null, filter: emptyFilter };

export async function latestProducts({ cards, index }: Catalog): Promise<readonly string[]> {
  const view = await index.current();
  return cards(view.list(wholeRange, 'newest', { offset: 0, limit: catalogPolicy.latestCount }).ids);
}

const sortOf = {
  'createdAt,desc': 'newest',
  'price,asc': 'price-asc',
  'price,desc': 'price-desc',
  trending: 'trending',
} as const;

/** Products released in a period. */
export async function newProducts(
  catalog: Catalog,
  query: z.output<typeof newProductsQuery>,
): Promise<{ cards: readonly string[]; last: boolean }> {
  const { db, index, cards } = catalog;
  const { from, to, page, size } = query;
  const [view, order] = await Promise.all([index.current(), orderOf(catalog, sortOf[query.sort])]);
  const all = view.released(Date.parse(from), Date.parse(to), order);
  // One more than is shown says whether more follow.
  const wanted = { offset: page * size, limit: size + 1 };
  const ids = query.inStock
    ? await pageInStock({ all, inStock: (some) => inStock(db, some) }, wanted)
    : all(wanted);
  return { cards: await cards(ids.slice(0, size)), last: ids.length <= size };
}

/** @param isPreview shoppers need not see the product itself */
export async function relatedProducts(
  { cards, index, db }: Catalog,
  id: number,
  isPreview: boolean,
): Promise<readonly string[]> {
  const [view, first] = await Promise.all([index.current(), relatedByHand(db, id)]);
  const { relatedMax: max, relatedMin: fill } = catalogPolicy;
  const ids = view.related(id, { max, fill, first, isPreview });
  if (!ids) throw new AppError('PRODUCT_NOT_FOUND');
  return cards(ids);
}
