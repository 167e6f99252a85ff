import { expect, jest, test } from '@jest/globals';
import { createBreaker } from './breaker.ts';
import { createPageCache, type Made } from './page-cache.ts';

function setUp(maxBytes = 1000) {
  const clock = { now: 0 };
  const cache = createPageCache<string>({
    sizeOf: (text) => text.length,
    maxBytes,
    now: () => clock.now,
  });
  return { cache, clock };
}
const kept = (value: string) => () => Promise.resolve({ value, keep: { fresh: 10, stale: 60 } });

test('a page is made once for all who ask at the same time', async () => {
  const { cache } = setUp();
  const make = jest.fn(kept('page'));
  const pages = await Promise.all([cache.get('/', make), cache.get('/', make), cache.get('/', make)]);
  expect(pages).toEqual(['page', 'page', 'page']);
  expect(make).toHaveBeenCalledTimes(1);
});

test('a stale page is given out while a new one is made, an old one is not', async () => {
  const { cache, clock } = setUp();
  await cache.get('/', kept('first'));
  clock.now = 20;
  expect(await cache.get('/', kept('second'))).toBe('first');
  await Promise.resolve();
  expect(await cache.get('/', kept('third'))).toBe('second');
  clock.now = 200;
  expect(await cache.get('/', kept('fourth'))).toBe('fourth');
});

test('a stale page stays when the new one fails', async () => {
  const { cache, clock } = setUp();
  await cache.get('/', kept('first'));
  clock.now = 20;
  const fail = () => Promise.reject(new Error('down'));
  expect(await cache.get('/', fail)).toBe('first');
  expect(await cache.get('/', fail)).toBe('first');
});

test('what is not complete is not kept', async () => {
  const { cache } = setUp();
  await cache.get('/', () => Promise.resolve({ value: 'half', keep: null }));
  expect(await cache.get('/', kept('whole'))).toBe('whole');
});

test('each page has its own lifetime: without a stale one it is made anew at once', async () => {
  const { cache, clock } = setUp();
  const missing = { value: 'missing', keep: { fresh: 1, stale: 0 } };
  await cache.get('/', () => Promise.resolve(missing));
  expect(await cache.get('/', kept('page'))).toBe('missing');
  clock.now = 1;
  expect(await cache.get('/', kept('page'))).toBe('page');
});

test('memory is limited; the page unused for longest goes first', async () => {
  const { cache } = setUp(10);
  await cache.get('/a', kept('aaaa'));
  await cache.get('/b', kept('bbbb'));
  await cache.get('/a', kept('again'));
  await cache.get('/c', kept('cccc'));
  expect(await cache.get('/a', kept('new'))).toBe('aaaa');
  expect(await cache.get('/b', kept('new'))).toBe('new');
});

test('a page that was begun before the cache was cleared is not kept', async () => {
  const { cache } = setUp();
  const { promise, resolve } = Promise.withResolvers<Made<string>>();
  const old = cache.get('/', () => promise);
  cache.clear();
  resolve({ value: 'old', keep: { fresh: 10, stale: 60 } });
  await old;
  expect(await cache.get('/', kept('new'))).toBe('new');
});

test('an address that did not come to an end is left alone for a while', () => {
  const clock = { now: 0 };
  const breaker = createBreaker(100, () => clock.now);
  breaker.trip('/loop');
  expect(breaker.isOpen('/loop')).toBe(true);
  expect(breaker.isOpen('/other')).toBe(false);
  clock.now = 100;
  expect(breaker.isOpen('/loop')).toBe(false);
});
