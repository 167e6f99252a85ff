import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { staffPass } from '@ritual/platform/staff-pass';
import { mockShop } from '@ritual/shared/mocks';
import Fastify, { type FastifyInstance } from 'fastify';
import { buildServer } from '../app.ts';
import { readSettings } from '../settings.ts';
import { fakeStore } from '../testing/fake-store.ts';

const { facts, policy: _, ...rest } = mockShop();
const shop = { ...rest, facts, open: false };
const store = fakeStore();
let answers: { shop: object; staff: string };
let asked = 0;
/** What the API was told of the list, and what it answers. */
let told: { path: string; body: unknown; query: unknown; from: unknown }[] = [];
let listStatus = 204;
let api: FastifyInstance;
let app: FastifyInstance;

const preview = 'aaaaaaaaaaaaaaaaaaaaaa';

beforeAll(async () => {
  store.release(2, 'a release to look at');
  store.release(1, 'the shop');
  store.preview(preview, 2, new Date(Date.now() + 3_600_000));
  api = Fastify();
  api.get('/api/public/shop', () => {
    asked += 1;
    return answers.shop;
  });
  api.get(staffPass.path, ({ headers }, reply) =>
    reply.code(headers.cookie === `${staffPass.cookie}=${answers.staff}` ? 204 : 401).send(),
  );
  for (const path of [
    '/api/public/opening-list',
    '/api/public/opening-list/confirm',
    '/api/opening-list/stop',
  ])
    api.post(path, ({ body, query, headers }, reply) => {
      told.push({ path, body, query, from: headers['x-forwarded-for'] });
      return reply.code(listStatus).send();
    });
  const apiOrigin = await api.listen({ port: 0 });
  app = await buildServer(
    readSettings({
      ...{ DATA_DIR: store.dataDir, SHELL_DIST: store.shellDist, API_ORIGIN: apiOrigin },
      ...{ LOG_LEVEL: 'silent', RENDER_WORKERS: '1', PUBLIC_URL: 'https://store.example' },
    }),
  );
});
afterAll(async () => {
  await app.close();
  await api.close();
  store.remove();
});
beforeEach(() => {
  answers = { shop, staff: 'the-pass' };
  told = [];
  listStatus = 204;
});
const get = (url: string, cookie = '') => app.inject({ url, headers: { cookie } });

test('shoppers see an opening page with the name of the shop, which is neither kept nor listed', async () => {
  answers.shop = { ...shop, facts: { ...facts, name: 'A & <Co>' } };
  for (const url of ['/', '/product/101', '/missing?a=1']) {
    const { statusCode, body, headers } = await get(url);
    expect([statusCode, headers['cache-control'], headers['x-robots-tag']]).toEqual([
      200,
      'no-store',
      'noindex',
    ]);
    expect(body).toContain(
      '<meta name="robots" content="noindex"><title>Opening soon | A &amp; &lt;Co&gt;</title>',
    );
    expect(body).toContain(`mailto:${facts?.email ?? ''}`);
    expect(body).toContain('<p>118 Newbury Street, Boston, MA 02116</p>');
    expect(body).not.toContain('the shop');
  }
});

test('signing in, links in mails and the admin area work, and are neither kept nor listed', async () => {
  for (const url of ['/login', '/invitation?token=x', '/dashboard/orders/1', '/admin/AdminDashboard']) {
    const { body, headers } = await get(url);
    expect(body).toContain('the shop');
    expect([headers['cache-control'], headers['x-robots-tag']]).toEqual(['private, no-store', 'noindex']);
  }
});

test('a newer API that says more of a closed shop does not open it', async () => {
  answers.shop = { ...shop, missing: ['something-new'], saleUpTo: 'much' };
  await new Promise((resolve) => setTimeout(resolve, 1100));
  expect((await get('/')).body).toContain('Opening soon');
  const before = asked;
  answers.shop = { ...answers.shop, facts: { ...facts, name: 'As it is now' } };
  await new Promise((resolve) => setTimeout(resolve, 1100));
  expect((await get('/')).body).toContain('As it is now');
  expect(asked).toBe(before + 1);
});

test('a team sees its preview, by the link that was made for it', async () => {
  expect((await get('/', `rop_preview=${preview}`)).body).toContain('a release to look at');
  expect((await get('/', 'rop_preview=made-up')).body).toContain('This preview has ended');
});

