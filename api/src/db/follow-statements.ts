import type pg from 'pg';
import { currentRequestId } from '../request-context.ts';

/** Milliseconds. */
const slow = 500;

/** A statement that took long. */
export interface SlowStatement {
  readonly requestId: string | undefined;
  /** The process of the database that ran it, as its own log names it. */
  readonly pid: number | null;
  readonly ms: number;
  /** With $1 for values. */
  readonly statement: string;
}

type Ask = (...args: unknown[]) => unknown;

/** Tells of slow statements, with the request that they belong to. */
export function tellOfSlow(
  client: pg.PoolClient,
  tell: (statement: SlowStatement) => void,
  limit = slow,
): void {
  const query = client.query.bind(client) as Ask;
  const timed = (...args: unknown[]): unknown => {
    const statement = textOf(args[0]);
    if (statement === null) return query(...args);
    const started = performance.now();
    const requestId = currentRequestId();
    const end = () => {
      const ms = Math.round(performance.now() - started);
      if (ms < limit) return;
      const { processID: pid = null } = client as { processID?: number };
      tell({ requestId, pid, ms, statement });
    };
    const callback = args.at(-1);
    if (typeof callback !== 'function') {
      const result = query(...args);
      if (result instanceof Promise) void result.then(end, end);
      return result;
    }
    return query(...args.slice(0, -1), (...answer: unknown[]) => {
      end();
      (callback as Ask)(...answer);
    });
  };
  client.query = timed as typeof client.query;
}

/**
 * Writes the request's id before each statement as a comment, so that the database's own log and its list of running
 * statements name the request. Not for prepared ones: each would be another.
 */
export function nameRequests(client: pg.PoolClient): void {
  const query = client.query.bind(client) as Ask;
  const named = (...args: unknown[]): unknown => {
    const id = currentRequestId();
    const [first, ...rest] = args;
    if (id === undefined) return query(...args);
    const comment = `/* request ${id} */ `;
    if (typeof first === 'string') return query(comment + first, ...rest);
    const text = textOf(first);
    if (text === null) return query(...args);
    return query({ ...(first as object), text: comment + text }, ...rest);
  };
  client.query = named as typeof client.query;
}

function textOf(query: unknown): string | null {
  if (typeof query === 'string') return query;
  if (typeof query !== 'object' || query === null || 'submit' in query || !('text' in query)) return null;
  return String(query.text);
}
