import { pictureWidths, sizes } from '@ritual/shared/kernel';
import type { ProductSummary } from '@ritual/shared/contract';

/** One request to the store. */
export interface BenchRequest {
  readonly path: string;
  readonly accept?: string;
}

const accepts = ['image/avif,image/webp,*/*', 'image/webp,*/*', '*/*'];
const sorts = ['newest', 'price-asc', 'price-desc', 'trending'];

/** `count` different pages: products, collections with filters and pages, searches, and missing pages. */
export async function pageRequests(store: string, count: number): Promise<readonly BenchRequest[]> {
  const { products, colors, categories } = await catalogOf(store);
  const productPages = products.flatMap(({ id }) =>
    sizes.flatMap((size) => colors.map((color) => `/product/${id}?size=${size}&color=${color}`)),
  );
  const filters = categories.flatMap((category) =>
    colors.flatMap((color) =>
      sizes.map((size) => `category=${encodeURIComponent(category)}&color=${color}&size=${size}`),
    ),
  );
  const lists = ['', '/woman', '/man'].flatMap((slug) =>
    filters.flatMap((filter) => sorts.map((sort) => `/collections${slug}?${filter}&sort=${sort}`)),
  );
  const paged = ['', '/woman', '/man'].flatMap((slug) =>
    sorts.flatMap((sort) => [1, 2, 3].map((page) => `/collections${slug}?sort=${sort}&page=${page}`)),
  );
  const words = [...new Set(products.flatMap(({ name }) => name.toLowerCase().split(/\s+/)))];
  const searches = words.flatMap((one) =>
    words.map((other) => `/search?q=${encodeURIComponent(`${one} ${other}`)}`),
  );
  const unknown = Array.from({ length: count }, (_, index) => `/no-such-page-${index}`);
  const half = Math.ceil(count / 2);
  const paths = [
    ...spread(productPages, Math.round(count * 0.3)),
    ...paged,
    ...spread(lists, Math.round(count * 0.35)),
    ...spread(searches, Math.round(count * 0.25)),
    ...unknown.slice(0, half),
  ];
  return shuffled([...new Set(paths)].slice(0, count)).map((path) => ({ path }));
}

/** `count` pictures of the catalog, spread over all widths and formats. */
export async function pictureRequests(store: string, count: number): Promise<readonly BenchRequest[]> {
  const { products } = await catalogOf(store);
  const files = [...new Set(products.flatMap(({ images }) => images.map(({ file }) => file)))];
  const all = files.flatMap((file) =>
    pictureWidths.flatMap((width) => accepts.map((accept) => ({ path: `/media/${width}/${file}`, accept }))),
  );
  return shuffled(spread(shuffled(all), count));
}

/** Products, colors and categories of the store. */
async function catalogOf(store: string) {
  const products: ProductSummary[] = [];
  for (let before = -1; products.length > before;) {
    before = products.length;
    const response = await fetch(`${store}/api/products?limit=120&offset=${before}`);
    products.push(...((await response.json()) as ProductSummary[]));
  }
  const colors = new Set(products.flatMap(({ variants }) => variants.map(({ color }) => color.id)));
  const categories = new Set(products.flatMap((product) => product.categories));
  return { products, colors: [...colors], categories: [...categories] };
}

/** `count` items, evenly spaced over the list. */
function spread<T>(list: readonly T[], count: number): T[] {
  const step = Math.max(1, list.length / count);
  return Array.from(
    { length: Math.min(count, list.length) },
    (_, index) => list[Math.floor(index * step)] as T,
  );
}

/** Shuffles with a fixed seed, so that two runs send the same requests. */
function shuffled<T>(list: readonly T[]): T[] {
  let seed = 1;
  const next = () => (seed = (seed * 48_271) % 2_147_483_647);
  return list
    .map((one) => [next(), one] as const)
    .sort(([a], [b]) => a - b)
    .map(([, one]) => one);
}
