import pg from 'pg';
import { currentRequestId } from '../request-context.ts';
import { isReadTimeout } from './limits.ts';
import type { StatementNames } from './prepared-statements.ts';
import { hasStalePlan } from './stale-plan.ts';

/** A line of the slow statement log. */
export interface SlowStatement {
  readonly requestId: string | undefined;
  /** The process of the database that ran it, as its own log names it. */
  readonly pid: number | null;
  readonly ms: number;
  /** With $1 for values. */
  readonly statement: string;
}

/** The pool gives these to each connection that it opens. */
export interface ConnectionOptions {
  /** null: nothing is prepared. */
  readonly statementNames?: StatementNames | null;
  /** Like log_min_duration_statement of PostgreSQL. */
  readonly minDurationMs?: number;
  readonly onSlowStatement?: ((statement: SlowStatement) => void) | undefined;
}

interface QueryObject {
  readonly text: string;
  readonly name?: string;
}
type Query = string | QueryObject;
type Callback = (error: unknown, result: unknown) => void;

/** A connection of the pool: prepares its statements, logs slow ones, and ends when the database does not answer. */
export class Connection extends pg.Client {
  readonly #names: StatementNames | null;
  readonly #minDurationMs: number;
  readonly #onSlow: ConnectionOptions['onSlowStatement'];

  constructor(config: pg.ClientConfig & ConnectionOptions = {}) {
    super(config);
    this.#names = config.statementNames ?? null;
    this.#minDurationMs = config.minDurationMs ?? 500;
    this.#onSlow = config.onSlowStatement;
    // A connection that is lost while it is in use shows at its statement. Without a listener the event would end the process.
    this.on('error', () => undefined);
  }

  /** `pool.query` gives a callback; a client that was checked out of the pool is asked for a promise. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- one method for all overloads of the driver
  override query(...args: unknown[]): any {
    const [query, ...rest] = args as [unknown, ...unknown[]];
    if (!hasText(query)) return this.#send(query, ...rest);
    const callback = rest.at(-1);
    if (typeof callback !== 'function') return this.#queryChecked(query, rest);
    this.#queryOnce(query, rest.slice(0, -1), callback as Callback);
  }

  /** A statement of a connection that was checked out, which is part of a transaction. */
  async #queryChecked(query: Query, values: readonly unknown[]): Promise<unknown> {
    const end = this.#startTimer(query);
    const name = this.#nameOf(query);
    try {
      return await this.#send(this.#prepare(query, name), ...values);
    } catch (error) {
      // The transaction has ended with it and is begun anew (`retry-conflicts.ts`).
      if (name !== null && hasStalePlan(error)) this.#names?.renew(name);
      // The answer may still come, and would be taken for that of the next statement; the end of the transaction would wait, too.
      if (isReadTimeout(error)) void this.end();
      throw error;
    } finally {
      end();
    }
  }

  /** A statement that is a transaction of its own: it has done nothing when its plan is refused. Errors end the pool's connection. */
  #queryOnce(query: Query, values: readonly unknown[], callback: Callback): void {
    const end = this.#startTimer(query);
    const done: Callback = (error, result) => {
      end();
      callback(error, result);
    };
    const name = this.#nameOf(query);
    this.#send(this.#prepare(query, name), ...values, (error: unknown, result: unknown) => {
      if (name === null || !hasStalePlan(error)) return done(error, result);
      this.#names?.renew(name);
      this.#send(this.#prepare(query, this.#nameOf(query)), ...values, done);
    });
  }

  #send(...args: unknown[]): unknown {
    return (super.query as (...all: unknown[]) => unknown).apply(this, args);
  }

  /** A single word, such as `begin`, has nothing to plan. */
  #nameOf(query: Query): string | null {
    if (typeof query === 'string' || query.name !== undefined || !query.text.includes(' ')) return null;
    return this.#names?.of(query.text) ?? null;
  }

  /**
   * With its name; where nothing is prepared, with the request's id as a comment, so that the database's own log and
   * pg_stat_activity name the request. A prepared statement with a comment would be another one for each request.
   */
  #prepare(query: Query, name: string | null): Query {
    if (name !== null) return { ...(query as QueryObject), name };
    const id = currentRequestId();
    if (this.#names || id === undefined) return query;
    const comment = `/* request ${id} */ `;
    return typeof query === 'string' ? comment + query : { ...query, text: comment + query.text };
  }

  #startTimer(query: Query): () => void {
    const onSlow = this.#onSlow;
    if (!onSlow) return () => undefined;
    const started = performance.now();
    const requestId = currentRequestId();
    return () => {
      const ms = Math.round(performance.now() - started);
      if (ms < this.#minDurationMs) return;
      const { processID: pid = null } = this as { processID?: number };
      onSlow({ requestId, pid, ms, statement: typeof query === 'string' ? query : query.text });
    };
  }
}

/** Not so: cursors and streams, which send themselves. */
function hasText(query: unknown): query is Query {
  if (typeof query === 'string') return true;
  return typeof query === 'object' && query !== null && !('submit' in query) && 'text' in query;
}
