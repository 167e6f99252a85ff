import { shop } from '@ritual/shared/contract';
import type { Settings } from '../settings/index.ts';

/**
 * Whether the store that runs takes no orders yet, because of what its operator has to say first. undefined: it is not known, as
 * when the API is just being started again; a store that runs does not end for that.
 */
export async function ordersClosed(
  { ports }: { readonly ports: Pick<Settings['ports'], 'api'> },
  patience = 3000,
): Promise<boolean | undefined> {
  try {
    const address = `http://127.0.0.1:${String(ports.api)}/api/public/shop`;
    const answer = await fetch(address, { signal: AbortSignal.timeout(patience) });
    const { missing } = (await answer.json()) as { readonly missing?: unknown };
    return shop.shape.missing.parse(missing).length > 0;
  } catch {
    return undefined;
  }
}
