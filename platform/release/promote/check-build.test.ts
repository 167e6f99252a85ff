import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { publish } from '../publish/publish.ts';
import type { ReleaseFile } from '../publish/release-file.ts';
import { runRelease } from '../testing/run-release.ts';
import { writeBuild, writeShell } from '../testing/write-build.ts';
import { checkBuild } from './check-build.ts';
import { promote } from './promote.ts';
import { folderStore } from '../store/release-store.ts';

let folder = '';
let data = '';
beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'check-'));
  data = path.join(folder, 'data');
  await publish(writeShell(path.join(folder, 'shell'), { hostApi: '1.1' }), folderStore(data));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const build = (version: string, changes: Partial<ReleaseFile> = {}, script?: string) =>
  writeBuild(path.join(folder, `dist-${version}`), version, { hostApi: '1.0', ...changes }, script);
const run = (...words: readonly string[]) => runRelease(data, words);
const files = () => readdirSync(data, { recursive: true, encoding: 'utf8' }).sort();

const withoutContract = (what: string) =>
  `skipped  ${what.padEnd(16)}  it was built before releases had contracts`;

test('a build that could go live passes each check, and nothing is changed', async () => {
  const dist = build('1.0.0-a');
  const before = files();
  expect(await run('check', dist)).toEqual({
    ...{ code: 0, err: '' },
    out: [
      'passed   version           catalog 1.0.0-a is not published yet',
      'passed   files             the Node build and the scripts (1) have their hashes',
      'passed   host API          asks for 1.0, shell 1.0.0-s has 1.1',
      'passed   prefixes          no other remote has /, /product',
      'passed   scripts           2 scripts can be read',
      ...['exposed module', 'routes', 'slots', 'events', 'host members'].map(withoutContract),
      'passed   API calls         0 calls, which the API answers',
      'passed   Node modules      asks for none of Node',
      'passed   shared packages   no second copy of what the shell provides',
      'passed   styles            0 styled components, all within the region',
      ...['both builds', 'contract'].map(withoutContract),
      'passed   sizes             at most 0.1 KiB a page',
      'passed   run in the shell  it runs, and keeps its routes within its prefixes',
      'catalog 1.0.0-a can go live.\n',
    ].join('\n'),
  });
  expect(files()).toEqual(before);
});

test('everything that is wrong is named, and the exit code says that something is', async () => {
  const content = { name: 'content', prefixes: ['/faq'], hostApi: '1.0' };
  await publish(writeBuild(path.join(folder, 'content'), '1.0.0-c', content), folderStore(data));
  await promote(folderStore(data), 'content', '1.0.0-c', { force: true });
  const wrong = { hostApi: '1.2', prefixes: ['/', '/faq/guide'] };
  await publish(
    build('1.0.0-x', wrong, "throw new Error('broken\\non purpose'); require('child_process');"),
    folderStore(data),
  );
  const before = files();
  const { code, out } = await run('check', 'catalog@1.0.0-x');
  expect(code).toBe(1);
  expect(out.split('\n').filter((line) => !/^skipped/.test(line))).toEqual([
    'passed   files             the Node build and the scripts (1) have their hashes',
    expect.stringMatching(
      /^failed {3}host API {10}catalog .* asks for host API 1\.2, the shell provides 1\.1: promote/,
    ),
    "failed   prefixes          catalog claims '/faq/guide', which lies within '/faq' of content. Choose a prefix beside it, or let the other team release without it first. [PREFIX_TAKEN]",
    'passed   scripts           2 scripts can be read',
    'passed   API calls         0 calls, which the API answers',
    expect.stringMatching(/^failed {3}Node modules .* \[BUILT_IN\]$/),
    ...[expect.stringMatching(/^passed {3}shared packages/), expect.stringMatching(/^passed {3}styles/)],
    expect.stringMatching(/^passed {3}sizes/),
    expect.stringMatching(/^failed {3}run in the shell {2}catalog 1\.0\.0-x cannot go live\. .*broken$/),
    expect.stringMatching(/^ {4}on purpose/),
    'catalog 1.0.0-x cannot go live: 4 of 17 checks failed.',
    '',
  ]);
  const json = await run('check', 'catalog@1.0.0-x', '--json');
  expect(json).toMatchObject({ code: 1, err: '' });
  expect(JSON.parse(json.out)).toMatchObject({
    name: 'catalog',
    passed: false,
    checks: expect.arrayContaining([
      expect.objectContaining({
        what: 'Node modules',
        problems: [expect.objectContaining({ code: 'BUILT_IN' })],
      }),
    ]),
  });
  expect(files()).toEqual(before);
});

test('a build whose files were changed is not run, and one whose version is taken says so', async () => {
  const dist = build('1.0.0-a');
  await publish(dist, folderStore(data));
  writeFileSync(path.join(dist, 'web/remoteEntry.js'), 'changed');
  expect((await checkBuild(folderStore(data), { dist })).checks).toMatchObject([
    {
      what: 'version',
      outcome: 'passed',
      detail: 'catalog 1.0.0-a is published already, with the same content',
    },
    { what: 'files', outcome: 'failed', detail: expect.stringContaining('its hash differs') },
    { what: 'host API', outcome: 'passed' },
    { what: 'prefixes', outcome: 'passed' },
    { what: 'gate', outcome: 'skipped' },
    { what: 'run in the shell', outcome: 'skipped' },
  ]);
  build('1.0.0-a', {}, "exports.remote = { name: 'catalog', routes: [] }; // other");
  expect((await checkBuild(folderStore(data), { dist })).checks[0]).toMatchObject({
    outcome: 'failed',
    detail: expect.stringContaining('published already with other content'),
  });
});

test.each([
  [['check', 'nix'], 1, /^There is no package 'nix' to publish/],
  [['check', 'catalog@'], 2, /^error: name the version/],
  [['check', 'catalog@9.9.9'], 1, /^catalog 9\.9\.9 has not been published/],
])('%j is refused with what to do', async (words, code, said) => {
  expect(await run(...words)).toMatchObject({ code, out: '', err: expect.stringMatching(said) });
});

test('a shell is tried with the remotes that are live', async () => {
  await publish(build('1.0.0-a', { requires: { react: '^19.0.0' } }), folderStore(data));
  await promote(folderStore(data), 'catalog', '1.0.0-a');
  const next = writeShell(path.join(folder, 'next'), { version: '1.1.0-s' });
  const before = files();
  expect(await checkBuild(folderStore(data), { dist: next })).toMatchObject({
    passed: true,
    checks: [
      { what: 'version', outcome: 'passed' },
      { what: 'files', outcome: 'passed' },
      { what: 'host API', outcome: 'passed' },
      { what: 'live remotes', detail: 'it fits catalog 1.0.0-a' },
      { what: 'run in the shell', detail: 'it runs with catalog 1.0.0-a' },
    ],
  });
  const far = writeShell(path.join(folder, 'far'), { version: '2.0.0-s', brings: { react: '20.0.0' } });
  expect(await checkBuild(folderStore(data), { dist: far })).toMatchObject({
    passed: false,
    checks: expect.arrayContaining([
      expect.objectContaining({
        what: 'live remotes',
        outcome: 'failed',
        problems: [expect.objectContaining({ code: 'PACKAGE_VERSION' })],
      }),
    ]),
  });
  expect(files()).toEqual(before);
});
