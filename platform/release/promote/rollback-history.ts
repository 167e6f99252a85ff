import type { LiveRemote } from '../../../shared/federation/channel.ts';
import { isWatcherBuild } from '../../../shared/federation/container-global.ts';

/** The history of live releases of a remote. */
export interface RollbackHistory {
  /** Versions that a rollback can go to, newest first. */
  readonly earlier: readonly string[];
  /** Versions that were rolled back, most recent first. */
  readonly withdrawn: readonly string[];
}

/** Maximum number of versions in each list. */
const maxVersions = 20;

export function rollbackHistoryOf(remote: LiveRemote | undefined): RollbackHistory {
  return {
    earlier: remote?.earlier ?? (remote?.previous ? [remote.previous.version] : []),
    withdrawn: remote?.withdrawn ?? [],
  };
}

/** The entry of a remote whose canary was ended. What had been live before remains a rollback target. */
export function withWithdrawn(remote: LiveRemote, canary: string): LiveRemote {
  const { earlier, withdrawn } = rollbackHistoryOf(remote);
  if (earlier.includes(canary)) return remote;
  return { ...remote, withdrawn: history([], [canary, ...withdrawn], remote.version).withdrawn };
}

/** The history after promoting `version`. A rollback never goes to a watcher's build. */
export function historyAfterPromotion(before: LiveRemote | undefined, version: string): RollbackHistory {
  const { earlier, withdrawn } = rollbackHistoryOf(before);
  const targets = before && !isWatcherBuild(before.version) ? [before.version, ...earlier] : earlier;
  return history(targets, withdrawn, version);
}

/** The history after a rollback to `version`. The version that was live is withdrawn, so that no browser falls back to it. */
export function historyAfterRollback(before: LiveRemote, version: string): RollbackHistory {
  const { earlier, withdrawn } = rollbackHistoryOf(before);
  return history(earlier.slice(earlier.indexOf(version)), [before.version, ...withdrawn], version);
}

export interface Return {
  readonly version: string;
  /** What browsers fell back to then. */
  readonly fallback: string | undefined;
  /** Versions that first went live after that, newest first. */
  readonly undone: readonly string[];
}

/**
 * The history after a return to what was live at an earlier revision. What first went live after it is withdrawn. What had been live
 * before remains a fallback, also if it was live again afterwards: a return that undoes a rollback has the fallback of then.
 */
export function historyAfterReturn(
  before: LiveRemote | undefined,
  { version, fallback, undone }: Return,
): RollbackHistory {
  const { earlier, withdrawn } = rollbackHistoryOf(before);
  const gone = [...new Set([...undone, ...withdrawn])];
  const targets = [before?.version, ...earlier, fallback].filter((target) => target !== undefined);
  const allowed = targets.filter((target) => !isWatcherBuild(target) && !gone.includes(target));
  return history([...new Set(allowed)], gone, version);
}

function history(earlier: readonly string[], withdrawn: readonly string[], live: string) {
  const others = (versions: readonly string[]) =>
    [...new Set(versions)].filter((version) => version !== live).slice(0, maxVersions);
  return { earlier: others(earlier), withdrawn: others(withdrawn) };
}
