import { randomUUID } from 'node:crypto';
import { SignJWT, jwtVerify } from 'jose';

/** What an access token says: of which login it is. Whether that login still stands is asked at every call. */
export interface Claims {
  readonly userId: string;
  readonly loginId: string;
}

export interface Tokens {
  /** An access token of 15 minutes. */
  readonly sign: (claims: Claims) => Promise<string>;
  /** null for anything that is not a valid token of ours. */
  readonly verify: (token: string) => Promise<Claims | null>;
}

const issuer = 'ritual-of-power';
const audience = 'ritual-of-power-api';
/** So that no other kind of token that is ever signed with this secret can stand for one. */
const typ = 'at+jwt';

export function createTokens(secret: string): Tokens {
  const key = new TextEncoder().encode(secret);
  return {
    sign: ({ userId, loginId }) =>
      new SignJWT({ sid: loginId })
        .setProtectedHeader({ alg: 'HS256', typ })
        .setSubject(userId)
        .setIssuer(issuer)
        .setAudience(audience)
        // Two of one second are two.
        .setJti(randomUUID())
        .setIssuedAt()
        .setExpirationTime('15m')
        .sign(key),
    verify: async (token) => {
      try {
        const expected = { issuer, audience, typ, algorithms: ['HS256'] };
        const { payload } = await jwtVerify(token, key, expected);
        const loginId = payload['sid'];
        if (!payload.sub || typeof loginId !== 'string' || payload.exp === undefined) return null;
        return { userId: payload.sub, loginId };
      } catch {
        // Expired, of another secret, or no token at all: all the same to the caller.
        return null;
      }
    },
  };
}
