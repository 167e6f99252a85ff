import type { LiveRemote } from '../../shared/federation/channel.ts';
import { isWatcherBuild } from '../../shared/federation/container-global.ts';

/** What was live before the release that is live now. */
export interface Lineage {
  /** Versions to go back to, newest first. */
  readonly earlier: readonly string[];
  /** Versions that were rolled back, the last one first. */
  readonly withdrawn: readonly string[];
}

/** Versions that are remembered of each kind. */
const remembered = 20;

export function lineageOf(remote: LiveRemote | undefined): Lineage {
  return {
    earlier: remote?.earlier ?? (remote?.previous ? [remote.previous.version] : []),
    withdrawn: remote?.withdrawn ?? [],
  };
}

/** After `version` was promoted. A watcher's builds are nothing to go back to. */
export function promoted(before: LiveRemote | undefined, version: string): Lineage {
  const { earlier, withdrawn } = lineageOf(before);
  const back = before && !isWatcherBuild(before.version) ? [before.version, ...earlier] : earlier;
  return lineage(back, withdrawn, version);
}

/** After a rollback to `version`. What was live is withdrawn, and so nobody falls back to it. */
export function rolledBack(before: LiveRemote, version: string): Lineage {
  const { earlier, withdrawn } = lineageOf(before);
  return lineage(earlier.slice(earlier.indexOf(version)), [before.version, ...withdrawn], version);
}

function lineage(earlier: readonly string[], withdrawn: readonly string[], live: string): Lineage {
  const others = (versions: readonly string[]) =>
    versions.filter((version) => version !== live).slice(0, remembered);
  return { earlier: others(earlier), withdrawn: others(withdrawn) };
}
