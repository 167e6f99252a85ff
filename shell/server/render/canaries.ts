import type { Canary, Channel } from '@ritual/shared/federation/channel';
import { createPageRenderer, type PageRenderer } from './page-renderer.ts';
import { startBeside, type BesideOptions } from './workers/start-beside.ts';
import type { WorkerSet } from './workers/worker-set.ts';

export interface CanariesOptions extends BesideOptions {
  /** Milliseconds before a canary whose worker has failed is tried again. */
  readonly retryAfter?: number | undefined;
}

/** What renders the pages of a canary's visitors. */
export interface RunningCanary {
  readonly remote: string;
  readonly version: string;
  /** Another one after each start of its worker: pages are cached under it. */
  readonly name: string;
  readonly workers: WorkerSet;
  readonly renderer: PageRenderer;
}

/** A bucket's canary; it is not `running` while its worker starts, and when that has failed. */
export interface AssignedCanary {
  readonly remote: string;
  readonly running: RunningCanary | undefined;
}

export interface Canaries {
  /** Takes over what the channel says now, beside the live releases as they are rendered now. Called at every look at the channel. */
  readonly follow: (wanted: Channel, live: Live) => void;
  readonly of: (bucket: number) => AssignedCanary | undefined;
  /** Whether there are any, running or not. */
  readonly some: () => boolean;
  /** The versions that pages are rendered with, by name of the remote. */
  readonly running: () => Readonly<Record<string, string>>;
  /** Resolves when those that were starting have started or failed. */
  readonly settled: () => Promise<void>;
  readonly close: () => Promise<void>;
}

type Live = WorkerSet['live'];

interface Start {
  readonly version: string;
  readonly live: Live;
  readonly started: Promise<WorkerSet>;
  /** Replaced or ended: what comes of it is not used. */
  over: boolean;
  /** When it has failed. */
  failedAt?: number;
}

interface Entry {
  /** The newest start, which replaces the running one when it is ready. */
  start?: Start;
  running?: RunningCanary;
}

/**
 * The workers of the canaries, one for each. A canary that does not run leaves its visitors on the live releases, and is tried again
 * later.
 */
export function createCanaries(options: CanariesOptions): Canaries {
  const { log, retryAfter = 300_000 } = options;
  const entries = new Map<string, Entry>();
  let wanted: Readonly<Record<string, Canary>> = {};
  let count = 0;

  const entryOf = (remote: string): Entry => {
    const entry = entries.get(remote) ?? {};
    entries.set(remote, entry);
    return entry;
  };

  function stop(remote: string): void {
    const { start, running } = entryOf(remote);
    entries.delete(remote);
    if (start) start.over = true;
    running?.workers.retire();
  }

  function begin(remote: string, { release }: Canary, live: Live): void {
    const { version } = release;
    const about = { canary: `${remote} ${version}` };
    const entry = entryOf(remote);
    if (entry.start) entry.start.over = true;
    const fail = (error: unknown) => {
      if (start.over) return;
      start.failedAt = performance.now();
      // The releases beside it may have been replaced for a reason: an older set of them does not stay.
      entry.running?.workers.retire();
      delete entry.running;
      log.error({ err: error, ...about }, 'A canary does not run: its visitors get the live release.');
    };
    const beside = { remotes: { [remote]: release }, about, onFailed: fail };
    const start: Start = { version, live, started: startBeside(live, beside, options), over: false };
    entry.start = start;
    start.started.then(
      (workers) => {
        if (start.over) return workers.retire();
        if (!workers.loads(remote)) {
          workers.retire();
          return fail(new Error(`${remote} ${version} cannot be evaluated.`));
        }
        entry.running?.workers.retire();
        const name = `canary ${String(++count)}`;
        entry.running = { remote, version, name, workers, renderer: createPageRenderer(log) };
        log.info(about, 'A canary runs.');
      },
      (error: unknown) => fail(error),
    );
  }

  return {
    follow({ canaries = {} }, live) {
      wanted = canaries;
      for (const [remote, { start }] of entries)
        if (start?.version !== canaries[remote]?.release.version) stop(remote);
      for (const [remote, canary] of Object.entries(canaries)) {
        // Begun once the live releases are those that it goes with.
        const { version } = canary.release;
        if (live.channel.canaries?.[remote]?.release.version !== version) continue;
        const before = entries.get(remote)?.start;
        const isDue = before?.failedAt !== undefined && performance.now() >= before.failedAt + retryAfter;
        if (before?.live !== live || isDue) begin(remote, canary, live);
      }
    },
    of(bucket) {
      const found = Object.entries(wanted).find(
        ([, { buckets: range }]) => range[0] <= bucket && bucket < range[1],
      );
      return found && { remote: found[0], running: entries.get(found[0])?.running };
    },
    some: () => Object.keys(wanted).length > 0,
    running: () =>
      Object.fromEntries(
        [...entries].flatMap(([remote, { running }]) => (running ? [[remote, running.version]] : [])),
      ),
    settled: async () => {
      await Promise.allSettled([...entries.values()].flatMap(({ start }) => start?.started ?? []));
    },
    close: async () => {
      const ended = [...entries.values()].flatMap(({ start, running }) => [
        ...(running ? [running.workers.terminate()] : []),
        ...(start ? [terminateIfReady(start)] : []),
      ]);
      for (const remote of [...entries.keys()]) stop(remote);
      await Promise.all(ended);
    },
  };
}

/** One that is not ready is retired as soon as it is. */
async function terminateIfReady({ started }: Start): Promise<void> {
  const workers = await Promise.race([started, Promise.resolve(undefined)]).catch(() => undefined);
  await workers?.terminate();
}
