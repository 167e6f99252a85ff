import { decodeJwt, SignJWT } from 'jose';

export interface Forgery {
  readonly secret: string;
  /** What is another than in the true token. */
  readonly claims?: Readonly<Record<string, unknown>>;
  readonly header?: { readonly alg?: string; readonly typ?: string };
}

/** A token like a true one but for what is said. */
export function forge(token: string, { secret, claims, header }: Forgery): Promise<string> {
  return new SignJWT({ ...decodeJwt(token), ...claims })
    .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt', ...header })
    .sign(new TextEncoder().encode(secret));
}

/** The same token, a quarter of an hour later. */
export function expired(token: string, secret: string): Promise<string> {
  const then = Math.floor(Date.now() / 1000) - 1;
  return forge(token, { secret, claims: { iat: then - 900, exp: then } });
}
