import type { matchRoutes } from 'react-router-dom';
import type { HeadPicture, remoteFor, RouteHandle } from '@ritual/shared/federation';
import type { isPrivate } from '@ritual/shared/federation/guard';
import { isApiError } from '@ritual/shared/http';
import type { RemoteLoader } from '../federation/remote-loader.ts';
import type { Snapshot } from '../federation/snapshot.ts';
import { watchCards, watchIntent } from './prefetch-triggers.ts';

/** How likely it is that the visitor opens an address: its link is in view, or hovered, touched or focused. */
export type Trigger = 'seen' | 'meant';

export interface PrefetchOptions {
  readonly snapshot: Snapshot;
  readonly loader: Pick<RemoteLoader, 'load'>;
  readonly tools: {
    readonly remoteFor: typeof remoteFor;
    readonly matchRoutes: typeof matchRoutes;
    readonly isPrivate: typeof isPrivate;
  };
}

interface Page {
  readonly loader?: (args: object, context?: unknown) => unknown;
}

/** Milliseconds for which a prefetched page is fresh, the same as in the browser's cache; also the pause after a failure. */
const freshFor = 60_000;

/**
 * Fetches what a page needs before it is opened: its code into the module cache, its data into the browser's HTTP cache. The
 * page's own loader runs once; the navigation runs it again and is served from the cache.
 */
export function createPrefetch({ snapshot, loader, tools }: PrefetchOptions) {
  const { remoteFor, matchRoutes, isPrivate } = tools;
  const fetched = new Map<
    string,
    { readonly until: number; readonly picture: Promise<HeadPicture | undefined> }
  >();
  let pausedUntil = 0;

  /** Resolves with the page's main picture. */
  async function fetchPage(url: URL, trigger: Trigger): Promise<HeadPicture | undefined> {
    const name = remoteFor(url.pathname, snapshot.remotes);
    if (name === undefined) return undefined;
    const { routes } = await loader.load(name);
    const matches = matchRoutes(routes, url.pathname) ?? [];
    if (isPrivate(matches)) return undefined;
    const rest = new AbortController();
    const pictures: HeadPicture[] = [];
    for (const { route, params } of matches) {
      if (typeof route.lazy !== 'function') continue;
      const page = (await (route.lazy as () => Promise<object>)()) as Page;
      const request = new Request(url, { signal: rest.signal });
      const data = await page.loader?.({ request, params, context: {} });
      pictures.push(...picturesOf(route.handle as RouteHandle | undefined, data, url));
    }
    // Data that the page does not wait for is not worth the bandwidth before the page is opened.
    if (trigger === 'seen') rest.abort();
    return pictures.find(({ media }) => media === undefined || matchMedia(media).matches);
  }

  return async (address: string, trigger: Trigger): Promise<void> => {
    const url = new URL(address, location.href);
    const key = url.pathname + url.search;
    const now = Date.now();
    if (now < pausedUntil || url.origin !== location.origin) return;
    if (key === location.pathname + location.search) return;
    let page = fetched.get(key);
    if (!page || page.until < now) {
      page = { until: now + freshFor, picture: fetchPage(url, trigger) };
      fetched.set(key, page);
    }
    try {
      const picture = await page.picture;
      if (trigger === 'meant' && picture) fetchPicture(picture);
    } catch (error) {
      // The navigation itself reports the error. After a failure of the network or the API prefetching pauses.
      if (!isRefusal(error)) pausedUntil = Date.now() + freshFor;
    }
  };
}

/** Whether only this page failed (it does not exist) and others may work. 429 is not such an answer. */
function isRefusal(error: unknown): boolean {
  const answered = error instanceof Response || isApiError(error) ? error.status : 0;
  return answered >= 400 && answered < 500 && answered !== 429;
}

function picturesOf(handle: RouteHandle | undefined, data: unknown, url: URL): readonly HeadPicture[] {
  const { origin, pathname, searchParams: search } = url;
  return handle?.head?.(data, { origin, pathname, search }).preload ?? [];
}

/** With the same candidates as the page's `img`, so that the browser picks the same file. */
function fetchPicture({ href, sizes, srcSet }: HeadPicture): void {
  const image = new Image();
  image.fetchPriority = 'low';
  if (sizes !== undefined) image.sizes = sizes;
  if (srcSet !== undefined) image.srcset = srcSet;
  image.src = href;
}

/** Starts watching links. No prefetching with data saver or on 2G. */
export function startPrefetch(options: PrefetchOptions): void {
  const { connection } = navigator as {
    readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
  };
  if (connection?.saveData === true || connection?.effectiveType?.includes('2g') === true) return;
  const prefetch = createPrefetch(options);
  watchIntent((address) => void prefetch(address, 'meant'));
  watchCards((address) => prefetch(address, 'seen'));
}
