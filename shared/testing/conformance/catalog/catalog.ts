import { expect, test } from '@jest/globals';
import {
  catalogPolicy,
  emptyFilter,
  type Gender,
  type Size,
  matchesFilter,
  type ProductFilter,
} from '../../../kernel/index.ts';
import type { Client } from '../client.ts';
import { allProducts, idsOf, kept } from '../fixtures.ts';

const filters: readonly Partial<ProductFilter>[] = [
  { gender: ['FEMALE'] },
  { category: ['Leggings', 'Shorts'] },
  { size: ['XXL'], color: ['obsidian'] },
  { size: ['XS', 'S'], color: ['pine', 'clay'], gender: ['FEMALE'] },
  { category: ['Sets'], gender: ['MALE'], size: ['M'] },
  { color: ['ice'], size: ['XXL'], category: ['Jackets'] },
];

export function catalogScenarios(client: () => Client): void {
  test('products are listed newest first, in pages, with their total number', async () => {
    const { ok } = client();
    const all = await ok('listProducts', { query: { limit: 120 } });
    const total = all.data.length;
    expect(total).toBeGreaterThan(20);
    expect(all.headers.get('x-total-count')).toBe(String(total));
    const times = all.data.map(({ releasedAt }) => Date.parse(releasedAt));
    expect(times).toEqual(times.toSorted((a, b) => b - a));
    const second = await ok('listProducts', { query: { offset: 9, limit: 9 } });
    expect(idsOf(second.data)).toEqual(idsOf(all.data.slice(9, 18)));
    const beyond = await ok('listProducts', { query: { offset: 100_000 } });
    expect(beyond.data).toEqual([]);
    expect(beyond.headers.get('x-total-count')).toBe(String(total));
  });

  test.each([
    ['limit', 121],
    ['limit', 0],
    ['offset', -1],
    ['size', 'XXXL'],
    ['gender', 'OTHER'],
    ['sort', 'random'],
  ])('a list with %s=%s is refused for that field', async (name, value) => {
    const { fields } = await client().refused('listProducts', 'VALIDATION_FAILED', {
      query: { [name]: value },
    });
    expect(fields.some((path) => path.startsWith(name))).toBe(true);
  });

  test.each(filters)("the filter %j keeps the products that match the shop's rule", async (partial) => {
    const filter = { ...emptyFilter, ...partial };
    const all = await allProducts(client());
    const { data, headers } = await client().ok('listProducts', { query: { ...filter, limit: 120 } });
    expect(idsOf(data)).toEqual(idsOf(kept(all, filter)));
    expect(headers.get('x-total-count')).toBe(String(data.length));
  });

  test.each(filters)('facets of %j count the results of each choice', async (partial) => {
    const filter = { ...emptyFilter, ...partial };
    const all = await allProducts(client());
    const { data } = await client().ok('facets', { query: { ...filter } });
    const left = (change: Partial<ProductFilter>) =>
      all.filter((product) => matchesFilter(product, { ...filter, ...change })).length;
    for (const { value, count } of data.gender) expect(count).toBe(left({ gender: [value as Gender] }));
    for (const { value, count } of data.category) expect(count).toBe(left({ category: [value] }));
    for (const { value, count } of data.size) expect(count).toBe(left({ size: [value as Size] }));
    for (const { value, count } of data.color) expect(count).toBe(left({ color: [value] }));
    expect(data.gender.map(({ label }) => label)).toEqual(['Women', 'Men']);
    expect(data.size.map(({ value }) => value)).toEqual(['XS', 'S', 'M', 'L', 'XL', 'XXL']);
  });

  test('products by id come in the requested order; unknown ids are left out', async () => {
    const { ok, refused } = client();
    const wanted = [143, 101, 999_999, 201, 101];
    const { data, headers } = await ok('listProducts', { query: { id: wanted.map(String), gender: 'MALE' } });
    expect(idsOf(data)).toEqual([143, 101, 201]);
    expect(headers.get('x-total-count')).toBe('3');
    expect(idsOf((await ok('listProducts', { query: { id: 101 } })).data)).toEqual([101]);
    const many = Array.from({ length: 25 }, (_, index) => index + 1);
    const { fields } = await refused('listProducts', 'VALIDATION_FAILED', {
      query: { id: many.map(String) },
    });
    expect(fields).toEqual(['id']);
  });

  test('products can be sorted by price in both directions', async () => {
    const pricesBy = async (sort: string) =>
      (await client().ok('listProducts', { query: { sort, limit: 120 } })).data.map(({ price }) => price);
    const rising = await pricesBy('price-asc');
    expect(rising).toEqual(rising.toSorted((a, b) => a - b));
    const falling = await pricesBy('price-desc');
    expect(falling).toEqual(falling.toSorted((a, b) => b - a));
  });

  test('collections follow their rules', async () => {
    const { ok, refused } = client();
    const of = async (collection: string) =>
      (await ok('listProducts', { query: { collection, limit: 120 } })).data;
    const every = async (
      collection: string,
      rule: (product: Awaited<ReturnType<typeof of>>[number]) => boolean,
    ) => {
      const products = await of(collection);
      expect({ collection, some: products.length > 0, fit: products.every(rule) }).toEqual({
        collection,
        some: true,
        fit: true,
      });
    };
    await every('woman', ({ gender }) => gender === 'FEMALE');
    await every('man', ({ gender }) => gender === 'MALE');
    await every('sets', ({ categories }) => categories.includes('Sets'));
    await every('sale', ({ price, compareAtPrice }) => compareAtPrice !== null && compareAtPrice > price);
    await every('ritual-of-power', () => true);
    await refused('listProducts', 'COLLECTION_NOT_FOUND', { query: { collection: 'no-such' } });
    await refused('facets', 'COLLECTION_NOT_FOUND', { query: { collection: 'no-such' } });
    const { data: collections } = await ok('listCollections');
    expect(collections.map(({ slug }) => slug)).toEqual(
      expect.arrayContaining(['woman', 'man', 'sets', 'sale', 'ritual-of-power']),
    );
    expect((await ok('getCollection', { params: { slug: 'sale' } })).data.title).toBe('Sale');
    await refused('getCollection', 'COLLECTION_NOT_FOUND', { params: { slug: 'no-such' } });
  });

  test('the latest are the twelve newest', async () => {
    const all = await allProducts(client());
    const { data } = await client().ok('latestProducts');
    expect(idsOf(data)).toEqual(idsOf(all.slice(0, catalogPolicy.latestCount)));
  });

  test('new products of a period, in pages, optionally only those in stock', async () => {
    const { ok, refused } = client();
    const all = await allProducts(client());
    const to = new Date().toISOString();
    const from = new Date(Date.now() - 60 * 86_400_000).toISOString();
    const expected = all.filter(({ releasedAt }) => Date.parse(releasedAt) >= Date.parse(from));
    const first = await ok('newProducts', { query: { from, to, size: 3 } });
    expect(idsOf(first.data.content)).toEqual(idsOf(expected.slice(0, 3)));
    expect(first.data.last).toBe(expected.length <= 3);
    const whole = await ok('newProducts', { query: { from, to, size: 60, inStock: true } });
    const inStock = expected.filter(({ variants }) => variants.some(({ stock }) => stock > 0));
    expect(idsOf(whole.data.content)).toEqual(idsOf(inStock));
    expect(whole.data.last).toBe(true);
    const cheap = await ok('newProducts', { query: { from, to, size: 60, sort: 'price,asc' } });
    const prices = cheap.data.content.map(({ price }) => price);
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
    for (const [field, wrong] of [
      ['from', { from: 'yesterday' }],
      ['inStock', { inStock: 'perhaps' }],
    ] as const) {
      const { fields } = await refused('newProducts', 'VALIDATION_FAILED', { query: { from, to, ...wrong } });
      expect(fields).toEqual([field]);
    }
  });

  test('a product has more fields than its card', async () => {
    const { ok, refused } = client();
    const [summary] = await allProducts(client());
    const { data } = await ok('getProduct', { params: { id: summary?.id ?? 0 } });
    expect(data).toMatchObject({ ...summary });
    expect(data.description.length).toBeGreaterThan(20);
    await refused('getProduct', 'PRODUCT_NOT_FOUND', { params: { id: 999_999 } });
    await refused('getProduct', 'VALIDATION_FAILED', { params: { id: 'abc' } });
  });

  test('pictures have their size, and those shown first a placeholder', async () => {
    const { ok } = client();
    const standIns = (images: readonly { placeholder?: string | undefined }[]) =>
      images.map(({ placeholder }) => placeholder?.startsWith('data:image/webp;base64,') ?? false);
    for (const { images } of await allProducts(client())) {
      expect(standIns(images)).toEqual(images.map((_, index) => index === 0));
      for (const { width, height } of images) expect([width, height]).toEqual([960, 1200]);
    }
    const { data } = await ok('getProduct', { params: { id: 101 } });
    expect(data.images.length).toBeGreaterThan(2);
    expect(standIns(data.images)).toEqual(data.images.map(() => true));
  });

  test.each([101, 143, 201, 301])(
    'related products of %s: the same kind first, then the latest',
    async (id) => {
      const all = await allProducts(client());
      const subject = all.find((product) => product.id === id);
      const others = all.filter((product) => product.id !== id);
      const isKin = (product: (typeof all)[number]) =>
        product.gender === subject?.gender &&
        product.categories.some((name) => subject.categories.includes(name));
      const kin = others.filter(isKin).slice(0, catalogPolicy.relatedMax);
      const fill = others.filter((product) => !isKin(product));
      const expected = [...kin, ...fill.slice(0, Math.max(0, catalogPolicy.relatedMin - kin.length))];
      const { data } = await client().ok('relatedProducts', { params: { id } });
      expect(idsOf(data)).toEqual(idsOf(expected));
    },
  );

  test.each(['legging', 'legings', 'LEGGING'])('a search for %s finds leggings', async (q) => {
    const { ok } = client();
    const found = await ok('listProducts', { query: { q, limit: 120 } });
    expect(found.data.slice(0, 3).every(({ name }) => name.includes('Legging'))).toBe(true);
    expect(found.headers.get('x-total-count')).toBe(String(found.data.length));
    const best = await ok('search', { query: { q, limit: 3 } });
    expect(idsOf(best.data)).toEqual(idsOf(found.data.slice(0, 3)));
    expect(best.headers.get('x-total-count')).toBe(String(found.data.length));
    const suggested = await ok('suggestions', { query: { q } });
    expect(suggested.data.products.some(({ name }) => name.includes('Legging'))).toBe(true);
  });

  test('a search by gender, color and garment finds products that match all of them', async () => {
    const { data } = await client().ok('search', { query: { q: 'women pine leggings' } });
    expect(data.length).toBeGreaterThan(0);
    const all = data.filter(
      ({ gender, name, variants }) =>
        gender === 'FEMALE' && name.includes('Legging') && variants.some(({ color }) => color.id === 'pine'),
    );
    expect(data[0]).toEqual(all[0]);
  });

  test('a color is found by its common name', async () => {
    const { data } = await client().ok('search', { query: { q: 'black hoodie' } });
    expect(data[0]?.name).toContain('Hoodie');
    expect(data[0]?.variants.some(({ color }) => color.id === 'obsidian')).toBe(true);
  });

  test('a search for an unknown word finds nothing; one without words is refused', async () => {
    const { ok, refused } = client();
    expect((await ok('listProducts', { query: { q: 'zzzzqqqq' } })).data).toEqual([]);
    expect((await ok('suggestions', { query: { q: 'zzzzqqqq' } })).data).toEqual({
      products: [],
      categories: [],
      collections: [],
    });
    expect((await ok('search', { query: { q: 'zzzzqqqq' } })).data).toEqual([]);
    for (const name of ['suggestions', 'search'] as const) {
      const { fields } = await refused(name, 'VALIDATION_FAILED', { query: { q: ' ' } });
      expect(fields).toEqual(['q']);
    }
  });
}
