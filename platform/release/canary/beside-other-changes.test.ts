import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { ChannelConflict } from '../../registry/index.ts';
import { promote, promoteAll } from '../promote/promote.ts';
import { rollback } from '../promote/rollback.ts';
import { rollbackTo } from '../promote/rollback-to.ts';
import { canaryStore, quick } from '../testing/canary-store.ts';
import { abortCanary, completeCanary, stepCanary } from './index.ts';
import { folderStore } from '../store/release-store.ts';

let of: Awaited<ReturnType<typeof canaryStore>>;
beforeEach(async () => {
  of = await canaryStore();
});
afterEach(() => of.remove());

describe('with a canary', () => {
  test('another release is not promoted, its own is, and a set with either is one revision or none', async () => {
    await of.start();
    await expect(promote(folderStore(of.data), 'catalog', '1.2.0-c', quick)).rejects.toThrow(
      "canary abort catalog --reason <why>', then promote 1.2.0-c",
    );
    await promote(folderStore(of.data), 'catalog', '1.1.0-b', quick);
    expect([(await of.live('catalog'))?.version, await of.canaryOf('catalog')]).toEqual([
      '1.1.0-b',
      undefined,
    ]);
  });

  test('a start or a watcher that makes another release live ends it', async () => {
    await of.start();
    await promoteAll(folderStore(of.data), [{ name: 'catalog', version: '1.2.0-c' }], {
      ...quick,
      action: 'start',
    });
    expect(await of.store.channel.read()).not.toHaveProperty('canaries');
    expect((await of.store.channel.history()).at(-1)).not.toHaveProperty('canaries');
  });

  test('a rollback withdraws it, too', async () => {
    await promote(folderStore(of.data), 'catalog', '1.1.0-b', quick);
    await of.start('catalog', '1.2.0-c');
    await of.start('content');
    await rollback(folderStore(of.data), 'catalog', quick);
    expect(await of.live('catalog')).toMatchObject({ version: '1.0.0-a', withdrawn: ['1.2.0-c', '1.1.0-b'] });
    expect([await of.canaryOf('catalog'), (await of.canaryOf('content'))?.release.version]).toEqual([
      undefined,
      '1.1.0-b',
    ]);
  });

  test('a rollback to a revision withdraws those of its remotes, and begins none again', async () => {
    await of.start();
    await of.start('content');
    const { revision } = await of.store.channel.read();
    await rollbackTo(folderStore(of.data), { revision }, ['catalog'], quick);
    expect([await of.canaryOf('catalog'), (await of.live('catalog'))?.withdrawn]).toEqual([
      undefined,
      ['1.1.0-b'],
    ]);
    expect((await of.canaryOf('content'))?.release.version).toBe('1.1.0-b');
    await promote(folderStore(of.data), 'catalog', '1.2.0-c', quick);
    await rollbackTo(folderStore(of.data), { revision }, [], quick);
    expect((await of.live('catalog'))?.version).toBe('1.0.0-a');
    expect(await of.store.channel.read()).not.toHaveProperty('canaries');
  });

  test('a release of another remote keeps off the pages that it adds', async () => {
    await of.build('catalog', '2.0.0-gifts', ['/catalog', '/gifts']);
    await of.build('content', '2.0.0-gifts', ['/content', '/gifts']);
    await of.start('catalog', '2.0.0-gifts');
    await expect(promote(folderStore(of.data), 'content', '2.0.0-gifts', quick)).rejects.toThrow(
      "both claim '/gifts'. This is so for visitors with the canary of catalog.",
    );
  });
});

describe('of changes at the same time', () => {
  test('two steps are one, and the later one is told', async () => {
    await of.start();
    const results = await Promise.allSettled([
      stepCanary(folderStore(of.data), 'catalog', {}, quick),
      stepCanary(folderStore(of.data), 'catalog', {}, quick),
    ]);
    expect(results).toMatchObject([{ status: 'fulfilled' }, { reason: expect.any(ChannelConflict) }]);
    expect((await of.canaryOf('catalog'))?.buckets).toEqual([0, 50]);
  });

  test('an abort is not held up by a step', async () => {
    await of.start();
    const [abort] = await Promise.allSettled([
      abortCanary(folderStore(of.data), 'catalog', {}),
      stepCanary(folderStore(of.data), 'catalog', {}, quick),
    ]);
    expect([abort.status, await of.canaryOf('catalog')]).toEqual(['fulfilled', undefined]);
  });

  test('what was decided on another canary is refused', async () => {
    await of.start();
    const seen = await of.canaryOf('catalog');
    await stepCanary(folderStore(of.data), 'catalog', { automatic: false }, quick);
    await expect(stepCanary(folderStore(of.data), 'catalog', {}, { ...quick, seen })).rejects.toThrow(
      ChannelConflict,
    );
    await expect(completeCanary(folderStore(of.data), 'catalog', { ...quick, seen })).rejects.toThrow(
      ChannelConflict,
    );
    await abortCanary(folderStore(of.data), 'catalog', { seen });
    await of.start('catalog', '1.2.0-c');
    await expect(abortCanary(folderStore(of.data), 'catalog', { seen })).rejects.toThrow(ChannelConflict);
  });

  test('another run of the same release is not ended by what was decided on the one before', async () => {
    await of.start();
    const seen = await of.canaryOf('catalog');
    await abortCanary(folderStore(of.data), 'catalog', {});
    // Its start is given in milliseconds.
    while (new Date().toISOString() === seen?.startedAt)
      await new Promise((resolve) => setTimeout(resolve, 1));
    await of.start();
    for (const change of [abortCanary, completeCanary]) {
      await expect(change(of.store, 'catalog', { ...quick, seen })).rejects.toThrow(ChannelConflict);
    }
    await expect(stepCanary(folderStore(of.data), 'catalog', {}, { ...quick, seen })).rejects.toThrow(
      ChannelConflict,
    );
  });
});
