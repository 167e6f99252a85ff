import { use } from 'react';

/**
 * Loader data that a page starts without. The browser gets a promise, which never fails; the server waits for it and puts
 * the value in its place. `null`: it could not be loaded.
 */
export type Later<Value> = Value | null | Promise<Value | null>;

/** The value; suspends while it is on its way. */
export function useLater<Value>(later: Later<Value>): Value | null {
  return later instanceof Promise ? use(later) : later;
}

/** The value if it is there already, for where nobody can wait. */
export function alreadyThere<Value>(later: Later<Value>): Value | null {
  return later instanceof Promise ? null : later;
}
