import type { LiveRemote } from '../../../shared/federation/channel.ts';
import { isWatcherBuild } from '../../../shared/federation/container-global.ts';

/** The history of live releases of a remote. */
export interface Lineage {
  /** Versions that a rollback can go to, newest first. */
  readonly earlier: readonly string[];
  /** Versions that were rolled back, most recent first. */
  readonly withdrawn: readonly string[];
}

/** Maximum number of versions in each list. */
const remembered = 20;

export function lineageOf(remote: LiveRemote | undefined): Lineage {
  return {
    earlier: remote?.earlier ?? (remote?.previous ? [remote.previous.version] : []),
    withdrawn: remote?.withdrawn ?? [],
  };
}

/** The history after promoting `version`. A rollback never goes to a watcher's build. */
export function promoted(before: LiveRemote | undefined, version: string): Lineage {
  const { earlier, withdrawn } = lineageOf(before);
  const back = before && !isWatcherBuild(before.version) ? [before.version, ...earlier] : earlier;
  return lineage(back, withdrawn, version);
}

/** The history after a rollback to `version`. The version that was live is withdrawn, so that no browser falls back to it. */
export function rolledBack(before: LiveRemote, version: string): Lineage {
  const { earlier, withdrawn } = lineageOf(before);
  return lineage(earlier.slice(earlier.indexOf(version)), [before.version, ...withdrawn], version);
}

function lineage(earlier: readonly string[], withdrawn: readonly string[], live: string): Lineage {
  const others = (versions: readonly string[]) =>
    versions.filter((version) => version !== live).slice(0, remembered);
  return { earlier: others(earlier), withdrawn: others(withdrawn) };
}
