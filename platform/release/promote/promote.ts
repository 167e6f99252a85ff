import type { Channel, LiveRemote } from '../../../shared/federation/channel.ts';
import { channelStore } from '../../registry/index.ts';
import { mustNotOverlap } from './claims.ts';
import { examine, type ExamineOptions } from './examine.ts';
import { lineageOf, promoted, rolledBack, type Lineage } from './lineage.ts';
import { liveOf, mustBeRemote, published, releaseOf } from './published.ts';
import { ReleaseError } from '../release-error.ts';
import type { ReleaseFile } from '../publish/release-file.ts';

/** Makes a published release live; the one that was live becomes its `previous`. */
export async function promote(
  dataDir: string,
  name: string,
  version: string,
  options?: ExamineOptions,
): Promise<Channel> {
  return promoteAll(dataDir, [{ name, version }], options);
}

export interface Wanted {
  readonly name: string;
  readonly version: string;
  /** The version that the start has built, whether or not it goes live. */
  readonly startedWith?: string;
}

/** Makes several releases live in one step; those that are live already do not change. */
export async function promoteAll(
  dataDir: string,
  wanted: readonly Wanted[],
  options?: ExamineOptions,
): Promise<Channel> {
  const store = channelStore(dataDir);
  const channel = store.read();
  const remotes = { ...channel.remotes };
  const chosen: ReleaseFile[] = [];
  let changed = false;
  for (const { name, version, startedWith } of wanted) {
    mustBeRemote(name);
    const before = remotes[name];
    const known = startedWith ?? before?.startedWith;
    if (before?.version === version && before.startedWith === known) continue;
    changed = true;
    let next = before;
    if (!next || next.version !== version) {
      const release = published(dataDir, name, version);
      next = succeed(dataDir, release, promoted(before, version));
      chosen.push(release);
    }
    remotes[name] = { ...next, ...(known === undefined ? {} : { startedWith: known }) };
  }
  if (!changed) return channel;
  mustNotOverlap(remotes);
  await examine(dataDir, chosen, options);
  return store.compareAndSet(channel.revision, remotes);
}

/** Makes the previous release live again. The one that was live is withdrawn: no browser falls back to it. */
export async function rollback(dataDir: string, name: string): Promise<Channel> {
  mustBeRemote(name);
  const store = channelStore(dataDir);
  const { revision, remotes } = store.read();
  const current = remotes[name];
  if (!current) {
    throw new ReleaseError(
      `There is no live release of '${name}': 'npm run release -- promote ${name} <version>' makes one live.`,
    );
  }
  const { found, refused } = firstUsable(dataDir, name, lineageOf(current).earlier);
  if (!found) {
    throw new ReleaseError(
      [`There is no release of '${name}' before ${current.version} to roll back to.`, ...refused].join('\n'),
    );
  }
  const { startedWith } = current;
  const next = {
    ...remotes,
    [name]: {
      ...succeed(dataDir, found, rolledBack(current, found.version)),
      ...(startedWith === undefined ? {} : { startedWith }),
    },
  };
  mustNotOverlap(next);
  return store.compareAndSet(revision, next);
}

/** The channel entry of a live release, with the newest available earlier release as fallback. */
function succeed(dataDir: string, release: ReleaseFile, { earlier, withdrawn }: Lineage): LiveRemote {
  const { found } = firstUsable(dataDir, release.name, earlier);
  return {
    ...liveOf(release),
    ...(found ? { previous: releaseOf(found) } : {}),
    earlier: [...earlier],
    withdrawn: [...withdrawn],
  };
}

/** The first of several releases that may go live, and the reasons against those before it. */
export function firstUsable(
  dataDir: string,
  name: string,
  versions: readonly string[],
): { found?: ReleaseFile; refused: readonly string[] } {
  const refused: string[] = [];
  for (const version of versions) {
    try {
      return { found: published(dataDir, name, version), refused };
    } catch (error) {
      if (!(error instanceof ReleaseError)) throw error;
      refused.push(error.message);
    }
  }
  return { refused };
}
