import type { StoredToken } from './token-storage.ts';

/** So long before its end a token is renewed. */
const ahead = 60_000;

/**
 * A token as it is kept, with the moment to renew it. That is counted from now and not read off the token: the clocks of
 * shoppers are wrong by hours, and by such a clock every token would be old at once.
 */
export function keptToken(token: string, role: StoredToken['role'], now = Date.now()): StoredToken {
  const life = lifetimeOf(token);
  return { token, role, ...(life !== null && { renewAt: now + Math.max(life - ahead, life / 2) }) };
}

/** Whose token it is; null for one that does not say. */
export function subjectOf(token: string): string | null {
  const { sub } = claimsOf(token);
  return typeof sub === 'string' ? sub : null;
}

/** Milliseconds that a token lasts; null for one that does not say. */
function lifetimeOf(token: string): number | null {
  const { iat, exp } = claimsOf(token);
  return typeof iat === 'number' && typeof exp === 'number' && exp > iat ? (exp - iat) * 1000 : null;
}

/** What a token says of itself. Nothing is proved by it: only the API can, and does at every call. */
function claimsOf(token: string): Readonly<Record<string, unknown>> {
  try {
    const [, payload = ''] = token.split('.');
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    return typeof claims === 'object' && claims !== null ? (claims as Record<string, unknown>) : {};
  } catch {
    // Not of this form (the mocks' are not): it is renewed when a call is refused.
    return {};
  }
}
