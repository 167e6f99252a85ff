import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { fakeStore } from '../testing/fake-store.ts';
import { testServer } from '../testing/test-server.ts';

const store = fakeStore();
const preview = 'aaaaaaaaaaaaaaaaaaaaaa';
let app: FastifyInstance;

beforeAll(async () => {
  store.release(2, 'previewed');
  store.release(3, 'tried');
  store.release(1, 'live');
  store.preview(preview, 2, new Date(Date.now() + 3_600_000));
  app = await testServer(store);
});
afterAll(async () => {
  await app.close();
  store.remove();
});

const get = (cookie?: string, url = '/', headers = {}) =>
  app.inject({ url, headers: { ...headers, ...(cookie !== undefined && { cookie }) } });
const running = async () => (await app.inject('/healthz')).json<{ canaries?: object }>().canaries;

test('without a canary no cookie is set, and an old one is not looked at', async () => {
  for (const cookie of [undefined, 'rop_bucket=3']) {
    const { headers, body } = await get(cookie);
    expect(body).toContain('<html>live');
    expect(headers).toMatchObject({ 'cache-control': 'no-cache', etag: expect.any(String) });
    expect(headers).not.toHaveProperty('set-cookie');
  }
});

test('a page by the key of a draft is not stored by caches, and not for search engines', async () => {
  for (const search of ['a=b&draft=key', 'dr%61ft=key', 'navigation=key.1']) {
    const { headers } = await get(undefined, `/?${search}`);
    expect(headers).toMatchObject({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' });
  }
  expect((await get(undefined, '/?overdraft=1')).headers['cache-control']).toBe('no-cache');
});

test('while there is one, a browser gets a bucket that counts from its next page on, and nothing else', async () => {
  store.canary(3, [0, 500]);
  await until(async () => (await running()) !== undefined);
  expect(await running()).toEqual({ catalog: '1.0.3' });
  const first = await get('theme=dark');
  expect(first.body).toContain('<html>live');
  expect(first.headers['cache-control']).toBe('private, no-cache');
  expect(first.headers['set-cookie']).toMatch(
    /^rop_bucket=\d{1,3}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=2592000; Secure$/,
  );
  const buckets = new Set<unknown>();
  for (let visitor = 0; visitor < 20; visitor += 1) buckets.add((await get()).headers['set-cookie']);
  expect(buckets.size).toBeGreaterThan(10);
});

test.each([
  ['0', 'tried'],
  ['499', 'tried'],
  ['500', 'live'],
  ['999', 'live'],
])('bucket %s gets what is %s, with each page; an unchanged page is not sent again', async (bucket, text) => {
  const cookie = `theme=dark; rop_bucket=${bucket}`;
  const { body, headers } = await get(cookie);
  expect(body).toContain(`<html>${text}`);
  expect(headers).not.toHaveProperty('set-cookie');
  expect(headers['cache-control']).toBe('private, no-cache');
  expect((await get(cookie, '/list?size=M')).body).toContain(`<html>${text}`);
  expect((await get(cookie, '/old')).headers).toMatchObject({
    location: '/new',
    'cache-control': 'private, no-cache',
  });
  const again = (buckets: string) =>
    get(`rop_bucket=${buckets}`, '/', { 'if-none-match': headers.etag as string });
  expect((await again(bucket)).statusCode).toBe(304);
  // The other group's page is another one.
  expect((await again(text === 'live' ? '1' : '998')).statusCode).toBe(200);
});

test.each(['', '-1', '1000', '01000', 'x', '1.5', '5x', '%30'])(
  'a cookie with %j is replaced, and its browser gets what is live',
  async (value) => {
    const { body, headers } = await get(`rop_bucket=${value}`);
    expect(body).toContain('<html>live');
    expect(headers['set-cookie']).toMatch(/^rop_bucket=\d{1,3};/);
  },
);

test('a preview goes before a canary, and its pages give no bucket', async () => {
  for (const cookie of [`rop_preview=${preview}`, `rop_bucket=1; rop_preview=${preview}`]) {
    const { body, headers } = await get(cookie);
    expect(body).toContain('<html>previewed');
    expect(headers['cache-control']).toBe('private, no-store');
    expect(headers).not.toHaveProperty('set-cookie');
  }
});

test('after its end everybody gets what is live, and caches may have it again', async () => {
  store.canary(3);
  await until(async () => (await get('rop_bucket=1')).body.includes('<html>live'));
  const { headers } = await get();
  expect(headers['cache-control']).toBe('no-cache');
  expect(headers).not.toHaveProperty('set-cookie');
  expect(await running()).toBeUndefined();
});

async function until(done: () => Promise<boolean>): Promise<void> {
  while (!(await done())) await new Promise((resolve) => setTimeout(resolve, 100));
}
