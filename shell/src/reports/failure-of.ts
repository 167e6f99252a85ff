export interface Failure {
  readonly kind: 'failure' | 'hydration';
  readonly remote: string;
  readonly version: string;
  readonly region: string;
  readonly code: string;
}

export type Context = Readonly<Record<string, unknown>>;

/**
 * What is reported of an error: the release at fault, the region and a code, and no word of its text, which may contain anything. null: it
 * is none of a release (the store could not be reached, or has refused what the shopper wanted).
 */
export function failureOf(error: unknown, context: Context = {}): Failure | null {
  const code = codeOf(error);
  if (code === null) return null;
  const phase = context['phase'];
  const where = [context['region'], context['slot'], context['part'], phase, context['where']];
  return {
    kind: phase === 'hydration' ? phase : 'failure',
    ...releaseAtFault(error, context),
    region: regionName(where.find((name) => typeof name === 'string')),
    code,
  };
}

function regionName(name = 'other'): string {
  const plain = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return /^[a-z][a-z0-9-]{0,39}$/.test(plain) ? plain : 'other';
}

function codeOf(error: unknown): string | null {
  const { name, message, code, cause } = error as Partial<Record<string, unknown>> & Partial<Error>;
  // An answer that does not keep to the contract is a fault; a refusal is not.
  if (name === 'ApiError') return code === 'BAD_ANSWER' ? 'BAD_ANSWER' : null;
  if (cause instanceof Error && cause.name === 'ApiError') return codeOf(cause);
  if (!(error instanceof Error)) return 'THROWN_VALUE';
  // Libraries number their errors, in production instead of a text.
  const number = /^Minified React error #(\d+)/.exec(message ?? '')?.[1];
  if (number !== undefined) return `REACT_${number}`;
  const runtime = /\bRUNTIME-(\d+)/.exec(message ?? '')?.[1];
  if (runtime !== undefined) return `FEDERATION_${runtime}`;
  const words = error.name.replace(/([a-z])(?=[A-Z])/g, '$1_').toUpperCase();
  return /^[A-Z][A-Z0-9_]{0,39}$/.test(words) ? words : 'ERROR';
}

/** A script of a release, or one that several of them have (`files`). */
const releaseAddress = /\/releases\/([a-z][a-z0-9-]*)\/([\w.+-]+)\//;

const files = 'files';

/** By what the caller knows, else by the first script of a remote in the stack: React's own frames are the shell's. */
function releaseAtFault(
  error: unknown,
  context: Context,
): { readonly remote: string; readonly version: string } {
  const { remote: failed, stack = '' } = error as { readonly remote?: unknown; readonly stack?: string };
  const named = [context['remote'], failed].find((name) => typeof name === 'string');
  const found = [...stack.matchAll(new RegExp(releaseAddress, 'g'))].map(([, remote = '', version = '']) => ({
    ...{ remote, version },
  }));
  const ofStack = found.find(({ remote }) => (named === undefined ? remote !== 'shell' : remote === named));
  if (ofStack)
    return ofStack.version === files ? { ...ofStack, version: lastLoaded(ofStack.remote) } : ofStack;
  const { version } = context;
  const remote = named ?? 'shell';
  return { remote, version: typeof version === 'string' ? version : lastLoaded(remote) };
}

/** The release of a remote whose script was requested last: after a failure it is the one before. */
function lastLoaded(remote: string): string {
  const versions = performance.getEntriesByType('resource').flatMap(({ name }) => {
    const [, owner, version] = releaseAddress.exec(name) ?? [];
    return owner === remote && version !== undefined && version !== files ? version : [];
  });
  return versions.at(-1) ?? 'unknown';
}
