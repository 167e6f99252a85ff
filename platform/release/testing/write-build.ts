import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ReleaseFile } from '../publish/release-file.ts';
import { hostApiVersion } from '../../../shared/federation/host-api/host-api.ts';

const integrity = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;

/** Source of a remote that can be evaluated. */
const evaluable = (name = 'catalog') => `exports.remote = { name: '${name}', routes: [] };`;

/** Writes a shell in which the builds can be smoke-tested. Returns the folder. */
export function writeShell(dist: string, changes: Partial<ReleaseFile> = {}): string {
  const shell = { name: 'shell', prefixes: [], brings: { react: '19.3.1' }, ...changes };
  return writeBuild(dist, '1.0.0-s', shell, 'exports.sharedModules = {};');
}

/** Writes a minimal build of the catalog, as webpack would. Returns the folder. */
export function writeBuild(
  dist: string,
  version: string,
  changes: Partial<ReleaseFile> = {},
  script = evaluable(changes.name),
): string {
  mkdirSync(path.join(dist, 'web'), { recursive: true });
  mkdirSync(path.join(dist, 'node'), { recursive: true });
  writeFileSync(path.join(dist, 'web/remoteEntry.js'), script);
  writeFileSync(path.join(dist, 'node/server.cjs'), script);
  const release: ReleaseFile = {
    name: 'catalog',
    version,
    hostApi: hostApiVersion,
    entry: 'remoteEntry.js',
    exposed: [],
    files: { 'remoteEntry.js': integrity(script) },
    server: { entry: 'node/server.cjs', integrity: integrity(script) },
    prefixes: ['/', '/product'],
    slots: [],
    ...changes,
  };
  writeFileSync(path.join(dist, 'release.json'), JSON.stringify(release));
  return dist;
}
