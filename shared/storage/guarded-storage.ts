/**
 * What the browser keeps, in a way that is never in the way: absent (server), refused (blocked cookies) or full storage behaves
 * like an empty one, and what was stored by an older version or another hand passes a guard before it is used.
 */
export interface GuardedStorage {
  /** The stored value if it is there and `guard` takes it, else `null`. */
  readonly read: <Value>(key: string, guard: (value: unknown) => value is Value) => Value | null;
  /** Whether the value could be stored. */
  readonly write: (key: string, value: unknown) => boolean;
  readonly remove: (key: string) => void;
}

/** `open` is called for each use: where storage is refused, to name it throws already. */
function guarded(open: () => Storage): GuardedStorage {
  return {
    read(key, guard) {
      try {
        const text = open().getItem(key);
        const value: unknown = text === null ? null : JSON.parse(text);
        return guard(value) ? value : null;
      } catch {
        // No storage, or no JSON in it: nothing usable is stored, which is an ordinary case.
        return null;
      }
    },

    write(key, value) {
      try {
        open().setItem(key, JSON.stringify(value));
        return true;
      } catch {
        // Refused or full; the caller goes on with what is in memory.
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
