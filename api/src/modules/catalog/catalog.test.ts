import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from '@jest/globals';
import { demoColors, demoProducts } from '@ritual/shared/demo';
import { genders, matchesFilter, sizes, type ProductFilter } from '@ritual/shared/kernel';
import fc from 'fast-check';
import { sql } from '../../db/drizzle.ts';
import { setUpTestStore } from '../../testing/set-up.ts';

const store = setUpTestStore();

const subset = <Value>(values: readonly Value[]) =>
  fc.subarray([...values], { maxLength: Math.min(3, values.length) });
const categories = [...new Set(demoProducts.flatMap((product) => product.categories))];
const filters = fc.record({
  gender: subset(genders),
  category: subset(categories),
  size: subset(sizes),
  color: subset(demoColors.map((color) => color.key)),
});
const filterable = demoProducts.map((product) => ({
  ...product,
  variants: product.variants.map(({ size, color }) => ({ size, color: { id: color } })),
}));
const fitting = (filter: ProductFilter) =>
  filterable.filter((product) => matchesFilter(product, filter)).map((product) => product.id);

test('lists what the rule of the kernel lets through, for any choice of filters', async () => {
  await fc.assert(
    fc.asyncProperty(filters, async (filter) => {
      const { body, headers } = await store.call('listProducts', { query: { ...filter, limit: '120' } });
      expect(body.map((product) => product.id).sort()).toEqual(fitting(filter).sort());
      expect(headers['x-total-count']).toBe(String(fitting(filter).length));
    }),
    { numRuns: 60 },
  );
});

test('a facet says how many products its value would leave', async () => {
  await fc.assert(
    fc.asyncProperty(filters, async (filter) => {
      const { body } = await store.call('facets', { query: filter });
      for (const facet of ['gender', 'category', 'size', 'color'] as const) {
        expect(body[facet].length).toBeGreaterThan(0);
        for (const { value, count } of body[facet]) {
          expect([facet, value, count]).toEqual([
            facet,
            value,
            fitting({ ...filter, [facet]: [value] }).length,
          ]);
        }
      }
    }),
    { numRuns: 15 },
  );
});

test('pages join up to the whole list, sorted by price', async () => {
  const page = (offset: number) =>
    store.call('listProducts', { query: { sort: 'price-asc', offset: String(offset), limit: '20' } });
  const pages = await Promise.all([page(0), page(20), page(40), page(60)]);
  const products = pages.flatMap((answer) => answer.body);
  expect(new Set(products.map((product) => product.id)).size).toBe(56);
  const prices = products.map((product) => product.price);
  expect(prices).toEqual([...prices].sort((a, b) => a - b));
});

test('a list takes the same number of statements for one product as for all', async () => {
  const statements = async (limit: string) => {
    let count = 0;
    const listen = () => (count += 1);
    store.database.pool.on('acquire', listen);
    await store.call('listProducts', { query: { limit } });
    store.database.pool.off('acquire', listen);
    return count;
  };
  expect(await statements('1')).toBe(2);
  expect(await statements('120')).toBe(2);
});

test('collections follow their rules; an unknown one is 404', async () => {
  const ids = async (collection: string) =>
    (await store.call('listProducts', { query: { collection, limit: '120' } })).body
      .map(({ id }) => id)
      .sort();
  const where = (rule: (product: (typeof demoProducts)[number]) => boolean) =>
    demoProducts.filter(rule).map(({ id }) => id);
  expect(await ids('woman')).toEqual(where(({ gender }) => gender === 'FEMALE'));
  expect(await ids('sets')).toEqual(where((product) => product.categories.includes('Sets')));
  expect(await ids('sale')).toEqual(where(({ price, compareAtPrice }) => (compareAtPrice ?? 0) > price));
  expect(await ids('ritual-of-power')).toEqual(
    where((product) => product.collections.includes('ritual-of-power')),
  );
  const unknown = await store.call('listProducts', { query: { collection: 'nothing' } });
  expect([unknown.status, unknown.body.code]).toEqual([404, 'COLLECTION_NOT_FOUND']);
});

