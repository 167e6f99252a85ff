import type { ComponentType } from 'react';
import type { RouteObject } from '@ritual/shared/routing';

interface PageModule {
  readonly loader?: (args: unknown, context: unknown) => unknown;
  readonly Component?: ComponentType;
}

/** A page whose chunk failed to load; its loader fetches the chunk again when it runs. */
export interface LateModule extends PageModule {
  readonly late: true;
}

/** Thrown when a page's own code could not be loaded, though its remote was. */
export class PageUnavailable extends Error {
  constructor(cause: unknown) {
    super('The code of the page could not be loaded.', { cause });
    this.name = 'PageUnavailable';
  }
}

/**
 * The router never retries a lazy page that failed to load. So a failed page is replaced by one whose loader retries its chunks:
 * at once, and with every 'Try again'.
 */
export function retryingRoutes(routes: readonly RouteObject[]): RouteObject[] {
  return routes.map((route) => {
    const { lazy } = route;
    const load = typeof lazy === 'function' ? (lazy as () => Promise<PageModule>) : undefined;
    const retrying = load
      ? ({ ...route, lazy: () => load().catch(() => lateModule(load)) } as RouteObject)
      : route;
    if (retrying.index || !retrying.children) return retrying;
    return { ...retrying, children: retryingRoutes(retrying.children) };
  });
}

/**
 * Chromium answers the first request of a file whose preload has failed from that failure, and webpack shares the files of a page
 * that are still loading between tries: the first retry may end with a failure of the try before it. A second one does not. What
 * has timed out is not waited for again.
 */
function loadTwice(load: () => Promise<PageModule>): Promise<PageModule> {
  return load().catch((error: { readonly type?: unknown }) => {
    if (error.type === 'timeout') throw error;
    return load();
  });
}

function lateModule(load: () => Promise<PageModule>): LateModule {
  let page: PageModule = {};
  return {
    late: true,
    loader: async (args, context) => {
      page = await loadTwice(load).catch((error: unknown) => {
        throw new PageUnavailable(error);
      });
      return (await page.loader?.(args, context)) ?? null;
    },
    Component: () => {
      const { Component } = page;
      return Component ? <Component /> : null;
    },
  };
}
