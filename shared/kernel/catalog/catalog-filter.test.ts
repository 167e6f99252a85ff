import { expect, test } from '@jest/globals';
import { emptyFilter, matchesFilter, type FilterableProduct } from './catalog-filter.ts';

const product: FilterableProduct = {
  gender: 'FEMALE',
  categories: ['Leggings', 'Sets'],
  variants: [
    { size: 'M', color: { id: 'pine' } },
    { size: 'L', color: { id: 'clay' } },
  ],
};

test('size and color must be met by one and the same variant', () => {
  expect(matchesFilter(product, { ...emptyFilter, size: ['M'], color: ['pine'] })).toBe(true);
  expect(matchesFilter(product, { ...emptyFilter, size: ['L'], color: ['pine'] })).toBe(false);
});

test('gender and any of the categories must be chosen; nothing chosen allows all', () => {
  expect(matchesFilter(product, emptyFilter)).toBe(true);
  expect(matchesFilter(product, { ...emptyFilter, gender: ['MALE'] })).toBe(false);
  expect(matchesFilter(product, { ...emptyFilter, category: ['Sets', 'Tops'] })).toBe(true);
  expect(matchesFilter(product, { ...emptyFilter, category: ['Tops'] })).toBe(false);
});

test('a product without variants is hidden', () => {
  expect(matchesFilter({ ...product, variants: [] }, emptyFilter)).toBe(false);
});
