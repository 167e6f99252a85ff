import { fork, type ChildProcess } from 'node:child_process';
import os from 'node:os';
import { fileURLToPath } from 'node:url';
import type { Job } from './make-picture.ts';
import type { Made } from './picture-process.ts';

const entry = fileURLToPath(new URL('./picture-process.ts', import.meta.url));

export type PictureQueue = {
  /** Adds a picture, unless it is queued already or has failed before. */
  readonly add: (job: Job) => void;
  /** Resolves when the queue is empty. */
  readonly settled: () => Promise<void>;
  /** Drops all queued pictures and ends the process; the next request for a picture adds it again. */
  readonly close: () => void;
};

/** Makes pictures one at a time in a process of low priority, which runs while the queue is not empty. */
export function createPictureQueue(onFailure: (job: Job, reason: string) => void): PictureQueue {
  const queue = new Map<string, Job>();
  const failed = new Set<string>();
  let worker: ChildProcess | null = null;
  let working: Promise<void> | null = null;

  const work = async () => {
    for (const [file, job] of queue) {
      const reason = await runJob((worker ??= startPictureProcess()), job);
      if (!queue.delete(file)) break; // closed meanwhile
      if (reason !== null) {
        failed.add(file);
        onFailure(job, reason);
      }
      if (!worker?.connected) worker = null;
    }
    if (worker?.connected) worker.disconnect();
    worker = null;
    working = null;
  };

  return {
    add: (job) => {
      if (queue.has(job.file) || failed.has(job.file)) return;
      queue.set(job.file, job);
      working ??= work();
    },
    settled: async () => {
      while (working) await working;
    },
    close: () => {
      queue.clear();
      worker?.kill('SIGKILL');
    },
  };
}

function startPictureProcess(): ChildProcess {
  const worker = fork(entry, { execArgv: [], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  lowerPriority(worker.pid);
  // The asset host can exit while the process is running.
  worker.unref();
  worker.channel?.unref();
  return worker;
}

/** Set by the parent right after the start: threads inherit the priority, and a later change would miss those already started. */
function lowerPriority(pid: number | undefined): void {
  try {
    if (pid !== undefined) os.setPriority(pid, os.constants.priority.PRIORITY_LOW);
  } catch {
    // The process has ended already; the next job fails with that reason.
  }
}

/** Resolves with null when the picture was made, else with the reason. */
function runJob(worker: ChildProcess, job: Job): Promise<string | null> {
  return new Promise((resolve) => {
    const end = (reason: string | null) => {
      worker.off('message', onMessage).off('exit', onExit).off('error', onExit);
      resolve(reason);
    };
    const onMessage = ({ error }: Made) => end(error);
    const onExit = () => end('The process that makes pictures ended.');
    worker.on('message', onMessage).on('exit', onExit).on('error', onExit);
    worker.send(job, (error) => error && onExit());
  });
}
