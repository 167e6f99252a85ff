import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

// A copy of the database alone opens nothing: the keys are derived from FACTOR_SECRET, and each use has one of its own.
const algorithm = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

const keyOf = (factorSecret: string, use: string) =>
  Buffer.from(hkdfSync('sha256', factorSecret, '', use, 32));

const appKey = (factorSecret: string) => keyOf(factorSecret, 'secrets of authenticator apps');

/** The secret of a person's app. A row that is copied to another person opens nothing there. */
export function sealSecret(secret: string, userId: string, factorSecret: string): string {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv(algorithm, appKey(factorSecret), nonce).setAAD(Buffer.from(userId));
  const sealed = [cipher.update(secret, 'utf8'), cipher.final()];
  return Buffer.concat([nonce, ...sealed, cipher.getAuthTag()]).toString('base64url');
}

/** Throws when FACTOR_SECRET is not the one that it was sealed with. */
export function openSecret(sealed: string, userId: string, factorSecret: string): string {
  const bytes = Buffer.from(sealed, 'base64url');
  const decipher = createDecipheriv(algorithm, appKey(factorSecret), bytes.subarray(0, nonceBytes))
    .setAAD(Buffer.from(userId))
    .setAuthTag(bytes.subarray(-tagBytes));
  const opened = [decipher.update(bytes.subarray(nonceBytes, -tagBytes)), decipher.final()];
  return Buffer.concat(opened).toString('utf8');
}

/** All that is kept of a recovery code. It is shorter than other secrets (80 bits), so the hash has a key. */
export function hashOfCode(code: string, userId: string, factorSecret: string): string {
  return createHmac('sha256', keyOf(factorSecret, 'hashes of recovery codes'))
    .update(`${userId}:${code}`)
    .digest('base64url');
}
