import { sql, type SQL } from '../db/drizzle.ts';
import type { Db } from '../db/client.ts';

/**
 * Claims rows of a queue for this process by moving their next time ahead in the same statement: no other process takes them
 * meanwhile, and those of a process that was killed become due again after `seconds`.
 */
export async function claimDue(
  db: Db,
  {
    table,
    due,
    waiting,
    seconds = 120,
    limit = 20,
  }: {
    table: 'orders' | 'outbox' | 'refunds' | 'dispute_answers' | 'order_changes';
    /** Column of the next time. */
    due: 'next_check_at' | 'next_attempt_at';
    waiting: SQL;
    seconds?: number;
    limit?: number;
  },
): Promise<string[]> {
  const name = sql.identifier(table);
  const column = sql.identifier(due);
  const { rows } = await db.execute<{ id: string }>(sql`
    update ${name} set ${column} = now() + make_interval(secs => ${seconds})
    where id in (
      select id from ${name} where ${waiting} and ${column} <= now()
      order by ${column} limit ${limit} for update skip locked)
    returning id`);
  return rows.map((row) => row.id);
}

/** Seconds to the next try: a minute, doubled each time, at most six hours. */
export function backoff(attempts: number): number {
  return Math.min(60 * 2 ** Math.min(attempts, 20), 21_600);
}

/** Up to a quarter more or less, so that what failed together does not come back together. */
export function withJitter(seconds: number): number {
  return seconds * (0.75 + Math.random() / 2);
}
