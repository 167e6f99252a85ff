/** What is logged of any error. Everything else stays out: drivers put the values of a statement and whole rows into theirs. */
const loggedFields = ['code', 'constraint', 'table', 'column', 'routine', 'statusCode', 'requestId'] as const;

const deepest = 5;

export interface Loggable extends Record<string, unknown> {
  readonly type: string;
  readonly message: string;
  readonly stack: string;
}

/** An error as it may be in logs: what failed and where, but nothing that a person has typed. */
export function loggableError(error: unknown, depth = 0): Loggable {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error), stack: '' };
  const { cause } = error;
  const type = error.constructor.name;
  const message = messageOf(error);
  const rest = error as unknown as Readonly<Record<string, unknown>>;
  // A stack begins with the message, which may be the longer one.
  const frames = (error.stack ?? '').split('\n').filter((line) => /^ {4}at /.test(line));
  return {
    ...{ type, message, stack: [`${type}: ${message}`, ...frames].join('\n') },
    ...Object.fromEntries(loggedFields.flatMap((key) => (rest[key] === undefined ? [] : [[key, rest[key]]]))),
    ...(cause === undefined || depth >= deepest ? {} : { cause: loggableError(cause, depth + 1) }),
  };
}

/** The same in one line. */
export function reasonOf(error: unknown): string {
  const { message, cause } = loggableError(error);
  return cause === undefined ? message : `${message}: ${(cause as Loggable).message}`;
}

/** Of a failed statement without its parameters, and of a value that does not fit without the value. */
function messageOf(error: Error): string {
  const { query, code } = error as { query?: unknown; code?: unknown };
  if (typeof query === 'string') return `Failed query: ${query}`;
  if (typeof code !== 'string') return error.message;
  // Node's error for a name with several addresses, none of which answers, has a code and no message.
  if (error.message === '') return code;
  // PostgreSQL's data exceptions quote what was sent.
  return code.startsWith('22') ? error.message.replace(/: ".*/s, '') : error.message;
}
