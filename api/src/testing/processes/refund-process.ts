import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { environmentOf, type ApiProcessOptions } from './api-process.ts';
import type { Victim } from './kill-at-each.ts';

const job = fileURLToPath(new URL('./refund-job.ts', import.meta.url));

export interface RefundProcess extends Victim {
  /** Starts it; 200 when it has done its work. Rejects when it was killed. */
  readonly run: () => Promise<{ readonly status: 200 }>;
}

/** The job that sends refunds, as a process of its own. */
export function refundProcess(options: ApiProcessOptions): RefundProcess {
  let child: ChildProcess | undefined;
  const { promise: gone, resolve } = Promise.withResolvers<void>();
  const kill = () => void child?.kill('SIGKILL');
  return {
    gone,
    kill,
    run: async () => {
      child = spawn(process.execPath, [job], {
        stdio: ['ignore', 'ignore', 'inherit'],
        env: environmentOf(options),
      });
      const [code] = (await once(child, 'exit')) as [number | null];
      resolve();
      if (code !== 0) throw new Error('The job was killed.');
      return { status: 200 };
    },
    stop: () => Promise.resolve(kill()),
  };
}
