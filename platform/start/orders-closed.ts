import { shop } from '@ritual/shared/contract';
import type { Settings } from '../settings/index.ts';

/** Whether the store that runs takes no orders yet, because of what its keeper has to say first. */
export async function ordersClosed({ ports }: Settings): Promise<boolean> {
  const answer = await fetch(`http://127.0.0.1:${ports.api}/api/public/shop`);
  return shop.pick({ missing: true }).parse(await answer.json()).missing.length > 0;
}
