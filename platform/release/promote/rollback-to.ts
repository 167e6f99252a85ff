import type { Channel } from '../../../shared/federation/channel.ts';
import { isWatcherBuild } from '../../../shared/federation/container-global.ts';
import { liveAt, liveReleases, partsOf, shellFirst, shellName, type Revision } from '../../registry/index.ts';
import type { ReleaseFile } from '../publish/release-file.ts';
import { ReleaseError } from '../release-error.ts';
import { changeChannel, type ChangeOptions, type ChannelChange } from './change-channel.ts';
import { channelEntry } from './channel-entry.ts';
import { readPromotable } from './promotable-release.ts';
import { historyAfterReturn, withWithdrawn } from './rollback-history.ts';
import { whileAway } from './while-away.ts';
import type { ReleaseStore } from '../store/release-store.ts';

/** A revision of the channel, or a moment. */
export type RollbackTarget = { readonly revision: number } | { readonly at: Date };

export interface ReturnedChannel extends ChannelChange {
  /** The revision that it went back to. */
  readonly target: Revision;
}

/**
 * Makes live again what was live at a revision or a moment: of the named remotes, or of all when none is named. Then remotes that
 * were not live at that time are taken out. Canaries of these remotes are withdrawn, also where the live release stays: what was live
 * then did not include them, and one that ran at that time is not begun again. The shell stays where the revision does not name it.
 */
export async function rollbackTo(
  store: ReleaseStore,
  wanted: RollbackTarget,
  names: readonly string[] = [],
  options?: ChangeOptions,
): Promise<ReturnedChannel> {
  const history = await store.channel.history();
  const target = findRevision(history, wanted);
  for (const name of names) {
    if (target.live[name]) continue;
    throw new ReleaseError(
      `${name} was not live at revision ${String(target.revision)}: 'npm run release -- history ${name}' shows when it was.`,
    );
  }
  const away = whileAway(store);
  const plan = async (channel: Channel) => {
    const live = { ...liveReleases(channel) };
    const known = away.knownIn(channel);
    const canaries = { ...channel.canaries };
    const toTest: ReleaseFile[] = [];
    const affected = names.length > 0 ? names : Object.keys({ ...live, ...target.live });
    for (const name of affected.toSorted(shellFirst)) {
      const then = target.live[name];
      const current = live[name];
      if (then === undefined && name !== shellName) delete live[name];
      if (then === undefined || then.version === current?.version) continue;
      refuseWatcherBuild(name, then.version);
      const shell = live[shellName];
      const release = await readPromotable(store, name, then.version, shell, known);
      const undone = newVersionsAfter(history, target, name);
      const after = historyAfterReturn(current, { version: then.version, fallback: then.previous, undone });
      const { startedWith } = current ?? {};
      live[name] = await channelEntry(store, release, after, { startedWith, shell, known });
      toTest.push(release);
    }
    for (const name of affected) {
      const canary = canaries[name];
      const entry = live[name];
      delete canaries[name];
      if (canary && entry) live[name] = withWithdrawn(entry, canary.release.version);
    }
    return { ...partsOf(live), canaries, toTest };
  };
  const change = await changeChannel(store, 'rollback', plan, options);
  return { ...change, target, note: away.note() };
}

function findRevision(history: readonly Revision[], wanted: RollbackTarget): Revision {
  const found =
    'revision' in wanted
      ? history.find(({ revision }) => revision === wanted.revision)
      : liveAt(history, wanted.at.getTime());
  if (found) return found;
  const [oldest] = history;
  const what =
    'revision' in wanted ? `revision ${String(wanted.revision)}` : `revision from ${wanted.at.toISOString()}`;
  throw new ReleaseError(
    oldest
      ? `There is no ${what}: the history begins with revision ${String(oldest.revision)} of ${oldest.at} and ends with ${String(history.at(-1)?.revision)}.`
      : `There is no ${what}: nothing has been live yet.`,
  );
}

/** Only the watcher's own shell can render its builds. */
function refuseWatcherBuild(name: string, version: string): void {
  if (!isWatcherBuild(version)) return;
  throw new ReleaseError(
    `${name} ${version} was built by 'npm run dev', which alone can run it: choose another revision.`,
  );
}

/** The versions of a remote that first went live after a revision, newest first. */
function newVersionsAfter(history: readonly Revision[], target: Revision, name: string): readonly string[] {
  const versions = (revisions: readonly Revision[]) =>
    new Set(revisions.flatMap(({ live }) => live[name]?.version ?? []));
  const before = versions(history.filter(({ revision }) => revision <= target.revision));
  const after = versions(history.filter(({ revision }) => revision > target.revision));
  return [...after].filter((version) => !before.has(version)).reverse();
}
