import { expect, test } from '@jest/globals';
import { coverWords, daysOfCover, daysOnSale, isLowStock } from './stock-cover.ts';

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

test('a product that is sold for some days only is judged by these', () => {
  const now = Date.parse('2026-11-28T12:00:00Z');
  const since = (day: string) => daysOnSale(Date.parse(`${day}T13:00:00Z`), now);
  expect(['2026-11-27', '2026-11-20', '2026-09-01', '2026-11-29'].map(since)).toEqual([1, 8, 28, 1]);
  expect([isLowStock(10, 14), isLowStock(10, 14, 7)]).toEqual([false, true]);
  expect(daysOfCover(10, 14, 7)).toBe(5);
});

test('days are whole days', () => {
  expect([0.9, 1, 1.9, 4].map(coverWords)).toEqual([
    'less than a day of cover',
    '1 day of cover',
    '1 day of cover',
    '4 days of cover',
  ]);
});
