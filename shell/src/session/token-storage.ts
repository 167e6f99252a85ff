/** Where the access token lives between page loads: local storage under the product's own key. */
export interface StoredToken {
  readonly token: string;
  readonly role: 'USER' | 'ADMIN';
  /** When it is to be renewed, by the clock of this browser; missing where it says nothing of its life. */
  readonly renewAt?: number;
}

export const tokenKey = 'rop.auth';

function parse(text: string | null): StoredToken | null {
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null) return null;
    const { token, role, renewAt } = value as Partial<Record<keyof StoredToken, unknown>>;
    if (typeof token !== 'string' || token === '' || (role !== 'USER' && role !== 'ADMIN')) return null;
    return { token, role, ...(typeof renewAt === 'number' && { renewAt }) };
  } catch {
    // Something else wrote there, or an older release did: as good as signed out.
    return null;
  }
}

export interface TokenStorage {
  readonly read: () => StoredToken | null;
  readonly write: (value: StoredToken | null) => void;
  /** Calls back when another tab signs in, renews or signs out. */
  readonly onChange: (listener: (value: StoredToken | null) => void) => () => void;
}

/**
 * Storage of this browser. Where the browser refuses it (private windows, blocked cookies) the token is kept
 * in memory, so that signing in still works until the tab is closed.
 */
export function browserTokenStorage(): TokenStorage {
  let memory: StoredToken | null = null;
  return {
    read: () => {
      try {
        return parse(localStorage.getItem(tokenKey)) ?? memory;
      } catch {
        return memory;
      }
    },
    write: (value) => {
      memory = null;
      try {
        if (value) localStorage.setItem(tokenKey, JSON.stringify(value));
        else localStorage.removeItem(tokenKey);
      } catch {
        memory = value;
      }
    },
    onChange: (listener) => {
      const heard = (event: StorageEvent) => {
        if (event.key === tokenKey || event.key === null) listener(parse(event.newValue));
      };
      addEventListener('storage', heard);
      return () => removeEventListener('storage', heard);
    },
  };
}
