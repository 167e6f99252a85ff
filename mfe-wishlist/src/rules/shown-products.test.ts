import { expect, test } from '@jest/globals';
import { cardsAgain, shownProducts } from './shown-products.ts';

const product = (id: number, price = 1) => ({ id, price });

test('at first all that was loaded is shown, in its order', () => {
  const loaded = [product(3), product(1)];
  expect(shownProducts(null, loaded)).toEqual(loaded);
});

test('a product that was removed keeps its place, others get their new data', () => {
  expect(shownProducts([product(3), product(2), product(1)], [product(3, 9), product(1, 8)])).toEqual([
    product(3, 9),
    product(2),
    product(1, 8),
  ]);
});

test('a product that was saved meanwhile comes first', () => {
  expect(shownProducts([product(1)], [product(5), product(1)])).toEqual([product(5), product(1)]);
});

test('opened again, the page has the cards of its last visit that are still saved, if those are all', () => {
  const shown = [product(3), product(2), product(1)];
  expect(cardsAgain(shown, new Set([1, 3]))).toEqual([product(3), product(1)]);
  expect(cardsAgain(shown, new Set([1, 5]))).toBeNull();
  expect(cardsAgain(shown, new Set())).toBeNull();
  expect(cardsAgain(null, new Set())).toBeNull();
});
