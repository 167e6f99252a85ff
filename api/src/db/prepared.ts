import { createHash } from 'node:crypto';
import type pg from 'pg';
import { hasStalePlan } from './stale-plan.ts';

/** Statements that every connection keeps at most: the database holds a plan of each, some ten kilobytes. */
const most = 300;

interface Statement {
  readonly text: string;
  readonly name?: string;
}

type Ask = (...args: unknown[]) => unknown;
type Callback = (error: unknown, result: unknown) => void;

/**
 * Names of statements. A connection that is given a named one parses and plans it the first time only. The name is made from
 * the text, so the text may hold nothing of a single request: values are parameters, lists are one array each.
 */
export class StatementNames {
  readonly #names = new Map<string, string>();
  readonly #most: number;
  #generation = 0;

  constructor(limit = most) {
    this.#most = limit;
  }

  /** null: there are too many, and this one goes without. */
  of(text: string): string | null {
    let name = this.#names.get(text);
    if (name === undefined) {
      if (this.#names.size >= this.#most) return null;
      name = createHash('sha256').update(text).digest('base64url').slice(0, 22);
      this.#names.set(text, name);
    }
    return `${name}.${String(this.#generation)}`;
  }

  /** A migration changed what this statement gives, and others may be the same: all are prepared anew, on all connections. */
  renew(stale: string): void {
    if (stale.endsWith(`.${String(this.#generation)}`)) this.#generation += 1;
  }
}

/** Has the statements of a connection prepared. A single word, such as `begin`, has nothing to plan. */
export function prepareStatements(client: pg.PoolClient, names: StatementNames): void {
  const query = client.query.bind(client) as Ask;
  const prepared = (...args: unknown[]): unknown => {
    const [first, ...rest] = args;
    const name = isStatement(first) ? names.of(first.text) : null;
    if (!isStatement(first) || name === null) return query(...args);
    const callback = rest.at(-1);
    if (typeof callback === 'function') {
      // The pool asks, for a statement that is a transaction of its own and has done nothing when its plan is refused.
      const once: Callback = (error, result) => {
        if (!hasStalePlan(error)) return (callback as Callback)(error, result);
        names.renew(name);
        query({ ...first, name: names.of(first.text) ?? undefined }, ...rest);
      };
      return query({ ...first, name }, ...rest.slice(0, -1), once);
    }
    const result = query({ ...first, name }, ...rest);
    if (!(result instanceof Promise)) return result;
    return result.catch((error: unknown) => {
      // Its transaction has ended with it and is begun anew (`retry-conflicts.ts`).
      if (hasStalePlan(error)) names.renew(name);
      throw error;
    });
  };
  client.query = prepared as typeof client.query;
}

function isStatement(value: unknown): value is Statement {
  if (typeof value !== 'object' || value === null || 'submit' in value) return false;
  const { text, name } = value as Partial<Statement>;
  return text !== undefined && text.includes(' ') && name === undefined;
}
