import { setTimeout as sleep } from 'node:timers/promises';
import type { WorkerData } from '../workers/protocol.ts';
import { startRenderWorker } from '../workers/render-worker.ts';

export interface TrialOptions {
  readonly data: Omit<WorkerData, 'progress'>;
  readonly startWithin?: number | undefined;
  /** Ends a trial that is under way. */
  readonly signal: AbortSignal;
}

/** Milliseconds that a worker must live to count as sound. */
const observeFor = 2000;

/** The remote that ends a worker in which it is alone, and how. The first candidates are tried first. */
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

/** How a worker ends that evaluates these remotes only; nothing: it starts and stays. */
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
      worker.ready.then(() => sleep(observeFor, undefined, { ref: false })),
    ]);
  } catch (error) {
    return error as Error;
  } finally {
    signal.removeEventListener('abort', stop);
    await worker.terminate();
  }
}