test('the search forgives a typo and puts names first', async () => {
  const names = async (q: string) =>
    (await store.call('listProducts', { query: { q } })).body.map(({ name }) => name);
  const found = await names('legings');
  expect(found.slice(0, 3).every((name) => /Legging|Set/.test(name))).toBe(true);
  expect((await names('vigil hoodie'))[0]).toMatch(/^Vigil .*Hoodie$/);
  expect(await names('xyzzyx')).toEqual([]);
  expect(await names(`'; -- %`)).toEqual([]);
});

test('a search finds products of all words, and of any only where none has all', async () => {
  const names = async (q: string) =>
    (await store.call('search', { query: { q } })).body.map(({ name }) => name);
  expect((await names('halo bra')).every((name) => /Bra|Set/.test(name))).toBe(true);
  expect(await names('hoodie xyzzyx')).toEqual(await names('hoodie'));
  expect(await names('the hoodie')).toEqual(await names('hoodie'));
});

test('suggestions answer to the first letters', async () => {
  const { body } = await store.call('suggestions', { query: { q: 'hood' } });
  expect(body.products[0]?.name).toMatch(/Hoodie/);
  expect(body.categories).toEqual(['Hoodies']);
});

test('a product has pictures with sizes, and free stock', async () => {
  const variant = demoProducts[0]?.variants[0];
  await store.database.db.execute(sql`update variants set reserved = 3 where id = ${variant?.id}`);
  const { body } = await store.call('getProduct', { params: { id: 101 } });
  expect(body.images[0]).toMatchObject({
    url: '/media/960/ascend-high-rise-legging-w-pine-front.webp',
    width: 960,
    height: 1200,
  });
  expect(body.variants[0]).toMatchObject({ id: variant?.id, stock: (variant?.stock ?? 0) - 3 });
  await store.database.db.execute(sql`update variants set reserved = 0 where id = ${variant?.id}`);
});

test('withdrawn, unreleased and bare products are hidden everywhere', async () => {
  const { db } = store.database;
  await db.execute(sql`update products set withdrawn_at = now() where id = 102`);
  await db.execute(sql`update products set released_at = now() + interval '1 day' where id = 103`);
  await db.execute(sql`delete from variants where product_id = 104`);
  for (const id of [102, 103, 104]) {
    expect((await store.call('getProduct', { params: { id } })).body.code).toBe('PRODUCT_NOT_FOUND');
  }
  const { body } = await store.call('listProducts', { query: { limit: '120' } });
  expect(body).toHaveLength(53);
});

test('related products share gender and a category, and are filled up with the latest', async () => {
  const { body } = await store.call('relatedProducts', { params: { id: 101 } });
  const kin = body.filter(({ gender, categories }) => gender === 'FEMALE' && categories.includes('Leggings'));
  expect(body).toHaveLength(Math.max(kin.length, 8));
  expect(body.slice(0, kin.length)).toEqual(kin);
  expect(body.map(({ id }) => id)).not.toContain(101);
});

test('an answer that has not changed is not sent again', async () => {
  const first = await store.call('latestProducts');
  expect(first.headers['cache-control']).toMatch(/^public, max-age=\d+/);
  const again = await store.call('latestProducts', {
    headers: { 'if-none-match': String(first.headers['etag']) },
  });
  expect(again.status).toBe(304);
});

test('lists travel compressed to those who can read it', async () => {
  const plain = await store.app.server.inject('/api/products/latest');
  const packed = await store.app.server.inject({
    url: '/api/products/latest',
    headers: { 'accept-encoding': 'gzip, br' },
  });
  expect(packed.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
  expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(plain.body);
  expect(packed.rawPayload.length * 5).toBeLessThan(plain.body.length);
  expect(packed.headers['etag']).toBe(plain.headers['etag']);
});

test('what is not valid is named', async () => {
  const { status, body } = await store.call('listProducts', { query: { limit: '1000', size: 'HUGE' } });
  expect([status, body.code]).toEqual([400, 'VALIDATION_FAILED']);
  expect(body.details?.fields?.map(({ path }) => path).sort()).toEqual(['limit', 'size']);
});
