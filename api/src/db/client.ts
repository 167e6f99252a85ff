import { drizzle, type NodePgDatabase, type NodePgTransaction } from './drizzle.ts';
import type { ExtractTablesWithRelations } from './drizzle.ts';
import pg from 'pg';
import { currentRequestId } from '../request-context.ts';
import { callLimits, endWhenSilent, poolLimits, type DatabaseLimits } from './limits.ts';
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

export interface DatabaseOptions {
  readonly url: string;
  readonly poolSize?: number;
  /** Those of calls, unless said otherwise; null: what is done takes as long as it takes. */
  readonly limits?: DatabaseLimits | null;
  /** Called for errors of idle connections, such as a server that goes away. */
  readonly onError?: (error: Error) => void;
}

/** Opens the pool. Nothing is kept in a connection between statements, so a pooler may stand in between. */
export function openDatabase({
  url,
  poolSize = 10,
  limits = callLimits,
  onError,
}: DatabaseOptions): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    application_name: 'ritual-api',
    idleTimeoutMillis: 30_000,
    ...poolLimits(limits),
  });
  pool.on('error', (error) => onError?.(error));
  pool.on('connect', endWhenSilent);
  pool.on('connect', nameRequests);
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

/**
 * Writes the request's id before each statement as a comment: the database's own log and its list of running
 * statements then name the request, without a round trip and without state in the connection.
 */
function nameRequests(client: pg.PoolClient): void {
  const query = client.query.bind(client) as (...args: unknown[]) => unknown;
  const named = (...args: unknown[]): unknown => {
    const id = currentRequestId();
    const [first, ...rest] = args;
    if (id === undefined) return query(...args);
    const comment = `/* request ${id} */ `;
    if (typeof first === 'string') return query(comment + first, ...rest);
    if (isConfig(first)) return query({ ...first, text: comment + first.text }, ...rest);
    return query(...args);
  };
  client.query = named as typeof client.query;
}

function isConfig(value: unknown): value is { text: string } {
  return typeof value === 'object' && value !== null && 'text' in value && !('submit' in value);
}
