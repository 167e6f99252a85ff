import { createHash } from 'node:crypto';

/** Prepared statements per connection: the database holds a plan of each, some ten kilobytes. */
const maxStatements = 300;

/**
 * Names of prepared statements. A connection that is given a named one parses and plans it the first time only. The name is made
 * from the text, so the text may hold nothing of a single request: values are parameters, lists are one array each.
 */
export class StatementNames {
  readonly #names = new Map<string, string>();
  readonly #max: number;
  #generation = 0;

  constructor(max = maxStatements) {
    this.#max = max;
  }

  /** null: the limit is reached, and this statement is sent unprepared. */
  of(text: string): string | null {
    let name = this.#names.get(text);
    if (name === undefined) {
      if (this.#names.size >= this.#max) return null;
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
