import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import Fastify, { type FastifyInstance } from 'fastify';
import { buildServer } from './app.ts';
import { readSettings } from './settings.ts';
import { fakeStore } from './testing/fake-store.ts';

const store = fakeStore();
let upstream: FastifyInstance;
let app: FastifyInstance;
let environment: Record<string, string>;

beforeAll(async () => {
  store.release(1, 'first');
  upstream = Fastify();
  upstream.get('/api/echo', (request) => request.headers);
  upstream.post('/api/echo', (request) => request.body);
  const apiOrigin = await upstream.listen({ port: 0 });
  environment = {
    ...{ DATA_DIR: store.dataDir, SHELL_DIST: store.shellDist },
    ...{ API_ORIGIN: apiOrigin, ASSET_ORIGIN: 'http://127.0.0.1:9' },
    ...{ LOG_LEVEL: 'silent', RENDER_WORKERS: '2', TRUST_PROXY: '' },
    REPORT_SECRET: 'a secret of the tests, which is long enough',
  };
  app = await buildServer(readSettings(environment));
});
afterAll(async () => {
  await app.close();
  await upstream.close();
  store.remove();
});

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

test('a page is rendered with the live remote and has a content security policy', async () => {
  const { statusCode, body, headers } = await get('/');
  expect(statusCode).toBe(200);
  expect(body).toContain('<html>first');
  expect(headers['content-security-policy']).toBe("default-src 'self'");
});

describe('security headers', () => {
  const told = {
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': expect.stringContaining('camera=(), ') as unknown,
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
  };

  test.each(['/', '/api/echo', '/no-such-page', '/healthz', '/readyz'])('with %s', async (url) => {
    const { headers } = await get(url);
    expect(headers).toMatchObject(told);
    expect(headers).not.toHaveProperty('strict-transport-security');
  });

  test('the camera is for pages of the admin area only', async () => {
    const policy = async (url: string) => (await get(url)).headers['permissions-policy'];
    expect(await policy('/admin/AdminDashboard/orders')).toMatch(/^camera=\(self\), .*microphone=\(\)/);
    expect(await policy('/admin/AdminDashboards')).toContain('camera=()');
  });

  test('with an address that cannot be parsed', async () => {
    const { statusCode, headers } = await get('/%E0%A4%A');
    expect(statusCode).toBe(400);
    expect(headers).toMatchObject({ 'cross-origin-opener-policy': 'same-origin' });
  });

  test('HSTS when the public URL is https', async () => {
    const secure = await buildServer(
      readSettings({ ...environment, PUBLIC_URL: 'https://shop.example.com' }),
    );
    const { headers } = await secure.inject('/');
    expect(headers['strict-transport-security']).toBe('max-age=31536000');
    await secure.close();
  });
});

test('/.well-known/gpc.json declares that Global Privacy Control is honored', async () => {
  const { body, headers } = await get('/.well-known/gpc.json');
  expect(headers['content-type']).toMatch(/^application\/json/);
  expect(JSON.parse(body)).toMatchObject({ gpc: true });
});

test('a page is cached and sent in the accepted encoding', async () => {
  const plain = (await get('/kept')).body;
  const { rawPayload, headers } = await get('/kept', { 'accept-encoding': 'gzip, br' });
  expect(headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(rawPayload).toString()).toBe(plain);
  expect((await get('/kept', { 'accept-encoding': 'br;q=0, gzip' })).headers['content-encoding']).toBe(
    'gzip',
  );
});

describe('the address under which a page is cached', () => {
  test('ignores parameters that the page does not read, and the order of the others', async () => {
    const first = (await get('/list?gclid=of-one&size=M&page=2')).body;
    expect(first).toMatch(/ \/list\?page=2&size=M</);
    expect((await get('/list?page=2&utm_source=mail&size=M')).body).toBe(first);
    expect((await get('/list?page=3&size=M')).body).not.toBe(first);
    // The order of repeated parameters is preserved.
    expect((await get('/list?size=S&size=M')).body).toContain(' /list?size=S&size=M<');
  });

  test('ignores all parameters of a missing page', async () => {
    expect((await get('/missing?gclid=1')).body).toContain(' /missing<');
  });

  test('has all parameters when the remote does not declare which it reads', async () => {
    expect((await get('/before/1?b=2&a=1')).body).toContain(' /before/1?a=1&b=2<');
  });
});

