import path from 'node:path';
import type { Build } from './build.ts';
import type { ReleaseFile } from './release-file.ts';

/** Folder of one release below the data directory. */
export function releaseFolder(dataDir: string, name: string, version: string): string {
  return path.resolve(dataDir, 'releases', name, version);
}

/** The build that was published as a release. */
export function publishedBuild(dataDir: string, release: ReleaseFile): Build {
  const folder = releaseFolder(dataDir, release.name, release.version);
  return { release, folder, web: folder };
}
