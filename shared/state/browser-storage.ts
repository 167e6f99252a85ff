/**
 * Local storage that is never in the way: absent (server), forbidden (private mode) or full storage behaves
 * like an empty one, and what was stored by an older version or another hand passes a guard before it is used.
 */
export const browserStorage = {
  /** The stored value if it is there and `guard` takes it, else `null`. */
  read<Value>(key: string, guard: (value: unknown) => value is Value): Value | null {
    try {
      const text = globalThis.localStorage.getItem(key);
      const value: unknown = text === null ? null : JSON.parse(text);
      return guard(value) ? value : null;
    } catch {
      // No storage, or no JSON in it: nothing usable is stored, which is an ordinary case.
      return null;
    }
  },

  /** Whether the value could be stored. */
  write(key: string, value: unknown): boolean {
    try {
      globalThis.localStorage.setItem(key, JSON.stringify(value));
      return true;
    } catch {
      // Forbidden or full; the caller goes on with what is in memory.
      return false;
    }
  },

  remove(key: string): void {
    try {
      globalThis.localStorage.removeItem(key);
    } catch {
      // Without storage there is nothing to remove.
    }
  },
};
