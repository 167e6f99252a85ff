/**
 * The list of remotes. Build, registry, dev servers, journeys and lint read it; the shell does not: it reads remotes from the
 * channel document at run time, into which a release copies these prefixes.
 */
export interface RemoteDefinition {
  readonly name: string;
  readonly folder: string;
  /** Port when run standalone. */
  readonly devPort: number;
  /** URL prefixes on segment boundaries, in any letter case; `/` matches the home page only. */
  readonly prefixes: readonly string[];
  /** Slots that it fills: of the shell, or of other remotes. */
  readonly slots: readonly string[];
}

export const remotes = [
  {
    name: 'catalog',
    folder: 'mfe-catalog',
    devPort: 3001,
    prefixes: ['/', '/collections', '/product', '/newin', '/search', '/shop'],
    slots: [],
  },
  {
    name: 'cart-checkout',
    folder: 'mfe-cart-checkout',
    devPort: 3002,
    prefixes: ['/cart', '/checkout', '/success', '/cancel'],
    slots: ['cart-sidebar'],
  },
  {
    name: 'account',
    folder: 'mfe-account',
    devPort: 3003,
    prefixes: [
      '/login',
      '/register',
      '/forgot-password',
      '/reset-password',
      '/verify-email',
      '/invitation',
      '/account',
      '/dashboard',
      '/addresses',
      '/orders',
      '/admin',
    ],
    slots: [],
  },
  {
    name: 'content',
    folder: 'mfe-content',
    devPort: 3004,
    prefixes: [
      '/sizeguide',
      '/faq',
      '/contact',
      '/shippinginfo',
      '/terms',
      '/returnswarranty',
      '/privacypolicy',
      '/privacy',
      '/accessibility',
      '/pages',
    ],
    slots: [],
  },
  {
    name: 'wishlist',
    folder: 'mfe-wishlist',
    devPort: 3005,
    prefixes: ['/wishlist'],
    slots: ['product-card'],
  },
] as const satisfies readonly RemoteDefinition[];

export type RemoteName = (typeof remotes)[number]['name'];
