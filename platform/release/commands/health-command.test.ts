import { afterEach, beforeEach, expect, test } from '@jest/globals';
import Fastify, { type FastifyInstance } from 'fastify';
import { buildRegistryApi } from '../../registry-api/app.ts';
import { internalKey, internalPaths } from '../../release-watch/index.ts';
import { reportsClient } from '../../release-watch/reports-client.ts';
import { canaryStore } from '../testing/canary-store.ts';
import { runRelease } from '../testing/run-release.ts';
import { folderStore } from '../store/release-store.ts';

const secret = 'a secret of the tests, which is long enough';
let of: Awaited<ReturnType<typeof canaryStore>>;
let api: FastifyInstance;
let origin: string;
beforeEach(async () => {
  of = await canaryStore();
  api = Fastify();
  api.addHook('onRequest', (request, reply, done) => {
    if (request.headers.authorization === `Bearer ${internalKey(secret)}`) done();
    else void reply.code(401).send({});
  });
  api.get(internalPaths.releaseHealth, ({ query }) => ({
    days: Number((query as { days: string }).days),
    releases: [
      { remote: 'shell', version: '2.0.0', failures: [], vitals: { LCP: { views: 40, p75: 1400 } } },
      {
        ...{ remote: 'catalog', version: '1.0.0-a' },
        failures: [
          { region: 'page', code: 'TYPE_ERROR', count: 12 },
          { region: 'product-card', code: 'ERROR', count: 3 },
        ],
        vitals: { CLS: { views: 40, p75: 12 } },
      },
    ],
  }));
  const arm = (views: number, notAlive: number) => ({ views, notAlive, left: 0, failed: 0 });
  const steppedAt = '2026-11-25T10:00:00.000Z';
  const period = { steppedAt, share: 0.01, canary: arm(5, 1), control: arm(90, 2) };
  api.get(internalPaths.canaryVotes, () => ({ periods: [period, { ...period, share: 0.05 }] }));
  origin = await api.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(async () => {
  await api.close();
  of.remove();
});

const run = (words: readonly string[], env: NodeJS.ProcessEnv = {}) =>
  runRelease(of.data, ['health', ...words], { API_ORIGIN: origin, REPORT_SECRET: secret, ...env });

test('failures and vitals are shown by release, and how canaries compare', async () => {
  await of.start();
  expect((await run([])).out).toBe(
    [
      'Canaries, by visitors',
      'catalog  1.1.0-b  canary for 1 %    10 came   2 not alive  0 left before  0 with failures',
      '                  the live release  180 came  4 not alive  0 left before  0 with failures',
      '',
      'Pages with a failure, and web vitals that three of four views stay below, in 7 days',
      'catalog 1.0.0-a',
      '  CLS 0.012 (40 views)',
      '  12 ×  page          TYPE_ERROR',
      '  3 ×   product-card  ERROR',
      'shell 2.0.0',
      '  LCP 1400 ms (40 views)',
      '',
    ].join('\n'),
  );
});

test('of one remote, as JSON, over so many days', async () => {
  const { out } = await run(['catalog', '--days', '30', '--json']);
  expect(JSON.parse(out)).toMatchObject({ days: 30, canaries: [], releases: [{ remote: 'catalog' }] });
  expect((await run(['account'])).out).toBe(
    'No page has reported a failure in 7 days, and none was measured.\n',
  );
});

test('of a remote that has never been published it is refused, and not empty', async () => {
  const { code, err } = await run(['catlog']);
  expect([code, err]).toEqual([1, expect.stringContaining('Nothing has been published of catlog')]);
  expect((await run(['shell'])).code).toBe(0);
});

test('a team reads the same over HTTP', async () => {
  const registry = await buildRegistryApi({
    ...{ store: folderStore(of.data), logLevel: 'silent' },
    reports: reportsClient({ apiOrigin: origin, secret }),
  });
  const url = await registry.listen({ port: 0, host: '127.0.0.1' });
  const { text } = await folderStore(of.data).tokens.create({
    team: 'catalog-team',
    remotes: ['catalog'],
    createdBy: 'a test',
  });
  const { out } = await run(['catalog', '--json'], { RELEASE_URL: url, RELEASE_TOKEN: text });
  await registry.close();
  expect(JSON.parse(out)).toMatchObject({
    releases: [{ remote: 'catalog', failures: [{ count: 12 }, { count: 3 }] }],
  });
});

test.each([
  ['does not run', { API_ORIGIN: 'http://127.0.0.1:9' }, 'cannot be reached'],
  ['has another secret', { REPORT_SECRET: 'x'.repeat(32) }, 'give it the same REPORT_SECRET'],
])('an API that %s is named, with what to do', async (_what, env, message) => {
  const { code, err } = await run([], env);
  expect([code, err]).toEqual([4, expect.stringContaining(message)]);
});
