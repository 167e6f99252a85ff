import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { gc } from '../gc.ts';
import { liveRemoteOf } from '../promote/promotable-release.ts';
import { writeBuild } from '../testing/write-build.ts';
import { publish, releaseFolder } from './publish.ts';
import { sharedFilesOf } from './shared-files.ts';

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

test('a script that two releases have is stored and addressed once; the entry is of its release', () => {
  const { release } = publish(build('1.0.0-a', { '1.aaaa.js': 'page one', '2.bbbb.js': 'page two' }), data);
  publish(build('1.1.0-b', { '1.aaaa.js': 'page one', '2.cccc.js': 'page two, changed' }), data);
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

test('a script of the same name with other content is refused, and nothing of it is published', () => {
  publish(build('1.0.0-a', { 'main.js': 'one' }), data);
  expect(() => publish(build('1.1.0-b', { 'main.js': 'two' }), data)).toThrow(
    "catalog 1.1.0-b has the script 'main.js' with other content than a release before it. The name of a script comes from its content",
  );
  expect(existsSync(releaseFolder(data, 'catalog', '1.1.0-b'))).toBe(false);
  expect(readFileSync(path.join(sharedFilesOf(data, 'catalog'), 'main.js'), 'utf8')).toBe('one');
});

test('scripts of removed releases are removed when no other release has them', async () => {
  publish(build('1.0.0-a', { '1.aaaa.js': 'both', '2.bbbb.js': 'the first' }), data);
  const later = Date.now() + 8 * 86_400_000;
  publish(build('1.1.0-b', { '1.aaaa.js': 'both' }), data);
  rmSync(releaseFolder(data, 'catalog', '1.0.0-a'), { recursive: true });
  await gc(data, { days: 30 });
  // As a publication that is going on would look like.
  expect(shared()).toContain('2.bbbb.js');
  await gc(data, { days: 30, now: later });
  expect(shared()).toEqual(['1.aaaa.js', '1.aaaa.js.br']);
});
