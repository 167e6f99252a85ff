import { randomBytes } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, renameSync, rmSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { label, readRelease, verifyFiles } from './read-release.ts';
import { ReleaseError } from '../release-error.ts';
import type { ReleaseFile } from './release-file.ts';

export interface Published {
  readonly release: ReleaseFile;
  /** Whether it was published already, with the same content. */
  readonly alreadyThere: boolean;
}

/** Folder of one release below the data directory. */
export function releaseFolder(dataDir: string, name: string, version: string): string {
  return path.resolve(dataDir, 'releases', name, version);
}

/**
 * Copies a build (`dist` with `web`, `node`, `release.json`) to the releases folder, where it never changes again. Publishing the
 * same content again has no effect; different content under the same version is refused.
 */
export function publish(dist: string, dataDir: string): Published {
  const release = readRelease(dist);
  const target = releaseFolder(dataDir, release.name, release.version);
  if (existsSync(target)) return publishedBefore(target, release);
  verifyFiles(release, path.join(dist, 'web'), path.join(dist, release.server.entry));

  // Copied to a temporary folder and renamed, so that no reader sees an incomplete release.
  const parent = path.dirname(target);
  const temporary = path.join(parent, `.${release.version}.${randomBytes(4).toString('hex')}`);
  mkdirSync(temporary, { recursive: true });
  try {
    cpSync(path.join(dist, 'web'), temporary, { recursive: true });
    cpSync(path.join(dist, 'node'), path.join(temporary, 'node'), { recursive: true });
    cpSync(path.join(dist, 'release.json'), path.join(temporary, 'release.json'));
    verifyFiles(release, temporary, path.join(temporary, release.server.entry));
    renameSync(temporary, target);
  } catch (error) {
    rmSync(temporary, { recursive: true, force: true });
    // Another process has published it meanwhile.
    if (existsSync(target)) return publishedBefore(target, release);
    throw error;
  }
  return { release, alreadyThere: false };
}

function publishedBefore(target: string, release: ReleaseFile): Published {
  if (!isDeepStrictEqual(readRelease(target), release)) {
    throw new ReleaseError(
      `${label(release)} is published already with other content. A release never changes: raise the version.`,
    );
  }
  // Remotes have to fit the shell that was published last.
  utimesSync(target, new Date(), new Date());
  return { release, alreadyThere: true };
}
