import { countedAddress } from '@ritual/shared/kernel';
import { sql, type SQL } from '../db/drizzle.ts';
import type { Db } from '../db/client.ts';
import { AppError } from '../errors.ts';
import type { Limit } from '../limits.ts';

interface Count {
  readonly hits: number;
  /** Seconds until it begins anew. */
  readonly wait: number;
}

/** Counts by a key, in a statement that goes on from `given`: `select 1` counts, what gives no row does not. */
const counting = (key: string, { seconds }: Limit, given: SQL) => {
  const window = sql`now() + make_interval(secs => ${seconds})`;
  return sql`
    insert into rate_limits (key, hits, resets_at) select ${key}, 1, ${window} from (${given}) as given
    on conflict (key) do update set
      hits = case when rate_limits.resets_at <= now() then 1 else rate_limits.hits + 1 end,
      resets_at = case when rate_limits.resets_at <= now() then ${window} else rate_limits.resets_at end
    returning hits, ceil(extract(epoch from resets_at - now()))::int as wait`;
};

function refuse(count: Count | undefined, limit: Limit): void {
  if (count && count.hits > limit.max)
    throw new AppError('RATE_LIMITED', { retryAfter: Math.max(1, count.wait) });
}

/**
 * Counts a try and refuses it when there were too many. The counters lie in the database, so that several processes count
 * together. Not counted is what `when`, a statement, gives no row for. Throws RATE_LIMITED with the seconds to wait.
 */
export async function countTry(db: Db, key: string, limit: Limit, when = sql`select 1`): Promise<void> {
  const { rows } = await db.execute<Count & Record<string, unknown>>(counting(key, limit, when));
  refuse(rows[0], limit);
}

/** Where a try comes from, and how many may come from there. */
export interface From {
  readonly address: string;
  readonly limit: Limit;
}

/** Counts a try by where it comes from. Throws RATE_LIMITED. */
export function countFrom(db: Db, what: string, { address, limit }: From, when?: SQL): Promise<void> {
  return countTry(db, addressKey(what, address), limit, when);
}

/**
 * Counts a try by where it comes from and by whom it is about, each against its own limit, in one statement. What is refused by
 * where it comes from is not counted for the account: one client cannot lock out another.
 */
export async function countTries(
  db: Db,
  what: string,
  from: From,
  about: { readonly account: string; readonly limit: Limit },
): Promise<void> {
  const { rows } = await db.execute<{ from: Count; about: Count | null }>(sql`
    with by_address as (${counting(addressKey(what, from.address), from.limit, sql`select 1`)}),
      by_account as (${counting(
        accountKey(what, about.account),
        about.limit,
        sql`select 1 from by_address where hits <= ${from.limit.max}`,
      )})
    select row_to_json(a) as from, (select row_to_json(b) from by_account b) as about from by_address a`);
  const [row] = rows;
  refuse(row?.from, from.limit);
  refuse(row?.about ?? undefined, about.limit);
}

const addressKey = (what: string, address: string) => `${what}:address:${countedAddress(address)}`;

const accountKey = (what: string, account: string) => `${what}:account:${account.toLowerCase()}`;

/** Forgets what a success makes moot. */
export async function forgetTries(db: Db, what: string, account: string): Promise<void> {
  await db.execute(sql`delete from rate_limits where key = ${accountKey(what, account)}`);
}
