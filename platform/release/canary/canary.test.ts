import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { list } from '../list.ts';
import { promote } from '../promote/promote.ts';
import { rollback } from '../promote/rollback.ts';
import { ReleaseError, SmokeTestFailed } from '../release-error.ts';
import { canaryStore, quick } from '../testing/canary-store.ts';
import { abortCanary, completeCanary, listCanaries, startCanary, stepCanary } from './index.ts';
import { folderStore } from '../store/release-store.ts';

let of: Awaited<ReturnType<typeof canaryStore>>;
beforeEach(async () => {
  of = await canaryStore();
});
afterEach(() => of.remove());

describe('a canary', () => {
  test('starts with 1 %, falls back to the live release, and is one revision of the history', async () => {
    const change = await startCanary(
      folderStore(of.data),
      { name: 'catalog', version: '1.1.0-b' },
      { ...quick, actor: 'tess', reason: 'filters' },
    );
    const to = { version: '1.1.0-b', share: 1, automatic: true };
    expect(change).toMatchObject({
      ...{ revision: 2, changes: [] },
      canaryChanges: [{ remote: 'catalog', from: null, to }],
    });
    expect(await of.canaryOf('catalog')).toMatchObject({
      ...{ buckets: [0, 10], automatic: true },
      release: { version: '1.1.0-b', prefixes: ['/catalog'], previous: { version: '1.0.0-a' } },
    });
    expect((await of.live('catalog'))?.version).toBe('1.0.0-a');
    expect((await of.store.channel.history()).at(-1)).toMatchObject({
      ...{ action: 'canary', actor: 'tess', reason: 'filters', canaries: { catalog: to } },
      live: { catalog: { version: '1.0.0-a' } },
    });
    expect(await list(folderStore(of.data))).toContainEqual({
      name: 'catalog',
      version: '1.1.0-b',
      state: 'canary',
    });
  });

  test('has to run in the shell, and to keep off the pages of others', async () => {
    await of.build('catalog', '2.0.0-broken', ['/catalog'], 'throw new Error("broken on purpose");');
    const broken = startCanary(folderStore(of.data), { name: 'catalog', version: '2.0.0-broken' });
    await expect(broken).rejects.toThrow(SmokeTestFailed);
    await of.build('catalog', '2.0.0-wide', ['/content']);
    await expect(of.start('catalog', '2.0.0-wide')).rejects.toThrow(
      "both claim '/content'. This is so for visitors with the canary of catalog.",
    );
    expect((await of.store.channel.read()).revision).toBe(1);
  });

  test('grows by steps, from its range on; the last step holds some back', async () => {
    await of.start();
    const seen: unknown[] = [];
    for (let step = 0; step < 3; step += 1) {
      await stepCanary(folderStore(of.data), 'catalog', {}, quick);
      seen.push((await of.canaryOf('catalog'))?.buckets);
    }
    expect(seen).toEqual([
      [0, 50],
      [0, 250],
      [0, 950],
    ]);
    await expect(stepCanary(folderStore(of.data), 'catalog', {}, quick)).rejects.toThrow('canary complete');
    await expect(stepCanary(folderStore(of.data), 'catalog', { share: 50 }, quick)).rejects.toThrow(
      'does not become smaller',
    );
    const same = await stepCanary(folderStore(of.data), 'catalog', { share: 95 }, quick);
    expect([same.revision, same.canaryChanges]).toEqual([5, []]);
  });

  test('is held and goes on, with its share as it was', async () => {
    await of.start();
    const begun = await of.canaryOf('catalog');
    await stepCanary(folderStore(of.data), 'catalog', { automatic: false }, quick);
    expect(await of.canaryOf('catalog')).toEqual({ ...begun, automatic: false });
    const change = await stepCanary(folderStore(of.data), 'catalog', { share: 10, automatic: true }, quick);
    expect(change.canaryChanges).toEqual([
      {
        remote: 'catalog',
        from: { version: '1.1.0-b', share: 1, automatic: false },
        to: { version: '1.1.0-b', share: 10, automatic: true },
      },
    ]);
  });

  test('that is completed is live for everybody, with the one before it as its fallback', async () => {
    await of.start();
    await completeCanary(folderStore(of.data), 'catalog', quick);
    expect(await of.live('catalog')).toMatchObject({ version: '1.1.0-b', previous: { version: '1.0.0-a' } });
    expect(await of.store.channel.read()).not.toHaveProperty('canaries');
    await rollback(folderStore(of.data), 'catalog', quick);
    expect((await of.live('catalog'))?.version).toBe('1.0.0-a');
  });

  test('that is aborted is withdrawn; it can be tried and promoted again by name', async () => {
    await of.start();
    await abortCanary(folderStore(of.data), 'catalog', { reason: 'empty lists' });
    expect(await of.canaryOf('catalog')).toBeUndefined();
    expect(await of.live('catalog')).toMatchObject({ version: '1.0.0-a', withdrawn: ['1.1.0-b'] });
    expect((await of.store.channel.history()).at(-1)).toMatchObject({
      action: 'abort',
      reason: 'empty lists',
    });
    await of.start();
    await abortCanary(folderStore(of.data), 'catalog', {});
    expect((await of.live('catalog'))?.withdrawn).toEqual(['1.1.0-b']);
    await promote(folderStore(of.data), 'catalog', '1.1.0-b', quick);
    expect(await of.live('catalog')).toMatchObject({ version: '1.1.0-b', withdrawn: [] });
  });

  test('of a release that had been live before leaves it a rollback target', async () => {
    await promote(folderStore(of.data), 'catalog', '1.1.0-b', quick);
    await of.start('catalog', '1.0.0-a');
    await abortCanary(folderStore(of.data), 'catalog', {});
    expect(await of.live('catalog')).toMatchObject({ earlier: ['1.0.0-a'], withdrawn: [] });
  });

  test('stays when another remote changes, and its buckets are those of no other', async () => {
    await of.start();
    await promote(folderStore(of.data), 'content', '1.1.0-b', quick);
    await of.start('content', '1.2.0-c', 25);
    await of.start('account', '1.1.0-b', 5);
    const ranges = await Promise.all(
      ['catalog', 'content', 'account'].map(async (name) => (await of.canaryOf(name))?.buckets),
    );
    expect(ranges).toEqual([
      [0, 10],
      [750, 1000],
      [355, 405],
    ]);
    await expect(of.start('wishlist')).rejects.toThrow('There are 3 canaries already');
    await expect(stepCanary(folderStore(of.data), 'catalog', { share: 40 }, quick)).rejects.toThrow(
      'at most 35.5 %',
    );
    expect(listCanaries(await of.store.channel.read())).toMatchObject([
      { remote: 'catalog', version: '1.1.0-b', stable: '1.0.0-a', share: 1, next: 5 },
      { remote: 'content', version: '1.2.0-c', stable: '1.1.0-b', share: 25, next: 95 },
      { remote: 'account', share: 5, next: 25 },
    ]);
    await abortCanary(folderStore(of.data), 'account', {});
    await stepCanary(folderStore(of.data), 'catalog', { share: 75 }, quick);
    await expect(of.start('wishlist')).rejects.toThrow(
      'There is no room for 1 % of the visitors beside the other canaries (catalog 1.1.0-b: 75 %, content 1.2.0-c: 25 %): at most 0 %',
    );
  });

  test.each([
    ['catalog', '1.0.0-a', 1, 'is live for everybody'],
    ['nothing', '1.0.0-a', 1, 'nothing is not live'],
    ['shell', '1.0.0-s', 1, 'The shell has neither canary nor preview'],
    ['catalog', '9.9.9', 1, 'has not been published'],
    ['catalog', '1.1.0-dev.1', 1, "built by 'npm run dev'"],
    ['catalog', '1.1.0-b', 96, '95 % of the visitors at most'],
    ['catalog', '1.1.0-b', 0, '0 % cannot be the share'],
    ['catalog', '1.1.0-b', 1.23, 'with one decimal place'],
  ])('of %s %s for %d %% is refused: %s', async (name, version, share, message) => {
    const refused = of.start(name, version, share);
    await expect(refused).rejects.toThrow(ReleaseError);
    await expect(refused).rejects.toThrow(message);
    expect((await of.store.channel.read()).revision).toBe(1);
  });

  test('is refused beside another one of the same remote; without one there is nothing to change', async () => {
    await expect(stepCanary(folderStore(of.data), 'catalog', {}, quick)).rejects.toThrow(
      'There are none at all',
    );
    await of.start();
    await expect(of.start('catalog', '1.2.0-c')).rejects.toThrow('1.1.0-b is a canary already, for 1 %');
    await expect(abortCanary(folderStore(of.data), 'content', {})).rejects.toThrow(
      'There are those of catalog',
    );
  });
});

test('beyond the last step the sentence names the command with the remote', async () => {
  await of.start('catalog', '1.1.0-b', 95);
  await expect(stepCanary(of.store, 'catalog', {})).rejects.toThrow(
    "'npm run release -- canary complete catalog'",
  );
});
