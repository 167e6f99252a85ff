import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { fakeStore } from '../testing/fake-store.ts';
import { testServer } from '../testing/test-server.ts';

const store = fakeStore();
const id = 'aaaaaaaaaaaaaaaaaaaaaa';
const expired = 'bbbbbbbbbbbbbbbbbbbbbb';
const broken = 'cccccccccccccccccccccc';
const third = 'dddddddddddddddddddddd';
const fourth = 'eeeeeeeeeeeeeeeeeeeeee';
const dying = 'ffffffffffffffffffffff';
const same = 'hhhhhhhhhhhhhhhhhhhhhh';
const demanding = 'gggggggggggggggggggggg';
let app: FastifyInstance;

beforeAll(async () => {
  store.release(2, 'unreleased');
  store.release(3, 'broken', { code: 'process.exit(3)' });
  store.release(6, 'dying', { code: "setTimeout(() => { throw new Error('died on purpose') }, 300);" });
  store.release(7, 'demanding', { needs: { requires: { react: '^20.0.0' } } });
  store.release(8, 'third');
  store.release(9, 'fourth');
  store.release(1, 'live');
  const hour = 3_600_000;
  store.preview(id, 2, new Date(Date.now() + hour));
  store.preview(expired, 2, new Date(Date.now() - 1));
  store.preview(broken, 3, new Date(Date.now() + hour));
  store.preview(third, 8, new Date(Date.now() + hour));
  store.preview(fourth, 9, new Date(Date.now() + hour));
  store.preview(same, 2, new Date(Date.now() + hour));
  store.preview(dying, 6, new Date(Date.now() + hour));
  store.preview(demanding, 7, new Date(Date.now() + hour));
  app = await testServer(store);
});
afterAll(async () => {
  await app.close();
  store.remove();
});

const get = (url: string, cookie?: string) =>
  app.inject({ url, headers: { ...(cookie !== undefined && { cookie }) } });

test('a link puts the preview into a cookie and leads on to the page, without the parameter', async () => {
  const { statusCode, headers } = await get(`/list?size=M&preview=${id}`);
  expect([statusCode, headers.location, headers['cache-control']]).toEqual([303, '/list?size=M', 'no-store']);
  expect(headers['set-cookie']).toMatch(
    new RegExp(`^rop_preview=${id}; Path=/; HttpOnly; SameSite=Lax; Max-Age=(899|900)\\d\\d; Secure$`),
  );
});

