import { fileURLToPath } from 'node:url';
import type { StoreMode } from '@ritual/platform/settings';
import { claimDatabase } from './claim.ts';
import { sql, migrate } from './drizzle.ts';
import type { Database } from './client.ts';
import { seedDemo } from './seed/demo.ts';

export const migrationsFolder = fileURLToPath(new URL('../../migrations', import.meta.url));

/** Any number, the same in every process of the store. */
const prepareLock = 7_206_481;

/**
 * Brings the database to the newest form. With a mode it is opened for a store: it must not belong to one of the other kind,
 * and an empty one is filled for a demo. Safe to repeat and to run from several processes at once: the others wait for the
 * first. Throws OtherStoreError.
 */
export async function prepareDatabase(
  database: Database,
  { mode, now = new Date() }: { readonly mode?: StoreMode; readonly now?: Date } = {},
): Promise<void> {
  // The lock ends with its transaction, so it needs no session; the work runs on other connections.
  await database.db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${prepareLock})`);
    await migrate(database.db, { migrationsFolder });
    if (mode === undefined) return;
    await database.db.transaction((claiming) => claimDatabase(claiming, mode));
    if (mode === 'demo') await seedDemo(database.db, now);
  });
}
