import { matchRoutes } from 'react-router-dom';
import type { RouteObject } from '@ritual/shared/routing';
import type { LateModule } from '../loading/retrying-lazy.tsx';

/**
 * Pages are lazy; those of an address have to be there before it is hydrated. Changes the routes in place.
 * Answers whether it went well: otherwise the router has to fetch them, and say so if it cannot.
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
