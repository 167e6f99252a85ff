import { setTimeout as sleep } from 'node:timers/promises';
import type { WorkerData } from './protocol.ts';
import { startRenderWorker } from './render-worker.ts';

export interface TrialOptions {
  readonly data: Omit<WorkerData, 'pulse'>;
  readonly startWithin?: number | undefined;
  /** Ends a trial that is under way. */
  readonly signal: AbortSignal;
}

/** Milliseconds that a worker has to live in which it is seen whether it is sound. */
const watched = 2000;

/** The remote that ends a worker in which it is alone, and how. The first suspects are tried first. */
export async function findCulprit(
  suspects: readonly string[],
  options: TrialOptions,
): Promise<{ readonly remote: string; readonly cause: Error } | undefined> {
  for (const remote of suspects) {
    const cause = await endOf([remote], options);
    if (options.signal.aborted) return undefined;
    // What ends without any remote is the doing of the shell, or of the machine.
    if (cause) return (await endOf([], options)) ? undefined : { remote, cause };
  }
  return undefined;
}

/** How a worker ends that evaluates these remotes only; nothing: it starts and stays. */
export async function endOf(
  remotes: readonly string[],
  { data, startWithin, signal }: TrialOptions,
): Promise<Error | undefined> {
  const others = Object.keys(data.channel.remotes).filter((name) => !remotes.includes(name));
  const leftOut = { ...data.leftOut, ...Object.fromEntries(others.map((name) => [name, 'not tried'])) };
  const ended = Promise.withResolvers<Error>();
  const worker = startRenderWorker({
    data: { ...data, leftOut },
    // It will be told by those that draw pages.
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
      worker.ready.then(() => sleep(watched, undefined, { ref: false })),
    ]);
  } catch (error) {
    return error as Error;
  } finally {
    signal.removeEventListener('abort', stop);
    await worker.terminate();
  }
}
