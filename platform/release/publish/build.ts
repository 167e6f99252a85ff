import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ReleaseError } from '../release-error.ts';
import { typesFile } from '../../contract/contract.ts';
import { label, readRelease } from './read-release.ts';
import type { ReleaseFile } from './release-file.ts';

/** A build on disk: as webpack has written it, or published. */
export interface Build {
  readonly release: ReleaseFile;
  /** What the path of the Node build is relative to. */
  readonly folder: string;
  /** The scripts for browsers. */
  readonly web: string;
}

/** The build that webpack has written to a folder (`web`, `node`, `release.json`). */
export function buildIn(dist: string): Build {
  return { release: readRelease(dist), folder: dist, web: path.join(dist, 'web') };
}

/** Compares every file of a build with its hash in the description. */
export function verifyFiles({ release, folder, web }: Build): void {
  const expected = [
    ...Object.entries(release.files).map(([name, integrity]) => [path.join(web, name), integrity] as const),
    [path.join(folder, release.server.entry), release.server.integrity] as const,
    ...(release.contract ? [[path.join(folder, typesFile), release.contract.types] as const] : []),
  ];
  for (const [file, integrity] of expected) {
    if (!existsSync(file)) throw new ReleaseError(`${file} belongs to ${label(release)} and is missing.`);
    const actual = `sha384-${createHash('sha384').update(readFileSync(file)).digest('base64')}`;
    if (actual !== integrity) {
      throw new ReleaseError(`${file} is not what ${label(release)} was built with: its hash differs.`);
    }
  }
  const chunks = Object.values(release.chunks ?? {}).flatMap((files) => Object.keys(files));
  for (const name of [release.entry, ...release.exposed, ...chunks]) {
    if (!release.files[name]) throw new ReleaseError(`${label(release)} names '${name}' without a hash.`);
  }
}
