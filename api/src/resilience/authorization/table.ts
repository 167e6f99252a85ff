import { randomUUID } from 'node:crypto';
import { adminRows } from './admin-rows.ts';
import { admins, everybody, own, owners, profile, type Row, type Send } from './row.ts';
import { password } from './scene.ts';

export type { Expected, Row, Who } from './row.ts';

const requested = { 'x-requested-with': 'authorization test' };
const address = {
  ...{ recipientName: 'A B', street: '2 Other Street', city: 'Oakland', state: 'CA', zip: '94612' },
  isDefault: false,
};
const product = { params: { id: 101 } };
const line = { productId: 101, variantId: 10105, quantity: 1 };
const madeUpView = `${'a'.repeat(16)}~mk2f0x9c~none~${'b'.repeat(22)}`;
const guess = 'a-token-that-was-made-up';
const toOwnersAddress: Send = ({ owner }) => ({
  body: { addressId: owner.addressId },
  headers: { 'x-idempotency-key': randomUUID() },
});
const ofOrder: Send = ({ order }) => ({ params: { id: order.id } });
const ofSession: Send = ({ order }) => ({ params: { sessionId: order.sessionId } });
const ofAddress: Send = ({ owner }) => ({ params: { id: owner.addressId } });
const ofPasskey: Send = ({ passkey }) => ({ params: { id: passkey } });
const credential = { id: 'made-up', rawId: 'made-up', type: 'public-key', clientExtensionResults: {} };
const pending = { order: 'PENDING' } as const;

