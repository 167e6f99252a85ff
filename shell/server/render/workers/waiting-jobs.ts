import type { Rendered } from '../../../src/server-rendering/types.ts';

interface Waiting {
  readonly resolve: (result: Rendered) => void;
  readonly reject: (error: Error) => void;
}

/** The pages that a process or thread was asked for and has not answered yet, by a number of their own. */
export function waitingJobs() {
  const jobs = new Map<number, Waiting>();
  let lastId = 0;
  const take = (id: number) => {
    const job = jobs.get(id);
    jobs.delete(id);
    return job;
  };
  return {
    count: () => jobs.size,
    ids: () => [...jobs.keys()],
    /** Settles with the answer to the job that `send` asks for. */
    add: (send: (id: number) => void): Promise<Rendered> =>
      new Promise((resolve, reject) => {
        const id = ++lastId;
        jobs.set(id, { resolve, reject });
        send(id);
      }),
    resolve: (id: number, result: Rendered) => take(id)?.resolve(result),
    reject: (id: number, error: Error) => take(id)?.reject(error),
    rejectAll(error: Error) {
      for (const id of [...jobs.keys()]) take(id)?.reject(error);
    },
  };
}
