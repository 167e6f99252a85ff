import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { publish } from '../release/publish/publish.ts';
import { readRelease } from '../release/publish/read-release.ts';
import { runRelease } from '../release/testing/run-release.ts';
import { contractFor, writeBuild, writeMaps, writeShell } from '../release/testing/write-build.ts';
import { buildRegistryApi } from './app.ts';
import { StoreDatabaseFailed } from '../registry/postgres/store-database-failed.ts';
import { folderStore } from '../release/store/release-store.ts';

let folder = '';
let data = '';
let app: FastifyInstance;
let url = '';
beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'registry-api-'));
  data = path.join(folder, 'data');
  await publish(writeShell(path.join(folder, 'shell')), folderStore(data));
  app = await buildRegistryApi({ store: folderStore(data), logLevel: 'silent' });
  await app.listen({ port: 0, host: '127.0.0.1' });
  url = `http://127.0.0.1:${String((app.server.address() as AddressInfo).port)}`;
});
afterEach(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

const tokenFor = async (team: string, remotes: string[] | null) =>
  (await folderStore(data).tokens.create({ team, remotes, createdBy: 'a test' })).text;

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
  expect((await run('diff', '1', '2')).text).toMatch(
    /^catalog: 1\.0\.0-a → 1\.1\.0-b\n\nChanged by:\n2 .* by tess \(catalog\) /,
  );
  expect((await run('diff', 'catalog@1.0.0-a')).text).toMatch(
    /^catalog: 1\.1\.0-b → 1\.0\.0-a, if it were promoted\n {4}scripts /,
  );
  rmSync(path.join(data, 'releases/catalog/1.0.0-a'), { recursive: true });
  expect((await run('diff', '1', '2')).text).toMatch(/^catalog: .*\n {4}What else differs is not known/);
  expect((await run('list')).text).toMatch(/catalog {2}1\.1\.0-b {2}live\n/);
  expect((await run('diff', 'catalog@1.0.0-a')).text).toMatch(/^catalog 1\.0\.0-a has not been published/);
  // Nothing of it happened in a folder of the team.
  expect(existsSync(path.join(folder, 'nothing-of-catalog'))).toBe(false);
});

test('a team gets a link to its release beside those of others, before it goes live', async () => {
  const run = await teamOf('content');
  await publish(catalogBuild('1.0.0-a'), folderStore(data));
  await run('publish', contentBuild('1.0.0-c'));
  const { code, text } = await run('preview', 'content@1.0.0-c', 'catalog@1.0.0-a', '--hours', '2');
  const [preview] = await folderStore(data).previews.list();
  expect(preview).toMatchObject({ createdBy: 'tess (content)' });
  expect(Object.keys(preview?.remotes ?? {})).toEqual(['content', 'catalog']);
  expect({ code, text }).toEqual({
    code: 0,
    text: expect.stringContaining(`\n${url}/?preview=${preview?.id ?? ''}\n`),
  });
});

test('a team checks its build before it publishes it, and a release before it promotes it', async () => {
  const run = await teamOf('catalog');
  const dist = catalogBuild('1.0.0-a');
  expect(await run('check', dist)).toEqual({
    code: 0,
    text: expect.stringMatching(
      /^passed {3}version[^]*run in the shell[^]*\ncatalog 1\.0\.0-a can go live\.\n$/,
    ),
  });
  expect((await run('list')).text).not.toContain('catalog');
  expect(readdirSync(path.join(data, 'releases/.uploads'))).toEqual([]);
  writeFileSync(path.join(dist, 'node/server.cjs'), 'changed');
  expect(await run('check', dist)).toEqual({
    code: 1,
    text: expect.stringMatching(/^failed {2,}files {2,}the upload\/node\/server\.cjs is not what/m),
  });

  await publish(contentBuild('1.0.0-c'), folderStore(data));
  expect(await run('check', 'content@1.0.0-c')).toMatchObject({ code: 0 });
  // The code of a build is run: only of the team's own remotes.
  expect(await run('check', path.join(folder, 'content-1.0.0-c'))).toEqual({
    code: 1,
    text: 'The token of catalog is for catalog, and not for content.\n',
  });
});

