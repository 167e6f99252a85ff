import { expect, test } from '@jest/globals';
import { bucketOf, p75 } from './buckets.ts';

test('a value is in the bucket whose bound it does not exceed; large ones share the last', () => {
  expect([0, 500, 501, 20_000, 20_001, 999_999].map((value) => bucketOf('LCP', value))).toEqual([
    0, 0, 1, 11, 12, 12,
  ]);
});

test('three of four views stay below', () => {
  expect(p75('LCP', new Map([[0, 100]]))).toBe(375);
  expect(
    p75(
      'LCP',
      new Map([
        [1, 75],
        [4, 25],
      ]),
    ),
  ).toBe(1000);
  expect(
    p75(
      'LCP',
      new Map([
        [1, 50],
        [4, 50],
      ]),
    ),
  ).toBe(2250);
  expect(p75('CLS', new Map([[11, 3]]))).toBe(1000);
});
