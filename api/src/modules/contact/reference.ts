import { randomBytes } from 'node:crypto';

// Crockford's base 32: no letters that look like digits.
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** 'C-7K3M9QXT': can be said on the phone and is not guessed. Of a trillion, so that none comes twice. */
export function newReference(): string {
  return `C-${Array.from(randomBytes(8), (byte) => alphabet[byte % 32]).join('')}`;
}
