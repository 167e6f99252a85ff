import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import Fastify, { type FastifyInstance } from 'fastify';
import { crawlerRoutes } from './routes.ts';
import { urlSet } from './xml.ts';
import { listedPages } from '@ritual/shared/paths/crawling';

const products = Array.from({ length: 25 }, (_, at) => ({
  id: at + 1,
  updatedAt: '2026-11-01T10:00:00+01:00',
}));
const publicOrigin = 'https://store.example';
let api: FastifyInstance;
let apiOrigin = '';
let asked = 0;

beforeAll(async () => {
  api = Fastify();
  api.get('/api/collections', () => [{ slug: 'a&b', title: 'A', description: null, rule: 'listed' }]);
  api.get<{ Querystring: { page: string; size: string } }>('/api/sitemap/products', ({ query }) => {
    asked += 1;
    const [page, size] = [Number(query.page), Number(query.size)];
    const end = (page + 1) * size;
    const content = products.slice(page * size, end);
    return { content, page, size, totalElements: products.length, last: end >= products.length };
  });
  apiOrigin = await api.listen({ port: 0 });
});
afterAll(() => api.close());

function server(options: { maxAddresses?: number; apiOrigin?: string } = {}) {
  const app = Fastify();
  const opening = { closed: () => Promise.resolve(null) };
  crawlerRoutes(app, { apiOrigin, publicOrigin, opening, ...options });
  return app;
}
const addresses = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address);

test('one file lists all public pages, products with the date of their last change', async () => {
  const { statusCode, headers, body } = await server().inject('/sitemap.xml');
  expect([statusCode, headers['content-type']]).toEqual([200, 'application/xml; charset=utf-8']);
  const listed = addresses(body);
  expect(listed).toHaveLength(25 + 1 + listedPages.length);
  expect(listed).toEqual(expect.arrayContaining([`${publicOrigin}/`, `${publicOrigin}/NewIn`]));
  expect(listed).toContain(`${publicOrigin}/collections/a%26b`);
  expect(body).toContain(`<loc>${publicOrigin}/product/25</loc><lastmod>2026-11-01T09:00:00.000Z</lastmod>`);
});

test('more addresses than fit one file are split, with an index', async () => {
  const app = server({ maxAddresses: 20 });
  const index = (await app.inject('/sitemap.xml')).body;
  expect(index).toContain('<sitemapindex');
  const parts = addresses(index).map((address) => (address ?? '').replace(publicOrigin, ''));
  expect(parts).toEqual(['/sitemaps/pages.xml', '/sitemaps/products-1.xml', '/sitemaps/products-2.xml']);
  const files = await Promise.all(parts.map((path) => app.inject(path)));
  expect(files.map(({ body }) => addresses(body).length)).toEqual([1 + listedPages.length, 20, 5]);
  for (const nothing of ['products-3', 'products-0', 'products-x', 'other']) {
    expect((await app.inject(`/sitemaps/${nothing}.xml`)).statusCode).toBe(404);
  }
});

test('a file is cached and sent compressed', async () => {
  const app = server();
  const before = asked;
  const plain = (await app.inject('/sitemap.xml')).body;
  const { rawPayload, headers } = await app.inject({
    url: '/sitemap.xml',
    headers: { 'accept-encoding': 'gzip' },
  });
  expect(headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(rawPayload).toString()).toBe(plain);
  // One call for the number of products, one for the products.
  expect(asked - before).toBe(2);
});

test('503 with Retry-After when the API is unavailable', async () => {
  const { statusCode, headers } = await server({ apiOrigin: 'http://127.0.0.1:9' }).inject('/sitemap.xml');
  expect([statusCode, headers['retry-after']]).toEqual([503, '60']);
});

test('robots.txt lists excluded paths and the sitemap', async () => {
  const { body, headers } = await server().inject('/robots.txt');
  expect(headers['content-type']).toContain('text/plain');
  const lines = body.split('\n');
  expect(lines[0]).toBe('User-agent: *');
  for (const beginning of [
    '/api/',
    '/account',
    '/dashboard',
    '/admin',
    '/checkout',
    '/cart',
    '/wishlist',
    '/search?',
  ]) {
    expect(lines).toContain(`Disallow: ${beginning}`);
  }
  expect(lines).toContain(`Sitemap: ${publicOrigin}/sitemap.xml`);
});

test('addresses are escaped', () => {
  expect(urlSet('https://x.example', [{ path: `/a?b='c'&d` }])).toContain(
    '<loc>https://x.example/a?b=&apos;c&apos;&amp;d</loc>',
  );
});

test('pages of the owner are listed with the day of their publication', async () => {
  const writing = Fastify();
  writing.get('/api/collections', () => []);
  writing.get('/api/sitemap/products', () => ({
    content: [],
    page: 0,
    size: 1,
    totalElements: 0,
    last: true,
  }));
  writing.get('/api/public/content/pages', () => [
    { slug: 'our-story', title: 'Our story', changedAt: '2026-11-02T10:00:00.000Z' },
  ]);
  const { body } = await server({ apiOrigin: await writing.listen({ port: 0 }) }).inject('/sitemap.xml');
  expect(body).toContain(
    `<loc>${publicOrigin}/pages/our-story</loc><lastmod>2026-11-02T10:00:00.000Z</lastmod>`,
  );
  await writing.close();
});
