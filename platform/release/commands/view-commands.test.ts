import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { publish } from '../publish/publish.ts';
import { runRelease } from '../testing/run-release.ts';
import { writeBuild, writeShell } from '../testing/write-build.ts';
import { folderStore } from '../store/release-store.ts';

let folder = '';
let data = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'release-views-'));
  data = path.join(folder, 'data');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Revisions 1: catalog a; 2: content a; 3: catalog b. */
async function releaseThrice(): Promise<void> {
  await publish(writeShell(path.join(folder, 'shell')), folderStore(data));
  for (const [name, version] of [
    ['catalog', '1.0.0-a'],
    ['content', '1.0.0-a'],
    ['catalog', '1.1.0-b'],
  ] as const) {
    const dist = path.join(folder, `${name}-${version}`);
    await publish(writeBuild(dist, version, { name, prefixes: [`/${name}`] }), folderStore(data));
    const words = ['promote', `${name}@${version}`, '--force', '--reason', `${name} is ready`];
    await runRelease(data, [...words, '--actor', name === 'catalog' ? 'tess' : 'sam']);
  }
}
const dates = async () => (await folderStore(data).channel.history()).map(({ at }) => at);

async function show(...words: readonly string[]): Promise<string> {
  const ran = await runRelease(data, words);
  expect(ran).toMatchObject({ code: 0, err: '' });
  return ran.out;
}
const showJson = async (...words: readonly string[]): Promise<unknown> =>
  JSON.parse(await show(...words, '--json'));

test('before anything is live the commands say so', async () => {
  expect(await show('status')).toBe('Revision 0\n');
  expect(await show('history')).toBe('Nothing has been live yet.\n');
  expect(await showJson('history')).toEqual([]);
});

test('status says what is live, since when, by whom, and the fallback', async () => {
  await releaseThrice();
  const [, second, third] = await dates();
  expect(await show('status')).toBe(
    [
      'Revision 3',
      `catalog  1.1.0-b  since ${String(third)}  by tess  fallback 1.0.0-a`,
      `content  1.0.0-a  since ${String(second)}  by sam   without fallback\n`,
    ].join('\n'),
  );
  expect(await showJson('status')).toMatchObject({
    revision: 3,
    remotes: [
      { name: 'catalog', version: '1.1.0-b', previous: '1.0.0-a', since: third, actor: 'tess' },
      { name: 'content', previous: null },
    ],
  });
});

test('history lists the changes, newest first: of all remotes or of one', async () => {
  await releaseThrice();
  const [first, second, third] = await dates();
  const lines = (await show('history')).split('\n');
  expect(lines).toEqual([
    `3  ${String(third)}  promote  by tess  – catalog is ready`,
    '    catalog: 1.0.0-a → 1.1.0-b',
    `2  ${String(second)}  promote  by sam  – content is ready`,
    '    content: not live → 1.0.0-a',
    `1  ${String(first)}  promote  by tess  – catalog is ready`,
    '    catalog: not live → 1.0.0-a',
    '',
  ]);
  expect(await showJson('history', 'mfe-content')).toEqual([
    {
      revision: 2,
      at: second,
      action: 'promote',
      actor: 'sam',
      reason: 'content is ready',
      changes: [{ remote: 'content', from: null, to: '1.0.0-a' }],
      canaryChanges: [],
    },
  ]);
  expect(await show('history', 'catalog', '--limit', '1')).toMatch(
    /^3 .*\n.*\n… and 1 before: --limit 2 shows all\.\n$/,
  );
  expect(await show('history', 'account')).toBe('account has never been live.\n');
});

test('list shows the published releases with their state', async () => {
  await releaseThrice();
  expect(await show('list')).toBe(
    [
      'catalog  1.0.0-a  previous',
      'catalog  1.1.0-b  live',
      'content  1.0.0-a  live',
      'shell    1.0.0-s\n',
    ].join('\n'),
  );
});
