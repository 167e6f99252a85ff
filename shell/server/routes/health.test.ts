import { afterAll, beforeAll, expect, test } from '@jest/globals';
import Fastify, { type FastifyInstance } from 'fastify';
import { healthRoutes } from './health.ts';

let api: FastifyInstance;
let app: FastifyInstance;
/** The same with little time for the API, so that a silent one is noticed soon. A busy machine may take seconds for an answer. */
let hurried: FastifyInstance;
let apiAnswer: () => unknown = () => ({ status: 'ready' });

beforeAll(async () => {
  api = Fastify();
  api.get('/readyz', async (_request, reply) => {
    const body = await apiAnswer();
    return reply.code(body === null ? 503 : 200).send(body ?? { code: 'UNAVAILABLE' });
  });
  const apiOrigin = await api.listen({ port: 0 });
  [app, hurried] = [20_000, 200].map((timeoutMs): FastifyInstance => {
    const server = Fastify();
    healthRoutes(server, { apiOrigin, details: () => ({ revision: 1 }), timeoutMs });
    return server;
  }) as [FastifyInstance, FastifyInstance];
});
afterAll(async () => {
  await Promise.all([app.close(), hurried.close()]);
  await api.close();
});

const ready = async (server = app) => {
  const { statusCode, body, headers } = await server.inject('/readyz');
  expect(headers['cache-control']).toBe('no-store');
  return [statusCode, JSON.parse(body)] as const;
};

test('ready when the API and its database are', async () => {
  expect(await ready()).toEqual([200, { status: 'ready' }]);
});

test('names the database when it is away', async () => {
  apiAnswer = () => null;
  expect(await ready()).toEqual([503, { status: 'away', away: 'database' }]);
});

test('an API that does not answer or is not running is away; /healthz still answers', async () => {
  const { promise, resolve } = Promise.withResolvers<object>();
  apiAnswer = () => promise;
  expect(await ready(hurried)).toEqual([503, { status: 'away', away: 'api' }]);
  resolve({});
  await api.close();
  expect(await ready()).toEqual([503, { status: 'away', away: 'api' }]);
  const alive = await app.inject('/healthz');
  expect([alive.statusCode, alive.json()]).toEqual([200, { status: 'ok', revision: 1 }]);
});
