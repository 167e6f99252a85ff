import { headers, type Facets, type Product, type ProductListQuery } from '../../contract/index.ts';
import {
  catalogPolicy,
  colorWords,
  sizes,
  countableSearch,
  type Gender,
  genderLabel,
  genders,
  matchesFilter,
  type ProductFilter,
  type ProductSort,
} from '../../kernel/index.ts';
import { countReviews, summaryOf } from '../data/catalog.ts';
import { byOwnOrder, isIn, presentCollection, shownAt, shownCollections } from '../data/collections.ts';
import type { MockCollection } from '../data/collection-record.ts';
import { isMockPreview } from '../data/product-preview.ts';
import { publishedReviewsOf } from '../data/product-reviews.ts';
import { successorAt } from '../data/redirects.ts';
import { MockError } from '../mock-error.ts';
import type { MockStore } from '../data/mock-store.ts';
import type { Resolvers } from './resolver.ts';
import { pinnedFor, searchRank } from '../data/search.ts';

type Choice = ProductFilter & { readonly collection?: string | undefined; readonly q?: string | undefined };

export const catalogResolvers: Resolvers<
  | 'listProducts'
  | 'facets'
  | 'latestProducts'
  | 'newProducts'
  | 'getProduct'
  | 'relatedProducts'
  | 'reviews'
  | 'reviewPage'
  | 'listCollections'
  | 'getCollection'
  | 'search'
  | 'suggestions'
> = {
  listProducts: ({ query, store, request, answer }) => {
    if (query.id.length > 0) {
      const named = [...new Set(query.id)].flatMap((id) => store.catalog.product(id) ?? []);
      answer.set(headers.totalCount, String(named.length));
      return named.map(summaryOf);
    }
    const sortGiven = new URL(request.url).searchParams.has('sort');
    const ranked = basis(store, query).filter((product) => matchesFilter(product, query));
    const own = query.collection ? collectionOr404(store, query.collection) : null;
    const sorted = sortGiven
      ? sortProducts(ranked, query.sort)
      : query.q
        ? ranked
        : byOwnOrder(sortProducts(ranked, query.sort), own);
    answer.set(headers.totalCount, String(sorted.length));
    if (sorted.length === 0) noteMiss(store, query);
    return sorted.slice(query.offset, query.offset + query.limit).map(summaryOf);
  },
  facets: ({ query, store }) => facetsOf(basis(store, query), query),
  latestProducts: ({ store }) => store.catalog.products().slice(0, catalogPolicy.latestCount).map(summaryOf),
  newProducts: ({ query: { from, to, page, size, sort, inStock }, store }) => {
    const within = store.catalog
      .products()
      .filter(
        ({ releasedAt }) =>
          Date.parse(releasedAt) >= Date.parse(from) && Date.parse(releasedAt) <= Date.parse(to),
      )
      .filter(({ variants }) => !inStock || variants.some(({ stock }) => stock > 0));
    const sorted = sortProducts(within, newSorts[sort]);
    const end = (page + 1) * size;
    return { content: sorted.slice(page * size, end).map(summaryOf), last: end >= sorted.length };
  },
  getProduct: ({ params: { id }, query: { draft }, store }) => {
    const found = store.catalog.product(id);
    if (found) return found;
    const hidden = isMockPreview(id, draft, new Date()) ? store.catalog.anyProduct(id) : undefined;
    if (!hidden) throw new MockError('PRODUCT_NOT_FOUND');
    return { ...hidden, preview: true as const };
  },
  relatedProducts: ({ params: { id }, query: { draft }, store }) => {
    const subject = isMockPreview(id, draft, new Date())
      ? store.catalog.product(id)
      : productOr404(store, id);
    const others = store.catalog.products().filter((each) => each.id !== id);
    const { relatedMax, relatedMin } = catalogPolicy;
    const chosen = store.catalog.relatedTo(id).flatMap((each) => others.find((one) => one.id === each) ?? []);
    const isKin = (other: Product) =>
      other.gender === subject?.gender && other.categories.some((name) => subject.categories.includes(name));
    const free = others.filter((other) => !chosen.includes(other));
    const most = (chosen.length === 0 ? relatedMax : relatedMin) - chosen.length;
    const found = [...chosen, ...free.filter(isKin).slice(0, Math.max(0, most))];
    const missing = Math.max(0, relatedMin - found.length);
    return [...found, ...free.filter((other) => !isKin(other)).slice(0, missing)].map(summaryOf);
  },
  reviews: ({ params, store }) =>
    publishedReviewsOf(store, productOr404(store, params.id).id).slice(0, catalogPolicy.maxReviews),
  reviewPage: ({ params, query: { sort, offset, limit }, store }) => {
    const all = publishedReviewsOf(store, productOr404(store, params.id).id);
    const sign = { newest: 0, highest: -1, lowest: 1 }[sort];
    const sorted = all.toSorted((a, b) => sign * (a.rating - b.rating));
    return { counts: countReviews(all), content: sorted.slice(offset, offset + limit) };
  },
  listCollections: ({ store }) => shownCollections(store).map(presentCollection),
  getCollection: ({ params, store }) => presentCollection(collectionOr404(store, params.slug)),
  search: ({ query: { q, limit }, store, answer }) => {
    const found = basis(store, { ...noChoice, q });
    answer.set(headers.totalCount, String(found.length));
    return found.slice(0, limit).map(summaryOf);
  },
  suggestions: ({ query: { q }, store }) => ({
    products: basis(store, { ...noChoice, q })
      .slice(0, 6)
      .map(({ id, name, price, images }) => ({ id, name, price, imageFile: images[0]?.file ?? null })),
    categories: [...new Set(store.catalog.products().flatMap(({ categories }) => categories))]
      .filter((name) => searchRank(q, name, '', store.state.search.synonyms) > 0)
      .sort()
      .slice(0, 4),
    collections: shownCollections(store)
      .filter(({ title }) => searchRank(q, title, '', store.state.search.synonyms) > 0)
      .map(({ slug, title }) => ({ slug, title })),
  }),
};

