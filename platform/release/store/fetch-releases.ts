import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Channel, Preview } from '../../../shared/federation/channel.ts';
import { sharedFilesFolder } from '../../webpack/shared-files-folder.ts';
import { NotPublished } from '../release-error.ts';
import { namePattern, versionPattern } from '../publish/release-file.ts';
import type { DatedRelease } from './kept-releases.ts';
import type { ReleaseStore } from './release-store.ts';

type Copied = Pick<ReleaseStore, 'kept' | 'folder'>;

/** Copies what pages are rendered with to this machine: what is live, and the canaries. Rejects with what cannot be had. */
export async function fetchLive({ kept }: Copied, { remotes, shell, canaries = {} }: Channel): Promise<void> {
  if (!kept) return;
  const wanted = [
    ...Object.entries(shell ? { ...remotes, shell } : remotes).map(([name, { version }]) => ({
      name,
      version,
    })),
    ...Object.entries(canaries).map(([name, { release }]) => ({ name, version: release.version })),
  ];
  // All of them, so that nothing is still being copied afterward.
  const results = await Promise.allSettled(wanted.map(kept.fetch));
  const failed = results.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
  // What pages fall back to, so that a machine that came later has it, too. A live revision is not held
  // back for it: the renderer that needs one and has it not says so.
  const standIns = [...Object.entries(remotes), ...(shell ? [['shell', shell] as const] : [])].flatMap(
    ([name, { previous }]) => (previous ? [{ name, version: previous.version }] : []),
  );
  await Promise.allSettled(standIns.map(kept.fetch));
}

/** Copies the releases of a preview to this machine. */
export async function fetchPreview({ kept }: Copied, { remotes }: Preview): Promise<void> {
  if (!kept) return;
  await Promise.all(Object.entries(remotes).map(([name, { version }]) => kept.fetch({ name, version })));
}

/** Milliseconds for which a file that no release has is not searched again. */
const searchEvery = 1_000;

/**
 * Returns a function that copies the release of a file to this machine when a browser asks for the file, by the address of the
 * request. What is not there afterwards does not exist.
 */
export function requestedReleases({ kept, folder }: Copied): (url: string) => Promise<void> {
  /** When the releases of all remotes were listed, and what they were. */
  let listed: ReturnType<NonNullable<typeof kept>['list']> | undefined;
  let listedAt = -Infinity;
  const published = () => {
    if (!kept) return Promise.resolve([]);
    if (!listed || performance.now() > listedAt + searchEvery) {
      listedAt = performance.now();
      listed = kept.list();
      listed.then(
        (releases) => names.keepOnly(releases),
        () => (listed = undefined),
      );
    }
    return listed;
  };
  const names = sharedNames(async (release) => Object.keys((await kept?.find(release))?.files ?? {}));

  return async (url) => {
    const [, , name = '', version = '', ...rest] = decoded(url.split('?')[0] ?? '').split('/');
    const file = path.join(folder, 'releases', name, version, ...rest);
    if (!kept || !namePattern.test(name) || rest.length === 0 || existsSync(file)) return;
    const shared = version === sharedFilesFolder;
    if (!shared && (!versionPattern.test(version) || existsSync(path.dirname(file)))) return;
    const candidates = (await published())
      .filter((one) => one.name === name && (shared || one.version === version))
      .sort((a, b) => b.publishedAt - a.publishedAt);
    for (const release of candidates) {
      // Of a shared file the address does not say which release has it.
      if (shared && !(await names.of(release)).has(rest.join('/'))) continue;
      await kept.fetch(release).catch(unlessRemoved);
      return;
    }
  };
}

/**
 * The names of the files of releases, read once: anyone may ask for a file that no release has, and a release never changes. One whose
 * description cannot be read has none until the next list.
 */
function sharedNames(read: (release: DatedRelease) => Promise<readonly string[]>) {
  const known = new Map<string, Promise<ReadonlySet<string>>>();
  const unreadable = new Set<string>();
  const keyOf = ({ name, version, publishedAt }: DatedRelease) => `${name} ${version} ${String(publishedAt)}`;
  return {
    of(release: DatedRelease): Promise<ReadonlySet<string>> {
      const key = keyOf(release);
      const found =
        known.get(key) ??
        read(release).then(
          (files) => new Set(files),
          () => {
            unreadable.add(key);
            return new Set<string>();
          },
        );
      known.set(key, found);
      return found;
    },
    keepOnly(releases: readonly DatedRelease[]): void {
      const listed = new Set(releases.map(keyOf));
      for (const key of known.keys()) if (!listed.has(key) || unreadable.has(key)) known.delete(key);
      unreadable.clear();
    },
  };
}

/** It was removed between the list and the copy. */
function unlessRemoved(error: unknown): void {
  if (!(error instanceof NotPublished)) throw error;
}

function decoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return '';
  }
}
