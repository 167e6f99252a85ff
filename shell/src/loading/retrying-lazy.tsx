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

/**
 * The router never retries a lazy page that failed to load. So a failed page is replaced by one whose loader retries the chunk:
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

function lateModule(load: () => Promise<PageModule>): LateModule {
  let page: PageModule = {};
  return {
    late: true,
    loader: async (args, context) => {
      page = await load();
      return (await page.loader?.(args, context)) ?? null;
    },
    Component: () => {
      const { Component } = page;
      return Component ? <Component /> : null;
    },
  };
}
