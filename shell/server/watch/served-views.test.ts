import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { internalPaths, readView, servedViews, type ServedViews } from '@ritual/platform/release-watch';
import type { Channel } from '@ritual/shared/federation/channel';
import { createServedViews, type Views } from './served-views.ts';

type Arm = Parameters<Views['serve']>[1];

const secret = 'a secret of the tests, which is long enough';
const startedAt = '2026-11-25T10:00:00.000Z';
const release = (version: string) => ({ version, previous: { version: '0.9.0' } });
const canary = (version: string, buckets: readonly [number, number]) => ({
  ...{ release: release(version), buckets, startedAt, steppedAt: startedAt, automatic: true },
});
const channelOf = (canaries: object, revision = 4) =>
  ({
    schema: 1,
    revision,
    remotes: { catalog: release('1.0.0'), content: release('1.0.0') },
    canaries,
  }) as unknown as Channel;

let api: FastifyInstance;
let views: Views | undefined;
let channel: Channel;
let told: ServedViews[];
let status: number;
/** How often the channel was looked at. */
let reads = 0;
const log = { info: jest.fn(), warn: jest.fn(), error: jest.fn() };

beforeEach(async () => {
  told = [];
  status = 204;
  channel = channelOf({ catalog: canary('1.1.0', [0, 50]) });
  api = Fastify();
  api.post(internalPaths.servedViews, (request, reply) => {
    const body = servedViews.safeParse(request.body);
    if (!body.success) return reply.code(400).send();
    if (status < 300) told.push(body.data);
    return reply.code(status).send();
  });
  const apiOrigin = await api.listen({ port: 0, host: '127.0.0.1' });
  views = createServedViews({
    ...{ apiOrigin, secret, shellVersion: () => '2.0.0', log, tellEvery: 10 },
    readChannel: () => {
      reads += 1;
      return Promise.resolve(channel);
    },
  });
  await until(() => told.length > 0);
});
afterEach(async () => {
  await views?.close();
  await api.close();
  jest.clearAllMocks();
});

const document = { 'sec-fetch-dest': 'document' };
const serve = (arm: Arm, { ip = '203.0.113.7', method = 'GET', headers = document } = {}) => {
  const header = views?.serve({ ip, method, headers } as unknown as FastifyRequest, arm) ?? '';
  return readView(secret, /^view;desc="([^"]+)"$/.exec(header)?.[1] ?? '');
};
const inCanary: Arm = { arm: 'canary', remote: 'catalog', version: '1.1.0' };
const allViews = () =>
  told.flatMap(({ periods, views: served }) => served.map((view) => ({ ...view, ...periods[view.period] })));

test('the API is told which releases pages may load', () => {
  expect(told[0]?.live).toEqual({
    revision: 4,
    releases: [
      { remote: 'catalog', version: '0.9.0', current: false },
      { remote: 'content', version: '0.9.0', current: false },
      { remote: 'shell', version: '2.0.0', current: true },
      { remote: 'catalog', version: '1.0.0', current: true },
      { remote: 'content', version: '1.0.0', current: true },
      { remote: 'catalog', version: '1.1.0', current: true },
    ],
  });
});

test('a long version keeps nothing back', async () => {
  const long = `1.0.0-${'branch.'.repeat(30)}1`;
  channel = { ...channel, revision: 5, remotes: { catalog: release(long) } } as unknown as Channel;
  await until(() => told.at(-1)?.live?.revision === 5);
  expect(told.at(-1)?.live?.releases).toContainEqual({ remote: 'catalog', version: long, current: true });
});

test('views of both arms are reported with what they are compared by', async () => {
  const [one, other] = [serve(inCanary), serve({ arm: 'control' }, { ip: '203.0.113.8' })];
  expect([one?.arm.kind, other?.arm.kind]).toEqual(['canary', 'control']);
  await until(() => allViews().length === 2);
  const period = { remote: 'catalog', version: '1.1.0', canaryBuckets: 50, controlBuckets: 950, startedAt };
  expect(allViews()).toMatchObject([
    { ...period, arm: 'canary', nonce: one?.nonce },
    { ...period, arm: 'control', nonce: other?.nonce },
  ]);
  expect(JSON.stringify(told)).not.toContain('203.0.113');
});

test('a visitor is the same for one canary and another for the next', async () => {
  channel = channelOf({ catalog: canary('1.1.0', [0, 50]), content: canary('1.2.0', [50, 60]) }, 5);
  await until(() => told.at(-1)?.live?.revision === 5);
  serve({ arm: 'control' }, { ip: '2001:db8::1' });
  serve({ arm: 'control' }, { ip: '2001:db8::2' });
  await until(() => allViews().length === 4);
  const visitorsOf = (name: string) =>
    allViews().flatMap(({ remote, visitor }) => (remote === name ? visitor : []));
  expect(new Set(visitorsOf('catalog')).size).toBe(1);
  expect(new Set([...visitorsOf('catalog'), ...visitorsOf('content')]).size).toBe(2);
});

test.each<[string, Arm, object]>([
  ['of a visitor who is in no comparison', { arm: 'none' }, {}],
  ['that were fetched ahead', inCanary, { headers: { ...document, 'sec-purpose': 'prefetch;prerender' } }],
  ['that a script asks for', inCanary, { headers: { 'sec-fetch-dest': 'empty' } }],
  ['of a program', inCanary, { headers: {} }],
  ['without a body', inCanary, { method: 'HEAD' }],
])('views %s are not counted, and have a token all the same', async (_what, arm, request) => {
  expect(serve(arm, request)?.arm).toEqual({ kind: 'none' });
  serve(inCanary);
  await until(() => allViews().length > 0);
  expect(allViews()).toHaveLength(1);
});

test('what the API does not take is sent again, and the log says so once', async () => {
  status = 503;
  serve(inCanary);
  await until(() => log.warn.mock.calls.length > 0);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(log.warn).toHaveBeenCalledTimes(1);
  status = 204;
  await until(() => allViews().length === 1);
});

test('views of many revisions, gathered while the API was away, are sent in calls that it takes', async () => {
  status = 503;
  for (let revision = 5; revision < 17; revision += 1) {
    channel = channelOf({ catalog: canary('1.1.0', [0, revision]) }, revision);
    const readings = reads;
    await until(() => reads > readings + 2);
    serve(inCanary, { ip: `203.0.113.${String(revision)}` });
  }
  status = 204;
  await until(() => allViews().length === 12);
  expect(new Set(allViews().map(({ canaryBuckets }) => canaryBuckets)).size).toBe(12);
});

test('the last views are sent before the server ends', async () => {
  serve(inCanary);
  await views?.close();
  expect(allViews()).toHaveLength(1);
});

test('without a secret pages have no token', async () => {
  const none = createServedViews({
    ...{ apiOrigin: 'http://127.0.0.1:9', secret: null, shellVersion: () => '2.0.0', log },
    readChannel: () => Promise.resolve(channel),
  });
  expect(none.serve({ method: 'GET', headers: {} } as FastifyRequest, inCanary)).toBeNull();
  await none.close();
});

async function until(done: () => boolean) {
  const limit = Date.now() + 10_000;
  while (!done()) {
    if (Date.now() > limit) throw new Error('The condition was not met in time.');
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}
