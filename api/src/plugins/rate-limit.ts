import { sql } from '../db/drizzle.ts';
import type { Db } from '../db/client.ts';
import { AppError } from '../errors.ts';
import type { Limit } from '../limits.ts';
import { countedAddress } from './counted-address.ts';

/**
 * Counts a try and refuses it when there were too many. The counters lie in the database, so that several processes count
 * together. Throws RATE_LIMITED with the seconds to wait.
 */
export async function countTry(db: Db, key: string, limit: Limit): Promise<void> {
  const window = sql`now() + make_interval(secs => ${limit.seconds})`;
  const { rows } = await db.execute<{ hits: number; wait: number }>(sql`
    insert into rate_limits (key, hits, resets_at) values (${key}, 1, ${window})
    on conflict (key) do update set
      hits = case when rate_limits.resets_at <= now() then 1 else rate_limits.hits + 1 end,
      resets_at = case when rate_limits.resets_at <= now() then ${window} else rate_limits.resets_at end
    returning hits, ceil(extract(epoch from resets_at - now()))::int as wait`);
  const row = rows[0];
  if (row && row.hits > limit.max) throw new AppError('RATE_LIMITED', { retryAfter: Math.max(1, row.wait) });
}

/** Where a try comes from, and how many may come from there. */
export interface From {
  readonly address: string;
  readonly limit: Limit;
}

/** Counts a try by where it comes from. Throws RATE_LIMITED. */
export function countFrom(db: Db, what: string, { address, limit }: From): Promise<void> {
  return countTry(db, `${what}:address:${countedAddress(address)}`, limit);
}

/** Counts a try by where it comes from and by whom it is about, each against its own limit. */
export async function countTries(
  db: Db,
  what: string,
  from: From,
  about: { readonly account: string; readonly limit: Limit },
): Promise<void> {
  await countFrom(db, what, from);
  await countTry(db, accountKey(what, about.account), about.limit);
}

const accountKey = (what: string, account: string) => `${what}:account:${account.toLowerCase()}`;

/** Forgets what a success makes moot. */
export async function forgetTries(db: Db, what: string, account: string): Promise<void> {
  await db.execute(sql`delete from rate_limits where key = ${accountKey(what, account)}`);
}
