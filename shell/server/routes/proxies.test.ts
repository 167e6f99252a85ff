import { createHash } from 'node:crypto';
import { Agent, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { bodyLimits, errorBody } from '@ritual/shared/contract';
import Fastify, { type FastifyInstance } from 'fastify';
import { buildServer } from '../app.ts';
import { readSettings } from '../settings.ts';
import { fakeStore } from '../testing/fake-store.ts';

const store = fakeStore();
let upstream: FastifyInstance;
let app: FastifyInstance;
let port: number;
let asked = 0;
/** Calls that only the store's own processes may make, and others have. */
let internalCalls = 0;

const digest = (bytes: Buffer | string) => createHash('sha1').update(bytes).digest('hex');

beforeAll(async () => {
  store.release(1, 'first');
  upstream = Fastify({ bodyLimit: 5_000_000 });
  upstream.removeAllContentTypeParsers();
  upstream.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  upstream.post('/api/bytes', ({ body, headers }) => ({
    length: headers['content-length'] ?? headers['transfer-encoding'],
    digest: digest((body ?? '') as Buffer),
  }));
  for (const path of ['/registry/releases', '/api/admin/pictures', '/api/admin/imports'])
    upstream.post(path, ({ body }) => ({ digest: digest(body as Buffer) }));
  upstream.post('/api/internal/*', ({ headers }) => {
    // The shell itself tells of its pages.
    if (headers.authorization === undefined) internalCalls += 1;
    return {};
  });
  upstream.get('/api/feeds/google.xml', () => '<rss/>');
  upstream.get('/api/busy', (_request, reply) => {
    asked += 1;
    return reply.code(503).header('retry-after', '0').send({ code: 'UNAVAILABLE' });
  });
  const origin = await upstream.listen({ port: 0 });
  app = await buildServer(
    readSettings({
      ...{ DATA_DIR: store.dataDir, SHELL_DIST: store.shellDist },
      ...{ API_ORIGIN: origin, REGISTRY_ORIGIN: origin, ASSET_ORIGIN: 'http://127.0.0.1:9' },
      ...{ LOG_LEVEL: 'silent', RENDER_WORKERS: '1' },
    }),
  );
  await app.listen({ host: '127.0.0.1', port: 0 });
  ({ port } = app.server.address() as AddressInfo);
});
afterAll(async () => {
  await app.close();
  await upstream.close();
  store.remove();
});

/** Sends a body over the agent's connection; returns the local port, too, which identifies the connection. */
async function post(agent: Agent, body: Buffer, chunked = false, path = '/api/bytes') {
  const headers = {
    'content-type': 'application/json',
    ...(chunked ? {} : { 'content-length': body.length }),
  };
  const call = request({
    ...{ port, agent, headers, path },
    host: '127.0.0.1',
    method: 'POST',
  });
  const answered = Promise.withResolvers<{ status: number; id: unknown; body: string }>();
  call.once('error', answered.reject);
  call.once('response', (response) => {
    const { statusCode: status = 0, headers: heads } = response;
    text(response).then(
      (answer) => answered.resolve({ status, id: heads['x-request-id'], body: answer }),
      answered.reject,
    );
  });
  for (let sent = 0; sent < body.length; sent += 65_536) call.write(body.subarray(sent, sent + 65_536));
  call.end();
  return { ...(await answered.promise), connection: call.socket?.localPort };
}

const largest = bodyLimits.event;

test.each([
  ['that says its length', false],
  ['that does not', true],
])('a body %s reaches the API byte for byte', async (_what, chunked) => {
  const agent = new Agent();
  // Byte for byte, because webhook signatures cover whitespace, order and escapes.
  const bytes = [Buffer.from('{ "b": 1,\n "a":"\\u00e9é" }'), Buffer.alloc(largest, '{'), Buffer.alloc(0)];
  for (const sent of bytes) {
    const { status, body } = await post(agent, sent, chunked);
    expect(status).toBe(200);
    expect(JSON.parse(body)).toMatchObject({ digest: digest(sent) });
  }
  agent.destroy();
});

// Over a connection: `inject` writes addresses in one way.
test.each([
  '/api/internal/',
  '/api/%69nternal/',
  '/api/%2e/internal/',
  '/api/./%69nternal/',
  '/api/%2e/%69nternal/',
  '/api/admin/pictures/../../internal/',
  '/api/admin/pictures/%2e%2e/%2e%2e/internal/',
])("calls between the store's own processes cannot be made from outside: %s", async (folder) => {
  const agent = new Agent();
  const { status } = await post(agent, Buffer.from('{}'), false, `${folder}served-views`);
  expect([status, internalCalls]).toEqual([404, 0]);
  agent.destroy();
});

test.each([
  ['that says its length', largest + 1, false],
  ['that does not', largest + 1, true],
  ['of some megabytes', 5_000_000, false],
  ['of some megabytes that does not say so', 5_000_000, true],
])(
  'a body %s and is too large gets a 413 every time, and its connection stays open',
  async (_what, size, chunked) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const connections = new Set<number | undefined>();
    for (let round = 0; round < 10; round += 1) {
      const { status, id, body, connection } = await post(agent, Buffer.alloc(size, 'a'), chunked);
      const { code, requestId } = errorBody.parse(JSON.parse(body));
      expect([status, code, requestId]).toEqual([413, 'PAYLOAD_TOO_LARGE', id]);
      connections.add(connection);
    }
    const small = await post(agent, Buffer.from('{}'));
    expect(small.status).toBe(200);
    expect([...connections]).toEqual([small.connection]);
    agent.destroy();
  },
);

test('files for Google and Meta have an address that crawlers may read', async () => {
  const { statusCode, body } = await app.inject('/feeds/google.xml');
  expect([statusCode, body]).toEqual([200, '<rss/>']);
});

test.each([
  ['POST', '/feeds/google.xml', 404, 'NOT_FOUND'],
  ['POST', '/media/640/x.webp', 404, 'NOT_FOUND'],
  ['PUT', '/search', 404, 'NOT_FOUND'],
  ['GET', '/%zz', 400, 'VALIDATION_FAILED'],
  ['GET', '/media/640/x.webp', 502, 'UNAVAILABLE'],
] as const)('%s %s is refused with an error body like that of the API', async (method, url, status, code) => {
  const { statusCode, headers, body } = await app.inject({ method, url });
  const told = errorBody.parse(JSON.parse(body));
  expect([statusCode, told.code]).toEqual([status, code]);
  expect(told.requestId).toMatch(/^[\w-]{36}$/);
  if (!url.startsWith('/media')) expect(headers['x-request-id']).toBe(told.requestId);
});

test.each([
  ['that says its length', false, '/registry/releases'],
  ['that does not', true, '/registry/releases'],
  ['of a picture', false, '/api/admin/pictures'],
  ['of products', false, '/api/admin/imports'],
])(
  'an upload of several megabytes %s reaches the registry or the API, which alone limit it',
  async (_what, chunked, path) => {
    const agent = new Agent();
    const upload = Buffer.alloc(4_500_000, '{');
    const { status, body } = await post(agent, upload, chunked, path);
    expect([status, body]).toEqual([200, JSON.stringify({ digest: digest(upload) })]);
    agent.destroy();
  },
);

test('a busy API is called once, and its response is passed on', async () => {
  const { statusCode, json } = await app.inject('/api/busy');
  expect({ statusCode, body: json<unknown>(), asked }).toEqual({
    ...{ statusCode: 503, asked: 1 },
    body: { code: 'UNAVAILABLE' },
  });
});
