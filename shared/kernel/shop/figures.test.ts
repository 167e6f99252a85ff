import { expect, test } from '@jest/globals';
import { changeWords, daysUpTo, pointWords, totalsOf } from './figures.ts';

const day = { orders: 2, units: 3, revenue: 10_001, refunds: 0, cartsBegun: 8, cartsPaid: 2 };

test('a period is the sum of its days', () => {
  const back = { ...day, orders: 1, revenue: 5_000, refunds: -700, cartsBegun: 0, cartsPaid: 0 };
  expect(totalsOf([day, back])).toEqual({
    ...{ orders: 3, units: 6, revenue: 15_001, refunds: -700, cartsBegun: 8, cartsPaid: 2 },
    ...{ averageOrder: 5_000, conversion: 25 },
  });
});

test('without orders or carts there is no average and no conversion', () => {
  expect(totalsOf([])).toMatchObject({ orders: 0, revenue: 0, averageOrder: null, conversion: null });
});

test.each([
  [112.4, 100, '+12.4%'],
  [97, 100, '−3.0%'],
  [2_500, 100, '+2,400.0%'],
  [0, 100, '−100.0%'],
  [100, 100, 'no change'],
  [100.04, 100, 'no change'],
  [0, 0, null],
  [5, 0, null],
  [5, -3, null],
  [null, 100, null],
  [100, null, null],
])('%p after %p is %p', (now, before, words) => {
  expect(changeWords(now, before)).toBe(words);
});

test('percentages differ by points', () => {
  expect(pointWords(3.42, 3.62)).toBe('−0.2 points');
  expect(pointWords(25, 0)).toBe('+25.0 points');
  expect(pointWords(25, 25.01)).toBe('no change');
  expect(pointWords(null, 3)).toBeNull();
});

test('the days of a period cross months and leap days', () => {
  expect(daysUpTo('2028-03-01', 3)).toEqual(['2028-02-28', '2028-02-29', '2028-03-01']);
  expect(daysUpTo('2026-11-02', 3)).toEqual(['2026-10-31', '2026-11-01', '2026-11-02']);
});