test('search engines are given no addresses, and may read that none is to be listed', async () => {
  const robots = await get('/robots.txt');
  expect(robots.body).toContain('Disallow: /admin');
  expect(robots.body).not.toMatch(/Sitemap:|Disallow: \/$/m);
  expect(robots.headers['cache-control']).toBe('no-store');
  for (const url of ['/sitemap.xml', '/sitemaps/pages.xml']) {
    const { statusCode, headers } = await get(url);
    expect([statusCode, headers['retry-after'], headers['cache-control']]).toEqual([503, '3600', 'no-store']);
  }
});

test('who is signed in as staff sees the shop as it will be, in pages that are not kept', async () => {
  const { body, headers } = await get('/', `a=b; ${staffPass.cookie}=the-pass; c=d`);
  expect(body).toContain('the shop');
  expect([headers['cache-control'], headers['x-robots-tag']]).toEqual(['private, no-store', 'noindex']);
  expect((await get('/', `${staffPass.cookie}=made-up`)).body).toContain('Opening soon');
  expect((await get('/', `x${staffPass.cookie}=the-pass`)).body).toContain('Opening soon');
});

const post = (url: string, fields: Readonly<Record<string, string>>) =>
  app.inject({
    ...{ method: 'POST', url, payload: new URLSearchParams(fields).toString() },
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });

test('a visitor leaves an address, without a script, and is told what is wrong with it', async () => {
  const first = await get('/');
  expect(first.body).toContain('<form method="post" action="/opening-list">');
  expect(first.headers['content-security-policy']).toContain("form-action 'self'");
  const sent = await post('/opening-list', { email: ' ann@example.com ' });
  expect([sent.statusCode, sent.headers.location]).toEqual([303, '/opening-list?asked']);
  expect(told).toEqual([
    { path: '/api/public/opening-list', body: { email: 'ann@example.com' }, query: {}, from: '127.0.0.1' },
  ]);
  const after = await get('/opening-list?asked');
  expect(after.body).toContain('Check your email');
  expect(after.headers['cache-control']).toBe('no-store');
  listStatus = 400;
  const wrong = await post('/opening-list', { email: '"<b>' });
  expect([wrong.statusCode, wrong.headers['x-robots-tag']]).toEqual([400, 'noindex']);
  expect(wrong.body).toContain('value="&quot;&lt;b&gt;" aria-invalid="true" aria-describedby="problem"');
  listStatus = 429;
  expect((await post('/opening-list', { email: 'ann@example.com' })).body).toContain('tried too often');
  listStatus = 500;
  expect((await post('/opening-list', { email: 'ann@example.com' })).body).toContain('could not reach');
});

test.each([
  ['confirm', '/api/public/opening-list/confirm', 'You are on the list'],
  ['stop', '/api/opening-list/stop', 'Your address is forgotten'],
])('the link to %s changes nothing before its button is pressed', async (page, path, done) => {
  const url = `/opening-list/${page}`;
  const asking = await get(`${url}?token=a.b`);
  expect(asking.body).toContain('name="token" value="a.b"');
  expect(told).toEqual([]);
  expect((await post(url, { token: 'a.b' })).body).toContain(`<title>${done} |`);
  const [call] = told;
  expect([call?.path, call?.body ?? call?.query]).toEqual([path, { token: 'a.b' }]);
  listStatus = 400;
  const invalid = await post(url, { token: 'x' });
  expect([invalid.statusCode, (await get(url)).statusCode]).toEqual([404, 404]);
  expect(invalid.body).toContain('This link does not work');
});

test('once it has opened it is shown within a second, and not asked about again', async () => {
  answers.shop = { ...shop, open: undefined };
  await expect(
    (async () => {
      for (;;) {
        const { body } = await get('/');
        if (body.includes('the shop')) return body;
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
    })(),
  ).resolves.toContain('the shop');
  const { headers } = await get('/');
  expect([headers['cache-control'], headers['x-robots-tag']]).toEqual(['no-cache', undefined]);
  expect((await get('/robots.txt')).body).toContain('Sitemap: https://store.example/sitemap.xml');
  const before = asked;
  answers.shop = shop;
  await new Promise((resolve) => setTimeout(resolve, 1100));
  expect((await get('/')).body).toContain('the shop');
  expect(asked).toBe(before);
  // There is nothing to wait for; the link of a mail works on.
  expect((await post('/opening-list', { email: 'ann@example.com' })).headers.location).toBe('/');
  expect((await get('/opening-list/stop?token=a.b')).body).toContain('Forget my address');
});
