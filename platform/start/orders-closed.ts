import { shop } from '@ritual/shared/contract';
import type { Settings } from '../settings/index.ts';

/**
 * Whether the running store takes no orders yet because the facts of the shop or its tax rules are missing. undefined when the API
 * does not answer, for example during a restart; that must not stop the store.
 */
export async function ordersClosed(
  { ports }: { readonly ports: Pick<Settings['ports'], 'api'> },
  timeoutMs = 3000,
): Promise<boolean | undefined> {
  try {
    const address = `http://127.0.0.1:${String(ports.api)}/api/public/shop`;
    const response = await fetch(address, { signal: AbortSignal.timeout(timeoutMs) });
    const { missing } = (await response.json()) as { readonly missing?: unknown };
    return shop.shape.missing.parse(missing).length > 0;
  } catch {
    return undefined;
  }
}
