import type { Head, RemoteArea, RouteHandle } from '@ritual/shared/federation';
import { paths, redirect, returnParam, type RouteObject } from '@ritual/shared/routing';
import { authArtPreload } from './features/auth/auth-art.ts';
import { placeAfterSignIn } from './rules/after-sign-in.ts';
import { titled } from './titled.ts';

const besideArt = (title: string, query: readonly string[]): RouteHandle => ({
  query,
  head: (): Head => ({ title, noIndex: true, preload: [authArtPreload()] }),
});

const forVisitors = (title: string): RouteHandle => ({
  ...besideArt(title, [returnParam]),
  whenSignedIn: ({ role }, { searchParams }) => placeAfterSignIn(searchParams.get(returnParam), role),
});

export const routes: RouteObject[] = [
  {
    path: paths.login.pattern,
    handle: forVisitors('Sign In'),
    lazy: () => import('./pages/login/login.page.tsx'),
  },
  {
    path: paths.register.pattern,
    handle: forVisitors('Sign Up'),
    lazy: () => import('./pages/register/register.page.tsx'),
  },
  {
    path: paths.forgotPassword.pattern,
    handle: besideArt('Forgot your password?', [returnParam]),
    lazy: () => import('./pages/forgot-password/forgot-password.page.tsx'),
  },
  {
    path: paths.resetPassword.pattern,
    handle: besideArt('Choose a new password', ['token']),
    lazy: () => import('./pages/reset-password/reset-password.page.tsx'),
  },
  {
    path: paths.verifyEmail.pattern,
    handle: besideArt('Confirm your email', ['token']),
    lazy: () => import('./pages/verify-email/verify-email.page.tsx'),
  },
  {
    path: paths.account.pattern,
    handle: titled('Account', 'user'),
    // The same frame as the dashboard's: one area with one navigation.
    lazy: () => import('./pages/dashboard/dashboard-layout.tsx'),
    children: [
      { index: true, element: null, loader: () => redirect(paths.profile.to()) },
      {
        path: paths.profile.pattern,
        handle: titled('Profile'),
        lazy: () => import('./pages/account/profile/profile.page.tsx'),
      },
      {
        path: paths.security.pattern,
        handle: titled('Security'),
        lazy: () => import('./pages/account/security/security.page.tsx'),
      },
      {
        path: paths.preferences.pattern,
        handle: titled('Preferences'),
        lazy: () => import('./pages/account/prefs/prefs.page.tsx'),
      },
    ],
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
        path: paths.invoice.pattern,
        handle: titled('Invoice'),
        lazy: () => import('./pages/dashboard/invoice/invoice.page.tsx'),
      },
      {
        path: paths.addresses.pattern,
        handle: titled('Addresses'),
        lazy: () => import('./pages/dashboard/addresses/addresses.page.tsx'),
      },
    ],
  },
  // Never rendered (element: null makes that explicit): they redirect.
  { path: '/addresses', element: null, loader: () => redirect(paths.addresses.to()) },
  {
    path: '/orders/:id',
    element: null,
    loader: ({ params }) => redirect(paths.order.to({ id: params['id'] ?? '' })),
  },
];

/** The admin area; its pages are loaded separately. */
export const areas: readonly RemoteArea[] = [
  {
    prefix: paths.admin.pattern,
    routes: async () => (await import('./pages/admin/admin.routes.tsx')).adminRoutes,
  },
];
