import type { Channel, Release } from '@ritual/shared/federation';

/** What a page must know of one release to load it. */
export interface SnapshotRelease {
  readonly version: string;
  /** Folder of the release, ending in a slash. */
  readonly base: string;
  /** Container script, relative to `base`. */
  readonly entry: string;
  /** Integrity of the entry, which in turn carries those of its chunks. */
  readonly integrity: string;
}

export interface SnapshotRemote extends SnapshotRelease {
  readonly prefixes: readonly string[];
  readonly slots: readonly string[];
  readonly previous?: SnapshotRelease;
  /** The server has found that no release of it can be had. */
  readonly leftOut?: true;
}

/** The channel document as a page carries it: read once, kept for the page's life. */
export interface Snapshot {
  readonly revision: number;
  readonly remotes: Readonly<Record<string, SnapshotRemote>>;
}

export function snapshotOf(
  { revision, remotes }: Channel,
  leftOut: Readonly<Record<string, string>>,
): Snapshot {
  return {
    revision,
    remotes: Object.fromEntries(
      Object.entries(remotes).map(([name, { prefixes, slots, previous, ...live }]) => [
        name,
        {
          ...{ ...slim(live), prefixes, slots },
          ...(previous ? { previous: slim(previous) } : {}),
          ...(leftOut[name] === undefined ? {} : { leftOut: true }),
        },
      ]),
    ),
  };
}

function slim({ version, base, entry, files }: Release): SnapshotRelease {
  return { version, base, entry, integrity: files[entry] ?? '' };
}
