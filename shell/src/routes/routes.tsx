import type { RemoteArea } from '@ritual/shared/federation';
import type { RouteObject } from '@ritual/shared/routing';
import { RegionBoundary } from './region-boundary.tsx';
import { RegionPending } from './region-pending.tsx';
import { remotesRouteId } from './remote-routes.tsx';
import { MissingPage } from './missing-page.tsx';
import { RootError } from './root-error.tsx';
import { RootLayout } from './root-layout.tsx';

export const notFoundRouteId = 'not-found';

/** The route tree: the layout, inside it the region that remotes fill, and the 404 page. */
export function appRoutes(remoteRoutes: readonly RouteObject[], frame?: RemoteArea['frame']): RouteObject[] {
  return [
    {
      id: 'root',
      element: <RootLayout />,
      errorElement: <RootError />,
      hydrateFallbackElement: <RootLayout frame={frame} />,
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

/** The layout only: sent by the server when the page is rendered in the browser. */
export function frameRoutes(frame?: RemoteArea['frame']): RouteObject[] {
  return [
    {
      id: 'root',
      element: <RootLayout frame={frame} />,
      children: [{ path: '*', element: <RegionPending /> }],
    },
  ];
}
