import type { Host } from '@ritual/shared/federation';
import { previewShop, shop } from '@ritual/shared/contract/calls';
import { api, isApiError } from '@ritual/shared/http';
import { defaultNavigation, hasCollection, linkTarget, shownNavigation } from '@ritual/shared/kernel';

/** Milliseconds for which an answer is fresh, and for which a page waits for a new one. */
const fresh = 5000;
const timeoutMs = 800;

export interface ShopSource {
  /** The last answer when no newer one arrives in time; null when there has been none yet. */
  readonly current: () => Promise<Host['shop']>;
  /** The same with the links of a version of menu and footer, by its key; null: there is none, or it cannot be had now. */
  readonly preview: (key: string) => Promise<Host['shop']>;
}

type Shop = NonNullable<Host['shop']>;

/** An older API leaves the links to the pages: they are those that every store begins with. */
function withNavigation(known: Shop): Shop {
  if (known.navigation) return known;
  const live = (link: string) => {
    const target = linkTarget(link);
    return target?.kind === 'collection' && !hasCollection(known, target.slug) ? null : link;
  };
  const added = known.menu ?? [];
  return { ...known, navigation: shownNavigation(defaultNavigation, { live, added, shop: known }) };
}

/** Asks the API for the facts of the shop: once for all pages rendered within some seconds. */
export function createShopSource(
  report: (error: unknown) => void,
  ask: () => Promise<Shop> = () => api.call(shop),
  now = Date.now,
  askPreview = (key: string): Promise<Shop> => api.call(previewShop, { query: { navigation: key } }),
): ShopSource {
  let known: Host['shop'] = null;
  let until = 0;
  let asking: Promise<void> | undefined;

  async function refresh(): Promise<void> {
    try {
      known = withNavigation(await ask());
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
    async preview(key) {
      try {
        return await askPreview(key);
      } catch (error) {
        if (!isApiError(error, 'NOT_FOUND')) report(error);
        return null;
      }
    },
  };
}
