import { headers } from '@ritual/shared/contract';
import { refresh } from '@ritual/shared/contract/calls';
import { api, isApiError } from '@ritual/shared/http';
import { keptToken } from './token-life.ts';
import type { TokenStorage } from './token-storage.ts';

/** Enough of an access token to be known to nobody else: its signature. */
const keyLength = 43;

/**
 * Renews the access token from the refresh cookie. The cookie rotates at every use and using one twice ends the session, so
 * tabs take turns: whoever comes second finds the new token in storage and takes that. Browsers that cannot take turns, and
 * pages whose answer got lost, ask with the same key (of the token that they all have), by which the API knows them for
 * those who asked first.
 */
export async function renewOnce(storage: TokenStorage): Promise<string | null> {
  const stale = storage.read()?.token;
  const renew = async (): Promise<string | null> => {
    const current = storage.read();
    if (!current) return null;
    if (current.token !== stale) return current.token;
    try {
      const { token, role } = await api.call(refresh, undefined, {
        headers: { [headers.idempotencyKey]: stale.slice(-keyLength) },
      });
      const now = storage.read();
      // Signed out, or in as somebody else, while the answer was on its way.
      if (now?.token !== stale) return now?.token ?? null;
      storage.write(keptToken(token, role));
      return token;
    } catch (error) {
      if (!isApiError(error) || (error.status !== 401 && error.status !== 403)) throw error;
      // Another tab was faster, and the cookie of this answer older than its.
      const now = storage.read();
      return now && now.token !== stale ? now.token : null;
    }
  };
  if (!('locks' in navigator)) return renew();
  let begun = false;
  try {
    return await navigator.locks.request('rop.renew', () => {
      begun = true;
      return renew();
    });
  } catch (error) {
    if (begun) throw error;
    // A browser that blocks all cookies has locks and refuses them.
    return renew();
  }
}
