import type { Host } from '@ritual/shared/federation';
import { shop } from '@ritual/shared/contract/calls';
import { api } from '@ritual/shared/http';

/** Milliseconds for which an answer is fresh, and for which a page waits for a new one. */
const fresh = 5000;
const timeoutMs = 800;

export interface ShopSource {
  /** The last answer when no newer one arrives in time; null when there has been none yet. */
  readonly current: () => Promise<Host['shop']>;
}

/** Asks the API for the facts of the shop: once for all pages rendered within some seconds. */
export function createShopSource(
  report: (error: unknown) => void,
  ask: () => Promise<NonNullable<Host['shop']>> = () => api.call(shop),
  now = Date.now,
): ShopSource {
  let known: Host['shop'] = null;
  let until = 0;
  let asking: Promise<void> | undefined;

  async function refresh(): Promise<void> {
    try {
      known = await ask();
      until = now() + fresh;
    } catch (error) {
      report(error);
    }
  }

  return {
    async current() {
      if (known !== null && now() < until) return known;
      asking ??= refresh().finally(() => (asking = undefined));
      let timer: NodeJS.Timeout | undefined;
      const timeout = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, timeoutMs);
      });
      await Promise.race([asking, timeout]);
      clearTimeout(timer);
      return known;
    },
  };
}
