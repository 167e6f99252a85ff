import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Channel, Preview } from '../../../shared/federation/channel.ts';
import { sharedFilesFolder } from '../../webpack/shared-files-folder.ts';
import { NotPublished } from '../release-error.ts';
import { namePattern, versionPattern } from '../publish/release-file.ts';
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
      listed.catch(() => (listed = undefined));
    }
    return listed;
  };

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
      if (shared && !(await kept.find(release))?.files[rest.join('/')]) continue;
      await kept.fetch(release).catch(unlessRemoved);
      return;
    }
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
