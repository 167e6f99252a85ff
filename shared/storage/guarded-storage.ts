/**
 * Browser storage that never throws: absent (server), refused (blocked cookies) or full storage behaves like an empty one,
 * and values written by an older version or by other code pass a guard before use.
 */
export interface GuardedStorage {
  /** The stored value if it exists and passes `guard`, else `null`. */
  readonly read: <Value>(key: string, guard: (value: unknown) => value is Value) => Value | null;
  /** Whether the value could be stored. */
  readonly write: (key: string, value: unknown) => boolean;
  readonly remove: (key: string) => void;
}

/** `open` is called for each use: where storage is refused, merely accessing it throws. */
function guarded(open: () => Storage): GuardedStorage {
  return {
    read(key, guard) {
      try {
        const text = open().getItem(key);
        const value: unknown = text === null ? null : JSON.parse(text);
        return guard(value) ? value : null;
      } catch {
        // No storage, or no JSON in it: there is no usable value, which is an ordinary case.
        return null;
      }
    },

    write(key, value) {
      try {
        open().setItem(key, JSON.stringify(value));
        return true;
      } catch {
        // Refused or full; the caller continues with the value in memory.
        return false;
      }
    },

    remove(key) {
      try {
        open().removeItem(key);
      } catch {
        // Without storage there is nothing to remove.
      }
    },
  };
}

/** For all tabs of this browser, until it is cleared. */
export const browserStorage = guarded(() => globalThis.localStorage);

/** For this tab: survives a reload and ends with the tab. */
export const tabStorage = guarded(() => globalThis.sessionStorage);
