import type { StoredToken } from './token-storage.ts';

/** How long before it expires a token is renewed. */
const ahead = 60_000;

/**
 * The stored form of a token, with the time to renew it. That time is counted from now instead of using the token's `exp`:
 * shoppers' clocks can be wrong by hours, and every token would then look expired at once.
 */
export function toStoredToken(token: string, role: StoredToken['role'], now = Date.now()): StoredToken {
  const life = lifetimeOf(token);
  return { token, role, ...(life !== null && { renewAt: now + Math.max(life - ahead, life / 2) }) };
}

/** The subject of a token; null for one without. */
export function subjectOf(token: string): string | null {
  const { sub } = claimsOf(token);
  return typeof sub === 'string' ? sub : null;
}

/** Lifetime of a token in ms; null for one without. */
function lifetimeOf(token: string): number | null {
  const { iat, exp } = claimsOf(token);
  return typeof iat === 'number' && typeof exp === 'number' && exp > iat ? (exp - iat) * 1000 : null;
}

/** The claims of a token, not verified: the API verifies them at every call. */
function claimsOf(token: string): Readonly<Record<string, unknown>> {
  try {
    const [, payload = ''] = token.split('.');
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    return typeof claims === 'object' && claims !== null ? (claims as Record<string, unknown>) : {};
  } catch {
    // Not a JWT (the mocks' tokens are not): it is renewed when a call is refused.
    return {};
  }
}
