import { fileURLToPath } from 'node:url';
import type { StoreMode } from '@ritual/platform/settings';
import type { HistoryWords } from '../../demo-history/read.ts';
import { claimDatabase } from './claim.ts';
import { sql, migrate } from '../db/drizzle.ts';
import type { Database } from '../db/client.ts';
import { lockDemoAccounts } from './demo-accounts.ts';
import { seedDemo } from './seed/demo.ts';

export const migrationsFolder = fileURLToPath(new URL('../../migrations', import.meta.url));

/** Any number, the same in every process of the store. */
const prepareLock = 7_206_481;

interface Preparation {
  readonly mode?: StoreMode;
  readonly now?: Date;
  /** For a demo that opens with 90 days of orders, when its database is empty; null: without. */
  readonly history?: HistoryWords | null;
}

/**
 * Brings the database to the newest form. With a mode it is opened for a store: it must not belong to one of the other kind,
 * and an empty one is filled for a demo. Safe to repeat and to run from several processes at once: the others wait for the
 * first. Throws OtherStoreError.
 *
 * @returns `locked`: addresses of a demo's accounts that a real store still had, and that open nothing any more
 */
export async function prepareDatabase(
  database: Database,
  { mode, now = new Date(), history = null }: Preparation = {},
): Promise<{ readonly locked: readonly string[] }> {
  // The lock ends with its transaction, so it needs no session; the work runs on other connections.
  return database.db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${prepareLock})`);
    await migrate(database.db, { migrationsFolder });
    if (mode === undefined) return { locked: [] };
    await database.db.transaction((claiming) => claimDatabase(claiming, mode));
    if (mode === 'production') return { locked: await lockDemoAccounts(database) };
    await seedDemo(database.db, now, history);
    return { locked: [] };
  });
}
