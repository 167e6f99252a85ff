import { Worker } from 'node:worker_threads';
import { LostRender, StartFailure, StuckRender } from './errors.ts';
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
import type { RenderWorker, RenderWorkerOptions } from './render-worker.ts';
import { waitingJobs } from './waiting-jobs.ts';

const isOutOfMemory = (error: Error) => (error as NodeJS.ErrnoException).code === 'ERR_WORKER_OUT_OF_MEMORY';

const checkInterval = 50;
/** Megabytes for short-lived objects, such as most of a page's data. */
const youngGenerationMb = 24;

/** Starts a thread that renders pages; runs in a process that may read the releases only. */
export function startRenderThread(
  options: RenderWorkerOptions,
): Pick<RenderWorker, 'ready' | 'render' | 'retire'> {
  const { data, onReport, onEnd, stuckAfter = 800, startWithin = 10_000 } = options;
  const progress = new Int32Array(new SharedArrayBuffer(progressBytes));
  const workerData: WorkerData = { ...data, progress: progress.buffer };
  const worker = new Worker(new URL('./worker.ts', import.meta.url), {
    workerData,
    // Without limits V8 collects garbage so late that a worker with 50 MB in use holds 500 MB.
    resourceLimits: { maxOldGenerationSizeMb: data.memory, maxYoungGenerationSizeMb: youngGenerationMb },
  });
  const waiting = waitingJobs();
  let alive = true;
  let isReady = false;
  let readyAt = 0;

  const { promise: ready, resolve, reject } = Promise.withResolvers<Readiness>();
  ready.catch(() => undefined);

  worker.on('message', (message: FromWorker) => {
    if (message.type === 'ready') {
      isReady = true;
      readyAt = performance.now();
      resolve(message);
    } else if (message.type === 'report') onReport(message);
    else if (message.type === 'rendered') waiting.resolve(message.id, message.result);
    else waiting.reject(message.id, new Error(message.message));
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
    const jobs = current === 0 ? waiting.ids() : [current];
    for (const id of jobs) {
      waiting.reject(id, new StuckRender('The page did not come to an end.'));
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
    waiting.rejectAll(lost);
    onEnd({ error, ...(isReady && { served: performance.now() - readyAt }) });
  }

  const send = (message: ToWorker) => worker.postMessage(message);
  return {
    ready,
    render: (job, budget) =>
      alive
        ? waiting.add((id) => send({ type: 'render', id, budget, ...job }))
        : Promise.reject(new LostRender('The render worker has ended.')),
    retire: () => send({ type: 'stop' }),
  };
}