/** Every route of the API, and what it answers to whom. A route that is not here fails the test. */
export const table: Readonly<Record<string, Row>> = {
  'GET /healthz': everybody(200),
  'GET /readyz': everybody(200),

  'GET /api/products': everybody(200),
  'GET /api/products/facets': everybody(200),
  'GET /api/products/latest': everybody(200),
  'GET /api/products/new': everybody(200, () => ({
    query: { from: '2020-01-01T00:00:00Z', to: '2030-01-01T00:00:00Z' },
  })),
  'GET /api/products/:id': everybody(200, () => product),
  'GET /api/products/:id/related': everybody(200, () => product),
  'GET /api/products/:id/reviews': everybody(200, () => product),
  'GET /api/products/:id/reviews/page': everybody(200, () => product),
  'GET /api/collections': everybody(200),
  'GET /api/collections/:slug': everybody(200, () => ({ params: { slug: 'sale' } })),
  'GET /api/search': everybody(200, () => ({ query: { q: 'tee' } })),
  'GET /api/search/suggestions': everybody(200, () => ({ query: { q: 'tee' } })),
  'GET /api/feeds/google.xml': everybody(200),
  'GET /api/feeds/meta.xml': everybody(200),
  'GET /api/public/mails/:mail/preview': everybody(200, () => ({
    ...{ params: { mail: 'welcome' }, query: { draft: '0' } },
  })),
  'GET /api/sitemap/products': everybody(200),
  'GET /api/public/pricing/tax-rules': everybody(200),
  'GET /api/public/shop': everybody(200),
  'GET /api/public/redirect': everybody(200, () => ({ query: { path: '/old' } })),
  'GET /api/public/content/home': everybody(200),
  'GET /api/public/content/pages': everybody(200),
  'GET /api/public/content/pages/:page': everybody(200, () => ({ params: { page: 'terms' } })),
  'GET /api/public/size-charts': everybody(200),
  // By a cookie of its own, which none of these has.
  'GET /api/auth/staff-pass': everybody('UNAUTHENTICATED'),

  // What served pages report; a token that was made up counts nothing.
  'POST /api/page-reports': everybody(200, () => ({ body: { kind: 'alive', token: madeUpView } })),
  // For the shell and the registry, which show a key of their own.
  'POST /api/internal/served-views': everybody('UNAUTHENTICATED'),
  'GET /api/internal/canary-votes': everybody('UNAUTHENTICATED'),
  'GET /api/internal/release-health': everybody('UNAUTHENTICATED'),

  // A cart is an account's or a visitor's; a token that is sent must be good even where none is needed.
  'GET /api/cart': { ...own(200), anonymous: 'INVALID_SESSION_ID' },
  'POST /api/cart/add': { ...own(200, ({ visit }) => ({ session: visit, body: line })), anonymous: 200 },
  'PUT /api/cart/update/:cartItemId': {
    ...owners(200, 'CART_ITEM_NOT_FOUND', (scene) => ({
      ...{ session: scene.visit, params: { cartItemId: scene.line }, body: { quantity: 2 } },
    })),
    anonymous: 'CART_ITEM_NOT_FOUND',
  },
  'DELETE /api/cart/remove/:cartItemId': {
    ...owners(200, 'CART_ITEM_NOT_FOUND', (scene) => ({
      ...{ session: scene.visit, params: { cartItemId: scene.line } },
    })),
    anonymous: 'CART_ITEM_NOT_FOUND',
  },

  // So is a wishlist.
  'GET /api/wishlist': { ...own(200), anonymous: 'INVALID_SESSION_ID' },
  'GET /api/wishlist/products': { ...own(200), anonymous: 'INVALID_SESSION_ID' },
  'PUT /api/wishlist/:productId': {
    ...own(200, ({ visit }) => ({ session: visit, params: { productId: 102 } })),
    anonymous: 200,
  },
  'DELETE /api/wishlist/:productId': {
    ...own(200, ({ visit }) => ({ session: visit, params: { productId: 101 } })),
    anonymous: 200,
  },

  'POST /api/auth/login': everybody(200, ({ spare }) => ({ body: { email: spare, password } })),
  'POST /api/auth/register': everybody(200, () => ({
    body: { ...profile(`${randomUUID()}@example.com`), password: 'five green umbrellas' },
  })),
  // The cookie alone counts here, and only beside a header that other sites cannot send.
  'POST /api/auth/refresh': everybody('SESSION_EXPIRED', () => ({ headers: requested })),
  'POST /api/auth/logout': everybody(204, () => ({ headers: requested })),
  'POST /api/auth/forgot-password': everybody(202, () => ({ body: { email: 'unknown@example.com' } })),
  'POST /api/auth/resend-verification': everybody(202, () => ({ body: { email: 'unknown@example.com' } })),
  'POST /api/auth/reset-password': everybody('LINK_INVALID', () => ({ body: { token: guess, password } })),
  'POST /api/auth/verify-email': everybody('LINK_INVALID', () => ({ body: { token: guess } })),

  'POST /api/auth/factor': everybody('CHALLENGE_INVALID', () => ({
    body: { challenge: guess, proof: { method: 'app', code: '123456' } },
  })),
  'POST /api/auth/passkey-options': everybody(200, () => ({ body: {} })),
  'POST /api/auth/confirm': own('CHALLENGE_INVALID', () => ({
    body: { challenge: guess, proof: { method: 'app', code: '123456' } },
  })),
  'GET /api/auth/factors': own(200),
  // Apps are for staff; shoppers have passkeys.
  'POST /api/auth/factors/app': { ...admins(200), owner: 'FORBIDDEN', other: 'FORBIDDEN' },
  'PUT /api/auth/factors/app': own('CHALLENGE_INVALID', () => ({
    body: { challenge: guess, code: '123456' },
  })),
  'DELETE /api/auth/factors/app': own(204),
  'POST /api/auth/factors/recovery-codes': { ...own('FACTOR_SETUP_NEEDED'), owner: 200 },
  'POST /api/auth/passkeys/options': own(200),
  'POST /api/auth/passkeys': own('CHALLENGE_INVALID', () => ({
    body: {
      ...{ challenge: guess, name: 'Phone' },
      response: { ...credential, response: { clientDataJSON: 'e30', attestationObject: 'oA' } },
    },
  })),
  'PUT /api/auth/passkeys/:id': owners(200, 'PASSKEY_NOT_FOUND', (scene) => ({
    ...{ ...ofPasskey(scene), body: { name: 'Laptop' } },
  })),
  'DELETE /api/auth/passkeys/:id': owners(204, 'PASSKEY_NOT_FOUND', ofPasskey),

  'GET /api/auth/me': own(200),
  'PUT /api/auth/me': own(200, () => ({
    body: { ...profile(`${randomUUID()}@example.com`), currentPassword: password },
  })),
  'DELETE /api/auth/me': own(204, () => ({ body: { password } })),
  'POST /api/auth/change-password': own(204, () => ({
    body: { currentPassword: password, newPassword: 'five green umbrellas' },
  })),
  'POST /api/auth/logout-all': own(204),
  'GET /api/auth/sessions': own(200),
  'DELETE /api/auth/sessions/:id': owners(204, 'SESSION_NOT_FOUND', ({ device }) => ({
    params: { id: device },
  })),
  'GET /api/auth/export': own(200),
  'GET /api/auth/preferences': own(200),
  'PUT /api/auth/preferences': own(200, () => ({
    body: {
      ...{ marketingEmail: true, sizeUnit: 'in', consent: null },
      preferredSizes: { MALE: 'M', FEMALE: null },
    },
  })),
  'PUT /api/auth/consent': own(200, () => ({ body: { consent: null } })),

  'GET /api/addresses': own(200),
  'POST /api/addresses': own(201, () => ({ body: address })),
  'PUT /api/addresses/:id': owners(200, 'ADDRESS_NOT_FOUND', (scene) => ({
    ...{ ...ofAddress(scene), body: address },
  })),
  'DELETE /api/addresses/:id': owners(204, 'ADDRESS_NOT_FOUND', ofAddress),
  'PUT /api/addresses/:id/default': owners(200, 'ADDRESS_NOT_FOUND', ofAddress),

  'POST /api/checkout/quote': owners(200, 'ADDRESS_NOT_FOUND', toOwnersAddress),
  'POST /api/checkout': owners(200, 'ADDRESS_NOT_FOUND', toOwnersAddress),
  'GET /api/orders/me': own(200),
  'GET /api/orders/:id': owners(200, 'ORDER_NOT_FOUND', ofOrder, pending),
  // Who knows the payment page may see the order, without the person: see the last test of `authorization.test.ts`.
  'GET /api/orders/by-session/:sessionId': {
    ...everybody(200, ofSession, pending),
    badToken: 'UNAUTHENTICATED',
  },
  'POST /api/orders/:id/pay': owners(200, 'ORDER_NOT_FOUND', ofOrder, pending),
  'POST /api/orders/:id/cancel': owners(200, 'ORDER_NOT_FOUND', ofOrder, pending),
  'POST /api/orders/:id/delay': owners(
    'DELAY_ANSWERED',
    'ORDER_NOT_FOUND',
    (scene) => ({ ...ofOrder(scene), body: { answer: 'keep' } }),
    pending,
  ),
  'POST /api/orders/:id/changes/:changeId/pay': owners(
    'CHANGE_NOT_PAYABLE',
    'ORDER_NOT_FOUND',
    (scene) => {
      const { params } = ofOrder(scene);
      return { params: { ...params, changeId: randomUUID() } };
    },
    pending,
  ),
  'POST /api/public/order-changes/read': everybody('LINK_INVALID', () => ({ body: { token: guess } })),
  'POST /api/public/order-changes/pay': everybody('LINK_INVALID', () => ({ body: { token: guess } })),
  'POST /api/public/order-payments/read': everybody('LINK_INVALID', () => ({ body: { token: guess } })),
  'POST /api/public/order-payments/pay': everybody('LINK_INVALID', () => ({ body: { token: guess } })),
  'POST /api/public/delays/read': everybody('LINK_INVALID', () => ({ body: { token: guess } })),
  'POST /api/public/delays/answer': everybody('LINK_INVALID', () => ({
    body: { token: guess, answer: 'keep' },
  })),
  'GET /api/orders/:id/invoice': owners(200, 'ORDER_NOT_FOUND', ofOrder, { order: 'PAID' }),
  'GET /api/orders/:id/reviews': owners(200, 'ORDER_NOT_FOUND', ofOrder, { order: 'DELIVERED' }),
  'PUT /api/orders/:id/reviews/:itemId': owners(
    200,
    'ORDER_NOT_FOUND',
    ({ order }) => ({
      params: { id: order.id, itemId: order.itemId },
      body: {
        rating: 5,
        fit: 'true',
        size: 'M',
        title: 'Good',
        text: 'It fits as it should, and it is warm.',
      },
    }),
    { order: 'DELIVERED' },
  ),
  // The link in a mail proves itself; mail programs open it, too.
  'POST /api/review-mails/stop': everybody('LINK_INVALID', () => ({ query: { token: guess } })),
  'GET /api/review-mails/stop': everybody(302, () => ({ query: { token: guess } })),
  'POST /api/public/opening-list': everybody(204, () => ({ body: { email: `${randomUUID()}@example.com` } })),
  'POST /api/public/opening-list/confirm': everybody('LINK_INVALID', () => ({ body: { token: guess } })),
  'POST /api/opening-list/stop': everybody('LINK_INVALID', () => ({ query: { token: guess } })),
  'GET /api/opening-list/stop': everybody(302, () => ({ query: { token: guess } })),
  'POST /api/orders/:id/returns': owners(
    201,
    'ORDER_NOT_FOUND',
    ({ order }) => ({
      params: { id: order.id },
      body: { lines: [{ orderItemId: order.itemId, quantity: 1, reason: 'TOO_SMALL' }], note: '' },
    }),
    { order: 'DELIVERED' },
  ),
  'GET /api/stripe/reconcile/:sessionId': {
    ...everybody(200, ofSession, pending),
    badToken: 'UNAUTHENTICATED',
  },
  'POST /api/events': everybody(202, () => ({
    body: { visit: '0'.repeat(32), events: [{ kind: 'pageView', path: '/faq', referrer: null }] },
  })),

  'POST /api/contact': {
    ...own(202, () => ({
      body: {
        name: 'A B',
        email: `${randomUUID()}@example.com`,
        topic: 'OTHER',
        message: 'Is this still open?',
      },
    })),
    anonymous: 202,
  },
  'POST /api/invitations/look': everybody('LINK_INVALID', () => ({ body: { token: guess } })),
  'POST /api/invitations/accept': everybody('LINK_INVALID', () => ({ body: { token: guess, password } })),
  // Only callers that know the secret of the signature are trusted here.
  'POST /api/stripe/webhook': everybody('INVALID_SIGNATURE', () => ({ body: { type: 'charge.refunded' } })),

  ...adminRows,
};
