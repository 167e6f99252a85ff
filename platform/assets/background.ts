import { fork, type ChildProcess } from 'node:child_process';
import os from 'node:os';
import { fileURLToPath } from 'node:url';
import type { Job } from './make-picture.ts';
import type { Made } from './maker.ts';

const entry = fileURLToPath(new URL('./maker.ts', import.meta.url));

export type Background = {
  /** Puts a picture in the line, unless it stands there or has failed before. */
  readonly add: (job: Job) => void;
  /** Resolves when the line is empty. */
  readonly settled: () => Promise<void>;
  /** Drops what is not made yet; it will be asked for again. */
  readonly close: () => void;
};

/** Makes pictures one after the other in a process of low priority, which lives as long as there is something to do. */
export function makeInBackground(onFailure: (job: Job, reason: string) => void): Background {
  const line = new Map<string, Job>();
  const failed = new Set<string>();
  let maker: ChildProcess | null = null;
  let working: Promise<void> | null = null;

  const work = async () => {
    for (const [file, job] of line) {
      const reason = await ask((maker ??= startMaker()), job);
      if (!line.delete(file)) break; // closed meanwhile
      if (reason !== null) {
        failed.add(file);
        onFailure(job, reason);
      }
      if (!maker?.connected) maker = null;
    }
    if (maker?.connected) maker.disconnect();
    maker = null;
    working = null;
  };

  return {
    add: (job) => {
      if (line.has(job.file) || failed.has(job.file)) return;
      line.set(job.file, job);
      working ??= work();
    },
    settled: async () => {
      while (working) await working;
    },
    close: () => {
      line.clear();
      maker?.kill('SIGKILL');
    },
  };
}

function startMaker(): ChildProcess {
  const maker = fork(entry, { execArgv: [], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  lowerPriority(maker.pid);
  // An asset host that is stopped does not wait for it.
  maker.unref();
  maker.channel?.unref();
  return maker;
}

/** At once: the threads that it starts inherit this, and those that it has by the time it runs itself would not. */
function lowerPriority(pid: number | undefined): void {
  try {
    if (pid !== undefined) os.setPriority(pid, os.constants.priority.PRIORITY_LOW);
  } catch {
    // It has ended already; the next picture that is asked of it fails with that reason.
  }
}

/** null when the picture was made, else why not. */
function ask(maker: ChildProcess, job: Job): Promise<string | null> {
  return new Promise((resolve) => {
    const end = (reason: string | null) => {
      maker.off('message', hear).off('exit', die).off('error', die);
      resolve(reason);
    };
    const hear = ({ error }: Made) => end(error);
    const die = () => end('The process that makes pictures ended.');
    maker.on('message', hear).on('exit', die).on('error', die);
    maker.send(job, (error) => error && die());
  });
}
