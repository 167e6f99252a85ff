import { expect, test } from '@jest/globals';
import { productLines, productLinesInWords, productsIn } from './product-lines.ts';

test('products keep what is shown of them', () => {
  const products = [
    { id: 3, name: 'A top', state: 'DRAFT', imageFile: null },
    { id: 4, name: 'A\tbra', state: 'PUBLISHED', imageFile: 'a.webp' },
  ] as const;
  const lines = productLines(products);
  expect(productsIn(lines)).toEqual([products[0], { ...products[1], name: 'A bra' }]);
  expect(productsIn('')).toEqual([]);
  expect(productLinesInWords(lines)).toBe('1. A top, 2. A bra');
});