test('a team gets the types of what is live, and codes of what the gate refuses', async () => {
  const contract = contractFor({ slots: { offers: { wall: '{}' }, fills: {} } });
  await publish(
    writeBuild(path.join(folder, 'walls'), '1.0.0-w', { name: 'walls', prefixes: [], contract }),
    folderStore(data),
  );
  const all = await teamOf('all', null);
  expect((await all('promote', 'walls@1.0.0-w', ...quick)).code).toBe(0);
  const run = await teamOf('catalog');
  const types = path.join(folder, 'types');
  expect((await run('types', '--out', types)).text).toMatch(/^The types of revision 1 are in .*walls\.d\.ts/);
  expect((await run('types', '--out', types, '--check', '--revision', '1')).code).toBe(0);
  expect((await run('types', '--out', types, '--revision', '9')).text).toMatch(/^There is no revision 9/);
  const script = "require('child_process'); exports.remote = { name: 'catalog', routes: [] };";
  const wrong = writeBuild(path.join(folder, 'wrong'), '1.0.0-x', {}, script);
  for (const command of ['publish', 'check']) {
    const { code, text } = await run(command, wrong, '--json');
    expect(code).toBe(1);
    expect(text).toContain('"code":"BUILT_IN"'.replaceAll('":"', command === 'check' ? '": "' : '":"'));
  }
});

test('source maps are published with the release, and any team traces with them', async () => {
  const dist = catalogBuild('1.0.0-a');
  writeMaps(dist);
  expect((await (await teamOf('catalog'))('publish', dist)).code).toBe(0);
  const other = await teamOf('content');
  expect(await other('trace', 'catalog@1.0.0-a', 'remoteEntry.js:1:5')).toEqual({
    code: 0,
    text: 'mfe-catalog/src/remote.ts:6:3 remote\n',
  });
  expect(await other('trace', 'catalog@1.0.0-a', 'node/server.cjs:1:5')).toMatchObject({ code: 0 });
  expect(await other('trace', 'catalog@1.0.0-a', 'other.js:1:5')).toEqual({
    code: 1,
    text: "catalog 1.0.0-a has no script 'other.js'.\n",
  });
  expect(await other('trace', 'catalog@9.9.9', 'remoteEntry.js:1:5')).toMatchObject({
    code: 1,
    text: expect.stringMatching(/^catalog 9\.9\.9 has not been published/),
  });
});

test('what is live at an address goes live elsewhere; the code of other teams is not given out', async () => {
  for (const dist of [catalogBuild('1.0.0-a'), contentBuild('1.0.0-c')])
    await publish(dist, folderStore(data));
  const operators = await teamOf('operators', null);
  await operators('promote', 'catalog@1.0.0-a', 'content@1.0.0-c', ...quick);
  const production = path.join(folder, 'production');
  await publish(path.join(folder, 'shell'), folderStore(production));
  const promote = async (remotes: string[] | null, ...words: readonly string[]) => {
    const token = await tokenFor('a team', remotes);
    return runRelease(production, ['promote', '--from', url, ...words], { RELEASE_FROM_TOKEN: token });
  };
  expect(await promote(['content'])).toMatchObject({
    code: 1,
    err: 'The token of a team is for content, and not for catalog.\n',
  });
  expect(await promote(['content'], 'content')).toMatchObject({
    code: 0,
    out: 'content 1.0.0-c is published.\ncontent: not live → 1.0.0-c\nLive with revision 1.\n',
  });
  expect(await promote(null)).toMatchObject({ code: 0 });
  expect((await folderStore(production).channel.history()).at(-1)).toMatchObject({
    reason: `as in ${url}/registry at revision 1`,
    live: { catalog: { version: '1.0.0-a' }, content: { version: '1.0.0-c' } },
  });

  // And from a folder to an address.
  await publish(catalogBuild('1.1.0-b'), folderStore(production));
  await runRelease(production, ['promote', 'catalog@1.1.0-b', ...quick]);
  const team = await teamOf('catalog');
  expect(await team('promote', '--from', production, 'catalog', '--dry-run')).toEqual({
    code: 0,
    text: 'catalog 1.1.0-b would be published.\ncatalog: 1.0.0-a → 1.1.0-b\nNothing was written: the channel stays at revision 1.\n',
  });
  expect(await team('promote', '--from', production, 'catalog')).toMatchObject({ code: 0 });
  expect((await folderStore(data).channel.read()).remotes['catalog']?.version).toBe('1.1.0-b');

  // Two at once: each is compared beside the description of the other one, published there or not.
  await publish(contentBuild('1.1.0-d'), folderStore(data));
  for (const dist of [contentBuild('1.1.0-d'), catalogBuild('1.2.0-c')])
    await publish(dist, folderStore(production));
  await runRelease(production, ['promote', 'catalog@1.2.0-c', 'content@1.1.0-d', ...quick]);
  expect(await operators('promote', '--from', production, '--dry-run')).toMatchObject({
    code: 0,
    text: expect.stringMatching(
      /^catalog 1\.2\.0-c would be published\.\n[^]*content: 1\.0\.0-c → 1\.1\.0-d/,
    ),
  });
});

