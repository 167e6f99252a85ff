import type { RouteHandle } from '@ritual/shared/federation';
import { type RouteObject } from '@ritual/shared/routing';
import { paths } from '@ritual/shared/paths';

/** Private pages are not for search engines. */
const titled = (chunk: string, title: string, { access, query = [] }: RouteHandle = {}): RouteHandle => ({
  query,
  chunk,
  ...(access && { access }),
  head: () => ({ title, noIndex: true }),
});

export const routes: RouteObject[] = [
  {
    path: paths.cart.pattern,
    handle: titled('cart', 'Your Cart'),
    lazy: () => import(/* webpackChunkName: "cart" */ './pages/cart/cart.page.tsx'),
  },
  {
    path: paths.checkout.pattern,
    handle: titled('checkout', 'Review & Pay', { access: 'user' }),
    lazy: () => import(/* webpackChunkName: "checkout" */ './pages/checkout/checkout.page.tsx'),
  },
  {
    path: paths.success.pattern,
    handle: titled('success', 'Your order', { query: ['session_id'] }),
    lazy: () => import(/* webpackChunkName: "success" */ './pages/success/success.page.tsx'),
  },
  {
    path: paths.cancel.pattern,
    handle: titled('cancel', 'Payment Canceled'),
    lazy: () => import(/* webpackChunkName: "cancel" */ './pages/cancel/cancel.page.tsx'),
  },
];
