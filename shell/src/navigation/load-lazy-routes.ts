import { matchRoutes } from 'react-router-dom';
import type { RouteObject } from '@ritual/shared/routing';
import type { LateModule } from '../loading/retrying-lazy.tsx';

/**
 * Loads the lazy routes of an address, which must be resolved before hydration. Changes the routes in place. Resolves with false
 * when one failed: then the router loads it and shows an error if that fails, too.
 */
export async function loadLazyRoutes(
  routes: RouteObject[],
  location: { readonly pathname: string },
): Promise<boolean> {
  const matches = matchRoutes(routes, location) ?? [];
  const ready = await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return true;
      const loaded: Partial<LateModule> = await (route.lazy as () => Promise<object>)();
      Object.assign(route, loaded, { lazy: undefined });
      return loaded.late !== true;
    }),
  );
  return !ready.includes(false);
}
