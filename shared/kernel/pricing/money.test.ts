import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { decimalOfCents, formatCents, percentOfCents, savingPercent } from './money.ts';

test('amounts are shown as US dollars with two places', () => {
  expect(formatCents(123_450)).toBe('$1,234.50');
  expect(formatCents(990)).toBe('$9.90');
});

test('other programs read amounts as plain numbers with two places', () => {
  expect([0, 990, 123_450].map(decimalOfCents)).toEqual(['0.00', '9.90', '1234.50']);
});

test.each([
  // 6.25 % of $274.00 is $17.125: half up.
  [27_400, 6.25, 1713],
  [10_000, 0, 0],
  [1, 50, 1],
  [9_800, 8.875, 870],
  // 1.005 dollars at 10 %: 0.1005 → 10 cents; floating point would get this wrong.
  [101, 10, 10],
])('%d cents at %d %% are %d cents', (cents, rate, expected) => {
  expect(percentOfCents(cents, rate)).toBe(expected);
});

test('a percentage never differs from the exact value by more than half a cent', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 10_000_000 }),
      fc.integer({ min: 0, max: 20_000 }),
      (cents, thousandths) => {
        const exact = (BigInt(cents) * BigInt(thousandths) * 2n + 100_000n) / 200_000n;
        expect(BigInt(percentOfCents(cents, thousandths / 1000))).toBe(exact);
      },
    ),
  );
});

test('a saving is rounded down and needs a higher price before', () => {
  expect(savingPercent(4_080, 6_800)).toBe(40);
  expect(savingPercent(6_701, 10_000)).toBe(32);
  expect(savingPercent(6_800, 6_800)).toBe(0);
  expect(savingPercent(6_800, null)).toBe(0);
});
