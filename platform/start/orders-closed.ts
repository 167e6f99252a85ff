import { shop } from '@ritual/shared/contract';
import type { Settings } from '../settings/index.ts';

/** Milliseconds. The sentence is worth no longer wait. */
const patience = 5000;

/**
 * Whether the store that runs takes no orders yet, because of what its keeper has to say first. false as well when the API does not
 * tell: a store that has started does not end for want of a sentence.
 */
export async function ordersClosed({ ports }: Pick<Settings, 'ports'>): Promise<boolean> {
  try {
    const answer = await fetch(`http://127.0.0.1:${ports.api}/api/public/shop`, {
      signal: AbortSignal.timeout(patience),
    });
    return shop.pick({ missing: true }).parse(await answer.json()).missing.length > 0;
  } catch (error) {
    console.error(`Whether orders are taken could not be found out (${String(error)}): ask npm run shop.`);
    return false;
  }
}
