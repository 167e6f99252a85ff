import { createTestDatabase } from '@ritual/platform/database';
import { openDatabase } from '../src/db/client.ts';
import { prepareDatabase } from '../src/prepare/prepare.ts';
import { seedGenerated } from '../src/prepare/seed/generated.ts';

/** A fresh database of the test server with so many products. */
export async function newStoreDatabase(
  products: number,
): Promise<{ readonly url: string; readonly drop: () => Promise<void> }> {
  const made = await createTestDatabase();
  const database = openDatabase({ url: made.url, limits: null });
  await prepareDatabase(database, { mode: 'demo' });
  await seedGenerated(database.db, products, () => undefined);
  await database.close();
  return made;
}

export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** @param share 0.95 for the 95th percentile */
export const percentile = (times: readonly number[], share: number): number =>
  times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * share))] ?? NaN;
