import { randomBytes } from 'node:crypto';

// Crockford's base 32: no letters that look like digits.
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** 'ROP-7K3M9Q': can be said on the phone, and does not tell how many orders there are. */
export function newOrderNumber(): string {
  return `ROP-${Array.from(randomBytes(6), (byte) => alphabet[byte % 32]).join('')}`;
}
