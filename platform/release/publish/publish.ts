import { randomBytes } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, renameSync, rmSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { beingRemoved, mustNotBeRemoved } from './being-removed.ts';
import { buildIn, verifyFiles, type Build } from './build.ts';
import { publishedBuild, releaseFolder } from './release-folder.ts';
import { typesFile } from '../../contract/contract.ts';
import { readRelease } from './read-release.ts';
import type { ReleaseFile } from './release-file.ts';
import { shareFiles } from './shared-files.ts';
import { otherContent } from '../store/kept-releases.ts';
import type { ReleaseStore } from '../store/release-store.ts';

export interface Published {
  readonly release: ReleaseFile;
  /** Whether it was published already, with the same content. */
  readonly alreadyThere: boolean;
}

export { publishedBuild, releaseFolder };

/**
 * Copies a build (`dist` with `web`, `node`, `release.json`) to the releases, where it never changes again. Publishing the same content
 * again has no effect; different content under the same version is refused. What several machines share has it before this folder.
 */
export async function publish(dist: string, store: ReleaseStore): Promise<Published> {
  const build = buildIn(dist);
  const { release } = build;
  await mustNotBeRemoved(store, release);
  const published = await publishBuild(dist, build, store);
  // `gc` names what it removes, then looks once more at when that was published: what it has not named by now it leaves.
  await mustNotBeRemoved(store, release);
  if (!(await isPublished(store, release))) throw beingRemoved(release);
  // One that has ended meanwhile may have deleted files that were there at first.
  await store.kept?.put(releaseFolder(store.folder, release.name, release.version), release);
  return published;
}

async function publishBuild(dist: string, build: Build, store: ReleaseStore): Promise<Published> {
  const { release } = build;
  const alreadyThere = await isPublished(store, release);
  if (alreadyThere && readThere(store, release)) return publishedAgain(store, release);
  verifyFiles(build);

  // Copied to a temporary folder and renamed, so that no reader sees an incomplete release.
  const target = releaseFolder(store.folder, release.name, release.version);
  const temporary = path.join(path.dirname(target), `.${release.version}.${randomBytes(4).toString('hex')}`);
  mkdirSync(temporary, { recursive: true });
  try {
    cpSync(path.join(dist, 'web'), temporary, { recursive: true });
    cpSync(path.join(dist, 'node'), path.join(temporary, 'node'), { recursive: true });
    if (release.contract) cpSync(path.join(dist, typesFile), path.join(temporary, typesFile));
    cpSync(path.join(dist, 'release.json'), path.join(temporary, 'release.json'));
    verifyFiles({ release, folder: temporary, web: temporary });
    shareFiles(temporary, release, store.folder);
    await store.kept?.put(temporary, release);
    renameSync(temporary, target);
  } catch (error) {
    rmSync(temporary, { recursive: true, force: true });
    // Another process has published it meanwhile.
    if ((await isPublished(store, release)) && readThere(store, release))
      return publishedAgain(store, release);
    throw error;
  }
  // Once more: from now on 'gc' keeps them; before, it may have removed one that only outdated releases had.
  shareFiles(target, release, store.folder);
  return { release, alreadyThere };
}

/** Whether a release is published, with the same content. With other content its version is refused. */
export async function isPublished(store: ReleaseStore, release: ReleaseFile): Promise<boolean> {
  const there = store.kept ? (await store.kept.find(release))?.release : readThere(store, release);
  if (!there) return false;
  if (isDeepStrictEqual(there, release)) return true;
  throw otherContent(release);
}

function readThere({ folder }: ReleaseStore, { name, version }: ReleaseFile): ReleaseFile | undefined {
  const target = releaseFolder(folder, name, version);
  return existsSync(target) ? readRelease(target) : undefined;
}

async function publishedAgain(store: ReleaseStore, release: ReleaseFile): Promise<Published> {
  const folder = releaseFolder(store.folder, release.name, release.version);
  // A file that has been lost is put back.
  await store.kept?.put(folder, release);
  // Remotes have to fit the shell that was published last.
  utimesSync(folder, new Date(), new Date());
  shareFiles(folder, release, store.folder);
  return { release, alreadyThere: true };
}
