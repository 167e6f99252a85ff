import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { canaryStore } from '../release/testing/canary-store.ts';
import { runRelease } from '../release/testing/run-release.ts';
import { buildRegistryApi } from './app.ts';
import { folderStore } from '../release/store/release-store.ts';

let of: Awaited<ReturnType<typeof canaryStore>>;
let app: FastifyInstance;
let url = '';
beforeEach(async () => {
  of = await canaryStore();
  app = await buildRegistryApi({ store: folderStore(of.data), logLevel: 'silent' });
  await app.listen({ port: 0, host: '127.0.0.1' });
  url = `http://127.0.0.1:${String((app.server.address() as AddressInfo).port)}`;
});
afterEach(async () => {
  await app.close();
  of.remove();
});

const tokenOf = async (team: string) =>
  (await folderStore(of.data).tokens.create({ team, remotes: [team], createdBy: 'a test' })).text;

/** The release CLI of a team that has the token for its remote only. */
async function teamOf(team: string) {
  const folder = path.join(of.data, 'nothing');
  const env = { RELEASE_URL: url, RELEASE_TOKEN: await tokenOf(team), RELEASE_ACTOR: 'tess' };
  return async (...words: readonly string[]) => {
    const { code, out, err } = await runRelease(folder, ['canary', ...words], env);
    return { code, text: out + err };
  };
}

test('a team starts, steps, holds and completes a canary over HTTP; the history names person and team', async () => {
  const run = await teamOf('catalog');
  // With the test in the shell.
  expect(await run('start', 'catalog@1.1.0-b', '--share', '2.5', '--reason', 'filters')).toEqual({
    code: 0,
    text: 'catalog: canary 1.1.0-b for 2.5 % of the visitors\nLive with revision 2.\n',
  });
  expect((await run('step', 'catalog', '--dry-run')).text).toContain(
    '2.5 → 5 % of the visitors\nNothing was',
  );
  await run('step', 'catalog');
  await run('hold', 'catalog', '--reason', 'weekend');
  expect(await of.canaryOf('catalog')).toMatchObject({ buckets: [0, 50], automatic: false });
  expect((await run('list')).text).toMatch(
    /^catalog {2}1\.1\.0-b {2}5 % since .* held {2}instead of 1\.0\.0-a\n$/,
  );
  await run('resume', 'catalog');
  expect((await of.canaryOf('catalog'))?.automatic).toBe(true);
  expect((await run('complete', 'catalog', '--force', '--reason', 'good')).text).toBe(
    'catalog: 1.0.0-a → 1.1.0-b\ncatalog: canary 1.1.0-b ended, at 5 %\nLive with revision 6.\n',
  );
  expect((await of.store.channel.history()).slice(1)).toMatchObject([
    { action: 'canary', actor: 'tess (catalog)', reason: 'filters' },
    ...[{ action: 'canary' }, { action: 'canary', reason: 'weekend' }, { action: 'canary' }],
    { action: 'promote', actor: 'tess (catalog)', reason: 'good' },
  ]);
});

test('a team aborts its canary, and not that of another team', async () => {
  await of.start('catalog');
  await of.start('content');
  const run = await teamOf('catalog');
  for (const words of [
    ['start', 'content@1.2.0-c'],
    ['step', 'content'],
    ['hold', 'content'],
    ['complete', 'content'],
    ['abort', 'content', '--reason', 'mine'],
  ]) {
    expect(await run(...words)).toEqual({
      code: 1,
      text: 'The token of catalog is for catalog, and not for content.\n',
    });
  }
  expect(await run('abort', 'catalog', '--reason', 'empty lists')).toEqual({
    code: 0,
    text: 'catalog: canary 1.1.0-b ended, at 1 %\nLive with revision 4.\n',
  });
  expect(Object.keys((await of.store.channel.read()).canaries ?? {})).toEqual(['content']);
});

test.each([
  ['/canaries', { name: 'catalog' }, 400, 'VALIDATION'],
  ['/canaries', { name: 'catalog', version: '1.1.0-b', force: true }, 400, "'force' needs a reason"],
  ['/canaries', { name: 'catalog', version: '1.1.0-b', share: 96 }, 422, '95 % of the visitors at most'],
  ['/canaries', { name: 'catalog', version: '9.9.9' }, 404, 'NOT_PUBLISHED'],
  ['/canaries/catalog/steps', { share: '5' }, 400, "'share' cannot be used"],
  ['/canaries/catalog/steps', {}, 422, 'catalog has no canary'],
  ['/canaries/catalog/abort', { why: 'x' }, 400, 'VALIDATION'],
  ['/canaries/CATALOG/complete', {}, 400, "'remote' cannot be used"],
  ['/canaries/catalog/complete', {}, 422, 'catalog has no canary'],
])('POST %s with %j is refused with %d: %s', async (where, body, status, words) => {
  const answer = await fetch(`${url}/registry${where}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${await tokenOf('catalog')}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify(body),
  });
  expect([answer.status, await answer.text()]).toEqual([status, expect.stringContaining(words)]);
  expect((await of.store.channel.read()).revision).toBe(1);
});
