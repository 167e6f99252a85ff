import { startDatabase, type DatabaseOptions } from '../../database/index.ts';
import { keep, type KeepOptions, type Kept, type Life } from './keep.ts';

type Running = Life & { readonly url: string; readonly pid: number };

/** Starts the embedded database, and starts it again at the same address whenever it ends by itself. */
export function keepDatabase(
  options: DatabaseOptions,
  heard: Omit<KeepOptions, 'name'>,
): Promise<Kept<Running>> {
  return keep(
    async () => {
      const { url, pid, ended, stop } = await startDatabase(options);
      return {
        ...{ url, pid, stop },
        // What holds its folder goes with it, so that it can be started anew.
        ended: ended.then(stop).then(() => 'The embedded database ended unexpectedly.'),
      };
    },
    { ...heard, name: 'embedded database' },
  );
}
