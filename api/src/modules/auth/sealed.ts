import { createCipheriv, createDecipheriv, hkdfSync } from 'node:crypto';

// A token seals the one that it was exchanged for. Of the first the database knows only the hash, so that the rows
// alone do not reveal the second.
const algorithm = 'aes-256-gcm';
/** A key seals one message in its life: what it is derived from is random and is exchanged once. */
const nonce = Buffer.alloc(12);
const tagBytes = 16;

const keyOf = (token: string) =>
  Buffer.from(hkdfSync('sha256', token, '', 'the refresh token that comes after this one', 32));

export function seal(next: string, token: string): string {
  const cipher = createCipheriv(algorithm, keyOf(token), nonce);
  return Buffer.concat([cipher.update(next, 'utf8'), cipher.final(), cipher.getAuthTag()]).toString(
    'base64url',
  );
}

export function unseal(sealed: string, token: string): string {
  const bytes = Buffer.from(sealed, 'base64url');
  const decipher = createDecipheriv(algorithm, keyOf(token), nonce);
  decipher.setAuthTag(bytes.subarray(-tagBytes));
  return Buffer.concat([decipher.update(bytes.subarray(0, -tagBytes)), decipher.final()]).toString('utf8');
}
