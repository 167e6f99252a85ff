import { fileURLToPath } from 'node:url';
import { sql, migrate } from './drizzle.ts';
import type { Database } from './client.ts';
import { seedDemo } from './seed/demo.ts';

export const migrationsFolder = fileURLToPath(new URL('../../migrations', import.meta.url));

/** Any number, the same in every process of the store. */
const prepareLock = 7_206_481;

/**
 * Brings the database to the newest form and, with `demo`, fills an empty one with the demo range. Safe to repeat and to
 * run from several processes at once: the others wait for the first.
 */
export async function prepareDatabase(
  database: Database,
  { demo, now = new Date() }: { readonly demo: boolean; readonly now?: Date },
): Promise<void> {
  // The lock ends with its transaction, so it needs no session; the work runs on other connections.
  await database.db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${prepareLock})`);
    await migrate(database.db, { migrationsFolder });
    if (demo) await seedDemo(database.db, now);
  });
}
