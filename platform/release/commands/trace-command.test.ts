import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { publish, releaseFolder } from '../publish/publish.ts';
import { runRelease } from '../testing/run-release.ts';
import { traced, writeBuild, writeMaps, writeShell } from '../testing/write-build.ts';
import { folderStore } from '../store/release-store.ts';

let folder = '';
let data = '';
beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'release-trace-'));
  data = path.join(folder, 'data');
  await publish(writeShell(path.join(folder, 'shell')), folderStore(data));
  const dist = writeBuild(path.join(folder, 'dist'), '1.0.0-a');
  writeMaps(dist);
  await publish(dist, folderStore(data));
  await publish(writeBuild(path.join(folder, 'without'), '0.9.0-old'), folderStore(data));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const run = (...words: readonly string[]) => runRelease(data, ['trace', ...words]);
const place = 'mfe-catalog/src/remote.ts:6:3 remote';
const address = (file: string, version = '1.0.0-a') => `http://localhost/releases/catalog/${version}/${file}`;

test('a place in a script is found in the sources, for browsers and for Node', async () => {
  expect(await run('catalog@1.0.0-a', 'remoteEntry.js:1:5')).toEqual({ code: 0, err: '', out: `${place}\n` });
  expect((await run('mfe-catalog@1.0.0-a', 'node/server.cjs:1:10')).out).toBe(`${place}\n`);
  expect(JSON.parse((await run('catalog@1.0.0-a', 'remoteEntry.js:1:5', '--json')).out)).toEqual({
    ...{ name: 'catalog', version: '1.0.0-a', ...traced.position },
    at: traced.at,
  });
});

test.each([
  [
    'catalog@1.0.0-a',
    'remoteEntry.js:1:11',
    /^Nothing of the sources of catalog 1\.0\.0-a is at remoteEntry/,
  ],
  ['catalog@1.0.0-a', 'other.js:1:1', /^catalog 1\.0\.0-a has no script 'other\.js'\.$/],
  ['catalog@0.9.0-old', 'remoteEntry.js:1:5', /^catalog 0\.9\.0-old was published without source maps/],
  ['catalog@9.9.9', 'remoteEntry.js:1:5', /^catalog 9\.9\.9 has not been published\. Published are: /],
  ['shell@1.0.0-s', 'main.js:1:5', /^shell 1\.0\.0-s was published without source maps/],
])('%s %s is refused with the reason', async (release, position, said) => {
  const { code, out, err } = await run(release, position);
  expect({ code, out }).toEqual({ code: 1, out: '' });
  expect(err.trim()).toMatch(said);
});

test('a script without a map, and a map that is none, are named', async () => {
  const maps = path.join(releaseFolder(data, 'catalog', '1.0.0-a'), '.maps');
  writeFileSync(path.join(maps, 'remoteEntry.js.map'), '{');
  expect((await run('catalog@1.0.0-a', 'remoteEntry.js:1:5')).err).toMatch(
    /^The source map of remoteEntry\.js of catalog 1\.0\.0-a is malformed/,
  );
  rmSync(path.join(maps, 'remoteEntry.js.map'));
  expect((await run('catalog@1.0.0-a', 'remoteEntry.js:1:5')).err).toBe(
    'There is no source map of remoteEntry.js of catalog 1.0.0-a.\n',
  );
});

test('a release that was live and has been removed says so', async () => {
  const quick = ['--force', '--reason', 'a test'];
  await runRelease(data, ['promote', 'catalog@0.9.0-old', ...quick]);
  await runRelease(data, ['promote', 'catalog@1.0.0-a', ...quick]);
  rmSync(releaseFolder(data, 'catalog', '0.9.0-old'), { recursive: true });
  expect((await run('catalog@0.9.0-old', 'remoteEntry.js:1:5')).err).toMatch(
    /^catalog 0\.9\.0-old was live, and has been removed since/,
  );
});

test('a whole stack trace is read from the standard input', async () => {
  const stack = [
    'Error: on purpose',
    `    at r (${address('remoteEntry.js:1:5')})`,
    `    at o (${address('remoteEntry.js:1:5', '0.9.0-old')})`,
    '    at node:internal/process/task_queues:95:5',
    '',
  ].join('\n');
  const ran = await runRelease(data, ['trace', '-'], {}, stack);
  expect(ran).toMatchObject({ code: 0, err: '' });
  expect(ran.out.split('\n')).toEqual([
    'Error: on purpose',
    `    at r (${place})`,
    `    at o (${address('remoteEntry.js:1:5', '0.9.0-old')})`,
    '    at node:internal/process/task_queues:95:5',
    '',
    expect.stringMatching(/^catalog 0\.9\.0-old was published without source maps/),
    '',
  ]);
  const { out } = await runRelease(data, ['trace', '-', '--json'], {}, stack);
  expect(JSON.parse(out)).toMatchObject({
    frames: [
      { name: 'catalog', version: '1.0.0-a', file: 'remoteEntry.js', at: traced.at, problem: null },
      { version: '0.9.0-old', at: null, problem: expect.stringContaining('without source maps') },
    ],
  });
});

test('a stack trace of which nothing is known has exit code 1', async () => {
  const known = await runRelease(data, ['trace', '-'], {}, `at ${address('other.js:1:5')}`);
  expect(known).toMatchObject({ code: 1, out: expect.stringContaining("has no script 'other.js'") });
  const none = await runRelease(data, ['trace', '-'], {}, 'Error: on purpose\n');
  expect(none).toMatchObject({
    code: 1,
    out: '',
    err: expect.stringMatching(/^No address in this text leads/),
  });
});

test.each([
  [[]],
  [['catalog']],
  [['catalog@1.0.0-a']],
  [['catalog@1.0.0-a', 'remoteEntry.js']],
  [['catalog@1.0.0-a', 'remoteEntry.js:0:5']],
  [['catalog@1.0.0-a', '../../secrets/token.js:1:5']],
  [['-', 'remoteEntry.js:1:5']],
])('%j is wrong usage', async (words) => {
  expect(await run(...words)).toMatchObject({ code: 2, out: '', err: expect.stringMatching(/^error: /) });
});
