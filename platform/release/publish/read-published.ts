import { existsSync } from 'node:fs';
import { list } from '../list.ts';
import { describePublishedVersions } from '../package-names.ts';
import { NotPublished, ReleaseError } from '../release-error.ts';
import type { Build } from './build.ts';
import type { ReleaseFile } from './release-file.ts';
import { publishedBuild, releaseFolder } from './release-folder.ts';
import { label, readRelease } from './read-release.ts';
import type { ReleaseStore } from '../store/release-store.ts';

/** Reads a published release, copied to this machine if need be; rejects with NotPublished when there is none. Its files are not looked at. */
export async function readPublished(store: ReleaseStore, name: string, version: string): Promise<Build> {
  const folder = releaseFolder(store.folder, name, version);
  if (!(await isThere(store, name, version))) {
    throw new NotPublished(
      `${label({ name, version })} has not been published. ${describePublishedVersions(await list(store), name)}`,
    );
  }
  const release = readRelease(folder);
  if (release.name !== name || release.version !== version) {
    throw new ReleaseError(`${folder} holds ${label(release)}, and not ${label({ name, version })}.`);
  }
  return publishedBuild(store.folder, release);
}

/** Rejects with NotPublished where a copy on this machine is all there is: the others could not have the release. */
export async function mustBeKept(
  { kept, location }: ReleaseStore,
  release: Pick<ReleaseFile, 'name' | 'version'>,
): Promise<void> {
  if (!kept || (await kept.find(release))) return;
  throw new NotPublished(
    `${label(release)} is a copy on this machine, and not in ${location}: publish it, then all machines have it.`,
  );
}

/** Whether this machine has a release, or has got it now. */
export async function isThere(
  { kept, folder }: ReleaseStore,
  name: string,
  version: string,
): Promise<boolean> {
  try {
    await kept?.fetch({ name, version });
  } catch (error) {
    if (!(error instanceof NotPublished)) throw error;
  }
  return existsSync(releaseFolder(folder, name, version));
}
