import { Worker } from 'node:worker_threads';
import type { Rendered, RenderJob } from '../../../src/server-rendering/types.ts';
import {
  currentJob,
  heartbeat,
  progressBytes,
  startStep,
  type FromWorker,
  type Readiness,
  type ToWorker,
  type WorkerData,
} from './protocol.ts';

/** The worker did not respond while it rendered this job, and was ended. */
export class StuckRender extends Error {}
/** The worker was ended while this job waited; the job did not cause it and may be tried again. */
export class LostRender extends Error {}

/** The worker ended before it could render; `remote` is the one that was being evaluated. */
export class StartFailure extends Error {
  readonly remote: string | undefined;

  constructor(message: string, remote: string | undefined, cause: unknown) {
    super(message, { cause });
    this.remote = remote;
  }
}

const isOutOfMemory = (error: Error) => (error as NodeJS.ErrnoException).code === 'ERR_WORKER_OUT_OF_MEMORY';

/** How a worker has ended. */
export interface WorkerEnd {
  readonly error: Error;
  /** Milliseconds for which it was ready; undefined when it never was. */
  readonly served?: number;
}

export type WorkerReport = Extract<FromWorker, { type: 'report' }>;

const checkInterval = 50;
/** Megabytes for short-lived objects, such as most of a page's data. */
const youngGenerationMb = 24;

interface Waiting {
  readonly resolve: (result: Rendered) => void;
  readonly reject: (error: Error) => void;
}

export interface RenderWorker {
  /** Resolves once pages can be rendered; rejects with a StartFailure when the worker cannot start. */
  readonly ready: Promise<Readiness>;
  readonly isReady: () => boolean;
  readonly alive: () => boolean;
  readonly waiting: () => number;
  readonly render: (job: RenderJob, budget: number) => Promise<Rendered>;
  /** Ends the worker after its current jobs. */
  readonly retire: () => void;
  readonly terminate: () => Promise<void>;
}

interface Options {
  readonly data: Omit<WorkerData, 'progress'>;
  readonly onReport: (report: WorkerReport) => void;
  readonly onEnd: (end: WorkerEnd) => void;
  /**
   * Milliseconds without a heartbeat after which a worker counts as stuck. Measured in processor time: an endless loop uses it, a
   * worker that waits on a busy machine does not. A worker that uses none is stuck after ten times as long.
   */
  readonly stuckAfter?: number;
  /** Timeout of evaluating the shell and each remote, in ms. */
  readonly startWithin?: number | undefined;
}

function environmentOfReleases(): NodeJS.Dict<string> {
  const given = ['NODE_ENV', 'NODE_COMPILE_CACHE'];
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => given.includes(name)));
}

export function startRenderWorker(options: Options): RenderWorker {
  const { data, onReport, onEnd, stuckAfter = 800, startWithin = 10_000 } = options;
  const progress = new Int32Array(new SharedArrayBuffer(progressBytes));
  const workerData: WorkerData = { ...data, progress: progress.buffer };
  const worker = new Worker(new URL('./worker.ts', import.meta.url), {
    workerData,
    // Releases are code of several teams: the rest of the environment is none of theirs.
    env: environmentOfReleases(),
    // Without limits V8 collects garbage so late that a worker with 50 MB in use holds 500 MB.
    resourceLimits: { maxOldGenerationSizeMb: data.memory, maxYoungGenerationSizeMb: youngGenerationMb },
  });
  const waiting = new Map<number, Waiting>();
  let alive = true;
  let isReady = false;
  let readyAt = 0;
  let lastId = 0;

  const { promise: ready, resolve, reject } = Promise.withResolvers<Readiness>();
  ready.catch(() => undefined);

  worker.on('message', (message: FromWorker) => {
    if (message.type === 'ready') {
      isReady = true;
      readyAt = performance.now();
      resolve(message);
    } else if (message.type === 'report') onReport(message);
    else {
      const job = waiting.get(message.id);
      waiting.delete(message.id);
      if (message.type === 'rendered') job?.resolve(message.result);
      else job?.reject(new Error(message.message));
    }
  });
  worker.on('error', (error) => end(error as Error));
  worker.on('exit', () => end(new Error('The render worker has ended.')));

  const timer = watch();
  /** Checks often, so that a loop costs one worker less than a second. While the worker starts, its steps are checked. */
  function watch(): NodeJS.Timeout {
    let lastProgress = '';
    let silent = 0;
    let waited = 0;
    let checkedAt = performance.now();
    let used = process.cpuUsage();
    const check = setInterval(() => {
      const at = performance.now();
      const now = isReady
        ? `beat ${String(Atomics.load(progress, heartbeat))}`
        : `step ${String(Atomics.load(progress, startStep))}`;
      // On a machine so busy that even this check is late, the time does not count against the worker.
      const passed = Math.min(at - checkedAt, 2 * checkInterval);
      const { user, system } = process.cpuUsage(used);
      silent = now === lastProgress ? silent + Math.min(passed, (user + system) / 1000) : 0;
      waited = now === lastProgress ? waited + passed : 0;
      lastProgress = now;
      checkedAt = at;
      used = process.cpuUsage();
      if (isReady ? silent > stuckAfter || waited > 10 * stuckAfter : waited > startWithin) terminateStuck();
    }, checkInterval);
    return check.unref();
  }

  function startFailure(error: Error): StartFailure {
    const step = Atomics.load(progress, startStep);
    const remote = step === 0 ? undefined : Object.keys(data.channel.remotes)[step - 1];
    return new StartFailure(error.message, remote, error);
  }

  /** Ends the worker. The job whose code was running fails; when that is not known, all fail. */
  function terminateStuck(): void {
    const current = Atomics.load(progress, currentJob);
    const jobs = current === 0 ? [...waiting.keys()] : [current];
    for (const id of jobs) {
      waiting.get(id)?.reject(new StuckRender('The page did not come to an end.'));
      waiting.delete(id);
    }
    void worker.terminate();
    end(new Error('The render worker was stuck.'));
  }

  function end(error: Error): void {
    if (!alive) return;
    alive = false;
    clearInterval(timer);
    reject(startFailure(error));
    // Another worker would need as much memory for them.
    const lost = isOutOfMemory(error) ? error : new LostRender(error.message, { cause: error });
    for (const job of waiting.values()) job.reject(lost);
    waiting.clear();
    onEnd({ error, ...(isReady && { served: performance.now() - readyAt }) });
  }

  const send = (message: ToWorker) => worker.postMessage(message);
  return {
    ready,
    isReady: () => isReady,
    alive: () => alive,
    waiting: () => waiting.size,
    render: (job, budget) =>
      new Promise((resolveJob, rejectJob) => {
        if (!alive) return rejectJob(new LostRender('The render worker has ended.'));
        const id = ++lastId;
        waiting.set(id, { resolve: resolveJob, reject: rejectJob });
        send({ type: 'render', id, budget, ...job });
      }),
    retire: () => send({ type: 'stop' }),
    terminate: async () => {
      end(new Error('The server is stopping.'));
      await worker.terminate();
    },
  };
}
