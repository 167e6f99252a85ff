import { expect, test } from '@jest/globals';
import { shippingFor, totalsFor, untilFreeShipping } from './totals.ts';

test('the totals of the checkout: subtotal, tax half up, free shipping from $250 on', () => {
  const lines = [
    { unitPrice: 9_800, quantity: 1 },
    { unitPrice: 11_800, quantity: 1 },
    { unitPrice: 5_800, quantity: 1 },
  ];
  expect(totalsFor(lines, 6.25)).toEqual({
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
  expect(shippingFor(subtotal)).toBe(shipping);
  expect(untilFreeShipping(subtotal)).toBe(missing);
});

test('an empty cart costs nothing', () => {
  expect(totalsFor([], 6.25).total).toBe(0);
});
