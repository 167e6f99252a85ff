import { openDatabase, type Database } from '../db/client.ts';

/** Ends the command with a sentence for whoever called it. */
export function fail(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

/**
 * The store's database, for a command of its keeper, which may take its time. `npm run …` finds it by the store's settings and
 * says where it is.
 */
export function openStore(): Database {
  const url = process.env['DATABASE_URL'];
  if (!url)
    fail('DATABASE_URL is missing. Call this command by npm run, which finds the database of the store.');
  return openDatabase({ url, poolSize: 2, limits: null });
}
