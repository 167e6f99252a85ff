import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { LiveRemote } from '../../../shared/federation/channel.ts';
import { ChannelMalformed, registryInFolder } from '../index.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'history-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const hash = `sha384-${'A'.repeat(64)}`;
const release = (version: string) => ({
  version,
  hostApi: '1.0',
  base: `/releases/catalog/${version}/`,
  entry: 'remoteEntry.js',
  exposed: [],
  files: { 'remoteEntry.js': hash },
  server: { entry: 'node/server.cjs', integrity: hash },
});
const live = (version: string, previous?: string): LiveRemote => ({
  ...release(version),
  prefixes: ['/'],
  slots: [],
  ...(previous !== undefined && { previous: release(previous) }),
});
const fileOf = (revision: number) =>
  path.join(folder, 'registry/history', `${String(revision).padStart(8, '0')}.json`);
const channelFile = () => path.join(folder, 'registry/channel.json');
const revisions = async () =>
  (await registryInFolder(folder).channel.history()).map(({ revision }) => revision);

/** Makes 1.0.0, then 1.1.0, and so on live. */
async function change(times: number): Promise<void> {
  const store = registryInFolder(folder).channel;
  for (let minor = 0; minor < times; minor += 1) {
    const remotes = { catalog: live(`1.${String(minor)}.0`) };
    await store.compareAndSet(
      (await store.read()).revision,
      { remotes },
      { action: 'promote', actor: 'tess' },
    );
  }
}

test('a revision of the old form, the whole channel document, is read with the time of its file', async () => {
  await change(1);
  const document = { schema: 1, revision: 1, remotes: { catalog: live('0.9.0', '0.8.0') } };
  writeFileSync(fileOf(1), JSON.stringify(document));
  utimesSync(fileOf(1), new Date('2026-03-01T10:00:00Z'), new Date('2026-03-01T10:00:00Z'));
  expect(await registryInFolder(folder).channel.history()).toEqual([
    {
      revision: 1,
      at: '2026-03-01T10:00:00.000Z',
      live: { catalog: { version: '0.9.0', previous: '0.8.0' } },
    },
  ]);
});

test('no revision is removed, however many there are', async () => {
  await change(1);
  const entry = JSON.parse(readFileSync(fileOf(1), 'utf8')) as object;
  for (let revision = 2; revision <= 2_000; revision += 1) {
    writeFileSync(fileOf(revision), JSON.stringify({ ...entry, revision }));
  }
  const channel = JSON.parse(readFileSync(channelFile(), 'utf8')) as object;
  writeFileSync(channelFile(), JSON.stringify({ ...channel, revision: 2_000 }));
  await change(1);
  expect(await revisions()).toEqual(Array.from({ length: 2_001 }, (_, index) => index + 1));
});

test('a revision left over from a crash before it became live is not shown, and the next change replaces it', async () => {
  await change(2);
  const before = readFileSync(channelFile(), 'utf8');
  await change(1);
  // The crash: the revision was written, the channel was not.
  writeFileSync(channelFile(), before);
  expect(await revisions()).toEqual([1, 2]);
  const store = registryInFolder(folder).channel;
  const next = await store.compareAndSet(
    2,
    { remotes: { catalog: live('3.0.0') } },
    { action: 'promote', actor: 'sam' },
  );
  expect(next.revision).toBe(3);
  expect((await store.history()).at(-1)).toMatchObject({ revision: 3, actor: 'sam' });
});

test('a channel document that is not JSON is refused with what to do', async () => {
  await change(1);
  writeFileSync(channelFile(), '{');
  await expect(registryInFolder(folder).channel.read()).rejects.toThrow(/is not JSON.*rollback --all/s);
});

test.each([
  ['', 'is not JSON'],
  ['null', "is malformed at ''"],
  ['{"revision":1,"at":"yesterday","live":{}}', "is malformed at 'at'"],
  ['{"schema":1,"revision":1,"remotes":{"catalog":{}}}', "is malformed at 'remotes.catalog."],
])('a history file like %j is named, with what to do; changes work all the same', async (text, message) => {
  await change(2);
  writeFileSync(fileOf(1), text);
  const { history } = registryInFolder(folder).channel;
  await expect(history()).rejects.toThrow(ChannelMalformed);
  await expect(history()).rejects.toThrow(`00000001.json ${message}`);
  await expect(history()).rejects.toThrow('delete it');
  await change(1);
  rmSync(fileOf(1));
  expect(await revisions()).toEqual([2, 3]);
});

test('other files in the folder are ignored', async () => {
  await change(1);
  writeFileSync(`${fileOf(2)}.0a1b2c.tmp`, '{');
  expect(await revisions()).toEqual([1]);
  expect(readdirSync(path.dirname(fileOf(1)))).toHaveLength(2);
});
