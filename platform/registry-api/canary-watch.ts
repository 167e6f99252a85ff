import type { Canary } from '../../shared/federation/channel.ts';
import { ChannelConflict } from '../registry/index.ts';
import {
  abortCanary,
  completeCanary,
  listCanaries,
  stepCanary,
  type ListedCanary,
} from '../release/canary/index.ts';
import type { Reports } from '../release-watch/reports-client.ts';
import { decide, type Decision, type Waiting } from '../release-watch/statistics/decide.ts';
import type { ReleaseStore } from '../release/store/release-store.ts';

export interface CanaryWatchOptions {
  readonly store: ReleaseStore;
  readonly reports: Pick<Reports, 'votes'>;
  readonly waiting: Waiting;
  readonly log: {
    readonly info: (details: object, message: string) => void;
    readonly warn: (details: object, message: string) => void;
  };
  /** Milliseconds between two looks. */
  readonly every?: number;
  /** Milliseconds before a step that was refused is tried again: each try runs and compares the release. */
  readonly retryAfter?: number;
}

/** Who aborts and grows canaries, as the history names it. */
export const watchActor = 'canary-watch';

/**
 * Looks at the votes of each canary about once a second: aborts one that harms, and gives one that does not to more visitors when its
 * time has come. Several watches do no more than one: each change is refused when the canary was changed meanwhile. Without votes
 * nothing is changed. Returns a function that ends it and resolves once a look that has begun is over.
 */
export function startCanaryWatch(options: CanaryWatchOptions): () => Promise<void> {
  const { store, reports, waiting, log, every = 1000, retryAfter = 60_000 } = options;
  /** What could not be done, by canary: logged once. */
  const problems = new Map<string, string>();
  /** Until when the refused step of a canary is not tried again, by the monotonic clock. */
  const notBefore = new Map<string, number>();
  let ending = false;

  async function look(): Promise<void> {
    const channel = await store.channel.read();
    for (const listed of listCanaries(channel)) {
      const seen = channel.canaries?.[listed.remote];
      if (!seen || ending) continue;
      try {
        await watchOne(listed, seen);
        problems.delete(listed.remote);
      } catch (error) {
        // Decided anew at the next look.
        if (error instanceof ChannelConflict) continue;
        const { message } = error as Error;
        if (problems.get(listed.remote) !== message) {
          log.warn({ err: error, remote: listed.remote }, 'A canary stays as it is.');
        }
        problems.set(listed.remote, message);
      }
    }
  }

  async function watchOne(listed: ListedCanary, seen: Canary): Promise<void> {
    const { remote, version, startedAt, steppedAt, automatic, next } = listed;
    const votes = await reports.votes({ remote, version, startedAt });
    const canary = { steppedAt: Date.parse(steppedAt), automatic, next };
    const decision = decide(canary, votes, Date.now(), waiting);
    if (decision.kind === 'wait') return;
    // An abort is never put off.
    const isAbort = decision.kind === 'abort';
    if (!isAbort && performance.now() < (notBefore.get(remote) ?? 0)) return;
    try {
      await carryOut(remote, seen, decision);
    } catch (error) {
      if (!(error instanceof ChannelConflict)) notBefore.set(remote, performance.now() + retryAfter);
      throw error;
    }
    notBefore.delete(remote);
    log.info({ remote, version, ...decision }, 'A canary was changed.');
  }

  async function carryOut(remote: string, seen: Canary, decision: Exclude<Decision, { kind: 'wait' }>) {
    const options = { seen, actor: watchActor };
    if (decision.kind === 'step') await stepCanary(store, remote, {}, options);
    else if (decision.kind === 'complete') {
      await completeCanary(store, remote, { ...options, reason: decision.reason });
    } else await abortCanary(store, remote, { ...options, reason: decision.reason });
  }

  let running: Promise<void> | undefined;
  let lastProblem = '';
  const timer = setInterval(() => {
    running ??= look()
      .then(() => (lastProblem = ''))
      .catch((error: unknown) => {
        const { message } = error as Error;
        if (message !== lastProblem) log.warn({ err: error }, 'Canaries cannot be watched.');
        lastProblem = message;
      })
      .then(() => (running = undefined));
  }, every);
  return async () => {
    ending = true;
    clearInterval(timer);
    await running;
  };
}
