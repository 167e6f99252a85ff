import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { channelStore, previewStore, tokenStore } from '../registry/index.ts';
import { publish } from '../release/publish/publish.ts';
import { readRelease } from '../release/publish/read-release.ts';
import { runRelease } from '../release/testing/run-release.ts';
import { writeBuild, writeShell } from '../release/testing/write-build.ts';
import { buildRegistryApi } from './app.ts';

let folder = '';
let data = '';
let app: FastifyInstance;
let url = '';
beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'registry-api-'));
  data = path.join(folder, 'data');
  publish(writeShell(path.join(folder, 'shell')), data);
  app = await buildRegistryApi({ dataDir: data, logLevel: 'silent' });
  await app.listen({ port: 0, host: '127.0.0.1' });
  url = `http://127.0.0.1:${String((app.server.address() as AddressInfo).port)}`;
});
afterEach(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

const tokenFor = async (team: string, remotes: string[] | null) =>
  (await tokenStore(data).create({ team, remotes, createdBy: 'a test' })).text;

/** The release CLI of a team, which has no access to the folder of the store. */
async function teamOf(team: string, remotes: string[] | null = [team]) {
  const env = {
    ...{ RELEASE_URL: url, RELEASE_TOKEN: await tokenFor(team, remotes), RELEASE_ACTOR: 'tess' },
    DATA_DIR: path.join(folder, `nothing-of-${team}`),
  };
  return async (...words: readonly string[]) => {
    const { code, out, err } = await runRelease(env.DATA_DIR, words, env);
    return { code, text: out + err };
  };
}

const quick = ['--force', '--reason', 'a test'];
const catalogBuild = (version: string) => writeBuild(path.join(folder, `catalog-${version}`), version);
const contentBuild = (version: string) =>
  writeBuild(path.join(folder, `content-${version}`), version, { name: 'content', prefixes: ['/faq'] });

test('a team publishes, promotes, looks and rolls back over HTTP; the history names person and team', async () => {
  const run = await teamOf('catalog');
  expect(await run('publish', catalogBuild('1.0.0-a'))).toEqual({
    code: 0,
    text: 'catalog 1.0.0-a is published.\n',
  });
  expect((await run('publish', catalogBuild('1.0.0-a'))).text).toBe(
    'catalog 1.0.0-a is published already.\n',
  );
  // With the smoke test.
  expect(await run('promote', 'catalog@1.0.0-a', '--reason', 'first')).toEqual({
    code: 0,
    text: 'catalog: not live → 1.0.0-a\nLive with revision 1.\n',
  });
  await run('publish', catalogBuild('1.1.0-b'));
  expect((await run('promote', 'catalog@1.1.0-b', '--dry-run', ...quick)).text).toContain(
    'Nothing was written',
  );
  await run('promote', 'catalog@1.1.0-b', ...quick);
  expect((await run('rollback', 'catalog', ...quick)).text).toMatch(/^catalog: 1\.1\.0-b → 1\.0\.0-a\n/);
  expect((await run('rollback', 'catalog', '--to', '2', ...quick)).text).toMatch(
    /^Back to revision 2 of 20.*Z:\ncatalog: 1\.0\.0-a → 1\.1\.0-b\n/,
  );
  expect((await run('status')).text).toMatch(
    /^Revision 4\ncatalog {2}1\.1\.0-b .* by tess \(catalog\) .*1\.0\.0-a/,
  );
  expect((await run('history', 'catalog', '--limit', '1')).text).toMatch(
    /^4 .*rollback {2}by tess \(catalog\)/,
  );
  expect((await run('diff', '1', '2')).text).toBe('catalog: 1.0.0-a → 1.1.0-b\n');
  expect((await run('list')).text).toMatch(/catalog {2}1\.1\.0-b {2}live\n/);
  // Nothing of it happened in a folder of the team.
  expect(existsSync(path.join(folder, 'nothing-of-catalog'))).toBe(false);
});

test('a team gets a link to its release beside those of others, before it goes live', async () => {
  const run = await teamOf('content');
  publish(catalogBuild('1.0.0-a'), data);
  await run('publish', contentBuild('1.0.0-c'));
  const { code, text } = await run('preview', 'content@1.0.0-c', 'catalog@1.0.0-a', '--hours', '2');
  const [preview] = previewStore(data).list();
  expect(preview).toMatchObject({ createdBy: 'tess (content)' });
  expect(Object.keys(preview?.remotes ?? {})).toEqual(['content', 'catalog']);
  expect({ code, text }).toEqual({
    code: 0,
    text: expect.stringContaining(`\n${url}/?preview=${preview?.id ?? ''}\n`),
  });
});

test('two teams that publish and promote at the same time both go live', async () => {
  const teams = { catalog: catalogBuild('1.0.0-a'), content: contentBuild('1.0.0-c') };
  await Promise.all(
    Object.entries(teams).map(async ([team, dist]) => {
      const run = await teamOf(team);
      expect((await run('publish', dist)).code).toBe(0);
      const version = team === 'catalog' ? '1.0.0-a' : '1.0.0-c';
      expect((await run('promote', `${team}@${version}`)).code).toBe(0);
    }),
  );
  const { revision, remotes } = channelStore(data).read();
  expect(revision).toBe(2);
  expect([remotes['catalog']?.version, remotes['content']?.version]).toEqual(['1.0.0-a', '1.0.0-c']);
});

test("a token is for its team's remotes only", async () => {
  const run = await teamOf('content');
  publish(catalogBuild('1.0.0-a'), data);
  const refused = { code: 1, text: 'The token of content is for content, and not for catalog.\n' };
  expect(await run('publish', catalogBuild('1.1.0-b'))).toEqual(refused);
  expect(await run('promote', 'catalog@1.0.0-a', ...quick)).toEqual(refused);
  expect(await run('rollback', 'catalog', ...quick)).toEqual(refused);
  await run('publish', contentBuild('1.0.0-c'));
  expect(await run('promote', 'content@1.0.0-c', 'catalog@1.0.0-a', ...quick)).toEqual(refused);
  expect(await run('rollback', '--all', '--to', '0', ...quick)).toEqual({
    code: 1,
    text: 'The token of content is for content, and not for all remotes.\n',
  });
  expect(channelStore(data).read().revision).toBe(0);
  expect(readdirSync(path.join(data, 'releases/catalog'))).toEqual(['1.0.0-a']);
  expect(readdirSync(path.join(data, 'releases/.uploads'))).toEqual([]);
  const operator = await teamOf('operators', null);
  expect((await operator('promote', 'content@1.0.0-c', 'catalog@1.0.0-a', ...quick)).code).toBe(0);
});

test('without a token, and with one that was revoked, nothing is answered', async () => {
  const text = await tokenFor('catalog', ['catalog']);
  const status = async (authorization?: string) =>
    (await fetch(`${url}/registry/channel`, { headers: { ...(authorization && { authorization }) } })).status;
  expect(await status()).toBe(401);
  expect(await status(`Bearer ${text.slice(0, -1)}x`)).toBe(401);
  expect(await status(`Bearer ${text}`)).toBe(200);
  await tokenStore(data).revoke(text.slice(4, 12));
  expect(await status(`Bearer ${text}`)).toBe(401);
  const ran = await runRelease(folder, ['status'], { RELEASE_URL: url, RELEASE_TOKEN: text });
  expect(ran).toMatchObject({
    code: 1,
    err: expect.stringMatching(/^This token is not valid: who runs the store/),
  });
});

test('refusals of the store arrive with their words and exit codes', async () => {
  const run = await teamOf('catalog');
  expect(await run('promote', 'catalog@9.9.9')).toMatchObject({
    code: 1,
    text: expect.stringMatching(/^catalog 9\.9\.9 has not been published/),
  });
  const broken = writeBuild(
    path.join(folder, 'broken'),
    '1.0.0-x',
    {},
    "throw new Error('broken on purpose');",
  );
  await run('publish', broken);
  const failed = await run('promote', 'catalog@1.0.0-x');
  expect(failed.text).toContain('broken on purpose');
  expect(failed.text).toContain('To go live without this test: --force --reason <why>.');
  await run('publish', catalogBuild('1.0.0-a'));
  await run('publish', catalogBuild('1.1.0-b'));
  // Both are decided on the same revision: the smoke test takes longer than the second request.
  const both = await Promise.all(
    ['1.0.0-a', '1.1.0-b'].map((version) => run('promote', `catalog@${version}`)),
  );
  expect(both.map(({ code }) => code).sort()).toEqual([0, 3]);
});

const post = async (where: string, body: object, token: string) => {
  const response = await fetch(`${url}/registry${where}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as { code: string; message: string } };
};

test.each([
  ['/releases', { files: { '../outside': '' } }],
  ['/releases', { files: { 'web/../../outside': '' } }],
  ['/releases', { files: { 'web/.hidden': '' } }],
  ['/releases', { files: { '/etc/passwd': '' } }],
  ['/releases', { files: { 'release.json': '!' } }],
  ['/releases', { files: [] }],
  ['/promotions', { releases: [] }],
  ['/promotions', { releases: [{ name: 'catalog', version: '../x' }] }],
  ['/promotions', { releases: [{ name: '../catalog', version: '1.0.0' }] }],
  ['/promotions', { releases: [{ name: 'catalog', version: '1.0.0' }], force: true }],
  ['/promotions', { releases: [{ name: 'catalog', version: '1.0.0' }], actor: 'two\nlines' }],
  ['/previews', { releases: [{ name: 'catalog', version: '1.0.0' }], hours: 337 }],
  ['/previews', { releases: [], hours: 1 }],
  ['/rollbacks', { remotes: [] }],
  ['/rollbacks', { remotes: ['catalog'], to: { at: '2026-11-24' } }],
  ['/rollbacks', { remotes: ['catalog'], dryrun: true }],
])('%s with %j is a request that cannot be used', async (where, body) => {
  const answer = await post(where, body, await tokenFor('all', null));
  expect(answer).toMatchObject({ status: 400, body: { code: 'VALIDATION' } });
  expect(channelStore(data).read().revision).toBe(0);
});

test('an upload without a description, or with a file that was changed, is refused', async () => {
  const token = await tokenFor('all', null);
  expect(await post('/releases', { files: {} }, token)).toMatchObject({
    status: 422,
    body: { code: 'REFUSED' },
  });
  const text = (value: string) => Buffer.from(value).toString('base64');
  const dist = catalogBuild('1.0.0-a');
  const run = await teamOf('catalog');
  await run('publish', dist);
  const files = {
    'release.json': text(JSON.stringify({ ...readRelease(dist), version: '1.0.0-changed' })),
    'web/remoteEntry.js': text('changed'),
    'node/server.cjs': text('changed'),
  };
  const refused = await post('/releases', { files }, token);
  expect(refused).toMatchObject({
    status: 422,
    body: { message: expect.stringContaining('its hash differs') },
  });
  expect(readdirSync(path.join(data, 'releases/catalog'))).toEqual(['1.0.0-a']);
});

test('a registry that does not answer, leads on or is none has its own exit code or words', async () => {
  const env = { RELEASE_TOKEN: await tokenFor('catalog', ['catalog']) };
  const words = ['promote', 'catalog@1.0.0-a', ...quick];
  const at = (RELEASE_URL: string) => runRelease(folder, words, { ...env, RELEASE_URL });
  expect(await at('http://127.0.0.1:9')).toMatchObject({
    code: 4,
    err: expect.stringContaining('cannot be reached'),
  });
  expect(await at(`${url}/elsewhere`)).toMatchObject({
    code: 1,
    err: expect.stringContaining('no such address'),
  });
  const without = await runRelease(folder, words, { RELEASE_URL: url });
  expect(without).toMatchObject({ code: 1, err: expect.stringMatching(/^RELEASE_TOKEN is missing/) });
});
