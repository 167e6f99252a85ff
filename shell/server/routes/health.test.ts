import { afterAll, beforeAll, expect, test } from '@jest/globals';
import Fastify, { type FastifyInstance } from 'fastify';
import { healthRoutes } from './health.ts';

let api: FastifyInstance;
let app: FastifyInstance;
let apiSays: () => unknown = () => ({ status: 'ready' });

beforeAll(async () => {
  api = Fastify();
  api.get('/readyz', async (_request, reply) => {
    const said = await apiSays();
    return reply.code(said === null ? 503 : 200).send(said ?? { code: 'UNAVAILABLE' });
  });
  app = Fastify();
  healthRoutes(app, {
    apiOrigin: await api.listen({ port: 0 }),
    alive: () => ({ revision: 1 }),
    patience: 500,
  });
});
afterAll(async () => {
  await app.close();
  await api.close();
});

const ready = async () => {
  const { statusCode, body, headers } = await app.inject('/readyz');
  expect(headers['cache-control']).toBe('no-store');
  return [statusCode, JSON.parse(body)] as const;
};

test('it is ready when the API and its database are', async () => {
  expect(await ready()).toEqual([200, { status: 'ready' }]);
});

test('it says that the database is away', async () => {
  apiSays = () => null;
  expect(await ready()).toEqual([503, { status: 'away', away: 'database' }]);
});

test('an API that says nothing is away, and so is one that is not there; this server lives', async () => {
  const { promise, resolve } = Promise.withResolvers<object>();
  apiSays = () => promise;
  expect(await ready()).toEqual([503, { status: 'away', away: 'api' }]);
  resolve({});
  await api.close();
  expect(await ready()).toEqual([503, { status: 'away', away: 'api' }]);
  const alive = await app.inject('/healthz');
  expect([alive.statusCode, alive.json()]).toEqual([200, { status: 'ok', revision: 1 }]);
});