describe('the ETag of a page', () => {
  test.each(['br', 'gzip', 'identity'])('answers 304 when it is known (%s)', async (encoding) => {
    const { etag, vary, ...headers } = (await get('/etag', { 'accept-encoding': encoding })).headers;
    expect(etag).toMatch(/^W\/"[\w-]{43}"$/);
    const again = await get('/etag', {
      'accept-encoding': encoding,
      'if-none-match': `"other", ${String(etag)}`,
    });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect(again.headers).toMatchObject({ etag, vary, 'cache-control': headers['cache-control'] });
    expect(again.headers['content-security-policy']).toBe(headers['content-security-policy']);
    expect(again.headers['content-encoding']).toBeUndefined();
  });

  test('comes with a token for the page, another one for each response, also with a 304', async () => {
    const first = (await get('/etag')).headers;
    const second = (await get('/etag', { 'if-none-match': String(first.etag) })).headers;
    const tokens = [first['server-timing'], second['server-timing']];
    for (const token of tokens) expect(token).toMatch(/^view;desc="[\w-]{16}~\w+~none~[\w-]{22}"$/);
    expect(new Set(tokens).size).toBe(2);
  });

  test('is the same for every encoding', async () => {
    const etags = await Promise.all(
      ['br', 'gzip', 'identity'].map(
        async (encoding) => (await get('/etag', { 'accept-encoding': encoding })).headers.etag,
      ),
    );
    expect(new Set(etags).size).toBe(1);
  });

  test('answers 200 for another page, and never 304 for a missing one', async () => {
    const { etag } = (await get('/etag')).headers;
    expect((await get('/etag-2', { 'if-none-match': String(etag) })).statusCode).toBe(200);
    expect((await get('/missing', { 'if-none-match': '*' })).statusCode).toBe(404);
  });
});

test('statuses and redirects of pages reach the browser', async () => {
  expect((await get('/missing')).statusCode).toBe(404);
  const redirect = await get('/old');
  expect([redirect.statusCode, redirect.headers.location]).toEqual([302, '/new']);
  const moved = await get('/moved?size=M&utm_source=mail');
  expect([moved.statusCode, moved.headers.location]).toEqual([301, '/list?size=M&utm_source=mail#top']);
  expect((await get('/moved')).headers.location).toBe('/list?size=M#top');
});

test('other spellings of an address redirect to the canonical one', async () => {
  const { statusCode, headers } = await get('/COLLECTIONS/Woman/?page=2');
  expect([statusCode, headers.location]).toEqual([301, '/collections/woman?page=2']);
});

test.each(['/throw', '/late'])('%s is rendered by the browser', async (url) => {
  const { statusCode, body } = await get(url);
  expect(statusCode).toBe(200);
  expect(body).toContain('shell frame');
});

test('a page that loops does not block other pages, and is not rendered on the server again for a while', async () => {
  const timed = async () => {
    const started = performance.now();
    const { body } = await get('/loop');
    return { body, duration: performance.now() - started };
  };
  const [looping, ...others] = await Promise.all([
    timed(),
    ...Array.from({ length: 20 }, (_, index) => get(`/beside-${String(index)}`)),
  ]);
  expect(looping.body).toContain('shell frame');
  for (const { body } of others) expect(body).toContain('<html>first');
  const again = await timed();
  expect(again.body).toContain('shell frame');
  // Without the time after which a worker counts as stuck.
  expect(again.duration).toBeLessThan(looping.duration / 2);
});

test('a page that waits on a busy machine is rendered all the same', async () => {
  expect((await get('/starved')).body).toContain('<html>first');
});

test('a page that waits for its data does not block another', async () => {
  const slow = get('/slow');
  const order: string[] = [];
  await Promise.all([slow.then(() => order.push('slow')), get('/fast').then(() => order.push('fast'))]);
  expect(order).toEqual(['fast', 'slow']);
});

test('a worker renders 16 pages with data at once; the others wait', async () => {
  const pages = await Promise.all(Array.from({ length: 200 }, (_, index) => get(`/crowd-${String(index)}`)));
  const atOnce = pages.map(({ body }) => Number(/at once: (\d+)/.exec(body)?.[1]));
  expect(Math.max(...atOnce)).toBe(16);
});