test('only the browser with the cookie gets the releases of the preview, and the page is not cached', async () => {
  const mine = await get('/', `theme=dark; rop_preview=${id}`);
  expect(mine.body).toContain('<html>unreleased');
  expect(mine.headers).toMatchObject({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' });
  expect(mine.headers).not.toHaveProperty('etag');
  const theirs = await get('/');
  expect(theirs.body).toContain('<html>live');
  expect(theirs.headers).toMatchObject({ 'cache-control': 'no-cache', etag: expect.any(String) });
  expect((await get('/', `rop_preview=${id}`)).body).toContain('<html>unreleased');
});

test('a preview is ended by its link', async () => {
  const { statusCode, headers } = await get('/list?preview=off', `rop_preview=${id}`);
  expect([statusCode, headers.location]).toEqual([303, '/list']);
  expect(headers['set-cookie']).toMatch(/^rop_preview=; Path=\/; .*Max-Age=0;/);
});

test.each([
  ['https://store.example/list?size=M', '/list?size=M'],
  ['https://store.example/other?size=M', '/list'],
  ['nonsense', '/list'],
])('the link of the banner, followed on %s, leads to %s', async (referer, to) => {
  const { headers } = await app.inject({ url: '/list?preview=off', headers: { referer } });
  expect(headers.location).toBe(to);
});

test('a preview is rendered without the parameters that its page does not read, as the page will be', async () => {
  const { body } = await get('/list?size=M&other=1', `rop_preview=${id}`);
  expect(body).toContain('/list?size=M<');
});

test.each([[expired], ['nosuchpreview'], ['../../channel'], ['']])(
  'the link of a preview that does not exist (%j) says so',
  async (wrong) => {
    const { statusCode, headers, body } = await get(`/?preview=${encodeURIComponent(wrong)}`);
    expect([statusCode, headers['cache-control'], headers['set-cookie']]).toEqual([
      404,
      'no-store',
      undefined,
    ]);
    expect(body).toContain('This preview has ended');
    expect(body).toContain('<a href="/?preview=off">');
  },
);

test.each([[expired], ['nosuchpreview']])(
  'a browser whose preview (%j) has ended is told so, with the way to the live page',
  async (wrong) => {
    const { statusCode, body } = await get('/list?size=M', `rop_preview=${wrong}`);
    expect(statusCode).toBe(404);
    expect(body).toContain('<a href="/list?size=M&amp;preview=off">');
    const left = await get('/list?size=M&preview=off', `rop_preview=${wrong}`);
    expect([left.headers.location, left.headers['set-cookie']]).toEqual([
      '/list?size=M',
      expect.stringContaining('Max-Age=0'),
    ]);
  },
);

test('a preview whose release ends its worker says so, with a way out; shoppers are not affected', async () => {
  const { statusCode, body } = await get('/list', `rop_preview=${broken}`);
  expect(statusCode).toBe(500);
  expect(body).toContain('This preview cannot be shown');
  expect(body).toContain('<a href="/list?preview=off">');
  expect((await get('/')).body).toContain('<html>live');
});

test('a preview stays when another release goes live, also beside one that ends its workers', async () => {
  const live = async () => (await get('/')).body;
  store.release(4, 'newer');
  await until(async () => (await live()).includes('<html>newer'));
  expect((await get('/', `rop_preview=${id}`)).body).toContain('<html>unreleased');
  store.release(5, 'newest', { others: { content: 'process.exit(3)' } });
  await until(async () => (await live()).includes('<html>newest'));
  expect((await get('/', `rop_preview=${id}`)).body).toContain('<html>unreleased');
}, 60_000);

test('a preview of a release that asks for another shell says so', async () => {
  const { statusCode, body } = await get('/', `rop_preview=${demanding}`);
  expect([statusCode, body]).toEqual([500, expect.stringContaining('catalog 1.0.7 asks for react ^20.0.0')]);
});

test('a preview whose worker ends again and again says so', async () => {
  await until(async () => (await get('/', `rop_preview=${dying}`)).body.includes('died on purpose'));
}, 60_000);

test('a third preview waits while two others are looked at', async () => {
  expect((await get('/', `rop_preview=${id}`)).statusCode).toBe(200);
  expect((await get('/', `rop_preview=${third}`)).statusCode).toBe(200);
  const refused = await get('/list', `rop_preview=${fourth}`);
  expect([refused.statusCode, refused.body]).toEqual([503, expect.stringContaining('Try again in a minute')]);
  expect(refused.headers['retry-after']).toBe('60');
  // Another link to the same releases.
  expect((await get('/', `rop_preview=${same}`)).body).toContain('<html>unreleased');
  expect((await get('/')).statusCode).toBe(200);
});

test('one that is ended makes room for another, and the browsers that looked at it are told', async () => {
  expect((await get('/', `rop_preview=${third}`)).statusCode).toBe(200);
  // As `end-preview` does.
  store.preview(third, 8, new Date());
  const after = await get('/', `rop_preview=${third}`);
  expect([after.statusCode, after.body]).toEqual([404, expect.stringContaining('It was ended, or')]);
  // Without waiting for the minute in which a preview that was looked at does not give way.
  const begun = performance.now();
  await until(async () => (await get('/list', `rop_preview=${fourth}`)).statusCode === 200);
  expect(performance.now() - begun).toBeLessThan(30_000);
}, 60_000);

async function until(done: () => Promise<boolean>): Promise<void> {
  while (!(await done())) await new Promise((resolve) => setTimeout(resolve, 100));
}
