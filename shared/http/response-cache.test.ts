import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { clearResponseCache, cacheResponse, cachedResponse } from './response-cache.ts';

const now = new Date('2026-11-21T12:00:00Z');
beforeEach(() => {
  jest.useFakeTimers({ now });
});
afterEach(() => {
  clearResponseCache();
  jest.useRealTimers();
});

const answer = (policy: string, made = now) => ({
  data: { id: 101 },
  headers: { 'cache-control': policy, date: made.toUTCString() },
});
const tenSeconds = 'public, max-age=10, stale-while-revalidate=60';

test('an answer is cached for as long as the API allows', () => {
  cacheResponse('/api/products/101', answer(tenSeconds));
  expect(cachedResponse('/api/products/102')).toBeUndefined();
  jest.advanceTimersByTime(9_999);
  expect(cachedResponse('/api/products/101')?.data).toEqual({ id: 101 });
  jest.advanceTimersByTime(1);
  expect(cachedResponse('/api/products/101')).toBeUndefined();
});

test('time already spent in a cache counts', () => {
  cacheResponse('/old', answer(tenSeconds, new Date(now.getTime() - 8_000)));
  jest.advanceTimersByTime(2_000);
  expect(cachedResponse('/old')).toBeUndefined();
});

test.each([
  ['is private', answer('private, max-age=10')],
  ['must not be stored', answer('no-store')],
  ['has no age', answer('public')],
  ['has no date', { data: 1, headers: { 'cache-control': tenSeconds } }],
  ['says nothing', { data: 1, headers: {} }],
  ['is older than that, by the clock of this device', answer(tenSeconds, new Date(now.getTime() - 60_000))],
])('one that %s is not cached', (_name, given) => {
  cacheResponse('/x', given);
  expect(cachedResponse('/x')).toBeUndefined();
});

test("a slow device clock does not extend an answer's life", () => {
  cacheResponse('/x', answer(tenSeconds, new Date(now.getTime() + 3_600_000)));
  jest.advanceTimersByTime(10_000);
  expect(cachedResponse('/x')).toBeUndefined();
});

test('the oldest entries are evicted', () => {
  for (let n = 0; n < 50; n += 1) cacheResponse(`/${String(n)}`, answer(tenSeconds));
  expect(cachedResponse('/0')).toBeUndefined();
  expect(cachedResponse('/49')).toBeDefined();
});
