import type { Head, RouteHandle } from '@ritual/shared/federation';
import { paths, redirect, type RouteObject } from '@ritual/shared/routing';
import { authArtPreload } from './features/auth/auth-art.ts';

/** Pages of one person: no search engine has any business there. */
const titled = (title: string, access?: RouteHandle['access']): RouteHandle => ({
  head: (): Head => ({ title, noIndex: true }),
  ...(access && { access }),
});

const besideArt = (title: string): RouteHandle => ({
  head: (): Head => ({ title, noIndex: true, preload: [authArtPreload()] }),
});

export const routes: RouteObject[] = [
  {
    path: paths.login.pattern,
    handle: besideArt('Sign In'),
    lazy: () => import('./pages/login/login.page.tsx'),
  },
  {
    path: paths.register.pattern,
    handle: besideArt('Sign Up'),
    lazy: () => import('./pages/register/register.page.tsx'),
  },
  {
    path: paths.dashboard.pattern,
    handle: titled('Dashboard', 'user'),
    lazy: () => import('./pages/dashboard/dashboard-layout.tsx'),
    children: [
      {
        index: true,
        handle: titled('Dashboard'),
        lazy: () => import('./pages/dashboard/overview/overview.page.tsx'),
      },
      {
        path: paths.orders.pattern,
        handle: titled('Orders'),
        lazy: () => import('./pages/dashboard/orders/orders.page.tsx'),
      },
      {
        path: paths.order.pattern,
        handle: titled('Order'),
        lazy: () => import('./pages/dashboard/order/order.page.tsx'),
      },
      {
        path: paths.addresses.pattern,
        handle: titled('Addresses'),
        lazy: () => import('./pages/dashboard/addresses/addresses.page.tsx'),
      },
    ],
  },
  {
    path: paths.admin.pattern,
    handle: titled('Admin Dashboard', 'admin'),
    lazy: () => import('./pages/admin/admin.page.tsx'),
  },
  // Never drawn (element: null says that this is meant): they lead on.
  { path: '/addresses', element: null, loader: () => redirect(paths.addresses.to()) },
  {
    path: '/orders/:id',
    element: null,
    loader: ({ params }) => redirect(paths.order.to({ id: params['id'] ?? '' })),
  },
];
