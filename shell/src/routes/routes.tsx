import type { RouteObject } from '@ritual/shared/routing';
import { RegionBoundary } from './region-boundary.tsx';
import { RegionPending } from './region-pending.tsx';
import { remotesRouteId } from './remote-routes.tsx';
import { MissingPage } from './missing-page.tsx';
import { RootError } from './root-error.tsx';
import { RootLayout } from './root-layout.tsx';

export const notFoundRouteId = 'not-found';

/** The tree of routes: the frame, below it the region that remotes fill, and the page for everything else. */
export function appRoutes(remoteRoutes: readonly RouteObject[]): RouteObject[] {
  return [
    {
      id: 'root',
      element: <RootLayout />,
      errorElement: <RootError />,
      hydrateFallbackElement: <RootLayout />,
      children: [
        {
          id: remotesRouteId,
          errorElement: <RegionBoundary />,
          hydrateFallbackElement: <RegionPending />,
          children: [
            ...remoteRoutes,
            {
              id: notFoundRouteId,
              path: '*',
              element: <MissingPage />,
            },
          ],
        },
      ],
    },
  ];
}

/** The frame alone: what the server sends when a page is drawn in the browser. */
export function frameRoutes(): RouteObject[] {
  return [{ id: 'root', element: <RootLayout />, children: [{ path: '*', element: <RegionPending /> }] }];
}
