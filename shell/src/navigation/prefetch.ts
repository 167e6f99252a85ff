import type { matchRoutes } from 'react-router-dom';
import type { HeadPicture, remoteFor, RouteHandle } from '@ritual/shared/federation';
import type { isPrivate } from '@ritual/shared/federation/guard';
import { isApiError } from '@ritual/shared/http';
import type { RemoteLoader } from '../federation/remote-loader.ts';
import type { Snapshot } from '../federation/snapshot.ts';
import { watchCards, watchIntent } from './prefetch-triggers.ts';

/** How sure it is that somebody will open an address: its link is in view, or under a finger. */
export type Sign = 'seen' | 'meant';

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

/** Milliseconds after which what was fetched is too old to be of use: the browser's cache drops it, too. So long nothing is tried after a failure. */
const keptFor = 60_000;

/**
 * Fetches what a page needs before it is asked for: its code for the module cache, its data for the browser's. The
 * page's own loader is run once; the navigation asks again and is answered without the line.
 */
export function createPrefetch({ snapshot, loader, tools }: PrefetchOptions) {
  const { remoteFor, matchRoutes, isPrivate } = tools;
  const fetched = new Map<
    string,
    { readonly until: number; readonly picture: Promise<HeadPicture | undefined> }
  >();
  let pausedUntil = 0;

  /** Gives the page's main picture. */
  async function fetchPage(url: URL, sign: Sign): Promise<HeadPicture | undefined> {
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
    // What the page does not wait for is not worth the line while nobody has opened it.
    if (sign === 'seen') rest.abort();
    return pictures.find(({ media }) => media === undefined || matchMedia(media).matches);
  }

  return async (address: string, sign: Sign): Promise<void> => {
    const url = new URL(address, location.href);
    const key = url.pathname + url.search;
    const now = Date.now();
    if (now < pausedUntil || url.origin !== location.origin) return;
    if (key === location.pathname + location.search) return;
    let page = fetched.get(key);
    if (!page || page.until < now) {
      page = { until: now + keptFor, picture: fetchPage(url, sign) };
      fetched.set(key, page);
    }
    try {
      const picture = await page.picture;
      if (sign === 'meant' && picture) fetchPicture(picture);
    } catch (error) {
      // Whoever opens the page is told why it cannot be had. A line or a store that fails is left alone for a while.
      if (!isRefusal(error)) pausedUntil = Date.now() + keptFor;
    }
  };
}

/** Whether this one page cannot be had (it does not exist) and the next may well be. Too many calls are no such answer. */
function isRefusal(error: unknown): boolean {
  const answered = error instanceof Response || isApiError(error) ? error.status : 0;
  return answered >= 400 && answered < 500 && answered !== 429;
}

function picturesOf(handle: RouteHandle | undefined, data: unknown, url: URL): readonly HeadPicture[] {
  const { origin, pathname, searchParams: search } = url;
  return handle?.head?.(data, { origin, pathname, search }).preload ?? [];
}

/** With the same candidates as its element. */
function fetchPicture({ href, sizes, srcSet }: HeadPicture): void {
  const image = new Image();
  image.fetchPriority = 'low';
  if (sizes !== undefined) image.sizes = sizes;
  if (srcSet !== undefined) image.srcset = srcSet;
  image.src = href;
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
