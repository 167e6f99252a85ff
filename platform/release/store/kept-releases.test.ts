import { cpSync, existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { list } from '../list.ts';
import { promote } from '../promote/promote.ts';
import { publish } from '../publish/publish.ts';
import { readPublished } from '../publish/read-published.ts';
import { releaseFolder } from '../publish/release-folder.ts';
import { bucketMachines } from '../testing/bucket-machines.ts';
import { StorageFailed } from '../../storage/index.ts';
import { sharedFilesFolder } from '../../webpack/shared-files-folder.ts';
import { fetchLive, requestedReleases } from './fetch-releases.ts';
import { releaseOfKey } from './manifest.ts';
import { folderStore, type ReleaseStore } from './release-store.ts';

const { files, machine, build, shell, keysOf } = bucketMachines();
const quick = { force: true };
const contents = (of: ReleaseStore, version: string) => {
  const place = releaseFolder(of.folder, 'catalog', version);
  return readdirSync(place, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(path.join(place, name)).isFile())
    .sort()
    .map((name) => [name, readFileSync(path.join(place, name), 'utf8')]);
};

test('what one machine has published another one lists, copies with all its files, and makes live', async () => {
  const [one, two] = [machine('one'), machine('two')];
  await shell(one);
  await publish(build('1.0.0-a'), one);
  expect((await list(two)).map(({ name, version }) => `${name} ${version}`)).toEqual([
    'catalog 1.0.0-a',
    'shell 1.0.0-s',
  ]);
  expect(existsSync(releaseFolder(two.folder, 'catalog', '1.0.0-a'))).toBe(false);
  await promote(two, 'catalog', '1.0.0-a');
  expect(contents(two, '1.0.0-a')).toEqual(contents(one, '1.0.0-a'));
  expect(contents(two, '1.0.0-a').map(([name]) => name)).toContain('.maps/remoteEntry.js.map');
});

test('publishing the same again has no effect, also on a machine without a copy; other content is refused', async () => {
  const [one, two] = [machine('one'), machine('two')];
  expect(await publish(build('1.0.0-a'), one)).toMatchObject({ alreadyThere: false });
  expect(await publish(build('1.0.0-a'), two)).toMatchObject({ alreadyThere: true });
  await expect(publish(build('1.0.0-a', 'other'), two)).rejects.toThrow('A release never changes');
  expect(await keysOf('manifests/')).toHaveLength(1);
});

test('of two different builds of one version that are published at the same moment at most one is, and the other one is told', async () => {
  const machines = [machine('one'), machine('two')];
  const results = await Promise.allSettled(
    machines.map((store, at) =>
      publish(build('1.0.0-a', `exports.remote = {}; // ${'x'.repeat(at)}`), store),
    ),
  );
  const lost = results.filter((result) => result.status === 'rejected');
  expect(lost.length).toBeGreaterThan(0);
  for (const { reason } of lost) expect(String(reason)).toMatch(/raise the version/);
  expect(await keysOf('manifests/')).toHaveLength(2 - lost.length);
  const copies = machines.filter(({ folder: own }) => existsSync(releaseFolder(own, 'catalog', '1.0.0-a')));
  expect(copies).toHaveLength(2 - lost.length);
});

test('when the later of two cannot take its build back, neither of them is used', async () => {
  const one = machine('one');
  await publish(build('1.0.0-a'), one);
  // It has looked before the first had put its description, and ends before it can look again.
  let looks = 0;
  const late = machine('late', {
    list: async (prefix) => (prefix.startsWith('manifests/') && ++looks <= 2 ? [] : files().list(prefix)),
    delete: () => Promise.reject(new Error('The process has ended.')),
  });
  await expect(publish(build('1.0.0-a', 'exports.remote = {};'), late)).rejects.toThrow();
  await expect(readPublished(machine('two'), 'catalog', '1.0.0-a')).rejects.toThrow(
    /catalog 1\.0\.0-a was published twice with different content, and neither is used: raise the version.*manifests\/catalog/,
  );
});

test('a publication that was interrupted is not there, and is completed by the next', async () => {
  let puts = 0;
  const broken = machine('one', {
    put: (key, content) =>
      ++puts > 3 ? Promise.reject(new Error('The network is gone.')) : files().put(key, content),
  });
  await expect(publish(build('1.0.0-a'), broken)).rejects.toThrow('The network is gone.');
  expect(await list(machine('two'))).toEqual([]);
  expect(existsSync(releaseFolder(broken.folder, 'catalog', '1.0.0-a'))).toBe(false);
  await publish(build('1.0.0-a'), machine('one'));
  await readPublished(machine('two'), 'catalog', '1.0.0-a');
});

test.each([
  ['changed', 'is damaged'],
  ['gone', 'is missing'],
])('a file that is %s in the bucket is named, and the release is not copied', async (how, message) => {
  await publish(build('1.0.0-a'), machine('one'));
  const script = readFileSync(path.join(machine('one').folder, 'releases/catalog/1.0.0-a/node/server.cjs'));
  const found = await Promise.all(
    (await keysOf('files/catalog/')).map(async (key) => [key, await files().read(key)] as const),
  );
  const [[key] = ['']] = found.filter(([, content]) => content && script.equals(content));
  await files().delete(key);
  if (how === 'changed') await files().put(key, Buffer.from('exports.evil = 1;'));
  const two = machine('two');
  await expect(readPublished(two, 'catalog', '1.0.0-a')).rejects.toThrow(
    new RegExp(`catalog 1\\.0\\.0-a ${message} in s3://releases/.* \\(${key}\\)`),
  );
  const copied = path.join(two.folder, 'releases/catalog');
  expect(existsSync(copied) ? readdirSync(copied) : []).toEqual([]);
  await files().delete(key);
  await publish(build('1.0.0-a'), machine('one'));
  await readPublished(two, 'catalog', '1.0.0-a');
});

test('a folder that was copied from another store is no release of the bucket', async () => {
  const [one, two] = [machine('one'), machine('two')];
  await publish(build('1.0.0-a'), folderStore(one.folder));
  expect(await list(one)).toEqual([]);
  await publish(build('1.0.0-a'), one);
  cpSync(path.join(one.folder, 'releases'), path.join(two.folder, 'releases'), { recursive: true });
  await readPublished(two, 'catalog', '1.0.0-a');
});

test('a copy of the same version from before the store had this bucket is replaced, not served', async () => {
  const [one, two] = [machine('one'), machine('two')];
  await publish(build('1.0.0-a', 'exports.remote = { old: true };'), folderStore(two.folder));
  await publish(build('1.0.0-a'), one);
  expect(contents(two, '1.0.0-a')).not.toEqual(contents(one, '1.0.0-a'));
  await two.kept?.fetch({ name: 'catalog', version: '1.0.0-a' });
  expect(contents(two, '1.0.0-a')).toEqual(contents(one, '1.0.0-a'));
  expect(readdirSync(path.join(two.folder, 'releases/catalog'))).not.toContainEqual(
    expect.stringMatching(/^\.1/),
  );
});

test('while the bucket does not answer a machine goes on with its copies', async () => {
  await publish(build('1.0.0-a'), machine('one'));
  const away = machine('one', { list: () => Promise.reject(new StorageFailed('away')) });
  await away.kept?.fetch({ name: 'catalog', version: '1.0.0-a' });
  expect(existsSync(releaseFolder(away.folder, 'catalog', '1.0.0-a'))).toBe(true);
});

test('what others have put into the bucket is no release: consoles make folders as empty objects', () => {
  const hash = 'a'.repeat(64);
  expect(releaseOfKey(`manifests/catalog/1.0.0-a/${hash}.json`)).toEqual({
    name: 'catalog',
    version: '1.0.0-a',
  });
  for (const key of [
    'manifests/',
    'manifests/catalog/',
    'manifests/catalog/1.0.0/',
    `files/../1.0.0/${hash}`,
  ]) {
    expect(releaseOfKey(key)).toBeUndefined();
  }
});

test('a machine that comes later has what pages fall back to, too', async () => {
  const [one, two] = [machine('one'), machine('two')];
  await shell(one);
  for (const version of ['1.0.0-a', '1.1.0-b']) {
    await publish(build(version), one);
    await promote(one, 'catalog', version, quick);
  }
  await fetchLive(two, await two.channel.read());
  for (const version of ['1.0.0-a', '1.1.0-b']) {
    expect(existsSync(releaseFolder(two.folder, 'catalog', version))).toBe(true);
  }
});

test('files that no release has cost one reading of each release, however many are asked for', async () => {
  const [one, two] = [machine('one'), machine('two')];
  await shell(one);
  for (const version of ['1.0.0-a', '1.1.0-b']) await publish(build(version), one);
  const read: string[] = [];
  const kept = two.kept && {
    ...two.kept,
    find: (release: { readonly name: string; readonly version: string }) => {
      read.push(release.version);
      return two.kept?.find(release) ?? Promise.resolve(undefined);
    },
  };
  const request = requestedReleases({ kept, folder: two.folder });
  const names = ['made-up.js', 'constructor', 'another.js'];
  for (let times = 0; times < 2; times += 1) {
    await Promise.all(names.map((name) => request(`/releases/catalog/${sharedFilesFolder}/${name}`)));
  }
  expect(read.toSorted()).toEqual(['1.0.0-a', '1.1.0-b']);
  expect(existsSync(releaseFolder(two.folder, 'catalog', '1.1.0-b'))).toBe(false);
});
