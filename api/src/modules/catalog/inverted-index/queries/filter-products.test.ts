import { expect, test } from '@jest/globals';
import { genders, matchesFilter, sizes, type ProductFilter } from '@ritual/shared/kernel';
import fc from 'fast-check';
import { InvertedIndex, type IndexedProduct } from '../structure/inverted-index.ts';
import { filterProducts, countFacets } from './filter-products.ts';
import { pageOf } from './page.ts';

const colors = ['pine', 'tide', 'clay', 'bone'];
const categories = ['Leggings', 'Shorts', 'Sets', 'Tops'];
const some = <Value>(values: readonly Value[]) => fc.subarray([...values]);

const products = fc.array(
  fc.record({
    gender: fc.constantFrom(...genders),
    categories: some(categories),
    price: fc.integer({ min: 100, max: 300 }),
    compareAt: fc.option(fc.integer({ min: 100, max: 300 })),
    releasedAt: fc.nat(5),
    limited: fc.boolean(),
    collections: some(['picked']),
    variants: fc.array(fc.record({ size: fc.constantFrom(...sizes), color: fc.constantFrom(...colors) }), {
      minLength: 1,
      maxLength: 6,
    }),
  }),
  { maxLength: 40 },
);
const filters = fc.record({
  gender: some(genders),
  category: some(categories),
  size: some(sizes),
  color: some(colors),
});

function indexOf(made: readonly Omit<IndexedProduct, 'id' | 'texts'>[]): {
  readonly index: InvertedIndex;
  readonly all: readonly IndexedProduct[];
} {
  const index = new InvertedIndex();
  const all = made.map((rest, at) => ({ ...rest, id: at + 1, texts: { name: '', keywords: '', text: '' } }));
  for (const product of all) index.put(product, (word) => word);
  return { index, all };
}

const fitting = (all: readonly IndexedProduct[], filter: ProductFilter) =>
  all
    .filter((product) =>
      matchesFilter(
        { ...product, variants: product.variants.map(({ size, color }) => ({ size, color: { id: color } })) },
        filter,
      ),
    )
    .toSorted((a, b) => b.releasedAt - a.releasedAt || b.id - a.id);
const everything = { collection: null, found: null };
const whole = { offset: 0, limit: 1000 };
const idsOf = (all: readonly { id: number }[]) => all.map(({ id }) => id);

test('lets through what the rule of the shop lets through: one variant has both size and color', () => {
  fc.assert(
    fc.property(products, filters, (made, filter) => {
      const { index, all } = indexOf(made);
      const bits = filterProducts(index, everything, filter);
      expect(pageOf(index, bits, 'newest', whole)).toEqual(idsOf(fitting(all, filter)));
      expect(bits.size).toBe(fitting(all, filter).length);
    }),
  );
});

test('a facet says how many products its value would leave', () => {
  fc.assert(
    fc.property(products, filters, (made, filter) => {
      const { index, all } = indexOf(made);
      for (const { facet, value, count } of countFacets(index, everything, filter)) {
        expect([facet, value, count]).toEqual([
          facet,
          value,
          fitting(all, { ...filter, [facet]: [value] }).length,
        ]);
      }
    }),
  );
});

test('collections follow their rules, and a filter works within them', () => {
  fc.assert(
    fc.property(products, filters, (made, filter) => {
      const { index, all } = indexOf(made);
      const of = (slug: string, rule: string) =>
        pageOf(
          index,
          filterProducts(index, { collection: { slug, rule }, found: null }, filter),
          'newest',
          whole,
        );
      const where = (rule: (product: IndexedProduct) => boolean) => idsOf(fitting(all.filter(rule), filter));
      expect(of('woman', 'gender FEMALE')).toEqual(where(({ gender }) => gender === 'FEMALE'));
      expect(of('sets', 'category Sets')).toEqual(where((product) => product.categories.includes('Sets')));
      expect(of('sale', 'compareAtPrice above price')).toEqual(
        where(({ price, compareAt }) => compareAt !== null && compareAt > price),
      );
      expect(of('picked', 'listed in collections')).toEqual(
        where((product) => product.collections.includes('picked')),
      );
      expect(of('empty', 'listed in collections')).toEqual([]);
    }),
  );
});

test('pages join up to the whole list, in each order', () => {
  fc.assert(
    fc.property(products, fc.integer({ min: 1, max: 9 }), (made, limit) => {
      const { index, all } = indexOf(made);
      const newest = (a: IndexedProduct, b: IndexedProduct) => b.releasedAt - a.releasedAt || b.id - a.id;
      const expected = {
        newest: all.toSorted(newest),
        'price-asc': all.toSorted((a, b) => a.price - b.price || newest(a, b)),
        'price-desc': all.toSorted((a, b) => b.price - a.price || newest(a, b)),
      };
      for (const sort of ['newest', 'price-asc', 'price-desc'] as const) {
        const joined: number[] = [];
        for (let offset = 0; offset < all.length + limit; offset += limit) {
          joined.push(...pageOf(index, index.visible(), sort, { offset, limit }));
        }
        expect(joined).toEqual(idsOf(expected[sort]));
      }
    }),
  );
});

test('a product that changed or went is not found at its old places', () => {
  const { index, all } = indexOf([
    ...[1, 2, 3].map((releasedAt) => ({
      ...{ gender: 'FEMALE' as const, categories: ['Tops'], price: 100, compareAt: null, releasedAt },
      ...{ collections: [], limited: false, variants: [{ size: 'M', color: 'pine' }] },
    })),
  ]);
  const [first] = all;
  if (!first) throw new Error('no product');
  index.put({ ...first, categories: ['Sets'], releasedAt: 9 }, (word) => word);
  index.remove(2);
  const of = (category: string[]) =>
    pageOf(
      index,
      filterProducts(index, everything, { gender: [], category, size: [], color: [] }),
      'newest',
      whole,
    );
  expect([of(['Tops']), of(['Sets']), of([])]).toEqual([[3], [1], [1, 3]]);
});
