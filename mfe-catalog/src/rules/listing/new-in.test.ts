import { expect, test } from '@jest/globals';
import { summary, variants } from '../../testing/products.ts';
import { daysOf, pageLocally, readNewIn, writeNewIn } from './new-in.ts';

const now = new Date('2026-11-21T12:00:00.000Z');
const aged = (id: number, days: number, changes = {}) =>
  summary({ id, releasedAt: new Date(now.getTime() - days * 86_400_000).toISOString(), ...changes });

test('last month, newest and everything are the defaults', () => {
  expect(readNewIn(new URLSearchParams())).toEqual({
    period: 'month',
    sort: 'newest',
    inStock: false,
    pages: 1,
  });
  expect(writeNewIn(readNewIn(new URLSearchParams('period=ages&sort=x&page=0'))).toString()).toBe('');
});

test('state survives the round trip through the URL', () => {
  const search = 'period=two-weeks&sort=price-asc&stock=1&page=3';
  expect(writeNewIn(readNewIn(new URLSearchParams(search))).toString()).toBe(search);
});

test('periods in days', () => {
  expect([daysOf('week'), daysOf('two-weeks'), daysOf('month')]).toEqual([7, 14, 31]);
});

test('the fallback filters, sorts and pages like the call', () => {
  const products = [
    aged(1, 3, { price: 5_000 }),
    aged(2, 1, { price: 8_000, variants: variants(['M pine 0']) }),
    aged(3, 10, { price: 2_000 }),
  ];
  const ids = (search: string) =>
    pageLocally(products, readNewIn(new URLSearchParams(search)), now).content.map(({ id }) => id);
  expect(ids('')).toEqual([2, 1, 3]);
  expect(ids('period=week')).toEqual([2, 1]);
  expect(ids('stock=1')).toEqual([1, 3]);
  expect(ids('sort=price-asc')).toEqual([3, 1, 2]);
  expect(ids('sort=price-desc')).toEqual([2, 1, 3]);
});

test('the fallback shows twelve more at a time', () => {
  const many = Array.from({ length: 15 }, (_, index) => aged(index, 1));
  const first = pageLocally(many, readNewIn(new URLSearchParams()), now);
  expect([first.content.length, first.last]).toEqual([12, false]);
  const second = pageLocally(many, readNewIn(new URLSearchParams('page=2')), now);
  expect([second.content.length, second.last]).toEqual([15, true]);
});
