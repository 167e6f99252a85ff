import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits for a cookie or for a link in a mail. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** All that the store keeps of a secret. It is random, so that no slow hash is needed against guessing. */
export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
