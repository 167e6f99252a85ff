import { randomBytes } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, renameSync, rmSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { buildIn, verifyFiles, type Build } from './build.ts';
import { typesFile } from '../../contract/contract.ts';
import { label, readRelease } from './read-release.ts';
import { ReleaseError } from '../release-error.ts';
import type { ReleaseFile } from './release-file.ts';
import { shareFiles } from './shared-files.ts';

export interface Published {
  readonly release: ReleaseFile;
  /** Whether it was published already, with the same content. */
  readonly alreadyThere: boolean;
}

/** Folder of one release below the data directory. */
export function releaseFolder(dataDir: string, name: string, version: string): string {
  return path.resolve(dataDir, 'releases', name, version);
}

/** The build that was published as a release. */
export function publishedBuild(dataDir: string, release: ReleaseFile): Build {
  const folder = releaseFolder(dataDir, release.name, release.version);
  return { release, folder, web: folder };
}

/**
 * Copies a build (`dist` with `web`, `node`, `release.json`) to the releases folder, where it never changes again. Publishing the
 * same content again has no effect; different content under the same version is refused.
 */
export function publish(dist: string, dataDir: string): Published {
  const build = buildIn(dist);
  const { release } = build;
  if (isPublished(dataDir, release)) return publishedAgain(dataDir, release);
  verifyFiles(build);

  // Copied to a temporary folder and renamed, so that no reader sees an incomplete release.
  const target = releaseFolder(dataDir, release.name, release.version);
  const temporary = path.join(path.dirname(target), `.${release.version}.${randomBytes(4).toString('hex')}`);
  mkdirSync(temporary, { recursive: true });
  try {
    cpSync(path.join(dist, 'web'), temporary, { recursive: true });
    cpSync(path.join(dist, 'node'), path.join(temporary, 'node'), { recursive: true });
    if (release.contract) cpSync(path.join(dist, typesFile), path.join(temporary, typesFile));
    cpSync(path.join(dist, 'release.json'), path.join(temporary, 'release.json'));
    verifyFiles({ release, folder: temporary, web: temporary });
    shareFiles(temporary, release, dataDir);
    renameSync(temporary, target);
  } catch (error) {
    rmSync(temporary, { recursive: true, force: true });
    // Another process has published it meanwhile.
    if (isPublished(dataDir, release)) return publishedAgain(dataDir, release);
    throw error;
  }
  // Once more: from now on 'gc' keeps them; before, it may have removed one that only outdated releases had.
  shareFiles(target, release, dataDir);
  return { release, alreadyThere: false };
}

/** Whether a release is published, with the same content. With other content its version is refused. */
export function isPublished(dataDir: string, release: ReleaseFile): boolean {
  const target = releaseFolder(dataDir, release.name, release.version);
  if (!existsSync(target)) return false;
  if (isDeepStrictEqual(readRelease(target), release)) return true;
  throw new ReleaseError(
    `${label(release)} is published already with other content. A release never changes: raise the version.`,
  );
}

function publishedAgain(dataDir: string, release: ReleaseFile): Published {
  // Remotes have to fit the shell that was published last.
  const folder = releaseFolder(dataDir, release.name, release.version);
  utimesSync(folder, new Date(), new Date());
  shareFiles(folder, release, dataDir);
  return { release, alreadyThere: true };
}
