import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { LiveRemote } from '../../shared/federation/channel.ts';
import { ChannelConflict, ChannelMalformed, channelStore } from './index.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'registry-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const hash = `sha384-${'A'.repeat(64)}`;
const live = (version: string): LiveRemote => ({
  version,
  hostApi: '1.0',
  base: `/releases/catalog/${version}/`,
  entry: 'remoteEntry.js',
  exposed: [],
  files: { 'remoteEntry.js': hash },
  server: { entry: 'node/server.cjs', integrity: hash },
  prefixes: ['/'],
  slots: [],
});

const note = { action: 'promote', actor: 'tess' } as const;

test('a new registry is empty at revision 0', () => {
  expect(channelStore(folder).read()).toEqual({ schema: 1, revision: 0, remotes: {} });
});

test('each change is one revision and is stored in the history', async () => {
  const store = channelStore(folder);
  await store.compareAndSet(0, { remotes: { catalog: live('1.0.0') } }, note);
  await store.compareAndSet(1, { remotes: { catalog: live('1.1.0') } }, note);
  expect(store.read().remotes['catalog']?.version).toBe('1.1.0');
  expect(store.history().map(({ revision }) => revision)).toEqual([1, 2]);
});

test('the shell stays where a change does not name it, and the history has it among what was live', async () => {
  const store = channelStore(folder);
  const shell = { ...live('1.0.0'), brings: { react: '19.3.1' }, prefixes: [] };
  await store.compareAndSet(0, { remotes: {}, shell }, note);
  await store.compareAndSet(1, { remotes: { catalog: live('1.1.0') } }, note);
  expect(store.read().shell).toEqual(shell);
  expect(store.history().at(-1)?.live).toEqual({
    catalog: { version: '1.1.0' },
    shell: { version: '1.0.0' },
  });
});

test('of two concurrent writers one gets a conflict, and nothing is mixed', async () => {
  const writers = [channelStore(folder), channelStore(folder)];
  const results = await Promise.allSettled(
    writers.map((store, index) =>
      store.compareAndSet(0, { remotes: { catalog: live(`1.${String(index)}.0`) } }, note),
    ),
  );
  const lost = results.filter((result) => result.status === 'rejected');
  expect(lost).toHaveLength(1);
  expect(lost[0]?.reason).toBeInstanceOf(ChannelConflict);
  expect(String(lost[0]?.reason)).toContain('it was changed in the meantime');
  const won = results.findIndex((result) => result.status === 'fulfilled');
  expect(channelStore(folder).read()).toMatchObject({
    revision: 1,
    remotes: { catalog: { version: `1.${String(won)}.0` } },
  });
});

test('twenty writers that retry all succeed', async () => {
  const write = async (index: number): Promise<void> => {
    const store = channelStore(folder);
    for (;;) {
      const { revision, remotes } = store.read();
      const more = { ...remotes, [`remote-${String(index)}`]: live('1.0.0') };
      try {
        await store.compareAndSet(revision, { remotes: more }, note);
        return;
      } catch (error) {
        if (!(error instanceof ChannelConflict)) throw error;
      }
    }
  };
  await Promise.all(Array.from({ length: 20 }, (_, index) => write(index)));
  const { revision, remotes } = channelStore(folder).read();
  expect(revision).toBe(20);
  expect(Object.keys(remotes)).toHaveLength(20);
});

test.each([
  ['{', 'is not JSON'],
  ['{"schema":2,"revision":1,"remotes":{}}', "malformed at 'schema'"],
  [
    JSON.stringify({ schema: 1, revision: 1, remotes: { catalog: { ...live('1.0.0'), base: 'x' } } }),
    "malformed at 'remotes.catalog.base'",
  ],
])('a document like %s is refused with its place and with what to do', (text, message) => {
  mkdirSync(path.join(folder, 'registry'));
  writeFileSync(path.join(folder, 'registry/channel.json'), text);
  expect(() => channelStore(folder).read()).toThrow(ChannelMalformed);
  expect(() => channelStore(folder).read()).toThrow(message);
  expect(() => channelStore(folder).read()).toThrow('rollback --all --to <revision>');
});

test('a malformed document is not written', async () => {
  const store = channelStore(folder);
  const wrong = { ...live('1.0.0'), version: 'latest' };
  await expect(store.compareAndSet(0, { remotes: { catalog: wrong } }, note)).rejects.toThrow(
    ChannelMalformed,
  );
  expect(store.read().revision).toBe(0);
});
