import type { Channel, LiveRemote } from '../../../shared/federation/channel.ts';
import { channelStore } from '../../registry/index.ts';
import { mustNotOverlap } from './prefix-overlap.ts';
import { smokeTest, type SmokeTestOptions } from './smoke-test.ts';
import {
  historyAfterPromotion,
  historyAfterRollback,
  rollbackHistoryOf,
  type RollbackHistory,
} from './rollback-history.ts';
import { channelRelease, liveRemoteOf, mustBeRemote, readPromotable } from './promotable-release.ts';
import { ReleaseError } from '../release-error.ts';
import type { ReleaseFile } from '../publish/release-file.ts';

/** Makes a published release live; the one that was live becomes its `previous`. */
export async function promote(
  dataDir: string,
  name: string,
  version: string,
  options?: SmokeTestOptions,
): Promise<Channel> {
  return promoteAll(dataDir, [{ name, version }], options);
}

export interface Promotion {
  readonly name: string;
  readonly version: string;
  /** The version that the start has built, whether or not it goes live. */
  readonly startedWith?: string;
}

/** Makes several releases live in one step; those that are live already do not change. */
export async function promoteAll(
  dataDir: string,
  promotions: readonly Promotion[],
  options?: SmokeTestOptions,
): Promise<Channel> {
  const store = channelStore(dataDir);
  const channel = store.read();
  const remotes = { ...channel.remotes };
  const toTest: ReleaseFile[] = [];
  let changed = false;
  for (const { name, version, startedWith } of promotions) {
    mustBeRemote(name);
    const before = remotes[name];
    const known = startedWith ?? before?.startedWith;
    if (before?.version === version && before.startedWith === known) continue;
    changed = true;
    let next = before;
    if (!next || next.version !== version) {
      const release = readPromotable(dataDir, name, version);
      next = channelEntry(dataDir, release, historyAfterPromotion(before, version));
      toTest.push(release);
    }
    remotes[name] = { ...next, ...(known === undefined ? {} : { startedWith: known }) };
  }
  if (!changed) return channel;
  mustNotOverlap(remotes);
  await smokeTest(dataDir, toTest, options);
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
  const { found, refused } = firstPromotable(dataDir, name, rollbackHistoryOf(current).earlier);
  if (!found) {
    throw new ReleaseError(
      [`There is no release of '${name}' before ${current.version} to roll back to.`, ...refused].join('\n'),
    );
  }
  const { startedWith } = current;
  const next = {
    ...remotes,
    [name]: {
      ...channelEntry(dataDir, found, historyAfterRollback(current, found.version)),
      ...(startedWith === undefined ? {} : { startedWith }),
    },
  };
  mustNotOverlap(next);
  return store.compareAndSet(revision, next);
}

/** The channel entry of a live release, with the newest available earlier release as fallback. */
function channelEntry(
  dataDir: string,
  release: ReleaseFile,
  { earlier, withdrawn }: RollbackHistory,
): LiveRemote {
  const { found } = firstPromotable(dataDir, release.name, earlier);
  return {
    ...liveRemoteOf(release),
    ...(found ? { previous: channelRelease(found) } : {}),
    earlier: [...earlier],
    withdrawn: [...withdrawn],
  };
}

/** The first of several releases that may go live, and the reasons against those before it. */
export function firstPromotable(
  dataDir: string,
  name: string,
  versions: readonly string[],
): { found?: ReleaseFile; refused: readonly string[] } {
  const refused: string[] = [];
  for (const version of versions) {
    try {
      return { found: readPromotable(dataDir, name, version), refused };
    } catch (error) {
      if (!(error instanceof ReleaseError)) throw error;
      refused.push(error.message);
    }
  }
  return { refused };
}
