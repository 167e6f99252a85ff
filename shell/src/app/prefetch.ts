import { matchRoutes } from 'react-router-dom';
import { remoteFor, type RouteHandle } from '@ritual/shared/federation';
import type { RemoteLoader } from '../federation/remote-loader.ts';
import type { Snapshot } from '../federation/snapshot.ts';
import { isPrivate } from '../session/guard.ts';
import { watchCards, watchIntent } from './prefetch-signs.ts';

/** How sure it is that somebody will open an address: its link is in view, or under a finger. */
export type Sign = 'seen' | 'meant';

export interface PrefetchOptions {
  readonly snapshot: Snapshot;
  readonly loader: RemoteLoader;
}

interface Page {
  readonly loader?: (args: object, context?: unknown) => unknown;
}

/** Milliseconds after which what was fetched is too old to be of use: the browser's cache drops it, too. */
const keptFor = 60_000;

/**
 * Fetches what a page needs before it is asked for: its code for the module cache, its data for the browser's. The
 * page's own loader is run once and its answer dropped; the navigation asks again and is answered without the line.
 */
export function createPrefetch({ snapshot, loader }: PrefetchOptions) {
  const fetched = new Map<string, { readonly sign: Sign; readonly until: number }>();
  let broken = false;

  async function fetchPage(url: URL, sign: Sign): Promise<void> {
    const name = remoteFor(url.pathname, snapshot.remotes);
    if (name === undefined) return;
    const { routes } = await loader.load(name);
    const matches = matchRoutes(routes, url.pathname) ?? [];
    if (isPrivate(matches)) return;
    const rest = new AbortController();
    for (const { route, params } of matches) {
      if (typeof route.lazy !== 'function') continue;
      const page = (await (route.lazy as () => Promise<object>)()) as Page;
      const request = new Request(url, { signal: rest.signal });
      const data = await page.loader?.({ request, params, context: {} });
      if (sign === 'meant') fetchPicture(route.handle as RouteHandle | undefined, data, url);
    }
    // What the page does not wait for is not worth the line while nobody has opened it.
    if (sign === 'seen') rest.abort();
  }

  return async (address: string, sign: Sign): Promise<void> => {
    const url = new URL(address, location.href);
    const key = url.pathname + url.search;
    const before = fetched.get(key);
    const now = Date.now();
    if (broken || url.origin !== location.origin || key === location.pathname + location.search) return;
    if (before && before.until > now && (before.sign === 'meant' || sign === 'seen')) return;
    fetched.set(key, { sign, until: now + keptFor });
    try {
      await fetchPage(url, sign);
    } catch {
      // Whoever opens the page is told why it cannot be had. Until then nothing else is tried.
      broken = true;
    }
  };
}

/** The page's main picture, with the same candidates as its element. */
function fetchPicture(
  handle: RouteHandle | undefined,
  data: unknown,
  { origin, pathname, searchParams }: URL,
) {
  const [picture] = handle?.head?.(data, { origin, pathname, search: searchParams }).preload ?? [];
  if (!picture || (picture.media !== undefined && !matchMedia(picture.media).matches)) return;
  const image = new Image();
  image.fetchPriority = 'low';
  if (picture.sizes !== undefined) image.sizes = picture.sizes;
  if (picture.srcSet !== undefined) image.srcset = picture.srcSet;
  image.src = picture.href;
}

/** Begins to watch links. Nothing is fetched ahead for those who pay for every byte or wait for each. */
export function startPrefetch(options: PrefetchOptions): void {
  const { connection } = navigator as {
    readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
  };
  if (connection?.saveData === true || connection?.effectiveType?.includes('2g') === true) return;
  const prefetch = createPrefetch(options);
  watchIntent((address) => void prefetch(address, 'meant'));
  watchCards((address) => prefetch(address, 'seen'));
}
