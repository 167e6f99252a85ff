import type { RouteHandle } from '@ritual/shared/federation';
import { paths } from '@ritual/shared/paths';
import { type RouteObject } from '@ritual/shared/routing';

export const routes: RouteObject[] = [
  {
    path: paths.wishlist.pattern,
    handle: {
      query: [],
      chunk: 'wishlist',
      // A shopper's own list is not for search engines.
      head: () => ({ title: 'Wishlist', noIndex: true }),
    } satisfies RouteHandle,
    lazy: () => import(/* webpackChunkName: "wishlist" */ './pages/wishlist/wishlist.page.tsx'),
  },
];
