import type { Release } from '../../../shared/federation/channel.ts';

import { shellPackage } from '../../webpack/packages.ts';
import type { Build } from '../publish/build.ts';
import { readPublished } from '../publish/read-published.ts';
import { releasesIn } from '../list.ts';
import type { ReleaseStore } from '../store/release-store.ts';

/** The shell that a change makes live, or leaves live. */
export type NamedShell = Pick<Release, 'version'>;

/**
 * The shell that releases have to fit: the given one, by default that of the channel. Where the channel names none yet, it is the one
 * that was published last.
 */
export async function liveShell(store: ReleaseStore, shell?: NamedShell): Promise<Build | undefined> {
  const named = shell ?? (await store.channel.read()).shell;
  return named ? readPublished(store, shellPackage.name, named.version) : newestShell(store);
}

async function newestShell(store: ReleaseStore): Promise<Build | undefined> {
  // Also those that only this machine has: publishing it again makes one the newest here.
  const published = [...releasesIn(store.folder), ...((await store.kept?.list()) ?? [])];
  const [newest] = published
    .filter(({ name }) => name === shellPackage.name)
    .sort((a, b) => b.publishedAt - a.publishedAt);
  return newest && readPublished(store, newest.name, newest.version);
}
