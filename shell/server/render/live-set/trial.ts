import { setTimeout as sleep } from 'node:timers/promises';
import type { WorkerData } from '../workers/protocol.ts';
import { startRenderWorker } from '../workers/render-worker.ts';

export interface TrialOptions {
  readonly data: Omit<WorkerData, 'progress'>;
  readonly startWithin?: number | undefined;
  /** Aborts a running trial. */
  readonly signal: AbortSignal;
}

/** Milliseconds that a worker must run after its start to pass. */
const observeFor = 2000;
/**
 * Milliseconds within which it must then render the frame of a page. On a busy machine a worker that loops is found late, so that one
 * which has not ended yet may still be stuck.
 */
const answerWithin = 10_000;

/** The first candidate that ends a worker when it is loaded alone, and the error. */
export async function findFailingRemote(
  candidates: readonly string[],
  options: TrialOptions,
): Promise<{ readonly remote: string; readonly cause: Error } | undefined> {
  for (const remote of candidates) {
    const cause = await trialRun([remote], options);
    if (options.signal.aborted) return undefined;
    // A worker that ends without any remote was ended by the shell, or by the machine.
    if (cause) return (await trialRun([], options)) ? undefined : { remote, cause };
  }
  return undefined;
}

/** Starts a worker with these remotes only; resolves with the error that ends it, or undefined when it keeps running. */
export async function trialRun(
  remotes: readonly string[],
  { data, startWithin, signal }: TrialOptions,
): Promise<Error | undefined> {
  const others = Object.keys(data.channel.remotes).filter((name) => !remotes.includes(name));
  const excluded = { ...data.excluded, ...Object.fromEntries(others.map((name) => [name, 'not tried'])) };
  const ended = Promise.withResolvers<Error>();
  const worker = startRenderWorker({
    data: { ...data, excluded },
    // The workers that render pages report the same.
    onReport: () => undefined,
    onEnd: ({ error }) => ended.resolve(error),
    startWithin,
  });
  const stop = () => void worker.terminate();
  signal.addEventListener('abort', stop, { once: true });
  if (signal.aborted) stop();
  try {
    return await Promise.race([
      ended.promise,
      worker.ready
        .then(() => sleep(observeFor, undefined, { ref: false }))
        .then(() => worker.render({ url: '/', mode: 'frame' }, answerWithin))
        .then(() => undefined),
    ]);
  } catch (error) {
    return error as Error;
  } finally {
    signal.removeEventListener('abort', stop);
    await worker.terminate();
  }
}
