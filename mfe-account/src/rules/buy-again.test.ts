import { expect, test } from '@jest/globals';
import type { OrderItem } from '@ritual/shared/contract';
import { demoProduct } from '@ritual/shared/testing';
import { planBuyAgain } from './buy-again.ts';

const product = demoProduct(101);
const variant = product.variants[0];
if (!variant) throw new Error('The product has no variants.');
const item: OrderItem = {
  id: 'a',
  productId: 101,
  productName: product.name,
  size: variant.size,
  color: variant.color.name,
  quantity: 2,
  canceled: 0,
  unitPrice: product.price,
  imageFile: null,
};
const what = `${product.name}, ${variant.size}, ${variant.color.name}`;
const withStock = (stock: number) => [{ ...product, variants: [{ ...variant, stock }] }];
const purchase = (quantity: number) => {
  return { productId: 101, variantId: variant.id, productName: product.name, quantity };
};
const inCart = (quantity: number) => [{ variantId: variant.id, quantity }];

test('available items are added in the original quantity, besides the units in the cart', () => {
  const all = { purchases: [purchase(2)], missing: [], repriced: false };
  expect(planBuyAgain([item], withStock(5), [])).toEqual(all);
  expect(planBuyAgain([item], withStock(5), inCart(3))).toEqual(all);
});

test.each([
  ['is sold out', withStock(0), [], [], `${what} is sold out.`],
  ['is not there as often', withStock(1), [], [purchase(1)], `Only 1 of ${what} could be added.`],
  ['is in the cart in part', withStock(4), inCart(3), [purchase(1)], `Only 1 of ${what} could be added.`],
  ['is all in the cart', withStock(3), inCart(3), [], `Your cart holds all that is left of ${what}.`],
  [
    'is too much for one line',
    withStock(500),
    inCart(99),
    [],
    `Your cart holds all that is left of ${what}.`,
  ],
  ['was withdrawn', [], [], [], `${what} is no longer sold.`],
  ['is not made so any more', [{ ...product, variants: [] }], [], [], `${what} is no longer sold.`],
])('an item that is %s is reported', (_what, products, cart, purchases, sentence) => {
  expect(planBuyAgain([item], products, cart)).toEqual({ purchases, missing: [sentence], repriced: false });
});

test('a changed price is reported', () => {
  expect(planBuyAgain([{ ...item, unitPrice: 1 }], withStock(5), []).repriced).toBe(true);
  expect(planBuyAgain([{ ...item, unitPrice: 1 }], [], []).repriced).toBe(false);
});
