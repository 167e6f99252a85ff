import { routesOfArea, type AuthPort, type RemoteArea, type RemoteModule } from '@ritual/shared/federation';
import { guardRoutes } from '@ritual/shared/federation/guard';
import type { RouteObject } from '@ritual/shared/routing';
import { retryingRoutes } from '../loading/retrying-lazy.tsx';
import { RegionBoundary } from './region-boundary.tsx';
import { RegionPending } from './region-pending.tsx';

/** Id of the route whose children are the routes of remotes. */
export const remotesRouteId = 'remotes';

/** The routes of one remote, guarded, with the same ids on server and browser, under an error element. */
export function remoteRoute(remote: RemoteModule, session: AuthPort): RouteObject {
  return {
    id: remote.name,
    errorElement: <RegionBoundary />,
    hydrateFallbackElement: <RegionPending />,
    children: withIds(guardRoutes(retryingRoutes(remote.routes), session), remote.name),
  };
}

/** The routes of an area, to be added beside the other routes of its remote. */
export async function areaRoutes(
  remote: RemoteModule,
  area: RemoteArea,
  session: AuthPort,
): Promise<RouteObject[]> {
  const children = guardRoutes(retryingRoutes(await routesOfArea(area)), session);
  // The root layout asks the matched routes whose frame is around the page.
  return withIds([{ handle: { frame: area.frame }, children }], `${remote.name}:${area.prefix}`);
}

function withIds(routes: readonly RouteObject[], parent: string): RouteObject[] {
  return routes.map((route, index) => {
    const id = `${parent}:${String(index)}`;
    if (route.index) return { ...route, id };
    return { ...route, id, ...(route.children ? { children: withIds(route.children, id) } : {}) };
  });
}
