import type { Channel, Release } from '@ritual/shared/federation';
import { originOfLocal, type LocalRemote } from '@ritual/shared/federation/channel';

/** What a page needs to know about one release to load it. */
export interface SnapshotRelease {
  readonly version: string;
  /** Folder of the release, ending in a slash. */
  readonly base: string;
  /** Container script, relative to `base`. */
  readonly entry: string;
  /** Integrity of the entry, which in turn carries the hashes of its chunks. */
  readonly integrity: string;
}

export interface SnapshotRemote extends SnapshotRelease {
  readonly prefixes: readonly string[];
  readonly slots: readonly string[];
  readonly previous?: SnapshotRelease;
  /** The server found no usable release of this remote. */
  readonly excluded?: true;
}

/** The channel document as embedded in a page: read once and unchanged for the page's lifetime. */
export interface Snapshot {
  readonly revision: number;
  readonly remotes: Readonly<Record<string, SnapshotRemote>>;
}

export function snapshotOf(
  { revision, remotes }: Channel,
  excluded: Readonly<Record<string, string>>,
  local?: LocalRemote,
): Snapshot {
  return {
    revision,
    remotes: Object.fromEntries(
      Object.entries(remotes).map(([name, { prefixes, slots, previous, ...live }]) => [
        name,
        {
          ...(local?.name === name ? fromLocalhost(local) : slim(live)),
          prefixes,
          slots,
          ...(previous ? { previous: slim(previous) } : {}),
          ...(excluded[name] === undefined || local?.name === name ? {} : { excluded: true }),
        },
      ]),
    ),
  };
}

function slim({ version, base, entry, files }: Release): SnapshotRelease {
  return { version, base, entry, integrity: files[entry] ?? '' };
}

/** Without a hash: what a developer is working on changes all the time. Only a developer's page loads such a remote. */
function fromLocalhost({ version, port }: LocalRemote): SnapshotRelease {
  return { version, base: `${originOfLocal({ port })}/`, entry: 'remoteEntry.js', integrity: '' };
}
