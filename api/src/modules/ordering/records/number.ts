import { randomBytes } from 'node:crypto';
import { orderNumberPrefix } from '@ritual/shared/kernel';

// Crockford's base 32: no letters that look like digits.
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** 'ROP-7K3M9Q': can be said on the phone, and does not tell how many orders there are. Of a test order: 'TEST-7K3M9Q'. */
export function newOrderNumber({ test }: { readonly test: boolean }): string {
  const prefix = orderNumberPrefix[test ? 'test' : 'real'];
  return `${prefix}-${Array.from(randomBytes(6), (byte) => alphabet[byte % 32]).join('')}`;
}
