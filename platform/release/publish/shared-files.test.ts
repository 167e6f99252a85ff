import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { gc } from '../gc.ts';
import { liveRemoteOf, readPromotable } from '../promote/promotable-release.ts';
import { writeBuild } from '../testing/write-build.ts';
import { publish, releaseFolder } from './publish.ts';
import { readPublished } from './read-published.ts';
import { linkOnce, removeUnshared, sharedFilesOf } from './shared-files.ts';
import { folderStore } from '../store/release-store.ts';

let folder: string;
let data: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'ritual-shared-'));
  data = path.join(folder, 'data');
});
afterEach(() => rmSync(folder, { recursive: true }));

const integrity = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;
const shared = () => readdirSync(sharedFilesOf(data, 'catalog')).sort();

/** A build with these scripts beside its entry. */
function build(version: string, scripts: Readonly<Record<string, string>>): string {
  const dist = writeBuild(path.join(folder, version), version, { sharedFiles: true });
  const file = path.join(dist, 'release.json');
  const release = JSON.parse(readFileSync(file, 'utf8')) as { files: object };
  const hashes = Object.entries(scripts).map(([name, text]) => {
    for (const form of ['', '.br']) writeFileSync(path.join(dist, 'web', name + form), text);
    return [name, integrity(text)];
  });
  const files = { ...release.files, ...Object.fromEntries(hashes) };
  writeFileSync(file, JSON.stringify({ ...release, files }));
  return dist;
}

test('a script that two releases have is stored and addressed once; the entry is of its release', async () => {
  const { release } = await publish(
    build('1.0.0-a', { '1.aaaa.js': 'page one', '2.bbbb.js': 'page two' }),
    folderStore(data),
  );
  await publish(
    build('1.1.0-b', { '1.aaaa.js': 'page one', '2.cccc.js': 'page two, changed' }),
    folderStore(data),
  );
  expect(shared()).toEqual(['1.aaaa.js', '2.bbbb.js', '2.cccc.js'].flatMap((name) => [name, `${name}.br`]));
  const inode = (file: string) => statSync(file).ino;
  const file = path.join(sharedFilesOf(data, 'catalog'), '1.aaaa.js');
  expect(inode(file)).toBe(inode(path.join(releaseFolder(data, 'catalog', '1.0.0-a'), '1.aaaa.js')));
  expect(liveRemoteOf(release)).toMatchObject({
    base: '/releases/catalog/1.0.0-a/',
    filesBase: '/releases/catalog/files/',
    entry: 'remoteEntry.js',
  });
});

test('a script of the same name with other content is refused, and nothing of it is published', async () => {
  await publish(build('1.0.0-a', { 'main.js': 'one' }), folderStore(data));
  await expect(publish(build('1.1.0-b', { 'main.js': 'two' }), folderStore(data))).rejects.toThrow(
    "catalog 1.1.0-b has the script 'main.js' with other content than a release before it. The name of a script comes from its content",
  );
  expect(existsSync(releaseFolder(data, 'catalog', '1.1.0-b'))).toBe(false);
  expect(readFileSync(path.join(sharedFilesOf(data, 'catalog'), 'main.js'), 'utf8')).toBe('one');
});

test('scripts of removed releases are removed when no other release has them', async () => {
  await publish(build('1.0.0-a', { '1.aaaa.js': 'both', '2.bbbb.js': 'the first' }), folderStore(data));
  const later = Date.now() + 8 * 86_400_000;
  await publish(build('1.1.0-b', { '1.aaaa.js': 'both' }), folderStore(data));
  rmSync(releaseFolder(data, 'catalog', '1.0.0-a'), { recursive: true });
  await gc(folderStore(data), { days: 30 });
  // As a publication that is going on would look like.
  expect(shared()).toContain('2.bbbb.js');
  await gc(folderStore(data), { days: 30, now: later });
  expect(shared()).toEqual(['1.aaaa.js', '1.aaaa.js.br']);
});

test.each([
  ['is published again', async (dist: string) => await publish(dist, folderStore(data))],
  ['is to go live', () => readPromotable(folderStore(data), 'catalog', '1.0.0-a')],
])('a release that %s brings back what the shared folder has lost', async (_what, use) => {
  const dist = build('1.0.0-a', { '1.aaaa.js': 'page one' });
  await publish(dist, folderStore(data));
  // As after a backup without that folder.
  rmSync(sharedFilesOf(data, 'catalog'), { recursive: true });
  await use(dist);
  expect(shared()).toEqual(['1.aaaa.js', '1.aaaa.js.br']);
});

test('without links files are copied, and one that is there stays', () => {
  const noLinks = () => {
    throw Object.assign(new Error('no links here'), { code: 'EPERM' });
  };
  const [one, other, target] = ['one', 'other', 'shared/main.js'].map((name) => path.join(folder, name));
  writeFileSync(one ?? '', 'one');
  writeFileSync(other ?? '', 'other');
  linkOnce(one ?? '', target ?? '', noLinks);
  linkOnce(other ?? '', target ?? '', noLinks);
  expect(readFileSync(target ?? '', 'utf8')).toBe('one');
  expect(readdirSync(path.join(folder, 'shared'))).toEqual(['main.js']);
});

test('a release that is published while scripts are removed keeps what it has in common with an outdated one', async () => {
  await publish(build('1.0.0-a', { '1.aaaa.js': 'both' }), folderStore(data));
  rmSync(releaseFolder(data, 'catalog', '1.0.0-a'), { recursive: true });
  await publish(build('1.1.0-b', { '1.aaaa.js': 'both' }), folderStore(data));
  let looks = 0;
  const published = await readPublished(folderStore(data), 'catalog', '1.1.0-b');
  const releasesNow = () => (++looks === 1 ? [] : [published]);
  removeUnshared(data, 'catalog', releasesNow, Date.now() + 8 * 86_400_000);
  expect([looks, shared()]).toEqual([2, ['1.aaaa.js', '1.aaaa.js.br']]);
});
