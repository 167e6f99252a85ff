import { expect, test } from '@jest/globals';
import { defaultShopPolicy as policy } from '../shop/shop-policy.ts';
import { shippingFor, totalsFor, untilFreeShipping } from './totals.ts';

test('the totals of the checkout: subtotal, tax half up, free shipping from $250 on', () => {
  const lines = [
    { unitPrice: 9_800, quantity: 1 },
    { unitPrice: 11_800, quantity: 1 },
    { unitPrice: 5_800, quantity: 1 },
  ];
  expect(totalsFor(lines, 6.25, (subtotal) => shippingFor(subtotal, policy))).toEqual({
    subtotal: 27_400,
    shipping: 0,
    tax: 1_713,
    total: 29_113,
    taxRatePercent: 6.25,
  });
});

test.each([
  [24_999, 990, 1],
  [25_000, 0, 0],
  [0, 0, 25_000],
])('a subtotal of %d cents ships for %d and is %d away from free shipping', (subtotal, shipping, missing) => {
  expect(shippingFor(subtotal, policy)).toBe(shipping);
  expect(untilFreeShipping(subtotal, policy)).toBe(missing);
});

test('an empty cart costs nothing', () => {
  expect(totalsFor([], 6.25, (subtotal) => shippingFor(subtotal, policy)).total).toBe(0);
});

test.each([
  [{ freeShippingFrom: null, standardShipping: 990 }, 990, null],
  [{ freeShippingFrom: 0, standardShipping: 990 }, 0, 0],
  [{ freeShippingFrom: null, standardShipping: 0 }, 0, 0],
  [{ freeShippingFrom: 100_100, standardShipping: 500 }, 500, 100],
])('with %j an order of $1,000 ships for %d, and %j is missing', (own, shipping, missing) => {
  expect(shippingFor(100_000, own)).toBe(shipping);
  expect(untilFreeShipping(100_000, own)).toBe(missing);
});
