import { expect, test } from '@jest/globals';
import { setUpTestStore } from '../testing/set-up.ts';
import type { Tx } from './client.ts';
import { sql } from './drizzle.ts';
import { retryConflicts } from './retry-conflicts.ts';

const store = setUpTestStore();

const lock = (tx: Tx, id: number) => tx.execute(sql`select id from variants where id = ${id} for update`);

test('two transactions that wait for each other both come to their end', async () => {
  let arrived = 0;
  let open: () => void = () => undefined;
  const both = new Promise<void>((resolve) => (open = resolve));
  const runs: string[] = [];
  const take = (name: string, first: number, second: number) =>
    store.database.transaction(async (tx) => {
      runs.push(name);
      await lock(tx, first);
      arrived += 1;
      if (arrived === 2) open();
      await both;
      await lock(tx, second);
      return name;
    });
  expect(await Promise.all([take('a', 10101, 10102), take('b', 10102, 10101)])).toEqual(['a', 'b']);
  // One of them was ended by the database and begun anew.
  expect(runs).toHaveLength(3);
});

test('what fails for another reason, or again and again, is not done for ever', async () => {
  let runs = 0;
  const failing = (code: string) =>
    retryConflicts(() => {
      runs += 1;
      return Promise.reject(Object.assign(new Error(), { cause: { code } }));
    });
  await expect(failing('23505')).rejects.toThrow();
  expect(runs).toBe(1);
  await expect(failing('40001')).rejects.toThrow();
  expect(runs).toBe(5);
});
