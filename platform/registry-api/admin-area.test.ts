import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { canaryStore } from '../release/testing/canary-store.ts';
import { buildRegistryApi } from './app.ts';
import { storeKey } from '../registry/store-key.ts';

const key = storeKey('a secret of the tests, which is long enough');
let of: Awaited<ReturnType<typeof canaryStore>>;
let app: FastifyInstance;
beforeEach(async () => {
  of = await canaryStore();
  app = await buildRegistryApi({ store: of.store, logLevel: 'silent', storeKey: key });
});
afterEach(async () => {
  await app.close();
  of.remove();
});

async function ask(method: 'GET' | 'POST' | 'DELETE', path: string, payload?: object, bearer = key) {
  const headers = { authorization: `Bearer ${bearer}` };
  const url = `/registry${path}`;
  const answer = await app.inject({ method, url, headers, ...(payload && { payload }) });
  return { status: answer.statusCode, body: answer.json<{ code?: string }>() };
}

test("the store's API changes canaries and rolls back; the history names the member of staff", async () => {
  await of.start('catalog');
  const change = { actor: 'staff 6f1c', reason: 'empty lists', force: true };
  expect(
    await ask('POST', '/canaries/catalog/steps', { actor: 'staff 6f1c', automatic: false }),
  ).toMatchObject({
    status: 200,
  });
  expect((await ask('POST', '/canaries/catalog/abort', change)).status).toBe(200);
  expect((await of.store.channel.history()).slice(-2)).toMatchObject([
    { action: 'canary', actor: 'staff 6f1c (admin area)' },
    { action: 'abort', actor: 'staff 6f1c (admin area)', reason: 'empty lists' },
  ]);
  const back = await ask('POST', '/rollbacks', { ...change, remotes: [], to: { revision: 1 } });
  expect(back).toMatchObject({ status: 200, body: { dryRun: false } });
});

test.each([
  ['POST', '/releases', { files: {} }],
  ['POST', '/checks', { files: {} }],
  ['POST', '/promotions', { releases: [{ name: 'catalog', version: '1.1.0-b' }] }],
  ['POST', '/canaries', { name: 'catalog', version: '1.1.0-b' }],
  ['POST', '/previews', { releases: [{ name: 'catalog', version: '1.1.0-b' }], hours: 1 }],
  ['POST', '/developers', { hours: 1 }],
  ['GET', '/releases/catalog/1.0.0-a/files', undefined],
  ['GET', '/releases', undefined],
] as const)('its key is not for %s %s', async (method, path, body) => {
  expect(await ask(method, path, body)).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
  expect((await of.store.channel.read()).revision).toBe(1);
});

test('the secret itself, another key and a registry without one are refused', async () => {
  for (const other of ['a secret of the tests, which is long enough', storeKey('another'), `${key}x`]) {
    expect((await ask('GET', '/channel', undefined, other)).status).toBe(401);
  }
  const without = await buildRegistryApi({ store: of.store, logLevel: 'silent' });
  const headers = { authorization: `Bearer ${key}` };
  expect((await without.inject({ url: '/registry/channel', headers })).statusCode).toBe(401);
  await without.close();
});
