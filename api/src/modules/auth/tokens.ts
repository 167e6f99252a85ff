import { SignJWT, jwtVerify } from 'jose';

export interface Identity {
  readonly userId: string;
  readonly role: 'USER' | 'ADMIN';
}

export interface Tokens {
  /** An access token of 15 minutes. */
  readonly sign: (identity: Identity) => Promise<string>;
  /** null for anything that is not a valid token of ours. */
  readonly verify: (token: string) => Promise<Identity | null>;
}

const issuer = 'ritual-of-power';

export function createTokens(secret: string): Tokens {
  const key = new TextEncoder().encode(secret);
  return {
    sign: ({ userId, role }) =>
      new SignJWT({ role })
        .setProtectedHeader({ alg: 'HS256' })
        .setSubject(userId)
        .setIssuer(issuer)
        .setIssuedAt()
        .setExpirationTime('15m')
        .sign(key),
    verify: async (token) => {
      try {
        const { payload } = await jwtVerify(token, key, { issuer, algorithms: ['HS256'] });
        const role = payload['role'];
        if (!payload.sub || (role !== 'USER' && role !== 'ADMIN')) return null;
        return { userId: payload.sub, role };
      } catch {
        // Expired, of another secret, or no token at all: all the same to the caller.
        return null;
      }
    },
  };
}
