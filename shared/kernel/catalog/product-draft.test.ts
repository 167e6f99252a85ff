import { expect, test } from '@jest/globals';
import {
  onceEach,
  changedPrice,
  isComparable,
  isGtin,
  productLimits,
  repeatedAt,
  slugOf,
  suggestedSku,
} from './product-draft.ts';

test.each(['96385074', '036000291452', '4006381333931', '10614141000415'])(
  '%s has its check digit; every other last digit is wrong',
  (gtin) => {
    const others = [...'0123456789'].map((digit) => gtin.slice(0, -1) + digit).filter(isGtin);
    expect(others).toEqual([gtin]);
  },
);

test.each(['', '4006381333', '400638133393', '400638133393X', ' 4006381333931', '00000000000000000'])(
  '%j is no GTIN',
  (text) => {
    expect(isGtin(text)).toBe(false);
  },
);

test('two digits that changed places are found', () => {
  expect(isGtin('4006381333391')).toBe(false);
});

test('a price to compare with is above the price', () => {
  expect(isComparable(9800, null)).toBe(true);
  expect(isComparable(9800, 9801)).toBe(true);
  expect(isComparable(9800, 9800)).toBe(false);
  expect(isComparable(9800, 8400)).toBe(false);
});

test.each([
  ['Ascend High-Rise Legging', 'ascend-high-rise-legging'],
  ['  Crème  brûlée’s Top! ', 'creme-brulees-top'],
  ['上', ''],
])('%j is %j in an address', (name, slug) => {
  expect(slugOf(name)).toBe(slug);
});

test('a first SKU is made of initials, color and size', () => {
  expect(suggestedSku('Ascend High-Rise Legging', 'Pine', 'XS')).toBe('AHRL-PINE-XS');
  expect(suggestedSku('', 'Deep Sea', 'M')).toBe('DEEP-SEA-M');
});

test('the second of two is repeated, whatever its case; empty ones are not', () => {
  expect(repeatedAt(['A-1', '', 'a-1 ', null, '', 'B'])).toEqual([2]);
});

test('a tag is the same whatever its case, and stays as it was written first', () => {
  expect(onceEach(['Spring', 'reshoot', 'SPRING', 'Reshoot', 'spring 2'])).toEqual([
    'Spring',
    'reshoot',
    'spring 2',
  ]);
});

test('prices change by percent and to an amount', () => {
  const now = { price: 9800, compareAtPrice: null };
  expect(changedPrice(now, { by: 'percent', percent: -20 }, true)).toEqual({
    ...{ price: 7840, compareAtPrice: 9800 },
  });
  expect(changedPrice(now, { by: 'percent', percent: -20 }, false)).toEqual({
    ...{ price: 7840, compareAtPrice: null },
  });
  expect(
    changedPrice({ price: 999, compareAtPrice: null }, { by: 'percent', percent: 12.5 }, false).price,
  ).toBe(1124);
  expect(changedPrice(now, { by: 'percent', percent: -100 }, false).price).toBe(1);
  expect(changedPrice(now, { by: 'amount', cents: 1e9 }, false).price).toBe(productLimits.price);
  // What was shown already stays while it is higher, and goes when it is not.
  const sale = { price: 8000, compareAtPrice: 9800 };
  expect(changedPrice(sale, { by: 'amount', cents: 7000 }, true).compareAtPrice).toBe(9800);
  expect(changedPrice(sale, { by: 'amount', cents: 9800 }, true).compareAtPrice).toBeNull();
});
