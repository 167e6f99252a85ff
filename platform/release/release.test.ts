import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { LiveRemote } from '../../shared/federation/channel.ts';
import { list } from './list.ts';
import { promote, promoteAll } from './promote/promote.ts';
import { rollback } from './promote/rollback.ts';
import { publish, releaseFolder } from './publish/publish.ts';
import { ReleaseError } from './release-error.ts';
import type { ReleaseFile } from './publish/release-file.ts';
import { writeBuild, writeShell } from './testing/write-build.ts';
import { folderStore } from './store/release-store.ts';

let folder = '';
let data = '';
beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'release-'));
  data = path.join(folder, 'data');
  await publish(writeShell(path.join(folder, 'shell')), folderStore(data));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const listed = async () => (await list(folderStore(data))).filter(({ name }) => name !== 'shell');
const liveCatalog = async () => (await folderStore(data).channel.read()).remotes['catalog'];

function build(version: string, changes: Partial<ReleaseFile> = {}, script?: string): string {
  return writeBuild(path.join(folder, `dist-${version}`), version, changes, script);
}

test('publishing copies scripts, Node build and release.json to the releases folder', async () => {
  await publish(build('1.0.0-a'), folderStore(data));
  const place = releaseFolder(data, 'catalog', '1.0.0-a');
  expect(readFileSync(path.join(place, 'remoteEntry.js'), 'utf8')).toContain('exports.remote');
  expect(existsSync(path.join(place, 'node/server.cjs'))).toBe(true);
});

test('publishing the same content again has no effect, different content under the same version is refused', async () => {
  await publish(build('1.0.0-a'), folderStore(data));
  expect((await publish(build('1.0.0-a'), folderStore(data))).alreadyThere).toBe(true);
  const other = build('1.0.0-a', {}, 'something else');
  await expect(publish(other, folderStore(data))).rejects.toThrow('A release never changes');
});

test('a build whose files do not match their hashes is refused and leaves no files', async () => {
  const dist = build('1.0.0-a');
  writeFileSync(path.join(dist, 'web/remoteEntry.js'), 'changed afterwards');
  await expect(publish(dist, folderStore(data))).rejects.toThrow('its hash differs');
  expect(await listed()).toEqual([]);
});

test('promoting makes a release live and stores the previous one', async () => {
  for (const version of ['1.0.0-a', '1.1.0-b']) await publish(build(version), folderStore(data));
  await promote(folderStore(data), 'catalog', '1.0.0-a');
  const { remotes } = await promote(folderStore(data), 'catalog', '1.1.0-b');
  expect(remotes['catalog']).toMatchObject({
    version: '1.1.0-b',
    base: '/releases/catalog/1.1.0-b/',
    previous: { version: '1.0.0-a', base: '/releases/catalog/1.0.0-a/' },
  });
  expect(await listed()).toEqual([
    { name: 'catalog', version: '1.0.0-a', state: 'previous' },
    { name: 'catalog', version: '1.1.0-b', state: 'live' },
  ]);
});

test('promoting what is live already changes nothing', async () => {
  await publish(build('1.0.0-a'), folderStore(data));
  await promote(folderStore(data), 'catalog', '1.0.0-a');
  const again = await promoteAll(folderStore(data), [{ name: 'catalog', version: '1.0.0-a' }]);
  expect(again.revision).toBe(1);
});

test('rolling back makes the previous release live', async () => {
  for (const version of ['1.0.0-a', '1.1.0-b']) {
    await publish(build(version), folderStore(data));
    await promote(folderStore(data), 'catalog', version);
  }
  await rollback(folderStore(data), 'catalog');
  expect((await folderStore(data).channel.read()).remotes['catalog']?.version).toBe('1.0.0-a');
});

test('a release that was rolled back is neither fallback nor target of a second rollback', async () => {
  for (const version of ['1.0.0-a', '1.1.0-b', '1.2.0-c']) {
    await publish(build(version), folderStore(data));
    await promote(folderStore(data), 'catalog', version);
  }
  await rollback(folderStore(data), 'catalog');
  expect(await liveCatalog()).toMatchObject({ version: '1.1.0-b', previous: { version: '1.0.0-a' } });
  expect((await listed()).map(({ version, state }) => `${version} ${state}`)).toEqual([
    '1.0.0-a previous',
    '1.1.0-b live',
    '1.2.0-c rolled back',
  ]);
  await rollback(folderStore(data), 'catalog');
  expect((await liveCatalog())?.version).toBe('1.0.0-a');
  expect((await liveCatalog())?.previous).toBeUndefined();
  await expect(rollback(folderStore(data), 'catalog')).rejects.toThrow(
    "There is no release of 'catalog' before 1.0.0-a to roll back to.",
  );
  // The history stays readable.
  const lived = (await folderStore(data).channel.history()).map(({ live }) => live['catalog']?.version);
  expect(lived).toEqual(['1.0.0-a', '1.1.0-b', '1.2.0-c', '1.1.0-b', '1.0.0-a']);
});

