import { use } from 'react';

/**
 * Deferred loader data: the page starts without it. The browser gets a promise that never rejects; the server awaits it and
 * passes the value. `null`: it could not be loaded.
 */
export type Deferred<Value> = Value | null | Promise<Value | null>;

/** The value; suspends while it is loading. */
export function useDeferred<Value>(later: Deferred<Value>): Value | null {
  return later instanceof Promise ? use(later) : later;
}

/** The value if it has already loaded, for code that cannot suspend. */
export function alreadyLoaded<Value>(later: Deferred<Value>): Value | null {
  return later instanceof Promise ? null : later;
}
