import { startDatabase, type DatabaseOptions } from '../../database/index.ts';
import { supervise, type Run, type Supervised, type SupervisorOptions } from './supervise.ts';

type DatabaseRun = Run & { readonly url: string; readonly pid: number };

/** Starts the embedded database, and restarts it at the same address whenever it ends unexpectedly. */
export function superviseDatabase(
  options: DatabaseOptions,
  callbacks: Omit<SupervisorOptions, 'name'>,
): Promise<Supervised<DatabaseRun>> {
  return supervise(
    async () => {
      const { url, pid, ended, stop } = await startDatabase(options);
      return {
        ...{ url, pid, stop },
        // `stop` also releases the lock on its folder, without which it could not be restarted.
        ended: ended.then(stop).then(() => 'The embedded database ended unexpectedly.'),
      };
    },
    { ...callbacks, name: 'embedded database' },
  );
}
