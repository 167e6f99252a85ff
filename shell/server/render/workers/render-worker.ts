import { fork } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { fromRoot, readingOnly } from '@ritual/platform/settings';
import type { Rendered, RenderJob } from '../../../src/server-rendering/types.ts';
import { LostRender, StartFailure, StuckRender, type WorkerEnd } from './errors.ts';
import type { FromProcess, FromWorker, Readiness, ToProcess, WorkerData } from './protocol.ts';
import { waitingJobs } from './waiting-jobs.ts';

export type WorkerReport = Extract<FromWorker, { type: 'report' }>;

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

export interface RenderWorkerOptions {
  readonly data: Omit<WorkerData, 'progress'>;
  readonly onReport: (report: WorkerReport) => void;
  readonly onEnd: (end: WorkerEnd) => void;
  /**
   * Milliseconds without a heartbeat after which a worker counts as stuck. Measured in processor time: an endless loop uses it, a
   * worker that waits on a busy machine does not. A worker that uses none is stuck after ten times as long.
   */
  readonly stuckAfter?: number | undefined;
  /** Timeout of evaluating the shell and each remote, in ms. */
  readonly startWithin?: number | undefined;
}

const script = fileURLToPath(new URL('render-process.ts', import.meta.url));

/** Threads keep to what their process may read; Node warns because one could be started with other flags, which no release can. */
const withThread = ['--allow-worker', '--disable-warning=PERM0006'];

/** Starts a process that renders pages of one revision. Releases are code of several teams: it can read them and the store's code only. */
export function startRenderWorker({ data, onReport, onEnd, ...limits }: RenderWorkerOptions): RenderWorker {
  const child = fork(script, {
    cwd: fromRoot('.'),
    execArgv: [...readingOnly([data.releases, path.dirname(data.shell.nodeFile)]), ...withThread],
    env: { NODE_ENV: process.env['NODE_ENV'] },
    serialization: 'advanced',
  });
  const waiting = waitingJobs();
  const closed = new Promise<void>((resolve) => child.once('close', () => resolve()));
  let alive = true;
  let readyAt: number | undefined;
  const { promise: ready, resolve, reject } = Promise.withResolvers<Readiness>();
  ready.catch(() => undefined);
  // Whatever could not be sent is reported by 'exit'.
  const send = (message: ToProcess) => child.connected && child.send(message, () => undefined);

  child.on('message', (message: FromProcess) => {
    if (!alive) return;
    if (message.type === 'ready') {
      readyAt = performance.now();
      resolve(message);
    } else if (message.type === 'report') onReport(message);
    else if (message.type === 'ended') {
      const { message: text, stack, code, remote } = message;
      end(Object.assign(new Error(text), { code, stack }), remote);
    } else if (message.type === 'rendered') waiting.resolve(message.id, message.result);
    else waiting.reject(message.id, errorOf(message));
  });
  child.once('error', (error) => end(error));
  child.once('exit', (code, signal) => {
    end(new Error(`The render process has ended with ${signal ?? `code ${String(code)}`}.`));
  });

  function end(error: Error, remote?: string): void {
    if (!alive) return;
    alive = false;
    reject(new StartFailure(error.message, remote, error));
    const lost = new LostRender(error.message, { cause: error });
    waiting.rejectAll(lost);
    onEnd({ error, ...(readyAt !== undefined && { served: performance.now() - readyAt }) });
  }

  send({ type: 'start', data, ...limits });
  return {
    ready,
    isReady: () => readyAt !== undefined,
    alive: () => alive,
    waiting: waiting.count,
    render: (job, budget) =>
      alive
        ? waiting.add((id) => send({ type: 'render', id, budget, ...job }))
        : Promise.reject(new LostRender('The render worker has ended.')),
    retire: () => send({ type: 'retire' }),
    terminate: async () => {
      end(new Error('The server is stopping.'));
      child.kill('SIGKILL');
      await closed;
    },
  };
}

function errorOf({ message, cause }: Extract<FromProcess, { type: 'failed' }>): Error {
  if (cause === 'stuck') return new StuckRender(message);
  return cause === 'lost' ? new LostRender(message) : new Error(message);
}
