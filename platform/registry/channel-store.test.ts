import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { LiveRemote } from '../../shared/federation/channel.ts';
import { ChannelConflict, ChannelMalformed, type ChannelStore } from './index.ts';
import { registryKinds, type TestRegistry } from './testing/registries.ts';

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

describe.each(registryKinds)('the channel in %s', (_kind, open) => {
  let of: TestRegistry;
  let store: ChannelStore;
  beforeAll(async () => {
    of = await open();
  });
  beforeEach(async () => {
    await of.empty();
    store = of.registry.channel;
  });
  afterAll(() => of.end());

  /** Makes 1.0.0, then 1.1.0, and so on live. */
  async function change(times: number): Promise<void> {
    for (let minor = 0; minor < times; minor += 1) {
      const { revision } = await store.read();
      await store.compareAndSet(revision, { remotes: { catalog: live(`1.${String(minor)}.0`) } }, note);
    }
  }
  const revisions = async () => (await store.history()).map(({ revision }) => revision);

  test('a new registry is empty at revision 0', async () => {
    expect(await store.read()).toEqual({ schema: 1, revision: 0, remotes: {} });
    expect(await store.history()).toEqual([]);
  });

  test('each change is one revision and is stored in the history', async () => {
    await change(2);
    expect((await store.read()).remotes['catalog']?.version).toBe('1.1.0');
    expect(await revisions()).toEqual([1, 2]);
  });

  test('another process sees a change at its next look, and what has not changed is not parsed again', async () => {
    const other = (await of.again()).channel;
    await change(1);
    const seen = await other.read();
    expect(seen).toMatchObject({ revision: 1, remotes: { catalog: { version: '1.0.0' } } });
    expect(await other.read()).toBe(seen);
    await change(1);
    expect((await other.read()).revision).toBe(2);
    expect(await other.history()).toEqual(await store.history());
  });

  test('a revision records when, who, by which command, why, and what was live', async () => {
    const before = Date.now();
    const { previous: _none, ...previous } = { ...live('1.0.0'), previous: undefined };
    await store.compareAndSet(
      0,
      { remotes: { catalog: { ...live('1.1.0'), previous } } },
      { action: 'rollback', actor: 'tess', reason: 'The cart was empty.' },
    );
    const [entry] = await store.history();
    expect(entry).toEqual({
      revision: 1,
      at: expect.any(String),
      action: 'rollback',
      actor: 'tess',
      reason: 'The cart was empty.',
      live: { catalog: { version: '1.1.0', previous: '1.0.0' } },
    });
    expect(Date.parse(entry?.at ?? '')).toBeGreaterThanOrEqual(before);
    expect(Date.parse(entry?.at ?? '')).toBeLessThanOrEqual(Date.now());
  });

  test('the shell stays where a change does not name it, and the history has it among what was live', async () => {
    const shell = { ...live('1.0.0'), brings: { react: '19.3.1' }, prefixes: [] };
    await store.compareAndSet(0, { remotes: {}, shell }, note);
    await store.compareAndSet(1, { remotes: { catalog: live('1.1.0') } }, note);
    expect((await store.read()).shell).toEqual(shell);
    expect((await store.history()).at(-1)?.live).toEqual({
      catalog: { version: '1.1.0' },
      shell: { version: '1.0.0' },
    });
  });

  test('of two concurrent writers one gets a conflict, and nothing is mixed', async () => {
    for (const expected of [0, 1]) {
      const writers = [store, (await of.again()).channel];
      const results = await Promise.allSettled(
        writers.map((writer, index) =>
          writer.compareAndSet(expected, { remotes: { catalog: live(`1.${String(index)}.0`) } }, note),
        ),
      );
      const lost = results.filter((result) => result.status === 'rejected');
      expect(lost).toHaveLength(1);
      expect(lost[0]?.reason).toBeInstanceOf(ChannelConflict);
      expect(String(lost[0]?.reason)).toContain('it was changed in the meantime');
      const won = results.findIndex((result) => result.status === 'fulfilled');
      expect(await store.read()).toMatchObject({
        revision: expected + 1,
        remotes: { catalog: { version: `1.${String(won)}.0` } },
      });
      expect(await store.history()).toHaveLength(expected + 1);
    }
  });

  test('twenty writers that retry all succeed', async () => {
    const write = async (index: number): Promise<void> => {
      for (;;) {
        const { revision, remotes } = await store.read();
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
    const { revision, remotes } = await store.read();
    expect(revision).toBe(20);
    expect(Object.keys(remotes)).toHaveLength(20);
    expect(await revisions()).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
  });

  test('a lost channel document empties the channel, not its history', async () => {
    await change(2);
    await of.replace('channel', undefined);
    expect(await store.read()).toEqual({ schema: 1, revision: 2, remotes: {} });
    await change(1);
    expect(await revisions()).toEqual([1, 2, 3]);
  });

  test.each([
    ['{"schema":2,"revision":1,"remotes":{}}', "malformed at 'schema'"],
    [
      JSON.stringify({ schema: 1, revision: 1, remotes: { catalog: { ...live('1.0.0'), base: 'x' } } }),
      "malformed at 'remotes.catalog.base'",
    ],
  ])('a document like %s is refused with its place and with what to do', async (text, message) => {
    await of.replace('channel', text);
    await expect(store.read()).rejects.toThrow(ChannelMalformed);
    await expect(store.read()).rejects.toThrow(message);
    await expect(store.read()).rejects.toThrow('rollback --all --to <revision>');
  });

  test('a malformed document is not written', async () => {
    const wrong = { ...live('1.0.0'), version: 'latest' };
    await expect(store.compareAndSet(0, { remotes: { catalog: wrong } }, note)).rejects.toThrow(
      ChannelMalformed,
    );
    expect((await store.read()).revision).toBe(0);
  });

  test('a preview is found by its id until it ends, and kept for a day', async () => {
    const { previews } = of.registry;
    const expiresAt = new Date(Date.now() + 3_600_000);
    const preview = await previews.create({ createdBy: 'tess', remotes: {}, expiresAt });
    expect(await previews.find(preview.id)).toEqual(preview);
    expect(await previews.find('../../registry/channel')).toBeUndefined();
    await previews.end(preview);
    expect(await previews.find(preview.id)).toBeUndefined();
    expect(await previews.list()).toHaveLength(1);
    const later = (await of.again(() => Date.now() + 86_400_000)).previews;
    expect(await later.list()).toEqual([]);
    const second = await later.create({
      createdBy: 'tess',
      remotes: {},
      expiresAt: new Date(Date.now() + 2e8),
    });
    expect(await of.previews()).toEqual([second.id]);
  });
});
