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
  };
  app = await buildServer(readSettings(environment));
});
afterAll(async () => {
  await app.close();
  await upstream.close();
  store.remove();
});

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

test('a page is rendered with the live remote, with its policy', async () => {
  const { statusCode, body, headers } = await get('/');
  expect(statusCode).toBe(200);
  expect(body).toContain('<html>first');
  expect(headers['content-security-policy']).toBe("default-src 'self'");
});

describe('what browsers are told', () => {
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

  test('with an address that cannot be read', async () => {
    const { statusCode, headers } = await get('/%E0%A4%A');
    expect(statusCode).toBe(400);
    expect(headers).toMatchObject({ 'cross-origin-opener-policy': 'same-origin' });
  });

  test('to come back over https, where the store is reached by it', async () => {
    const secure = await buildServer(
      readSettings({ ...environment, PUBLIC_URL: 'https://shop.example.com' }),
    );
    const { headers } = await secure.inject('/');
    expect(headers['strict-transport-security']).toBe('max-age=31536000');
    await secure.close();
  });
});

test('it says that Global Privacy Control is honored', async () => {
  const { body, headers } = await get('/.well-known/gpc.json');
  expect(headers['content-type']).toMatch(/^application\/json/);
  expect(JSON.parse(body)).toMatchObject({ gpc: true });
});

test('a page is kept, and given in the encoding that is asked for', async () => {
  const plain = (await get('/kept')).body;
  const { rawPayload, headers } = await get('/kept', { 'accept-encoding': 'gzip, br' });
  expect(headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(rawPayload).toString()).toBe(plain);
  expect((await get('/kept', { 'accept-encoding': 'br;q=0, gzip' })).headers['content-encoding']).toBe(
    'gzip',
  );
});

describe('an address', () => {
  test('counts without what its page does not read, in any order', async () => {
    const first = (await get('/list?gclid=of-one&size=M&page=2')).body;
    expect(first).toMatch(/ \/list\?page=2&size=M</);
    expect((await get('/list?page=2&utm_source=mail&size=M')).body).toBe(first);
    expect((await get('/list?page=3&size=M')).body).not.toBe(first);
    // Where a parameter is named twice, the order of its values stays.
    expect((await get('/list?size=S&size=M')).body).toContain(' /list?size=S&size=M<');
  });

  test('of no page at all counts without any', async () => {
    expect((await get('/missing?gclid=1')).body).toContain(' /missing<');
  });

  test('counts whole where the remote does not say what its page reads', async () => {
    expect((await get('/before/1?b=2&a=1')).body).toContain(' /before/1?a=1&b=2<');
  });
});

