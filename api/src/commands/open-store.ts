import { SettingsError, storeMode } from '@ritual/platform/settings';
import { OtherStoreError, refuseOther } from '../db/claim.ts';
import { openDatabase, type Database } from '../db/client.ts';
import { prepareDatabase } from '../db/prepare.ts';

/** Ends the command with a sentence for whoever called it. */
export function fail(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

/**
 * The store's database, for a command of its keeper, which may take its time. `npm run …` finds it by the store's settings.
 */
export function openStore(): Database {
  const url = process.env['DATABASE_URL'];
  if (!url)
    fail('DATABASE_URL is missing. Call this command by npm run, which finds the database of the store.');
  return openDatabase({ url, poolSize: 2, limits: null });
}

/**
 * The same, in its newest form. Ends the command when it belongs to a store of the other kind than the settings say, as the API
 * does at its start: what is written there would be missing in the store that is meant.
 */
export async function openOwnStore(): Promise<Database> {
  const database = openStore();
  try {
    const mode = storeMode(process.env);
    await prepareDatabase(database);
    await refuseOther(database.db, mode);
    return database;
  } catch (error) {
    await database.close();
    if (!(error instanceof OtherStoreError || error instanceof SettingsError)) throw error;
    return fail(error.message);
  }
}
