import { createHmac } from 'node:crypto';

/** What the store's API shows the registry, so that the secret itself is not sent. */
export function storeKey(secret: string): string {
  return createHmac('sha256', secret).update('store api').digest('base64url');
}

/** As the history names it, where a token's team stands else. */
export const adminAreaTeam = 'admin area';