const noChoice: Choice = { gender: [], category: [], size: [], color: [] };
const newSorts = {
  'createdAt,desc': 'newest',
  'price,asc': 'price-asc',
  'price,desc': 'price-desc',
  trending: 'trending',
} as const;

function productOr404(store: MockStore, id: number): Product {
  const product = store.catalog.product(id);
  if (!product) throw new MockError('PRODUCT_NOT_FOUND');
  return product;
}

function collectionOr404(store: MockStore, slug: string): MockCollection {
  const found =
    shownAt(store, slug.toLowerCase()) ?? shownAt(store, successorAt(store, `/collections/${slug}`) ?? '');
  if (!found) throw new MockError('COLLECTION_NOT_FOUND');
  return found;
}

/** The products of a collection and a search, before the filters: best first with a search, else newest first. */
function basis(store: MockStore, { collection, q }: Choice): readonly Product[] {
  const found = collection ? collectionOr404(store, collection) : null;
  const products = store.catalog.products().filter((product) => !found || isIn(product, found));
  if (!q) return products;
  const wordsOf = (product: Product) => `${keywords(product)} ${store.catalog.keywordsOf(product.id)}`;
  const { synonyms } = store.state.search;
  const first = pinnedFor(store.state.search, q).flatMap((id) => {
    const product = products.find((each) => each.id === id);
    return product?.variants.some(({ stock }) => stock > 0) ? [product] : [];
  });
  const others = products
    .filter((product) => !first.includes(product))
    .map((product) => ({ product, rank: searchRank(q, product.name, wordsOf(product), synonyms) }))
    .filter(({ rank }) => rank > 0)
    .sort((a, b) => b.rank - a.rank)
    .map(({ product }) => product);
  return [...first, ...others];
}

/** How many products some words find. */
export const countFound = (store: MockStore, q: string): number => basis(store, { ...noChoice, q }).length;

/** Every caller of the mocks counts as a browser. */
function noteMiss(store: MockStore, { q, collection, gender, category, size, color }: Choice): void {
  const isFiltered = [gender, category, size, color].some((chosen) => chosen.length > 0);
  const words = isFiltered || collection !== undefined || !q ? null : countableSearch(q);
  if (words === null) return;
  const day = new Date().toISOString().slice(0, 10);
  const { search } = store.state;
  const known = search.misses.find((each) => each.day === day && each.words === words);
  const others = search.misses.filter((each) => each !== known);
  store.state.search = { ...search, misses: [...others, { day, words, count: (known?.count ?? 0) + 1 }] };
}

function keywords({ categories, variants, description, gender }: Product): string {
  const colors = new Set(variants.map(({ color }) => color.name));
  const called = new Set(variants.flatMap(({ color }) => colorWords(color.code)));
  return [...categories, ...colors, ...called, genderLabel[gender], description].join(' ');
}

function sortProducts(products: readonly Product[], sort: ProductSort): readonly Product[] {
  const newest = (a: Product, b: Product) =>
    Date.parse(b.releasedAt) - Date.parse(a.releasedAt) || b.id - a.id;
  if (sort === 'price-asc') return products.toSorted((a, b) => a.price - b.price || newest(a, b));
  if (sort === 'price-desc') return products.toSorted((a, b) => b.price - a.price || newest(a, b));
  return products.toSorted(newest);
}

/** For each value: how many products would be left if it were chosen in its filter. */
function facetsOf(products: readonly Product[], query: NonNullable<ProductListQuery> & Choice): Facets {
  const filter: ProductFilter = { ...query };
  const count = (change: Partial<ProductFilter>) =>
    products.filter((product) => matchesFilter(product, { ...filter, ...change })).length;
  const values = (of: (product: Product) => readonly string[]) => [...new Set(products.flatMap(of))];
  const colors = new Map(products.flatMap(({ variants }) => variants.map(({ color }) => [color.id, color])));
  const byLabel = (a: { label: string }, b: { label: string }) => a.label.localeCompare(b.label, 'en-US');
  return {
    gender: genders
      .filter((value) => products.some(({ gender }) => gender === value))
      .map((value: Gender) => ({ value, label: genderLabel[value], count: count({ gender: [value] }) })),
    category: values(({ categories }) => categories)
      .map((value) => ({ value, label: value, count: count({ category: [value] }) }))
      .sort(byLabel),
    size: sizes
      .filter((value) => products.some(({ variants }) => variants.some(({ size }) => size === value)))
      .map((value) => ({ value, label: value, count: count({ size: [value] }) })),
    color: [...colors.values()]
      .map(({ id, name, code }) => ({ value: id, label: name, code, count: count({ color: [id] }) }))
      .sort(byLabel),
  };
}
