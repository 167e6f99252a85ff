import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';

/** One run of a process. */
export type Run = {
  /** Resolves when the process has ended, with a sentence that says how. */
  readonly ended: Promise<string>;
  readonly stop: () => Promise<void>;
};

export type Supervised<R extends Run> = {
  /** The current run, or the last one. */
  readonly current: () => R;
  /** Ends the process on purpose, with `how` or its own `stop`. It is not restarted until `start` is called. */
  readonly end: (how?: (run: R) => Promise<void>) => Promise<void>;
  readonly start: () => Promise<void>;
};

export type SupervisorOptions = {
  readonly name: string;
  /** Called with a sentence for each unexpected end and each restart. */
  readonly notify: (sentence: string) => void;
  /** Called when the process is not restarted any more. */
  readonly onGivenUp: (sentence: string) => void;
  /** Milliseconds before each consecutive restart; after the last one the supervisor gives up. */
  readonly restartDelays?: readonly number[];
  /** Milliseconds after which a run counts as stable: the next restart begins with the first delay again. */
  readonly stableAfter?: number;
};

/**
 * Starts a process and restarts it with increasing delays whenever it ends unexpectedly. Rejects when the first start fails; a
 * later start that fails counts as one more unexpected end.
 */
export async function supervise<R extends Run>(
  launch: (signal: AbortSignal) => Promise<R>,
  {
    name,
    notify,
    onGivenUp,
    restartDelays = [500, 1000, 2000, 5000, 10_000],
    stableAfter = 60_000,
  }: SupervisorOptions,
): Promise<Supervised<R>> {
  let watch = new AbortController();
  let run = await launch(watch.signal);
  let watching = restartOnEnd(watch.signal);

  async function restartOnEnd(signal: AbortSignal): Promise<void> {
    for (let failures = 0; ;) {
      const began = performance.now();
      const how = await unlessAborted(run.ended, signal);
      if (how === null) return;
      if (performance.now() - began >= stableAfter) failures = 0;
      const used = await restart(how, failures, signal);
      if (used === null) return;
      failures = used;
    }
  }

  /** Resolves with the number of consecutive failures; null when the supervisor gave up or was aborted. */
  async function restart(how: string, failures: number, signal: AbortSignal): Promise<number | null> {
    const delay = restartDelays[failures];
    if (delay === undefined) {
      onGivenUp(`${how}\nThe ${name} has ended ${failures + 1} times in a row and is not started again.`);
      return null;
    }
    notify(`${how}\nThe ${name} is started again in ${delay / 1000} s.`);
    if ((await unlessAborted(sleep(delay, true, { signal }), signal)) === null) return null;
    try {
      run = await launch(signal);
    } catch (error) {
      if (signal.aborted) return null;
      return restart((error as Error).message, failures + 1, signal);
    }
    notify(`The ${name} runs again.`);
    return failures + 1;
  }

  return {
    current: () => run,
    end: async (how = (ending) => ending.stop()) => {
      watch.abort();
      await watching;
      await how(run);
    },
    start: async () => {
      watch.abort();
      await watching;
      await run.stop();
      watch = new AbortController();
      run = await launch(watch.signal);
      watching = restartOnEnd(watch.signal);
    },
  };
}

/** Resolves with null when aborted before the work has ended. */
async function unlessAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T | null> {
  if (signal.aborted) return null;
  const settled = new AbortController();
  const aborted = once(signal, 'abort', { signal: settled.signal }).then(
    () => null,
    () => null,
  );
  try {
    return await Promise.race([work, aborted]);
  } catch (error) {
    if (signal.aborted) return null;
    throw error;
  } finally {
    settled.abort();
  }
}
