/**
 * Every page's pattern (in the router's syntax) and URL builder. Paths match without regard to case; the spelling here is
 * canonical and the shell redirects others to it.
 */

interface Path<Params extends object | undefined> {
  /** Route pattern. */
  readonly pattern: string;
  /** Builds a path on this site, escaped, with a leading slash. */
  readonly to: Params extends undefined ? () => string : (params: Params) => string;
}

function page(pattern: string): Path<undefined> {
  return { pattern, to: () => pattern };
}

function pageWith<Params extends object>(pattern: string, to: (params: Params) => string): Path<Params> {
  return { pattern, to } as Path<Params>;
}

const seg = (value: string | number) => encodeURIComponent(String(value));

/** A page that a link in a mail opens. */
const linked = (pattern: string) =>
  pageWith<{ token: string }>(pattern, ({ token }) => `${pattern}?token=${seg(token)}`);

export const paths = {
  home: page('/'),
  collections: page('/collections'),
  collection: pageWith<{ slug: string }>('/collections/:slug', ({ slug }) => `/collections/${seg(slug)}`),
  product: pageWith<{ id: number }>('/product/:id', ({ id }) => `/product/${seg(id)}`),
  newIn: page('/NewIn'),
  search: pageWith<{ q?: string }>('/search', ({ q }) => (q ? `/search?q=${seg(q)}` : '/search')),
  shop: page('/shop'),
  cart: page('/cart'),
  checkout: page('/checkout'),
  success: pageWith<{ sessionId: string }>(
    '/success',
    ({ sessionId }) => `/success?session_id=${seg(sessionId)}`,
  ),
  cancel: page('/cancel'),
  login: page('/login'),
  register: page('/register'),
  forgotPassword: page('/forgot-password'),
  resetPassword: linked('/reset-password'),
  verifyEmail: linked('/verify-email'),
  /** Of the mail that invites to the staff. */
  invitation: linked('/invitation'),
  /** Of a mail that asks for reviews: stops such mails. */
  reviewMails: linked('/account/review-mails'),
  account: page('/account'),
  profile: page('/account/profile'),
  security: page('/account/security'),
  preferences: page('/account/prefs'),
  dashboard: page('/dashboard'),
  orders: page('/dashboard/orders'),
  order: pageWith<{ id: string }>('/dashboard/orders/:id', ({ id }) => `/dashboard/orders/${seg(id)}`),
  invoice: pageWith<{ id: string }>(
    '/dashboard/orders/:id/invoice',
    ({ id }) => `/dashboard/orders/${seg(id)}/invoice`,
  ),
  /** Of the mail that tells of a delay. */
  delay: linked('/orders/delay'),
  /** Of the mail about a change that waits for its payment. */
  orderChange: linked('/orders/change'),
  /** Of the mail about an order that the staff has made, and that waits for its payment. */
  orderPayment: linked('/orders/pay'),
  addresses: page('/dashboard/addresses'),
  /** The entry of the admin area; only mfe-account, which serves the pages below, knows their paths. */
  admin: page('/admin/AdminDashboard'),
  sizeGuide: page('/sizeguide'),
  faq: page('/faq'),
  shipping: page('/shippinginfo'),
  terms: page('/terms'),
  returns: page('/returnswarranty'),
  privacy: page('/privacypolicy'),
  optOut: page('/privacy/opt-out'),
  accessibility: page('/accessibility'),
  contact: page('/contact'),
  wishlist: page('/wishlist'),
} as const;

export type PathName = keyof typeof paths;
