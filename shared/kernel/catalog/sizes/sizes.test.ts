import { expect, test } from '@jest/globals';
import { compareSizes } from './sizes.ts';

test('sizes are sorted in garment order', () => {
  expect(['XL', 'S', 'XS', 'M'].sort(compareSizes)).toEqual(['XS', 'S', 'M', 'XL']);
});
