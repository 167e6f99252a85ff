import { afterEach, expect, test } from '@jest/globals';
import { recentlyViewed } from './recently-viewed.ts';

afterEach(() => localStorage.clear());

test('the newest comes first, each once, thirteen at most', () => {
  for (let id = 1; id <= 15; id += 1) recentlyViewed.add(id);
  recentlyViewed.add(7);
  expect(recentlyViewed.ids()).toEqual([7, 15, 14, 13, 12, 11, 10, 9, 8, 6, 5, 4, 3]);
});

test('products that no longer exist are removed', () => {
  for (const id of [1, 2, 3]) recentlyViewed.add(id);
  recentlyViewed.forget([2]);
  expect(recentlyViewed.ids()).toEqual([3, 1]);
});

test.each(['{"a":1}', '[1,"2"]', '[-1]', 'no json'])('%s in storage counts as nothing', (text) => {
  localStorage.setItem('rop.viewed', text);
  expect(recentlyViewed.ids()).toEqual([]);
});