test('calls to the API have a request id, the given one or a new one', async () => {
  const made = await get('/api/echo');
  expect(made.json<Record<string, string>>()['x-request-id']).toBe(made.headers['x-request-id']);
  const given = await get('/api/echo', { 'x-request-id': 'from-the-browser' });
  expect(given.json<Record<string, string>>()['x-request-id']).toBe('from-the-browser');
  const odd = await get('/api/echo', { 'x-request-id': 'a b\tc' });
  expect(odd.headers['x-request-id']).not.toBe('a b\tc');
  const posted = await app.inject({ method: 'POST', url: '/api/echo', payload: { size: 'M' } });
  expect(posted.json()).toEqual({ size: 'M' });
});

test("calls between the store's own processes cannot be made from outside", async () => {
  for (const method of ['GET', 'POST'] as const) {
    const { statusCode } = await app.inject({ method, url: '/api/internal/served-views' });
    expect(statusCode).toBe(404);
  }
});

test('X-Forwarded-For is the address of the connection, not what the visitor sends', async () => {
  const { 'x-forwarded-for': said } = (await get('/api/echo', { 'x-forwarded-for': '6.6.6.6' })).json<
    Record<string, string>
  >();
  expect(said).toBe('127.0.0.1');
});

test.each([
  ['1', '203.0.113.7'],
  ['10.0.0.1', '127.0.0.1'],
  ['loopback', '203.0.113.7'],
])('behind a proxy (TRUST_PROXY=%s) the API is told of %s', async (trust, visitor) => {
  const behind = await buildServer(readSettings({ ...environment, TRUST_PROXY: trust }));
  const { body } = await behind.inject({
    url: '/api/echo',
    headers: { 'x-forwarded-for': '6.6.6.6, 203.0.113.7' },
  });
  expect(JSON.parse(body)).toMatchObject({ 'x-forwarded-for': visitor });
  await behind.close();
});

test('TRUST_PROXY=true, which would trust any header, is refused', () => {
  expect(() => readSettings({ ...environment, TRUST_PROXY: 'true' })).toThrow(/TRUST_PROXY/);
});

test('without the asset host its files get a 502, and pages are still served', async () => {
  const { statusCode, body } = await get('/media/640/x.webp');
  expect(statusCode).toBe(502);
  expect(JSON.parse(body)).toMatchObject({ code: 'UNAVAILABLE' });
  expect((await get('/')).statusCode).toBe(200);
});

test("the shell's own scripts are served by this server", async () => {
  const { statusCode, body, headers } = await get('/releases/shell/1.0.0-test/main.js');
  expect([statusCode, body]).toEqual([200, 'run()']);
  expect(headers['cache-control']).toContain('immutable');
});

test('a page that was missing is served as soon as it exists', async () => {
  expect((await get('/appearing')).statusCode).toBe(404);
  store.appear();
  // Missing pages are cached for 1 s, others for 10 s.
  await until(async () => (await get('/appearing')).statusCode === 200, 5000);
});

// Last: it changes what is live.
test('a change of the channel document makes another release live; pages of one that was tampered with are rendered by the browser', async () => {
  store.release(2, 'second');
  await until(async () => (await get('/')).body.includes('second'));
  expect((await get('/healthz')).json()).toMatchObject({ status: 'ok', revision: 2 });

  store.release(3, 'third', { tamper: true });
  await until(async () => (await get('/healthz?now')).json<{ revision: number }>().revision === 3);
  expect((await get('/')).body).toContain('shell frame');
});

async function until(done: () => Promise<boolean>, milliseconds = 20_000) {
  const limit = Date.now() + milliseconds;
  while (!(await done())) {
    if (Date.now() > limit) throw new Error('The condition was not met in time.');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

test.each(['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
  'a form of %s that the browser sends without its script is shown again, and its fields do not appear in the address',
  async (type) => {
    const { statusCode, headers } = await app.inject({
      ...{ method: 'POST', url: '/login?next=/addresses', headers: { 'content-type': type } },
      payload: 'email=shopper%40example.com&password=secret',
    });
    expect([statusCode, headers.location]).toEqual([303, '/login?next=/addresses']);
  },
);

test.each([
  ['POST', '/.//shop.example/login', '/shop.example/login'],
  ['GET', '/.//shop.example/', '/shop.example'],
  ['GET', '//x//shop.example/', '/x//shop.example'],
])('%s %s does not redirect to another host', async (method, path, location) => {
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  // Sent unchanged: `fetch` would normalize the path.
  const led = await new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    request({ port, host: '127.0.0.1', method, path, headers }, (response) => {
      response.resume();
      resolve(response.headers.location);
    })
      .on('error', reject)
      .end();
  });
  expect(led).toBe(location);
});