describe('a page that the browser has', () => {
  test.each(['br', 'gzip', 'identity'])('is not sent again (%s)', async (encoding) => {
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

  test('is one and the same in every encoding', async () => {
    const etags = await Promise.all(
      ['br', 'gzip', 'identity'].map(
        async (encoding) => (await get('/etag', { 'accept-encoding': encoding })).headers.etag,
      ),
    );
    expect(new Set(etags).size).toBe(1);
  });

  test('is sent when it has become another, and a missing page always', async () => {
    const { etag } = (await get('/etag')).headers;
    expect((await get('/etag-2', { 'if-none-match': String(etag) })).statusCode).toBe(200);
    expect((await get('/missing', { 'if-none-match': '*' })).statusCode).toBe(404);
  });
});

test('statuses and redirects of pages reach the browser', async () => {
  expect((await get('/missing')).statusCode).toBe(404);
  const redirect = await get('/old');
  expect([redirect.statusCode, redirect.headers.location]).toEqual([302, '/new']);
});

test('other spellings of an address lead to the canonical one', async () => {
  const { statusCode, headers } = await get('/COLLECTIONS/Woman/?page=2');
  expect([statusCode, headers.location]).toEqual([301, '/collections/woman?page=2']);
});

test.each(['/throw', '/late'])('%s is left to the browser', async (url) => {
  const { statusCode, body } = await get(url);
  expect(statusCode).toBe(200);
  expect(body).toContain('shell frame');
});

test('a page that loops holds up no other page, and is not tried again for a while', async () => {
  const [looping, ...others] = await Promise.all([
    get('/loop'),
    ...Array.from({ length: 20 }, (_, index) => get(`/beside-${String(index)}`)),
  ]);
  expect(looping?.body).toContain('shell frame');
  for (const { body } of others) expect(body).toContain('<html>first');
  const started = performance.now();
  expect((await get('/loop')).body).toContain('shell frame');
  expect(performance.now() - started).toBeLessThan(700);
});

test('a page that a busy machine keeps waiting is drawn all the same', async () => {
  expect((await get('/starved')).body).toContain('<html>first');
});

test('a page that waits for its data does not hold up another', async () => {
  const slow = get('/slow');
  const order: string[] = [];
  await Promise.all([slow.then(() => order.push('slow')), get('/fast').then(() => order.push('fast'))]);
  expect(order).toEqual(['fast', 'slow']);
});

test('of many pages at once a worker holds the data of a few; the others wait', async () => {
  const pages = await Promise.all(Array.from({ length: 200 }, (_, index) => get(`/crowd-${String(index)}`)));
  const atOnce = pages.map(({ body }) => Number(/at once: (\d+)/.exec(body)?.[1]));
  expect(Math.max(...atOnce)).toBe(32);
});

test('calls go to the API with an id, made here or kept', async () => {
  const made = await get('/api/echo');
  expect(made.json<Record<string, string>>()['x-request-id']).toBe(made.headers['x-request-id']);
  const given = await get('/api/echo', { 'x-request-id': 'from-the-browser' });
  expect(given.json<Record<string, string>>()['x-request-id']).toBe('from-the-browser');
  const odd = await get('/api/echo', { 'x-request-id': 'a b\tc' });
  expect(odd.headers['x-request-id']).not.toBe('a b\tc');
  const posted = await app.inject({ method: 'POST', url: '/api/echo', payload: { size: 'M' } });
  expect(posted.json()).toEqual({ size: 'M' });
});

test('who is asking is seen here, not said by the visitor', async () => {
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

test('to believe whatever a visitor writes is refused', () => {
  expect(() => readSettings({ ...environment, TRUST_PROXY: 'true' })).toThrow(/TRUST_PROXY/);
});

test('an asset host that is down is said so, and pages go on', async () => {
  const { statusCode, body } = await get('/media/640/x.webp');
  expect(statusCode).toBe(502);
  expect(JSON.parse(body)).toMatchObject({ code: 'UNAVAILABLE' });
  expect((await get('/')).statusCode).toBe(200);
});

test("the shell's own scripts come from here", async () => {
  const { statusCode, body, headers } = await get('/releases/shell/1.0.0-test/main.js');
  expect([statusCode, body]).toEqual([200, 'run()']);
  expect(headers['cache-control']).toContain('immutable');
});

test('a page that was missing is there as soon as it exists', async () => {
  expect((await get('/appearing')).statusCode).toBe(404);
  store.appear();
  // Sooner than other pages are looked at again.
  await until(async () => (await get('/appearing')).statusCode === 200, undefined, 5000);
});

// Last: it changes what is live.
test('another release goes live by the channel alone; one that was tampered with is left to the browser', async () => {
  store.release(2, 'second');
  await until(async () => (await get('/')).body.includes('second'));
  expect((await get('/healthz')).json()).toMatchObject({ status: 'ok', revision: 2 });

  store.release(3, 'third', { tamper: true });
  await until(
    async () => (await get('/healthz?now')).json<{ revision: number }>().revision === 3,
    () => get('/'),
  );
  expect((await get('/')).body).toContain('shell frame');
});

async function until(
  done: () => Promise<boolean>,
  meanwhile: () => Promise<unknown> = () => Promise.resolve(),
  milliseconds = 20_000,
) {
  const limit = Date.now() + milliseconds;
  while (!(await done())) {
    if (Date.now() > limit) throw new Error('It did not come to pass.');
    await meanwhile();
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

test.each(['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
  'a form of %s that the browser sends without its script is shown again, and says nothing in its address',
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
])('%s %s leads to no other host', async (method, path, location) => {
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  // As it is: `fetch` would tidy up the path.
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
