import { browserStorage } from '@ritual/shared/storage';

/** The access token between page loads, in local storage under the product's own key. */
export interface StoredToken {
  readonly token: string;
  readonly role: 'USER' | 'ADMIN';
  /** When to renew it, by this browser's clock; missing for a token without a lifetime. */
  readonly renewAt?: number;
}

export const tokenKey = 'rop.auth';

/** A value of another shape, such as that of an older release, counts as signed out. */
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
 * Local storage of this browser. Where the browser refuses it (private windows, blocked cookies) the token is held in memory, so
 * that signing in still works until the page is left.
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
