/** What is read of an error. Each part may be missing, or something else than its name says. */
export interface Cause {
  /** PostgreSQL's, such as '23505', or Node's, such as 'ECONNREFUSED'. */
  readonly code?: unknown;
  /** The rule of a table that was broken. */
  readonly constraint?: unknown;
  /** Of PostgreSQL's own code, where it found the fault. */
  readonly routine?: unknown;
  readonly message?: unknown;
  readonly cause?: unknown;
}

const deepest = 5;

/** An error and what caused it, the outermost first: the query builder puts the driver's error into `cause`. */
export function causesOf(error: unknown): readonly Cause[] {
  const found: Cause[] = [];
  let next = error;
  while (typeof next === 'object' && next !== null && found.length < deepest) {
    found.push(next);
    next = (next as Cause).cause;
  }
  return found;
}

/** Whether PostgreSQL refused with one of these codes. */
export const hasCode = (error: unknown, codes: ReadonlySet<string>): boolean =>
  causesOf(error).some(({ code }) => typeof code === 'string' && codes.has(code));
