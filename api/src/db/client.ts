import { drizzle, type NodePgDatabase, type NodePgTransaction } from './drizzle.ts';
import type { ExtractTablesWithRelations } from './drizzle.ts';
import pg from 'pg';
import { Connection, type ConnectionOptions } from './connection.ts';
import { callLimits, poolLimits, type DatabaseLimits } from './limits.ts';
import { StatementNames } from './prepared-statements.ts';
import { retryConflicts } from './retry-conflicts.ts';

/** Statements name the tables that they use, so a connection need not know them. */
type NoTables = Record<string, never>;
export type Tx = NodePgTransaction<NoTables, ExtractTablesWithRelations<NoTables>>;
/** The database or a transaction in it: what repositories work on. */
export type Db = NodePgDatabase<NoTables> | Tx;

export interface Database {
  readonly db: NodePgDatabase<NoTables>;
  /** Runs `work` in a transaction, and anew when it lost a conflict with another: it changes nothing outside of `tx`. */
  readonly transaction: <Result>(work: (tx: Tx) => Promise<Result>) => Promise<Result>;
  readonly pool: pg.Pool;
  readonly close: () => Promise<void>;
}

export interface DatabaseOptions extends Pick<ConnectionOptions, 'minDurationMs' | 'onSlowStatement'> {
  readonly url: string;
  readonly poolSize?: number;
  /** Those of calls, unless said otherwise; null: what is done takes as long as it takes. */
  readonly limits?: DatabaseLimits | null;
  /** Whether connections keep their statements prepared. A pooler in between has to be able to. */
  readonly prepared?: boolean;
  /** Called for errors of idle connections, such as a server that goes away. */
  readonly onError?: (error: Error) => void;
}

/**
 * Opens the pool. Nothing but prepared statements is kept in a connection, so a pooler may stand in between that carries those,
 * or any pooler without them.
 */
export function openDatabase({
  url,
  poolSize = 10,
  limits = callLimits,
  prepared = true,
  onError,
  ...log
}: DatabaseOptions): Database {
  const connection: ConnectionOptions = { ...log, statementNames: prepared ? new StatementNames() : null };
  const pool = new pg.Pool({
    ...connection,
    Client: Connection,
    connectionString: url,
    max: poolSize,
    application_name: 'ritual-api',
    idleTimeoutMillis: 30_000,
    ...poolLimits(limits),
  });
  pool.on('error', (error) => onError?.(error));
  const db = drizzle(pool);
  return {
    ...{ db, pool },
    transaction: (work) => retryConflicts(() => inTransaction(pool, work)),
    close: () => pool.end(),
  };
}

/** The query builder, given the pool, would keep the connection for ever when a transaction cannot even begin. */
async function inTransaction<Result>(pool: pg.Pool, work: (tx: Tx) => Promise<Result>): Promise<Result> {
  const client = await pool.connect();
  try {
    return await drizzle(client).transaction(work);
  } finally {
    client.release();
  }
}
