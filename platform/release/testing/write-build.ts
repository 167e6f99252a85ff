import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ReleaseFile } from '../release-file.ts';

const integrity = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;

/** A build of the catalog as webpack leaves it, as small as it can be. Gives the folder. */
export function writeBuild(
  dist: string,
  version: string,
  changes: Partial<ReleaseFile> = {},
  script = `run('${version}')`,
): string {
  mkdirSync(path.join(dist, 'web'), { recursive: true });
  mkdirSync(path.join(dist, 'node'), { recursive: true });
  writeFileSync(path.join(dist, 'web/remoteEntry.js'), script);
  writeFileSync(path.join(dist, 'node/server.cjs'), script);
  const release: ReleaseFile = {
    name: 'catalog',
    version,
    contractVersion: 1,
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