test('a team sees and ends its own previews, and those of its remotes only', async () => {
  const [catalog, content, operators] = [
    await teamOf('catalog'),
    await teamOf('content'),
    await teamOf('operators', null),
  ];
  await publish(catalogBuild('1.0.0-a'), folderStore(data));
  await publish(contentBuild('1.0.0-c'), folderStore(data));
  const handleOf = async (run: typeof catalog, ...releases: readonly string[]) => {
    const { text } = await run('preview', ...releases, '--force', '--json');
    return (JSON.parse(text) as { readonly handle: string }).handle;
  };
  const alone = await handleOf(operators, 'catalog@1.0.0-a');
  const together = await handleOf(content, 'content@1.0.0-c', 'catalog@1.0.0-a');
  const seenBy = async (run: typeof catalog) =>
    [...((await run('previews')).text.match(/^[0-9a-f]{12}/gm) ?? [])].sort();
  expect(await seenBy(operators)).toEqual([alone, together].sort());
  expect(await seenBy(catalog)).toEqual([alone]);
  expect(await seenBy(content)).toEqual([together]);

  const refused = { code: 1, text: expect.stringMatching(/^There is no preview '/) };
  expect(await catalog('end-preview', together)).toEqual(refused);
  expect(await content('end-preview', alone)).toEqual(refused);
  expect(await content('end-preview', '../tokens')).toEqual(refused);
  expect(await seenBy(operators)).toEqual([alone, together].sort());
  expect(await content('end-preview', together)).toEqual({
    code: 0,
    text: 'The preview of content 1.0.0-c, catalog 1.0.0-a has ended.\n',
  });
  expect(await seenBy(operators)).toEqual([alone]);
  expect((await catalog('end-preview', alone)).code).toBe(0);
  expect((await operators('previews')).text).toBe('There are no previews.\n');
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
  const { revision, remotes } = await folderStore(data).channel.read();
  expect(revision).toBe(2);
  expect([remotes['catalog']?.version, remotes['content']?.version]).toEqual(['1.0.0-a', '1.0.0-c']);
});

test("a token is for its team's remotes only", async () => {
  const run = await teamOf('content');
  await publish(catalogBuild('1.0.0-a'), folderStore(data));
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
  expect((await folderStore(data).channel.read()).revision).toBe(0);
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
  await folderStore(data).tokens.revoke(text.slice(4, 12));
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
  ['/releases', { files: { 'web/login.html': '' } }],
  ['/releases', { files: { 'web/.maps/../../../outside.map': '' } }],
  ['/releases', { files: { 'web/.maps/page.html': '' } }],
  ['/releases', { files: { 'web/.maps/.hidden.map': '' } }],
  ['/releases', { files: { 'web/home.js.map': '' } }],
  ['/releases/catalog/1.0.0/traces', { positions: [] }],
  ['/releases/catalog/1.0.0/traces', { positions: [{ file: '../../token.js', line: 1, column: 1 }] }],
  ['/releases/catalog/1.0.0/traces', { positions: [{ file: 'a.js', line: 0, column: 1 }] }],
  ['/releases/catalog/..%2F..%2Fx/traces', { positions: [{ file: 'a.js', line: 1, column: 1 }] }],
  ['/releases', { files: { 'web/a.js': '', 'web/a.js/b.js': '' } }],
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
  expect((await folderStore(data).channel.read()).revision).toBe(0);
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

test('a description that names files outside of the release is refused', async () => {
  const token = await tokenFor('all', null);
  const text = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64');
  const release = readRelease(catalogBuild('1.0.0-a'));
  const integrity = release.server.integrity;
  for (const changed of [
    { server: { entry: '../../../dev/zero', integrity } },
    { server: { entry: 'node/../../secrets/token', integrity } },
    { files: { '../other/1.js': integrity } },
    { entry: '/etc/passwd' },
    { exposed: ['..'] },
  ]) {
    const files = { 'release.json': text({ ...release, ...changed }) };
    expect(await post('/releases', { files }, token)).toMatchObject({
      status: 422,
      body: {
        message: expect.stringMatching(
          /^the upload\/release\.json is malformed at '(server|files|entry|exposed)/,
        ),
      },
    });
  }
});

test('a build with something else than scripts is refused before it is sent', async () => {
  const run = await teamOf('catalog');
  const dist = catalogBuild('1.0.0-a');
  writeFileSync(path.join(dist, 'web/.DS_Store'), '');
  expect((await run('publish', dist)).code).toBe(0);
  const page = catalogBuild('1.1.0-b');
  writeFileSync(path.join(page, 'web/login.html'), '');
  expect(await run('publish', page)).toEqual({
    code: 1,
    text: "catalog 1.1.0-b has the file 'web/login.html', which is no script: remove it from the build.\n",
  });
});

test('what the folder of a build is relative to is where the command was typed', async () => {
  const env = { RELEASE_URL: url, RELEASE_TOKEN: await tokenFor('catalog', ['catalog']), INIT_CWD: folder };
  catalogBuild('1.0.0-a');
  expect(await runRelease(folder, ['publish', './catalog-1.0.0-a'], env)).toMatchObject({ code: 0 });
});

/** A server that gives every request this answer; returns its address. */
async function answering(
  status: number,
  body: string,
  headers: Record<string, string> = {},
): Promise<string> {
  const server = createServer((_request, response) => response.writeHead(status, headers).end(body));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  others.push(server);
  return `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
}
const others: Server[] = [];
afterEach(() => others.splice(0).forEach((server) => server.close()));

const unavailable = JSON.stringify({ code: 'UNAVAILABLE', message: 'Not now.', requestId: 'x' });
test.each([
  ['a page', 404, '<html>', {}, 1, 'as new as this command'],
  ["a proxy's limit", 413, '<html>', {}, 1, 'client_max_body_size 16m'],
  [
    'another address',
    301,
    '',
    { location: 'https://other.example/' },
    1,
    'leads on to https://other.example/',
  ],
  [
    'a refusal that only newer stores know',
    451,
    JSON.stringify({ code: 'NEW', message: 'Said so.' }),
    {},
    1,
    'Said so.',
  ],
  ['that the registry is down', 502, unavailable, {}, 4, 'may have been done'],
  ['a failure', 500, JSON.stringify({ code: 'INTERNAL', message: 'Failed.' }), {}, 4, 'may have been done'],
  ['something else', 200, '{"a":1}', {}, 4, 'is RELEASE_URL right'],
] as const)('an address that answers with %s', async (_what, status, body, headers, code, said) => {
  const env = {
    RELEASE_URL: await answering(status, body, headers),
    RELEASE_TOKEN: await tokenFor('catalog', ['catalog']),
  };
  const ran = await runRelease(folder, ['promote', 'catalog@1.0.0-a', ...quick], env);
  expect(ran).toMatchObject({ code, err: expect.stringContaining(said) });
});

test('a store that cannot reach its database says so, without its address', async () => {
  const token = await tokenFor('catalog', ['catalog']);
  const store = folderStore(data);
  const away = () => Promise.reject(new StoreDatabaseFailed('PostgreSQL at db.internal failed.'));
  const broken = await buildRegistryApi({
    store: { ...store, channel: { ...store.channel, read: away } },
    logLevel: 'silent',
  });
  const env = { RELEASE_URL: await broken.listen({ port: 0, host: '127.0.0.1' }), RELEASE_TOKEN: token };
  const read = await runRelease(folder, ['status'], env);
  const changed = await runRelease(folder, ['promote', 'catalog@1.0.0-a', ...quick], env);
  await broken.close();
  for (const { code, err } of [read, changed]) {
    expect(code).toBe(4);
    expect(err).toMatch(/status 503\. The store cannot reach where its releases are kept: try again later/);
    expect(err).not.toContain('db.internal');
  }
  expect(changed.err).toContain('may have been done');
});

test('an address where nothing answers has an exit code of its own', async () => {
  const env = { RELEASE_URL: 'http://127.0.0.1:9', RELEASE_TOKEN: await tokenFor('catalog', ['catalog']) };
  const ran = await runRelease(folder, ['rollback', 'catalog', '--json'], env);
  expect(ran.code).toBe(4);
  expect(JSON.parse(ran.out)).toMatchObject({ error: { code: 'UNREACHABLE' } });
});

test.each([
  [{ RELEASE_URL: 'https://store.example' }, /^RELEASE_TOKEN is missing/],
  [{ RELEASE_URL: '', RELEASE_TOKEN: `rop_00000000_${'x'.repeat(43)}` }, /^RELEASE_URL is missing/],
  [{ RELEASE_URL: 'http://store.example.com' }, /^RELEASE_URL is .*https/],
  [{ RELEASE_URL: 'store.example.com' }, /^RELEASE_URL is 'store.example.com', which cannot be used/],
  [
    { RELEASE_URL: 'https://user:password@store.example.com' },
    /^RELEASE_URL is .*without a name or password/,
  ],
  [
    { RELEASE_URL: 'https://store.example', RELEASE_TOKEN: 'secret' },
    /^RELEASE_TOKEN is a text of 6 characters/,
  ],
])('the settings %j cannot be used', async (env, said) => {
  const ran = await runRelease(folder, ['promote', 'catalog@1.0.0-a'], env);
  expect(ran).toMatchObject({ code: 1, err: expect.stringMatching(said) });
});