test('a fixed release replaces the withdrawn one; promoting the withdrawn one by name restores it', async () => {
  for (const version of ['1.0.0-a', '1.1.0-b', '1.2.0-c']) await publish(build(version), folderStore(data));
  await promote(folderStore(data), 'catalog', '1.0.0-a');
  await promote(folderStore(data), 'catalog', '1.1.0-b');
  await rollback(folderStore(data), 'catalog');
  await promote(folderStore(data), 'catalog', '1.2.0-c');
  expect((await liveCatalog())?.previous?.version).toBe('1.0.0-a');
  await promote(folderStore(data), 'catalog', '1.1.0-b');
  expect(await liveCatalog()).toMatchObject({ withdrawn: [], previous: { version: '1.2.0-c' } });
});

test('a rollback skips releases that no longer exist', async () => {
  for (const version of ['1.0.0-a', '1.1.0-b', '1.2.0-c']) {
    await publish(build(version), folderStore(data));
    await promote(folderStore(data), 'catalog', version);
  }
  rmSync(releaseFolder(data, 'catalog', '1.1.0-b'), { recursive: true });
  await rollback(folderStore(data), 'catalog');
  expect((await liveCatalog())?.version).toBe('1.0.0-a');
});

test('a channel document without rollback history rolls back to its `previous` release', async () => {
  for (const version of ['1.0.0-a', '1.1.0-b']) {
    await publish(build(version), folderStore(data));
    await promote(folderStore(data), 'catalog', version);
  }
  const { revision, remotes } = await folderStore(data).channel.read();
  const { earlier: _earlier, withdrawn: _withdrawn, ...old } = remotes['catalog'] as LiveRemote;
  await folderStore(data).channel.compareAndSet(
    revision,
    { remotes: { catalog: old } },
    { action: 'promote', actor: 'tess' },
  );
  await rollback(folderStore(data), 'catalog');
  expect((await liveCatalog())?.version).toBe('1.0.0-a');
});

test('impossible requests are refused with a message', async () => {
  await expect(promote(folderStore(data), 'catalog', '9.9.9')).rejects.toThrow(
    'catalog 9.9.9 has not been published',
  );
  await expect(rollback(folderStore(data), 'catalog')).rejects.toThrow(
    "There is no live release of 'catalog'",
  );
  await publish(build('1.0.0-a'), folderStore(data));
  await promote(folderStore(data), 'catalog', '1.0.0-a');
  await expect(rollback(folderStore(data), 'catalog')).rejects.toThrow('no release of');
  // From before money was in cents: this shell would show every price a hundred times too high.
  await publish(build('0.9.0-c', { hostApi: undefined }), folderStore(data));
  await expect(promote(folderStore(data), 'catalog', '0.9.0-c')).rejects.toThrow(
    'catalog 0.9.0-c was built before version 1.0 of the host API',
  );
  await expect(publish(path.join(folder, 'nowhere'), folderStore(data))).rejects.toThrow(ReleaseError);
});

test('two remotes cannot claim the same address', async () => {
  await publish(build('1.0.0-a'), folderStore(data));
  await promote(folderStore(data), 'catalog', '1.0.0-a');
  await publish(build('1.0.0-x', { name: 'content', prefixes: ['/PRODUCT'] }), folderStore(data));
  await expect(promote(folderStore(data), 'content', '1.0.0-x')).rejects.toThrow(
    "catalog and content both claim '/product'",
  );
  await publish(build('1.0.0-y', { name: 'content', prefixes: ['/product/care'] }), folderStore(data));
  await expect(promote(folderStore(data), 'content', '1.0.0-y')).rejects.toThrow(
    "content claims '/product/care', which lies within '/product' of catalog",
  );
  await publish(build('1.0.0-z', { name: 'content', prefixes: ['/products'] }), folderStore(data));
  await promote(folderStore(data), 'content', '1.0.0-z');
});

test('a published release that was tampered with does not go live', async () => {
  await publish(build('1.0.0-a'), folderStore(data));
  writeFileSync(path.join(releaseFolder(data, 'catalog', '1.0.0-a'), 'remoteEntry.js'), 'garbage');
  await expect(promote(folderStore(data), 'catalog', '1.0.0-a')).rejects.toThrow('its hash differs');
});
