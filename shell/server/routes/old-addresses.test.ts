import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import Fastify, { type FastifyInstance } from 'fastify';
import { buildServer } from '../app.ts';
import { readSettings } from '../settings.ts';
import { fakeStore } from '../testing/fake-store.ts';

const store = fakeStore();
/** What the API says of some addresses. */
const told = new Map([
  ['/missing/words', '/search?q=\u65e5\u672c#\u00e9'],
  ['/missing/site', '//other.example/a'],
  ['/missing/folder', '/.//other.example/a'],
]);
let asked: string[] = [];
let status = 200;
let api: FastifyInstance;
let app: FastifyInstance;

beforeAll(async () => {
  store.release(1, 'the shop');
  api = Fastify();
  api.get('/api/public/redirect', ({ query }, reply) => {
    const { path } = query as { readonly path: string };
    asked.push(path);
    const to = path.startsWith('/missing/top') ? '/product/101' : null;
    return reply.code(status).send({ to: told.get(path) ?? to });
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
  asked = [];
  status = 200;
});

test('an old address leads on for good, with what it was asked with; a page that is there asks nothing', async () => {
  const answer = await app.inject('/missing/top?utm_source=mail');
  expect([answer.statusCode, answer.headers.location, answer.headers['cache-control']]).toEqual([
    ...[301, '/product/101?utm_source=mail', 'no-cache'],
  ]);
  expect((await app.inject('/missing/other')).statusCode).toBe(404);
  expect(asked).toEqual(['/missing/top', '/missing/other']);
  expect((await app.inject('/here')).statusCode).toBe(200);
  // A missing address is remembered for a moment.
  await app.inject('/missing/other');
  expect(asked).toHaveLength(2);
});

test('while the API does not answer, a missing page is missing', async () => {
  status = 500;
  expect((await app.inject('/missing/top/failing')).statusCode).toBe(404);
  status = 404;
  expect((await app.inject('/missing/top/before')).statusCode).toBe(404);
});

test('where an address leads is escaped for its header, and is never another site', async () => {
  const { statusCode, headers } = await app.inject('/missing/words');
  expect([statusCode, headers.location]).toEqual([301, '/search?q=%E6%97%A5%E6%9C%AC#%C3%A9']);
  expect((await app.inject('/missing/site')).statusCode).toBe(404);
  expect((await app.inject('/missing/folder')).headers.location).toBe('/other.example/a');
});
