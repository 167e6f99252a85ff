import type { SessionRecord } from '../sessions/record.ts';

/** Where a paid shopper goes: the store's success address with the session's id filled in. */
export function successAddress({ successUrl, id }: SessionRecord): string {
  return successUrl.replaceAll('{CHECKOUT_SESSION_ID}', id);
}
