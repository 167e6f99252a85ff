import type { RouteHandle } from '@ritual/shared/federation';
import { paths, type RouteObject } from '@ritual/shared/routing';

/** Private pages are not for search engines. */
const titled = (title: string, { access, query = [] }: RouteHandle = {}): RouteHandle => ({
  query,
  ...(access && { access }),
  head: () => ({ title, noIndex: true }),
});

export const routes: RouteObject[] = [
  {
    path: paths.cart.pattern,
    handle: titled('Your Cart'),
    lazy: () => import('./pages/cart/cart.page.tsx'),
  },
  {
    path: paths.checkout.pattern,
    handle: titled('Review & Pay', { access: 'user' }),
    lazy: () => import('./pages/checkout/checkout.page.tsx'),
  },
  {
    path: paths.success.pattern,
    handle: titled('Your order', { query: ['session_id'] }),
    lazy: () => import('./pages/success/success.page.tsx'),
  },
  {
    path: paths.cancel.pattern,
    handle: titled('Payment Canceled'),
    lazy: () => import('./pages/cancel/cancel.page.tsx'),
  },
];
