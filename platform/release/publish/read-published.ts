import { existsSync } from 'node:fs';
import { list } from '../list.ts';
import { describePublishedVersions } from '../package-names.ts';
import { NotPublished, ReleaseError } from '../release-error.ts';
import type { Build } from './build.ts';
import { publishedBuild, releaseFolder } from './publish.ts';
import { label, readRelease } from './read-release.ts';

/** Reads a published release; throws NotPublished when there is none. Its files are not looked at. */
export function readPublished(dataDir: string, name: string, version: string): Build {
  const folder = releaseFolder(dataDir, name, version);
  if (!existsSync(folder)) {
    throw new NotPublished(
      `${label({ name, version })} has not been published. ${describePublishedVersions(list(dataDir), name)}`,
    );
  }
  const release = readRelease(folder);
  if (release.name !== name || release.version !== version) {
    throw new ReleaseError(`${folder} holds ${label(release)}, and not ${label({ name, version })}.`);
  }
  return publishedBuild(dataDir, release);
}
