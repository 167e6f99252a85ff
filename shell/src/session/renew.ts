import { headers } from '@ritual/shared/contract';
import { refresh } from '@ritual/shared/contract/calls';
import { api, isApiError } from '@ritual/shared/http';
import { toStoredToken } from './token-life.ts';
import type { TokenStorage } from './token-storage.ts';

/** The part of an access token used as idempotency key: its signature, which no one else can guess. */
const keyLength = 43;

/**
 * Renews the access token from the refresh cookie. The cookie rotates at every use and using one twice ends the session, so tabs
 * take turns: the second tab finds the new token in storage and uses that. Browsers without locks, and pages whose response was
 * lost, send the same idempotency key (from the token that all of them hold), by which the API recognizes a repeated request.
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
      // Signed out, or signed in to another account, while the answer was pending.
      if (now?.token !== stale) return now?.token ?? null;
      storage.write(toStoredToken(token, role));
      return token;
    } catch (error) {
      if (!isApiError(error) || (error.status !== 401 && error.status !== 403)) throw error;
      // Another tab was faster: this request carried the cookie from before its renewal.
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
    // A browser that blocks all cookies rejects lock requests.
    return renew();
  }
}
