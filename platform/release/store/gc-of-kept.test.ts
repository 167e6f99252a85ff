import { existsSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { gc } from '../gc.ts';
import { list } from '../list.ts';
import { promote } from '../promote/promote.ts';
import { rollback } from '../promote/rollback.ts';
import { publish } from '../publish/publish.ts';
import { readPublished } from '../publish/read-published.ts';
import { releaseFolder } from '../publish/release-folder.ts';
import { bucketMachines } from '../testing/bucket-machines.ts';
import type { FileStorage } from '../../storage/index.ts';
import type { ReleaseStore } from './release-store.ts';

const { files, machine, build, shell, keysOf } = bucketMachines();
const quick = { force: true };
const week = 7 * 86_400_000;
const inEightDays = () => ({ now: Date.now() + week + 86_400_000 });

test('gc removes releases from the bucket and from this machine, and others cannot make them live any more', async () => {
  const [one, two] = [machine('one'), machine('two')];
  await shell(one);
  for (const version of ['1.0.0-a', '1.1.0-b', '1.2.0-c']) await publish(build(version), one);
  await promote(one, 'catalog', '1.1.0-b', quick);
  await readPublished(two, 'catalog', '1.0.0-a');
  const later = Date.now() + 8 * 86_400_000;
  expect((await gc(one, { now: later, dryRun: true })).map(({ version }) => version)).toEqual([
    '1.0.0-a',
    '1.2.0-c',
  ]);
  await gc(one, { now: later });
  expect((await list(two)).map(({ version }) => version)).toEqual(['1.1.0-b', '1.0.0-s']);
  expect((await keysOf('files/')).some((key) => key.includes('1.0.0-a'))).toBe(false);
  expect(existsSync(releaseFolder(one.folder, 'catalog', '1.0.0-a'))).toBe(false);
  // It has a copy, which the others could not get.
  await expect(promote(two, 'catalog', '1.0.0-a', quick)).rejects.toThrow('is a copy on this machine');
  await gc(two, { now: later });
  expect(existsSync(releaseFolder(two.folder, 'catalog', '1.0.0-a'))).toBe(false);
});

test('gc removes nothing when a release goes live meanwhile', async () => {
  const one = machine('one');
  await shell(one);
  for (const version of ['1.0.0-a', '1.1.0-b', '1.2.0-c']) await publish(build(version), one);
  await promote(one, 'catalog', '1.1.0-b', quick);
  const before = (await keysOf('')).sort();
  const racing: ReleaseStore = {
    ...one,
    channel: {
      ...one.channel,
      compareAndSet: async (...change) => {
        const { revision, ...live } = await one.channel.read();
        await one.channel.compareAndSet(revision, live, { action: 'promote', actor: 'sam' });
        return one.channel.compareAndSet(...change);
      },
    },
  };
  await expect(gc(racing, { now: Date.now() + 8 * 86_400_000 })).rejects.toThrow('changed in the meantime');
  expect((await keysOf('')).sort()).toEqual(before);
  await promote(one, 'catalog', '1.2.0-c', quick);
  await rollback(machine('two'), 'catalog', quick);
});

test('a gc that ends early leaves no release live without its files: what it has named does not go live, and the next one goes on', async () => {
  const [one, two] = [machine('one'), machine('two')];
  await shell(one);
  for (const version of ['1.0.0-a', '1.1.0-b']) await publish(build(version), one);
  await promote(one, 'catalog', '1.1.0-b', quick);
  const ending = machine('one', {
    delete: async (key) => {
      if (key.startsWith('files/')) throw new Error('The process has ended.');
      await files().delete(key);
    },
  });
  await expect(gc(ending, inEightDays())).rejects.toThrow('The process has ended.');
  await publish(build('1.2.0-c'), two);
  await promote(two, 'catalog', '1.2.0-c', quick);
  for (const change of [promote(two, 'catalog', '1.0.0-a', quick), publish(build('1.0.0-a'), two)])
    await expect(change).rejects.toThrow("catalog 1.0.0-a is being removed by 'npm run release -- gc'");
  await gc(one, inEightDays());
  expect((await one.channel.read()).removing).toBeUndefined();
  expect((await keysOf('files/')).filter((key) => key.includes('1.0.0-a'))).toEqual([]);
  await publish(build('1.0.0-a'), two);
  await promote(one, 'catalog', '1.0.0-a', quick);
});

test('a release that is about to go live when gc names it is refused, also where gc ends before it has removed all', async () => {
  const one = machine('one');
  await shell(one);
  for (const version of ['1.0.0-a', '1.1.0-b']) await publish(build(version), one);
  await promote(one, 'catalog', '1.1.0-b', quick);
  let ended = false;
  const unlessEnded =
    <A extends readonly unknown[], T>(work: (...args: A) => Promise<T>) =>
    (...args: A): Promise<T> =>
      ended ? Promise.reject(new Error('The process has ended.')) : work(...args);
  const ending = machine('one', {
    put: unlessEnded(files().put),
    delete: unlessEnded(async (key) => {
      await files().delete(key);
      ended = true;
    }),
  });
  const { channel } = ending;
  const ends = { ...ending, channel: { ...channel, compareAndSet: unlessEnded(channel.compareAndSet) } };
  const late: ReleaseStore = {
    ...one,
    channel: {
      ...one.channel,
      compareAndSet: async (...change) => {
        if (!ended) await expect(gc(ends, inEightDays())).rejects.toThrow('The process has ended.');
        return one.channel.compareAndSet(...change);
      },
    },
  };
  await expect(promote(late, 'catalog', '1.0.0-a', quick)).rejects.toThrow('is being removed');
  expect(await keysOf('manifests/catalog/1.0.0-a/')).toEqual([]);
  expect(await one.channel.read()).toMatchObject({ remotes: { catalog: { version: '1.1.0-b' } } });
});

test('what is published again is as young as that, also where gc has listed it before', async () => {
  const first = Date.now() - 2 * week;
  const old = new Set<string>();
  const aged: Partial<FileStorage> = {
    list: async (prefix) =>
      (await files().list(prefix)).map((file) => (old.has(file.key) ? { ...file, putAt: first } : file)),
  };
  const [one, two] = [machine('one', aged), machine('two', aged)];
  await shell(one);
  for (const version of ['1.0.0-a', '1.1.0-b']) await publish(build(version), one);
  for (const key of await keysOf('')) old.add(key);
  let published = false;
  const racing: ReleaseStore = {
    ...one,
    channel: {
      ...one.channel,
      compareAndSet: async (...change) => {
        if (!published) await publish(build('1.0.0-a'), two);
        published = true;
        return one.channel.compareAndSet(...change);
      },
    },
  };
  expect((await gc(racing)).map(({ version }) => version)).toEqual(['1.1.0-b']);
  expect(await gc(one)).toEqual([]);
  await promote(machine('three'), 'catalog', '1.0.0-a', quick);
});

test('a publication during which gc deletes the same version is whole, or is told to try again', async () => {
  const one = machine('one');
  await shell(one);
  await publish(build('1.0.0-a'), one);
  await publish(build('1.1.0-b'), one);
  await promote(one, 'catalog', '1.1.0-b', quick);
  // An interrupted publication: its files are there, and count as put.
  for (const key of await keysOf('manifests/catalog/1.0.0-a/')) await files().delete(key);
  let collected = false;
  const slow = machine('two', {
    put: async (key, content) => {
      if (key.startsWith('manifests/') && !collected) {
        collected = true;
        await gc(one, inEightDays());
      }
      await files().put(key, content);
    },
  });
  await publish(build('1.0.0-a'), slow);
  expect(collected).toBe(true);
  await promote(machine('three'), 'catalog', '1.0.0-a', quick);
});
