import type { ComponentType } from 'react';
import type { RouteObject } from '@ritual/shared/routing';

interface PageModule {
  readonly loader?: (args: unknown, context: unknown) => unknown;
  readonly Component?: ComponentType;
}

/** A page whose code did not come; its loader fetches it when it is run. */
export interface LateModule extends PageModule {
  readonly late: true;
}

/**
 * The router remembers for ever that a lazy page could not be loaded. So a page that fails to come is replaced
 * by one that tries again whenever its data is asked for: at once, and with every 'Try again'.
 */
export function patientRoutes(routes: readonly RouteObject[]): RouteObject[] {
  return routes.map((route) => {
    const { lazy } = route;
    const load = typeof lazy === 'function' ? (lazy as () => Promise<PageModule>) : undefined;
    const patient = load
      ? ({ ...route, lazy: () => load().catch(() => lateModule(load)) } as RouteObject)
      : route;
    if (patient.index || !patient.children) return patient;
    return { ...patient, children: patientRoutes(patient.children) };
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
