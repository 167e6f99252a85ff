import { expect, test } from '@jest/globals';
import { coverWords, daysOfCover, isLowStock } from './stock-cover.ts';

test.each([
  [4, 28, 4],
  [7, 14, 14],
  [0, 3, 0],
  [-1, 3, 0],
  [5, 0, null],
  [5, -2, null],
])('%p free after %p in 28 days last %p days', (free, sold, days) => {
  expect(daysOfCover(free, sold)).toBe(days);
});

test('what lasts less than a week is low, and what does not sell is not', () => {
  expect(isLowStock(6, 28)).toBe(true);
  expect(isLowStock(7, 28)).toBe(false);
  expect(isLowStock(0, 1)).toBe(true);
  expect(isLowStock(0, 0)).toBe(false);
});

test('days are whole days', () => {
  expect([0.9, 1, 1.9, 4].map(coverWords)).toEqual([
    'less than a day of cover',
    '1 day of cover',
    '1 day of cover',
    '4 days of cover',
  ]);
});
