import { expect, jest, test } from '@jest/globals';
import { createBreaker } from './breaker.ts';
import { createPageCache, type Made } from './page-cache.ts';

function setUp(maxBytes = 100_000) {
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

const long = (letter: string, length = 1000) => letter.repeat(length);

test('memory is limited, keys and records included; the page unused for longest goes first', async () => {
  const { cache } = setUp(3200);
  await cache.get('/a', kept(long('a')));
  await cache.get('/b', kept(long('b')));
  await cache.get('/a', kept('again'));
  await cache.get('/c', kept(long('c')));
  expect(await cache.get('/a', kept('new'))).toBe(long('a'));
  expect(await cache.get('/b', kept('new'))).toBe('new');
});

test('however many different addresses are asked for, no more than the limit is kept', async () => {
  const { cache, clock } = setUp(50_000);
  for (let index = 0; index < 2000; index += 1) {
    clock.now += 0.01;
    await cache.get(`/search?q=${'x'.repeat(index % 90)}${String(index)}`, kept(long('a', index % 700)));
    expect(cache.bytes()).toBeLessThanOrEqual(50_000);
  }
  expect(cache.bytes()).toBeGreaterThan(40_000);
});

test('a page that has grown since is counted anew, and others go for it', async () => {
  const page = { text: long('a', 10) };
  const sized = createPageCache<{ text: string }>({ sizeOf: ({ text }) => text.length, maxBytes: 3200 });
  let grown = () => undefined as void;
  await sized.get('/old', () =>
    Promise.resolve({ value: { text: long('o') }, keep: { fresh: 10, stale: 60 } }),
  );
  await sized.get('/a', (tell) => {
    grown = tell;
    return Promise.resolve({ value: page, keep: { fresh: 10, stale: 60 } });
  });
  const before = sized.bytes();
  page.text = long('a', 510);
  grown();
  expect(sized.bytes()).toBe(before + 500);
  page.text = long('a', 2000);
  grown();
  expect(sized.bytes()).toBeLessThanOrEqual(3200);
  expect(await sized.get('/a', () => Promise.reject(new Error('made again')))).toBe(page);
  await expect(sized.get('/old', () => Promise.reject(new Error('made again')))).rejects.toThrow(
    'made again',
  );
});

test('a page larger than the limit is given out and pushes out no other', async () => {
  const { cache } = setUp(3200);
  await cache.get('/a', kept(long('a')));
  expect(await cache.get('/large', kept(long('l', 4000)))).toBe(long('l', 4000));
  expect(await cache.get('/large', kept('made anew'))).toBe('made anew');
  expect(await cache.get('/a', kept('new'))).toBe(long('a'));
});

test('pages that are past their time go when another is kept', async () => {
  const { cache, clock } = setUp();
  await cache.get('/a', kept(long('a')));
  clock.now = 1000;
  await cache.get('/b', kept('b'));
  expect(cache.bytes()).toBeLessThan(1000);
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
