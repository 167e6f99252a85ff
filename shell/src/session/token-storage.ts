import { browserStorage } from '@ritual/shared/storage';

/** Where the access token lives between page loads: local storage under the product's own key. */
export interface StoredToken {
  readonly token: string;
  readonly role: 'USER' | 'ADMIN';
  /** When it is to be renewed, by the clock of this browser; missing where it says nothing of its life. */
  readonly renewAt?: number;
}

export const tokenKey = 'rop.auth';

/** What something else wrote there, or an older release did, is as good as signed out. */
function isStoredToken(value: unknown): value is StoredToken {
  if (typeof value !== 'object' || value === null) return false;
  const { token, role, renewAt } = value as Partial<Record<keyof StoredToken, unknown>>;
  if (typeof token !== 'string' || token === '' || (role !== 'USER' && role !== 'ADMIN')) return false;
  return renewAt === undefined || typeof renewAt === 'number';
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
  const read = () => browserStorage.read(tokenKey, isStoredToken) ?? memory;
  return {
    read,
    write: (value) => {
      memory = null;
      if (!value) browserStorage.remove(tokenKey);
      else if (!browserStorage.write(tokenKey, value)) memory = value;
    },
    onChange: (listener) => {
      const heard = ({ key }: StorageEvent) => {
        if (key === tokenKey || key === null) listener(read());
      };
      addEventListener('storage', heard);
      return () => removeEventListener('storage', heard);
    },
  };
}
