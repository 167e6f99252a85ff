import { expect, jest, test } from '@jest/globals';
import { createCircuitBreaker } from './circuit-breaker.ts';
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
const made = (value: string) => () =>
  Promise.resolve({ value, lifetime: { fresh: 10, stale: 60, ifFailed: 30 } });

test('a page is made once for all concurrent requests', async () => {
  const { cache } = setUp();
  const make = jest.fn(made('page'));
  const pages = await Promise.all([cache.get('/', make), cache.get('/', make), cache.get('/', make)]);
  expect(pages).toEqual(['page', 'page', 'page']);
  expect(make).toHaveBeenCalledTimes(1);
});

test('a stale page is returned while a new one is made, an expired one is not', async () => {
  const { cache, clock } = setUp();
  await cache.get('/', made('first'));
  clock.now = 20;
  expect(await cache.get('/', made('second'))).toBe('first');
  await Promise.resolve();
  expect(await cache.get('/', made('third'))).toBe('second');
  clock.now = 200;
  expect(await cache.get('/', made('fourth'))).toBe('fourth');
});

test('a stale page stays when the new one fails', async () => {
  const { cache, clock } = setUp();
  await cache.get('/', made('first'));
  clock.now = 20;
  const fail = () => Promise.reject(new Error('down'));
  expect(await cache.get('/', fail)).toBe('first');
  expect(await cache.get('/', fail)).toBe('first');
});

test('after the stale time the new page is waited for; the old one is returned if it fails or is not whole', async () => {
  const { cache, clock } = setUp();
  const fail = () => Promise.reject(new Error('down'));
  const half = () => Promise.resolve({ value: 'half', lifetime: null });
  await cache.get('/', made('first'));
  clock.now = 75;
  expect(await cache.get('/', fail)).toBe('first');
  expect(await cache.get('/', half)).toBe('first');
  expect(await cache.get('/', made('second'))).toBe('second');
  clock.now = 175;
  expect(await cache.get('/', half)).toBe('half');
});

test('a page without a lifetime is not cached', async () => {
  const { cache } = setUp();
  await cache.get('/', () => Promise.resolve({ value: 'half', lifetime: null }));
  expect(await cache.get('/', made('whole'))).toBe('whole');
});

test('each page has its own lifetime: without a stale time it is made anew after its fresh time', async () => {
  const { cache, clock } = setUp();
  const missing = { value: 'missing', lifetime: { fresh: 1, stale: 0, ifFailed: 0 } };
  await cache.get('/', () => Promise.resolve(missing));
  expect(await cache.get('/', made('page'))).toBe('missing');
  clock.now = 1;
  expect(await cache.get('/', made('page'))).toBe('page');
});

const long = (letter: string, length = 1000) => letter.repeat(length);

test('memory is limited, keys and records included; the least recently used page is evicted first', async () => {
  const { cache } = setUp(3200);
  await cache.get('/a', made(long('a')));
  await cache.get('/b', made(long('b')));
  await cache.get('/a', made('again'));
  await cache.get('/c', made(long('c')));
  expect(await cache.get('/a', made('new'))).toBe(long('a'));
  expect(await cache.get('/b', made('new'))).toBe('new');
});

test('any number of different addresses stays within the limit', async () => {
  const { cache, clock } = setUp(50_000);
  for (let index = 0; index < 2000; index += 1) {
    clock.now += 0.01;
    await cache.get(`/search?q=${'x'.repeat(index % 90)}${String(index)}`, made(long('a', index % 700)));
    expect(cache.bytes()).toBeLessThanOrEqual(50_000);
  }
  expect(cache.bytes()).toBeGreaterThan(40_000);
});

test('a page that has grown is counted again, and others are evicted', async () => {
  const page = { text: long('a', 10) };
  const sized = createPageCache<{ text: string }>({ sizeOf: ({ text }) => text.length, maxBytes: 3200 });
  let grown = () => undefined as void;
  await sized.get('/old', () =>
    Promise.resolve({ value: { text: long('o') }, lifetime: { fresh: 10, stale: 60, ifFailed: 30 } }),
  );
  await sized.get('/a', (tell) => {
    grown = tell;
    return Promise.resolve({ value: page, lifetime: { fresh: 10, stale: 60, ifFailed: 30 } });
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

test('a page larger than the limit is returned and evicts no other', async () => {
  const { cache } = setUp(3200);
  await cache.get('/a', made(long('a')));
  expect(await cache.get('/large', made(long('l', 4000)))).toBe(long('l', 4000));
  expect(await cache.get('/large', made('made anew'))).toBe('made anew');
  expect(await cache.get('/a', made('new'))).toBe(long('a'));
});

test('expired pages are evicted when another is stored', async () => {
  const { cache, clock } = setUp();
  await cache.get('/a', made(long('a')));
  clock.now = 1000;
  await cache.get('/b', made('b'));
  expect(cache.bytes()).toBeLessThan(1000);
});

test('a page whose rendering started before the cache was cleared is not cached', async () => {
  const { cache } = setUp();
  const { promise, resolve } = Promise.withResolvers<Made<string>>();
  const old = cache.get('/', () => promise);
  cache.clear();
  resolve({ value: 'old', lifetime: { fresh: 10, stale: 60, ifFailed: 30 } });
  await old;
  expect(await cache.get('/', made('new'))).toBe('new');
});

test('the circuit breaker is open for a while after a stuck page', () => {
  const clock = { now: 0 };
  const breaker = createCircuitBreaker(100, () => clock.now);
  breaker.trip('/loop');
  expect(breaker.isOpen('/loop')).toBe(true);
  expect(breaker.isOpen('/other')).toBe(false);
  clock.now = 100;
  expect(breaker.isOpen('/loop')).toBe(false);
});
