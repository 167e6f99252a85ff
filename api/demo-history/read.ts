import { readFile } from 'node:fs/promises';
import { brotliDecompressSync } from 'node:zlib';
import { demoAccounts } from '@ritual/shared/demo';
import { expandIds } from './ids.ts';
import { historyFile, type HistoryFile } from './schema.ts';
import { timesFor } from './times.ts';

/** What 90 days of selling left behind, made by `npm run demo-history -w api`. */
export const historyPath = new URL('history.json.br', import.meta.url);

/** The words of the file that each store has a value for. */
export interface HistoryWords {
  /** Where browsers reach the store, and the pages of the payment sandbox; without a slash at the end. */
  readonly store: string;
  readonly payment: string;
  /** The hash of the password that people of the history sign in with; when their rows are wanted. */
  readonly password?: string;
}

/** The sign of a demo account's id, by its place in the list of accounts. */
export const accountWord = (email: string) =>
  `account_${String.fromCharCode(97 + demoAccounts.findIndex((account) => account.email === email))}`;

export interface History extends Pick<HistoryFile, 'tables' | 'carts' | 'stock' | 'sandbox'> {
  /** Milliseconds since 1970 of a time of the file. */
  readonly timeOf: (seconds: number) => number;
}

/**
 * Reads the file as it is for a store that begins now.
 * @param accounts ids of the demo accounts by address, when rows are wanted that name them
 */
export async function readHistory(
  now: Date,
  words: HistoryWords,
  accounts: ReadonlyMap<string, string> = new Map(),
): Promise<History> {
  const text = brotliDecompressSync(await readFile(historyPath)).toString('utf8');
  const ids = Object.fromEntries([...accounts].map(([email, id]) => [accountWord(email), id]));
  const unknown = Object.fromEntries(demoAccounts.map(({ email }) => [accountWord(email), '']));
  const known = { password: '', ...unknown, ...words, ...ids };
  const file = historyFile.parse(JSON.parse(expandIds(text, known)));
  return { ...file, timeOf: timesFor(now.getTime(), file.end) };
}
