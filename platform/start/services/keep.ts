import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';

/** Something that runs until it ends: by itself, or because it is stopped. */
export type Life = {
  /** Settles with a sentence that says how it ended. */
  readonly ended: Promise<string>;
  readonly stop: () => Promise<void>;
};

export type Kept<L extends Life> = {
  /** The life that runs, or ran last. */
  readonly life: () => L;
  /** Ends it on purpose, by `how` or in order; it stays so until `start`. */
  readonly end: (how?: (life: L) => Promise<void>) => Promise<void>;
  readonly start: () => Promise<void>;
};

export type KeepOptions = {
  readonly name: string;
  /** Hears of every end that was not asked for, and of what comes after it. */
  readonly tell: (sentence: string) => void;
  /** Hears that it is not started again any more. */
  readonly onGivenUp: (sentence: string) => void;
  /** Milliseconds before each new start in a row; after the last one it is given up. */
  readonly waits?: readonly number[];
  /** Milliseconds after which a life counts as a good one, and the waits begin anew. */
  readonly steadyAfter?: number;
};

/**
 * Starts something and starts it again whenever it ends without having been asked to, with growing waits. Throws what the
 * first start throws; a later start that fails counts as one more end.
 */
export async function keep<L extends Life>(
  begin: (signal: AbortSignal) => Promise<L>,
  { name, tell, onGivenUp, waits = [500, 1000, 2000, 5000, 10_000], steadyAfter = 60_000 }: KeepOptions,
): Promise<Kept<L>> {
  let watch = new AbortController();
  let life = await begin(watch.signal);
  let watching = follow(watch.signal);

  async function follow(signal: AbortSignal): Promise<void> {
    for (let failures = 0; ;) {
      const began = performance.now();
      const how = await unlessAborted(life.ended, signal);
      if (how === null) return;
      if (performance.now() - began >= steadyAfter) failures = 0;
      const used = await beginAgain(how, failures, signal);
      if (used === null) return;
      failures = used;
    }
  }

  /** Answers with how often it has failed in a row by now; null: it was given up, or is not wanted any more. */
  async function beginAgain(how: string, failures: number, signal: AbortSignal): Promise<number | null> {
    const wait = waits[failures];
    if (wait === undefined) {
      onGivenUp(`${how}\nThe ${name} has ended ${failures + 1} times in a row and is not started again.`);
      return null;
    }
    tell(`${how}\nThe ${name} is started again in ${wait / 1000} s.`);
    if ((await unlessAborted(sleep(wait, true, { signal }), signal)) === null) return null;
    try {
      life = await begin(signal);
    } catch (error) {
      if (signal.aborted) return null;
      return beginAgain((error as Error).message, failures + 1, signal);
    }
    tell(`The ${name} runs again.`);
    return failures + 1;
  }

  return {
    life: () => life,
    end: async (how = (ending) => ending.stop()) => {
      watch.abort();
      await watching;
      await how(life);
    },
    start: async () => {
      watch.abort();
      await watching;
      await life.stop();
      watch = new AbortController();
      life = await begin(watch.signal);
      watching = follow(watch.signal);
    },
  };
}

/** null: aborted before there was an answer. */
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
