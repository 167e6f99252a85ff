import type { LiveRemote } from '../../../shared/federation/channel.ts';
import { GateRefused } from '../gate/problem.ts';
import type { ReleaseFile } from '../publish/release-file.ts';
import { StorageFailed } from '../../storage/index.ts';
import { ReleaseError } from '../release-error.ts';
import { channelRelease, liveRemoteOf, readPromotable } from './promotable-release.ts';
import type { NamedShell } from './live-shell.ts';
import type { RollbackHistory } from './rollback-history.ts';
import type { KnownCopy } from './while-away.ts';
import type { ReleaseStore } from '../store/release-store.ts';

interface EntryOptions {
  readonly startedWith?: string | undefined;
  /** The shell that is live with it; by default the one that is live now. */
  readonly shell?: NamedShell | undefined;
  /** Of a rollback, which goes on without a fallback while the storage does not answer. */
  readonly known?: KnownCopy | undefined;
}

/** The channel entry of a live release, with the newest available earlier release as fallback. */
export async function channelEntry(
  store: ReleaseStore,
  release: ReleaseFile,
  { earlier, withdrawn }: RollbackHistory,
  { startedWith, shell, known }: EntryOptions = {},
): Promise<LiveRemote> {
  const { found } = await firstPromotable(store, release.name, earlier, shell, known).catch(
    (error: unknown) => {
      if (known && error instanceof StorageFailed) return { found: undefined };
      throw error;
    },
  );
  return {
    ...liveRemoteOf(release),
    ...(found ? { previous: channelRelease(found) } : {}),
    earlier: [...earlier],
    withdrawn: [...withdrawn],
    ...(startedWith === undefined ? {} : { startedWith }),
  };
}

/** The first of several releases that may go live, and the reasons against those before it. */
export async function firstPromotable(
  store: ReleaseStore,
  name: string,
  versions: readonly string[],
  shell?: NamedShell,
  known?: KnownCopy,
): Promise<{ found?: ReleaseFile; refused: readonly string[] }> {
  const refused: string[] = [];
  for (const version of versions) {
    try {
      return { found: await readPromotable(store, name, version, shell, known), refused };
    } catch (error) {
      if (!(error instanceof ReleaseError)) throw error;
      refused.push(
        error instanceof GateRefused ? error.problems.map(({ reason }) => reason).join(' ') : error.message,
      );
    }
  }
  return { refused };
}
