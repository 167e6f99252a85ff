import pg from 'pg';
import { StoreDatabaseFailed } from './store-database-failed.ts';

export interface StoreDatabase {
  readonly location: string;
  readonly query: <Row extends pg.QueryResultRow>(
    text: string,
    values?: readonly unknown[],
  ) => Promise<pg.QueryResult<Row>>;
  /** Runs all queries of `work` in one transaction: all of it happens, or nothing. */
  readonly transaction: <T>(work: (query: StoreDatabase['query']) => Promise<T>) => Promise<T>;
  readonly close: () => Promise<void>;
}

/** The documents are those of the folder, as text: `json` keeps it, `jsonb` would order it anew. */
const tables = `
  create schema if not exists release_store;
  create table if not exists release_store.documents (name text primary key, document json not null);
  create table if not exists release_store.history (revision bigint primary key, document json not null);
  create table if not exists release_store.previews (id text primary key, document json not null)`;

/** The tables in which a store's channel, history, previews and tokens are; they are created at the first use. */
export function storeDatabase(url: string): StoreDatabase {
  const pool = new pg.Pool({
    ...{ connectionString: url, max: 4, connectionTimeoutMillis: 5000, keepAlive: true },
    // A server that is silent, or a machine that was lost within a change, is waited for so long and no longer.
    ...{ query_timeout: 10_000, lock_timeout: 5_000, idle_in_transaction_session_timeout: 10_000 },
  });
  const { host, pathname } = new URL(url);
  const location = `PostgreSQL at ${host}${pathname}`;
  // A server that was lost fails the next query.
  pool.on('error', () => undefined);
  // Also one that is lost while a change is being written: its query is refused.
  pool.on('connect', (client) => client.on('error', () => undefined));

  async function failing<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      const { code = '', message } = error as NodeJS.ErrnoException;
      // Errors of the database have codes of five characters; other errors than those of the connection are the caller's.
      const known =
        error instanceof pg.DatabaseError || /^E[A-Z]+$/.test(code) || /timeout|terminated/i.test(message);
      if (!known || error instanceof StoreDatabaseFailed) throw error;
      throw new StoreDatabaseFailed(
        `${location}, where releases are kept (RELEASE_STORE_URL), failed: ${message || code}.`,
        { cause: error },
      );
    }
  }
  async function prepare(): Promise<void> {
    const { rows } = await pool.query<{ there: boolean }>(
      "select to_regclass('release_store.previews') is not null as there",
    );
    if (rows[0]?.there) return;
    // Two processes that create a table at the same moment are in each other's way.
    await pool.query(`begin; select pg_advisory_xact_lock(hashtext('release_store')); ${tables}; commit`);
  }
  let prepared: Promise<void> | undefined;
  const ready = () => {
    prepared ??= prepare().catch((error: unknown) => {
      prepared = undefined;
      throw error;
    });
    return prepared;
  };

  return {
    location,
    query: (text, values = []) =>
      failing(async () => {
        await ready();
        return pool.query(text, [...values]);
      }),
    transaction: (work) =>
      failing(async () => {
        await ready();
        const client = await pool.connect();
        try {
          await client.query('begin');
          const result = await work((text, values = []) => client.query(text, [...values]));
          await client.query('commit');
          client.release();
          return result;
        } catch (error) {
          // A connection that does not answer any more is not used again.
          await client.query('rollback').then(
            () => client.release(),
            () => client.release(true),
          );
          throw error;
        }
      }),
    close: () => pool.end(),
  };
}
