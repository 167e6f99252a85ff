import { api, isApiError } from '@ritual/shared/http';
import type { TokenStorage } from './token-storage.ts';

/**
 * Renews the access token from the refresh cookie. The cookie rotates at every use and using one twice ends
 * the session, so tabs take turns: whoever comes second finds the new token in storage and takes that.
 */
export async function renewOnce(storage: TokenStorage): Promise<string | null> {
  const stale = storage.read()?.token;
  const renew = async (): Promise<string | null> => {
    const current = storage.read();
    if (!current) return null;
    if (current.token !== stale) return current.token;
    try {
      const { token, role } = await api.call('refresh');
      storage.write({ token, role });
      return token;
    } catch (error) {
      if (isApiError(error) && error.status === 401) return null;
      throw error;
    }
  };
  return 'locks' in navigator ? navigator.locks.request('rop.renew', renew) : renew();
}
