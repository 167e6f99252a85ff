import type { RemoteModule } from '@ritual/shared/federation';
import { checkRemote, unusedRoutes } from '@ritual/shared/federation/check-remote';
import type { Snapshot, SnapshotRelease } from './snapshot.ts';

/** Thrown when no release of a remote could be loaded. */
export class RemoteUnavailable extends Error {
  readonly remote: string;

  constructor(remote: string, cause: unknown) {
    super(`The remote '${remote}' could not be loaded.`, { cause });
    this.name = 'RemoteUnavailable';
    this.remote = remote;
  }
}

/** Fetches and runs one release of a remote; `attempt` counts from 0 and makes repeated addresses differ. */
export type FetchRemote = (name: string, release: SnapshotRelease, attempt: number) => Promise<unknown>;

export interface RemoteLoader {
  /** Loads a remote, once per page. Rejects with `RemoteUnavailable`; the next call tries again. */
  readonly load: (name: string) => Promise<RemoteModule>;
  /** Whether the loaded release is the live one, which the server renders with. */
  readonly isLive: (name: string) => boolean;
  /** The name of the remote that fills a slot. */
  readonly remoteOfSlot: (slot: string) => string | undefined;
}

export interface LoaderOptions {
  readonly snapshot: Snapshot;
  readonly fetchRemote: FetchRemote;
  readonly report: (error: unknown, context?: Readonly<Record<string, unknown>>) => void;
  /** Called when a release has not answered in time. */
  readonly onTimeout: (release: SnapshotRelease) => void;
  /** Timeout of one attempt, in ms. */
  readonly timeoutMs?: number;
}

/** An attempt that timed out. */
class TimeoutError extends Error {}

/**
 * Loads remotes: the live release, a retry if it failed, then the previous release. Each attempt has a timeout because webpack
 * itself would wait far longer than a shopper does. The timeout is long enough for all files one after the other on a slow
 * connection (round trips of 2 s), where a retry would only start over.
 */
export function createRemoteLoader(options: LoaderOptions): RemoteLoader {
  const { snapshot, fetchRemote, report, onTimeout, timeoutMs = 8000 } = options;
  const loading = new Map<string, Promise<RemoteModule>>();
  const attempts = new Map<string, number>();
  const loaded = new Map<string, SnapshotRelease>();

  async function tryRelease(
    name: string,
    release: SnapshotRelease,
    prefixes: readonly string[],
  ): Promise<RemoteModule> {
    const attempt = attempts.get(name) ?? 0;
    attempts.set(name, attempt + 1);
    const exposed = await within(timeoutMs, fetchRemote(name, release, attempt));
    const { remote, stray } = checkRemote(name, exposed, prefixes);
    if (stray.length > 0) report(unusedRoutes(name, stray), { remote: name, version: release.version });
    return remote;
  }

  async function loadAny(name: string): Promise<RemoteModule> {
    const live = snapshot.remotes[name];
    if (!live) throw new RemoteUnavailable(name, new Error('The channel does not name it.'));
    // Its scripts could break this page as they broke the server.
    if (live.excluded) throw new RemoteUnavailable(name, new Error('The server could not use any release.'));
    const tries: SnapshotRelease[] = [live, live, ...(live.previous ? [live.previous] : [])];
    let last: unknown;
    for (const [index, release] of tries.entries()) {
      if (last instanceof TimeoutError && release === tries[index - 1]) continue;
      try {
        const remote = await tryRelease(name, release, live.prefixes);
        loaded.set(name, release);
        return remote;
      } catch (error) {
        last = error;
        if (error instanceof TimeoutError) onTimeout(release);
        report(error, { remote: name, version: release.version });
      }
    }
    throw new RemoteUnavailable(name, last);
  }

  return {
    load: (name) => {
      const running = loading.get(name);
      if (running) return running;
      const promise = loadAny(name).catch((error: unknown) => {
        loading.delete(name);
        throw error;
      });
      loading.set(name, promise);
      return promise;
    },
    isLive: (name) => loaded.has(name) && loaded.get(name) === snapshot.remotes[name],
    remoteOfSlot: (slot) =>
      Object.entries(snapshot.remotes).find(([, { slots }]) => slots.includes(slot))?.[0],
  };
}

function within<T>(milliseconds: number, promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new TimeoutError(`No answer within ${String(milliseconds)} ms.`)),
      milliseconds,
    );
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
