import type { Head, RemoteArea, RouteHandle } from '@ritual/shared/federation';
import { redirect, type RouteObject } from '@ritual/shared/routing';
import { paths, returnParam } from '@ritual/shared/paths';
import { authArtPreload } from './features/auth/auth-art.ts';
import { placeAfterSignIn } from './rules/after-sign-in.ts';
import { titled } from './titled.ts';

const besideArt = (chunk: string, title: string, query: readonly string[]): RouteHandle => ({
  query,
  chunk,
  head: (): Head => ({ title, noIndex: true, preload: [authArtPreload()] }),
});

const forVisitors = (chunk: string, title: string): RouteHandle => ({
  ...besideArt(chunk, title, [returnParam]),
  whenSignedIn: ({ role }, { searchParams }) => placeAfterSignIn(searchParams.get(returnParam), role),
});

const page = (chunk: string, title: string, access?: RouteHandle['access']): RouteHandle => ({
  ...titled(title, access),
  chunk,
});

export const routes: RouteObject[] = [
  {
    path: paths.login.pattern,
    handle: forVisitors('login', 'Sign In'),
    lazy: () => import(/* webpackChunkName: "login" */ './pages/login/login.page.tsx'),
  },
  {
    path: paths.register.pattern,
    handle: forVisitors('register', 'Sign Up'),
    lazy: () => import(/* webpackChunkName: "register" */ './pages/register/register.page.tsx'),
  },
  {
    path: paths.forgotPassword.pattern,
    handle: besideArt('forgot-password', 'Forgot your password?', [returnParam]),
    lazy: () =>
      import(/* webpackChunkName: "forgot-password" */ './pages/forgot-password/forgot-password.page.tsx'),
  },
  {
    path: paths.resetPassword.pattern,
    handle: besideArt('reset-password', 'Choose a new password', ['token']),
    lazy: () =>
      import(/* webpackChunkName: "reset-password" */ './pages/reset-password/reset-password.page.tsx'),
  },
  {
    path: paths.verifyEmail.pattern,
    handle: besideArt('verify-email', 'Confirm your email', ['token']),
    lazy: () => import(/* webpackChunkName: "verify-email" */ './pages/verify-email/verify-email.page.tsx'),
  },
  {
    path: paths.invitation.pattern,
    handle: besideArt('invitation', 'Join the staff', ['token']),
    lazy: () => import(/* webpackChunkName: "invitation" */ './pages/invitation/invitation.page.tsx'),
  },
  {
    path: paths.reviewMails.pattern,
    handle: besideArt('review-mails', 'Stop emails', ['token']),
    lazy: () => import(/* webpackChunkName: "review-mails" */ './pages/review-mails/review-mails.page.tsx'),
  },
  {
    path: paths.account.pattern,
    handle: page('dashboard-layout', 'Account', 'user'),
    // The same frame as the dashboard's: one area with one navigation.
    lazy: () => import(/* webpackChunkName: "dashboard-layout" */ './pages/dashboard/dashboard-layout.tsx'),
    children: [
      { index: true, element: null, loader: () => redirect(paths.profile.to()) },
      {
        path: paths.profile.pattern,
        handle: page('profile', 'Profile'),
        lazy: () => import(/* webpackChunkName: "profile" */ './pages/account/profile/profile.page.tsx'),
      },
      {
        path: paths.security.pattern,
        handle: page('security', 'Security'),
        lazy: () => import(/* webpackChunkName: "security" */ './pages/account/security/security.page.tsx'),
      },
      {
        path: paths.preferences.pattern,
        handle: page('prefs', 'Preferences'),
        lazy: () => import(/* webpackChunkName: "prefs" */ './pages/account/prefs/prefs.page.tsx'),
      },
    ],
  },
  {
    path: paths.dashboard.pattern,
    handle: page('dashboard-layout', 'Dashboard', 'user'),
    lazy: () => import(/* webpackChunkName: "dashboard-layout" */ './pages/dashboard/dashboard-layout.tsx'),
    children: [
      {
        index: true,
        handle: page('overview', 'Dashboard'),
        lazy: () => import(/* webpackChunkName: "overview" */ './pages/dashboard/overview/overview.page.tsx'),
      },
      {
        path: paths.orders.pattern,
        handle: page('orders', 'Orders'),
        lazy: () => import(/* webpackChunkName: "orders" */ './pages/dashboard/orders/orders.page.tsx'),
      },
      {
        path: paths.order.pattern,
        handle: page('order', 'Order'),
        lazy: () => import(/* webpackChunkName: "order" */ './pages/dashboard/order/order.page.tsx'),
      },
      {
        path: paths.invoice.pattern,
        handle: page('invoice', 'Invoice'),
        lazy: () => import(/* webpackChunkName: "invoice" */ './pages/dashboard/invoice/invoice.page.tsx'),
      },
      {
        path: paths.addresses.pattern,
        handle: page('addresses', 'Addresses'),
        lazy: () =>
          import(/* webpackChunkName: "addresses" */ './pages/dashboard/addresses/addresses.page.tsx'),
      },
    ],
  },
  {
    path: paths.delay.pattern,
    handle: besideArt('order-delay', 'Your order is delayed', ['token']),
    lazy: () => import(/* webpackChunkName: "order-delay" */ './pages/order-delay/order-delay.page.tsx'),
  },
  {
    path: paths.orderChange.pattern,
    handle: besideArt('order-change', 'Change your order', ['token']),
    lazy: () => import(/* webpackChunkName: "order-change" */ './pages/order-change/order-change.page.tsx'),
  },
  {
    path: paths.orderPayment.pattern,
    handle: besideArt('order-payment', 'Pay for your order', ['token']),
    lazy: () =>
      import(/* webpackChunkName: "order-payment" */ './pages/order-payment/order-payment.page.tsx'),
  },
  // Never rendered (element: null makes that explicit): they redirect.
  { path: '/admin', element: null, loader: () => redirect(paths.admin.to()) },
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
    frame: 'own',
    routes: async () => (await import('./pages/admin/admin.routes.tsx')).adminRoutes,
  },
];
