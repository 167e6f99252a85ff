import { readHistory, type HistoryWords } from '../../demo-history/read.ts';
import type { GivenPayments } from './store.ts';

/** Fields that hold times: in seconds, but for that of a settlement. */
const inSeconds = new Set(['created', 'expiresAt', 'dueBy']);

function withTimes(value: unknown, timeOf: (seconds: number) => number, name = ''): unknown {
  if (typeof value === 'number' && inSeconds.has(name)) return Math.floor(timeOf(value) / 1000);
  if (typeof value === 'number') return name === 'at' ? timeOf(value) : value;
  if (Array.isArray(value)) return value.map((item) => withTimes(item, timeOf));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withTimes(item, timeOf, key)]));
}

/** What the sandbox knows of the payments of the demo's history, so that every action works on its orders. */
export async function historyPayments(words: HistoryWords, now = new Date()): Promise<GivenPayments> {
  const { sandbox, timeOf } = await readHistory(now, words);
  return withTimes(sandbox, timeOf) as GivenPayments;
}
