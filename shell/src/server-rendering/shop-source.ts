import type { Host } from '@ritual/shared/federation';
import { shop } from '@ritual/shared/contract/calls';
import { api } from '@ritual/shared/http';

/** Milliseconds for which pages say what was said last, and for which a page waits for news. */
const fresh = 5000;
const timeoutMs = 800;

export interface ShopSource {
  /** What was said last when nothing newer can be had in time; null: it was never to be had. */
  readonly current: () => Promise<Host['shop']>;
}

/** Asks the API what pages say of the shop: once for all pages that are drawn within some seconds. */
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
      const tired = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, timeoutMs);
      });
      await Promise.race([asking, tired]);
      clearTimeout(timer);
      return known;
    },
  };
}
