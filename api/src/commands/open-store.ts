import { SettingsError, storeMode } from '@ritual/platform/settings';
import { isDatabaseUnavailable } from '../db/unavailable.ts';
import { causesOf } from '../db/causes.ts';
import { OtherStoreError, refuseOther } from '../prepare/claim.ts';
import { openDatabase, type Database } from '../db/client.ts';
import { callLimits } from '../db/limits.ts';
import { prepareDatabase } from '../prepare/prepare.ts';
import { loggableError, reasonOf } from '../plugins/loggable-error.ts';

/** Prints a sentence and ends the command with exit code 1. */
export function fail(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

/**
 * Runs an operator's command on the store's database and closes it; statements have no time limit. `npm run …` finds the
 * database by the store's settings. Every error ends the command with a sentence: here, so that no command forgets a case.
 */
export async function withStore(
  work: (database: Database) => Promise<void>,
  prepare: (database: Database) => Promise<unknown> = prepareOwn,
): Promise<void> {
  const url = process.env['DATABASE_URL'];
  if (!url)
    fail('DATABASE_URL is missing. Call this command by npm run, which finds the database of the store.');
  const database = openDatabase({ url, poolSize: 2, limits: null });
  // Whatever is wrong with an address, a password or a server shows here, before anything is done.
  await mustAnswer(database).catch((error: unknown) =>
    fail(`The database cannot be used (${whyNot(error)}): ${advice}`),
  );
  try {
    await prepare(database);
    await work(database);
  } catch (error) {
    fail(sentenceFor(error));
  }
  await database.close();
}

/**
 * Brings the database to its newest form. Throws OtherStoreError when it belongs to a store of the other kind than the settings
 * say, as the API does at its start: what is written there would be missing in the store that is meant.
 */
async function prepareOwn(database: Database): Promise<void> {
  const mode = storeMode(process.env);
  await prepareDatabase(database);
  await refuseOther(database.db, mode);
}

const timeoutMs = callLimits.connectMs;
const advice =
  'see that it runs and answers, and that DATABASE_URL (DATA_DIR for the embedded one) names the right one; then call this command again.';

/** A pooler may take the connection although there is no server behind it: only a statement shows that. */
async function mustAnswer({ pool }: Database): Promise<void> {
  const question = { text: 'select 1', query_timeout: timeoutMs };
  await pool.query(question);
}

/** In the driver's words: those of the query builder around it are the statement. */
function whyNot(error: unknown): string {
  const reason = reasonOf(causesOf(error).find((cause) => !('query' in cause)) ?? error);
  return /timeout/i.test(reason) ? `no answer in ${String(timeoutMs / 1000)} seconds` : reason;
}

function sentenceFor(error: unknown): string {
  if (error instanceof OtherStoreError || error instanceof SettingsError) return error.message;
  if (isDatabaseUnavailable(error))
    return `The database was lost while the command ran (${whyNot(error)}): ${advice}`;
  // Not the error itself: that of a statement holds the values that were to be written.
  return process.env['LOG_LEVEL'] === 'debug'
    ? loggableError(error).stack
    : `The command failed: ${reasonOf(error)}`;
}
