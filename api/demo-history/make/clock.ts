import { mock } from 'node:test';
import type { Client } from 'pg';

export interface Clock {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly set: (moment: number) => Promise<void>;
}

/**
 * The time of this process and of an empty database, which stands still until it is set. In the database another `now()` comes
 * before the built-in one; what is defined afterwards, as the defaults of columns, takes that one, too.
 */
export async function stopTime(client: Client, name: string, moment: number): Promise<Clock> {
  const at = () => new Date(moment).toISOString();
  mock.timers.enable({ apis: ['Date'], now: moment });
  await client.query(`
    create schema clock;
    create table clock.time as select '${at()}'::timestamptz as at;
    create function clock.now() returns timestamptz language sql stable as 'select at from clock.time';
    alter database ${name} set search_path = public, clock, pg_catalog`);
  return {
    now: () => moment,
    set: async (next) => {
      moment = next;
      mock.timers.setTime(next);
      await client.query('update clock.time set at = $1', [at()]);
    },
  };
}
