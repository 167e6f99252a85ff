import { matchRoutes } from 'react-router-dom';
import type { RouteObject } from '@ritual/shared/routing';

/** Pages are lazy; those of an address have to be there before it is hydrated. Changes the routes in place. */
export async function loadMatched(routes: RouteObject[], location: { pathname: string }): Promise<void> {
  const matches = matchRoutes(routes, location) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      const loaded: object = await (route.lazy as () => Promise<object>)();
      Object.assign(route, loaded, { lazy: undefined });
    }),
  );
}
