import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { publish, releaseFolder } from '../publish/publish.ts';
import type { ReleaseFile } from '../publish/release-file.ts';
import { runRelease } from '../testing/run-release.ts';
import { writeBuild, writeShell } from '../testing/write-build.ts';
import { folderStore } from '../store/release-store.ts';

let folder = '';
let data = '';
beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'release-diff-'));
  data = path.join(folder, 'data');
  await publish(writeShell(path.join(folder, 'shell'), { hostApi: '1.1' }), folderStore(data));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function build(name: string, version: string, changes: Partial<ReleaseFile> = {}): Promise<void> {
  const dist = path.join(folder, `${name}-${version}`);
  await publish(
    writeBuild(dist, version, { name, prefixes: [`/${name}`], hostApi: '1.0', ...changes }),
    folderStore(data),
  );
}

/** Revisions 1: catalog a, 2: content a, 3: catalog b, which takes and asks for more. */
async function releaseThrice(): Promise<void> {
  await build('catalog', '1.0.0-a');
  await build('content', '1.0.0-a');
  await build('catalog', '1.1.0-b', { hostApi: '1.1', prefixes: ['/catalog', '/guide'], slots: ['menu'] });
  for (const [release, actor] of [
    ['catalog@1.0.0-a', 'tess'],
    ['content@1.0.0-a', 'sam'],
    ['catalog@1.1.0-b', 'tess'],
  ] as const) {
    const why = ['--force', '--reason', `${release} is ready`, '--actor', actor];
    expect(await runRelease(data, ['promote', release, ...why])).toMatchObject({ code: 0 });
  }
}

async function show(...words: readonly string[]): Promise<string> {
  const ran = await runRelease(data, words);
  expect(ran).toMatchObject({ code: 0, err: '' });
  return ran.out;
}
const showJson = async (...words: readonly string[]): Promise<unknown> =>
  JSON.parse(await show(...words, '--json'));

test('before anything is live nothing differs', async () => {
  expect(await show('diff', '0')).toBe('The same releases are live.\n');
});

test('two revisions are compared, the second being the live one unless named, with who made it so and why', async () => {
  await releaseThrice();
  const [, second, third] = (await folderStore(data).channel.history()).map(({ at }) => at);
  expect((await show('diff', '1')).split('\n')).toEqual([
    'catalog: 1.0.0-a → 1.1.0-b',
    '    host API: 1.0 → 1.1',
    '    prefix added: /guide',
    '    slot added: menu',
    'content: not live → 1.0.0-a',
    '    host API: none → 1.0',
    '    prefix added: /content',
    '',
    'Changed by:',
    `3  ${String(third)}  promote  by tess  – catalog@1.1.0-b is ready`,
    '    catalog: 1.0.0-a → 1.1.0-b',
    `2  ${String(second)}  promote  by sam  – content@1.0.0-a is ready`,
    '    content: not live → 1.0.0-a',
    '',
  ]);
  expect(await show('diff', '3', '2')).toMatch(
    /^catalog: 1\.1\.0-b → 1\.0\.0-a\n[^]*prefix removed: \/guide\n[^]*Changed by:\n3 {2}.*\n.*\n$/,
  );
  expect(await showJson('diff', '0', '1')).toMatchObject({
    ...{ from: 0, to: 1 },
    changes: [{ remote: 'catalog', from: null, to: '1.0.0-a', differences: { hostApi: { to: '1.0' } } }],
    revisions: [{ revision: 1, actor: 'tess', reason: 'catalog@1.0.0-a is ready' }],
  });
  expect(await runRelease(data, ['diff', '2', '9'])).toEqual({
    code: 1,
    out: '',
    err: "There is no revision 9 in the history; the newest is 3. 'npm run release -- history' shows them.\n",
  });
});

test('of a release that has been removed only the version is known', async () => {
  await releaseThrice();
  rmSync(releaseFolder(data, 'catalog', '1.0.0-a'), { recursive: true });
  expect(await show('diff', '2')).toMatch(
    /^catalog: 1\.0\.0-a → 1\.1\.0-b\n {4}What else differs is not known: .*removed\.\n/,
  );
  expect(await showJson('diff', '2')).toMatchObject({ changes: [{ differences: null }] });
});

test('revisions between that undid each other are named', async () => {
  await releaseThrice();
  await show('rollback', 'catalog', '--force', '--reason', 'slow');
  expect(await show('diff', '2')).toMatch(/^The same releases are live\.\n\nChanged by:\n4 .*slow\n.*\n3 /);
});

test('a published release is compared with the live one, with the sizes of its scripts', async () => {
  await releaseThrice();
  await build('catalog', '1.2.0-c', { prefixes: ['/catalog'] });
  const out = await show('diff', 'mfe-catalog@1.2.0-c');
  expect(out).toMatch(
    /^catalog: 1\.1\.0-b → 1\.2\.0-c, if it were promoted\n {4}host API: 1\.1 → 1\.0\n {4}prefix removed: \/guide\n/,
  );
  expect(out).toMatch(/ {4}scripts {2}live {4}then\n {4}entry {4}0\.0 KB {2}0\.0 KB\n {4}all /);
  expect(await showJson('diff', 'catalog@1.2.0-c')).toMatchObject({
    ...{ remote: 'catalog', from: '1.1.0-b', to: '1.2.0-c' },
    sizes: { measure: 'raw', groups: [{ group: 'entry', before: 49, after: 49 }] },
  });
  expect(await show('diff', 'catalog@1.1.0-b')).toMatch(/^catalog 1\.1\.0-b is live\.\n {4}scripts /);
  await build('guide', '1.0.0-g');
  expect(await show('diff', 'guide@1.0.0-g')).toMatch(
    /^guide: not live → 1\.0\.0-g, if it were promoted\n[^]* entry {4}– {5}0\.0 KB {2}\+47 bytes\n/,
  );
});

test.each([
  [['diff', 'catalog'], 2, /^error: name the version: catalog@<version>/],
  [['diff', 'catalog@1.0.0-a', '3'], 2, /^error: a release is compared with the live one/],
  [['diff', '1', 'catalog@1.0.0-a'], 2, /Write a whole number from 0 on/],
  [['diff', 'catalog@9.9.9'], 1, /^catalog 9\.9\.9 has not been published\. Nothing has been published of/],
])('%j is refused with what to do', async (words, code, said) => {
  expect(await runRelease(data, words)).toMatchObject({ code, out: '', err: expect.stringMatching(said) });
});
