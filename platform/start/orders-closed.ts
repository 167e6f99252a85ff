import { shop } from '@ritual/shared/contract';
import * as z from 'zod/mini';
import type { Settings } from '../settings/index.ts';

/** Shoppers do not see it yet, or it takes no orders because its facts or tax rules are missing. */
export type OrdersClosed = 'unopened' | 'missing';

export const ordersClosedWords: Readonly<Record<OrdersClosed, string>> = {
  unopened:
    'The shop has not opened: visitors see a page that says so. An owner opens it on the start page of the admin area, which lists what is left to do.',
  missing:
    'The store takes no orders yet: an owner enters what is missing under Settings in the admin area, or by npm run shop.',
};

/**
 * Why the running store takes no orders of shoppers yet; null: it does. undefined when the API does not answer, for example during a
 * restart; that must not stop the store.
 */
export async function ordersClosed(
  { ports }: { readonly ports: Pick<Settings['ports'], 'api'> },
  timeoutMs = 3000,
): Promise<OrdersClosed | null | undefined> {
  try {
    const address = `http://127.0.0.1:${String(ports.api)}/api/public/shop`;
    const response = await fetch(address, { signal: AbortSignal.timeout(timeoutMs) });
    const { missing, open } = z.pick(shop, { missing: true, open: true }).parse(await response.json());
    if (open === false) return 'unopened';
    return missing.length > 0 ? 'missing' : null;
  } catch {
    return undefined;
  }
}
