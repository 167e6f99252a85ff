import type { Channel } from '@ritual/shared/federation/channel';
import type { Rendered, RenderJob } from '../../../src/server-rendering/types.ts';
import { pageAddress } from '../page-address.ts';
import { LostRender, StartFailure, type WorkerEnd } from './errors.ts';
import type { Readiness, WorkerData } from './protocol.ts';
import { startRenderWorker, type RenderWorker, type WorkerReport } from './render-worker.ts';

export interface WorkerSetOptions {
  readonly data: Omit<WorkerData, 'progress'>;
  readonly size: number;
  readonly onReport: (report: WorkerReport) => void;
  /** Called when a worker ends unexpectedly after the set has started. */
  readonly onEnd: (end: WorkerEnd) => void;
  /** Timeout of rendering a page in ms. */
  readonly budget: number;
  /** Timeout of evaluating the shell and each remote, in ms. */
  readonly startWithin?: number | undefined;
}

export interface WorkerSet {
  /** The releases that it renders with. */
  readonly live: Pick<WorkerData, 'channel' | 'excluded' | 'shell'>;
  readonly revision: number;
  readonly remotes: Channel['remotes'];
  /** Whether a remote could be evaluated. */
  readonly loads: (remote: string) => boolean;
  /** The layout without a page, sent when no worker can render. */
  readonly frame: () => Readiness['frame'];
  /** The form of an address under which its page is rendered and cached. */
  readonly addressOf: (url: string) => string;
  readonly render: (job: RenderJob) => Promise<Rendered>;
  readonly retire: () => void;
  readonly terminate: () => Promise<void>;
}

/** Milliseconds that a request waits for a restarting worker before the browser renders its page. */
const waitForWorker = 300;
/** Milliseconds before a worker is restarted that ended within this time after its start. */
const restartDelay = 1000;

/** Starts the workers of one channel revision; resolves when the first of them is ready, rejects with a StartFailure. */
export async function startWorkerSet(options: WorkerSetOptions): Promise<WorkerSet> {
  const { data, size, onReport, onEnd, budget, startWithin } = options;
  const workers: RenderWorker[] = [];
  let started = false;
  let over = false;

  function add(): RenderWorker {
    const begun = performance.now();
    const worker = startRenderWorker({
      ...{ data, onReport, startWithin },
      onEnd: (end) => {
        workers.splice(workers.indexOf(worker), 1);
        if (over || !started) return;
        onEnd(end);
        const wait = performance.now() - begun < restartDelay ? restartDelay : 0;
        setTimeout(() => {
          if (!over) add();
        }, wait).unref();
      },
    });
    workers.push(worker);
    return worker;
  }

  const first = Array.from({ length: size }, () => add());
  let known: Readiness;
  try {
    known = await Promise.any(first.map(({ ready }) => ready));
  } catch (error) {
    over = true;
    const [cause] = error instanceof AggregateError ? (error.errors as unknown[]) : [error];
    const remote = cause instanceof StartFailure ? cause.remote : undefined;
    throw new StartFailure('No render worker could start.', remote, cause);
  }
  started = true;
  // Replaces those that ended during the start.
  while (workers.length < size) add();

  async function pick(): Promise<RenderWorker> {
    const [best] = workers
      .filter((worker) => worker.alive())
      .sort((a, b) => Number(b.isReady()) - Number(a.isReady()) || a.waiting() - b.waiting());
    if (best?.isReady()) return best;
    if (best) {
      await withTimeout(best.ready, budget);
      return best;
    }
    await new Promise((resolve) => setTimeout(resolve, waitForWorker));
    const [restarted] = workers;
    if (!restarted) throw new LostRender('There is no render worker.');
    return restarted;
  }

  return {
    live: data,
    revision: data.channel.revision,
    remotes: data.channel.remotes,
    loads: (remote) => Object.hasOwn(known.routes, remote),
    frame: () => known.frame,
    addressOf: (url) => pageAddress(url, data.channel.remotes, known.routes),
    async render(job) {
      try {
        return await (await pick()).render(job, budget);
      } catch (error) {
        if (!(error instanceof LostRender)) throw error;
        return (await pick()).render(job, budget);
      }
    },
    retire: () => {
      over = true;
      for (const worker of workers) worker.retire();
    },
    terminate: async () => {
      over = true;
      await Promise.all([...workers].map((worker) => worker.terminate()));
    },
  };
}

/** Rejects when the worker is not ready in time. */
async function withTimeout(ready: Promise<unknown>, milliseconds: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('No render worker is ready.')), milliseconds);
  });
  await Promise.race([ready, late]).finally(() => clearTimeout(timer));
}
