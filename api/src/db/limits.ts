import type pg from 'pg';

/** Milliseconds until a call is answered that the database is unavailable. */
export interface DatabaseLimits {
  /** For a connection, free or new. */
  readonly connectMs: number;
  /** For a statement, by the database. */
  readonly statementMs: number;
  /** For a row or a table that another transaction holds. */
  readonly lockMs: number;
  /** For the next statement of a transaction: what it holds is wanted by others. */
  readonly idleInTransactionMs: number;
  /** For an answer, by us: longer than the database's own limits, which say more. */
  readonly answerMs: number;
}

/** Of calls. The caller gives up after 30 seconds at most (`shell/server/routes/proxies.ts`). */
export const callLimits: DatabaseLimits = {
  connectMs: 5000,
  statementMs: 10_000,
  lockMs: 5000,
  idleInTransactionMs: 20_000,
  answerMs: 12_000,
};

/**
 * As the pool takes them; without limits only connecting has one. Those of the database are sent when a connection is opened, so a
 * pooler in between has to let them through.
 */
export function poolLimits(limits: DatabaseLimits | null): pg.PoolConfig {
  if (!limits) return { connectionTimeoutMillis: callLimits.connectMs };
  return {
    connectionTimeoutMillis: limits.connectMs,
    statement_timeout: limits.statementMs,
    lock_timeout: limits.lockMs,
    idle_in_transaction_session_timeout: limits.idleInTransactionMs,
    query_timeout: limits.answerMs,
  };
}

/** Whether the database did not answer within `answerMs`. The driver has no code for it. */
export const isReadTimeout = (error: unknown): boolean =>
  error instanceof Error && error.message === 'Query read timeout';
