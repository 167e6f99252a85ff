import type { ErrorCode } from '@ritual/shared/contract';
import { randomUUID } from 'node:crypto';
import type { CallOptions } from '../../testing/test-store.ts';
import { password, type OrderState, type Scene } from './scene.ts';

/** The status of success, or the code of the error. */
export type Expected = number | ErrorCode;
export type Who = 'anonymous' | 'other' | 'owner' | 'admin';

export interface Row extends Readonly<Record<Who, Expected>> {
  /** With a token that has run out, is not ours, or is of a login or an account that has ended. */
  readonly badToken: Expected;
  /** What is sent besides the token; things that belong to an account are the owner's. */
  readonly send?: Send;
  readonly order?: OrderState;
}

type Send = (scene: Scene) => CallOptions;
type More = Pick<Row, 'order'>;

/** Answers everybody alike and does not look at tokens. */
const everybody = (expected: Expected, send?: Send, more?: More): Row => ({
  ...{ anonymous: expected, other: expected, owner: expected, admin: expected, badToken: expected },
  ...(send && { send }),
  ...more,
});

const refused = { anonymous: 'UNAUTHENTICATED', badToken: 'UNAUTHENTICATED' } as const;

/** Of one's own account, for every role. */
const own = (expected: Expected, send?: Send): Row => ({
  ...everybody(expected, send),
  ...refused,
});

/** Of a thing that is the owner's: to everybody else, an administrator too, it does not exist. */
const owners = (expected: Expected, missing: ErrorCode, send: Send, more?: More): Row => ({
  ...{ owner: expected, other: missing, admin: missing, ...refused, send },
  ...more,
});

/** Of the admin area. */
const admins = (expected: Expected, send?: Send): Row => ({
  ...{ admin: expected, owner: 'FORBIDDEN', other: 'FORBIDDEN', ...refused },
  ...(send && { send }),
});

const requested = { 'x-requested-with': 'authorization test' };
const address = {
  ...{ recipientName: 'A B', street: '2 Other Street', city: 'Oakland', state: 'CA', zip: '94612' },
  isDefault: false,
};
const profile = (email: string) => ({ firstName: 'A', lastName: 'B', phone: '(617) 555-0142', email });
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
const ofMessage: Send = ({ message }) => ({ params: { id: message } });
const ofMail: Send = ({ mail }) => ({ params: { id: mail } });
const ofPerson: Send = ({ person }) => ({ params: { id: person.id } });
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
  'GET /api/sitemap/products': everybody(200),
  'GET /api/public/pricing/tax-rules': everybody(200),
  'GET /api/public/shop': everybody(200),

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
  'GET /api/orders/:id/invoice': owners(200, 'ORDER_NOT_FOUND', ofOrder, { order: 'PAID' }),
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
  'GET /api/admin/traffic': admins(200),

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
  'GET /api/admin/me': admins(200),
  'PUT /api/admin/me/preferences': admins(200, () => ({
    body: { scheme: 'dark', singleKeys: true, columns: {} },
  })),
  'GET /api/admin/staff': admins(200),
  'GET /api/admin/staff/:id': admins(200, ({ colleagues }) => ({
    params: { id: colleagues.analyst.userId },
  })),
  'PUT /api/admin/staff/:id/role': admins(200, ({ colleagues }) => ({
    ...{ params: { id: colleagues.analyst.userId }, body: { role: 'catalog', version: 1 } },
  })),
  'DELETE /api/admin/staff/:id': admins(204, ({ colleagues }) => ({
    params: { id: colleagues.analyst.userId },
  })),
  'GET /api/admin/staff/invitations': admins(200),
  'POST /api/admin/staff/invitations': admins(201, () => ({
    body: { email: `${randomUUID()}@example.com`, role: 'support' },
  })),
  'DELETE /api/admin/staff/invitations/:id': admins(204, ({ invitation }) => ({
    params: { id: invitation },
  })),
  'POST /api/invitations/look': everybody('LINK_INVALID', () => ({ body: { token: guess } })),
  'POST /api/invitations/accept': everybody('LINK_INVALID', () => ({ body: { token: guess, password } })),
  'GET /api/admin/audit': admins(200),
  'GET /api/admin/audit/:id': admins('AUDIT_ENTRY_NOT_FOUND', () => ({ params: { id: 999_999_999 } })),
  'POST /api/admin/audit/export': admins(200, () => ({ body: {} })),
  'GET /api/admin/views': admins(200),
  'POST /api/admin/views': admins(201, () => ({
    body: { list: 'people', name: 'Blocked', query: 'state=blocked', forAll: false },
  })),
  'DELETE /api/admin/views/:id': admins('VIEW_NOT_FOUND', () => ({ params: { id: randomUUID() } })),
  'POST /api/admin/staff/:id/reset-factors': admins(204, ({ spare }) => ({
    params: { id: spare.split('@')[0] ?? '' },
  })),
  // There is no registry here: who gets this far may.
  'GET /api/admin/storefront': admins('STOREFRONT_UNAVAILABLE'),
  'GET /api/admin/storefront/history': admins('STOREFRONT_UNAVAILABLE'),
  'GET /api/admin/storefront/parts/:part/health': admins('STOREFRONT_UNAVAILABLE', () => ({
    params: { part: 'catalog' },
  })),
  'GET /api/admin/storefront/rollback-check': admins('STOREFRONT_UNAVAILABLE', () => ({
    query: { revision: '1' },
  })),
  'POST /api/admin/storefront/rollbacks': admins('STOREFRONT_UNAVAILABLE', () => ({
    body: { parts: [], to: { revision: 1 }, reason: 'a test', seen: 1 },
  })),
  'POST /api/admin/storefront/canaries/:part/changes': admins('STOREFRONT_UNAVAILABLE', () => ({
    params: { part: 'catalog' },
    body: {
      action: 'hold',
      seen: { version: '1.0.0', startedAt: '2026-11-25T10:00:00.000Z', share: 5, automatic: true },
    },
  })),
  'GET /api/admin/messages': admins(200),
  'GET /api/admin/messages/:id': admins(200, ofMessage),
  'POST /api/admin/messages/:id/replies': admins(201, (scene) => ({
    ...{ ...ofMessage(scene), body: { text: 'We are here.', version: 1 } },
  })),
  'PUT /api/admin/messages/:id/state': admins(200, (scene) => ({
    ...{ ...ofMessage(scene), body: { state: 'CLOSED', version: 1 } },
  })),
  'GET /api/admin/mails': admins(200),
  'GET /api/admin/mails/:id': admins(200, ofMail),
  'POST /api/admin/mails/:id/retry': admins(200, ofMail),
  'GET /api/admin/people': admins(200),
  'POST /api/admin/people/export': admins(200, () => ({ body: {} })),
  'GET /api/admin/people/:id': admins(200, ofPerson),
  'PUT /api/admin/people/:id': admins(200, (scene) => ({
    ...{ ...ofPerson(scene), body: { ...profile(scene.spare), version: 2 } },
  })),
  'DELETE /api/admin/people/:id': admins(204, (scene) => ({
    ...{ ...ofPerson(scene), body: { email: scene.spare } },
  })),
  'POST /api/admin/people/:id/block': admins(200, (scene) => ({
    ...{ ...ofPerson(scene), body: { reason: 'Parcels.' } },
  })),
  'POST /api/admin/people/:id/unblock': admins(200, ofPerson),
  'POST /api/admin/people/:id/password-mail': admins(202, ofPerson),
  'DELETE /api/admin/people/:id/logins': admins(204, ofPerson),
  'DELETE /api/admin/people/:id/logins/:loginId': admins(204, ({ person }) => ({
    params: { id: person.id, loginId: person.login },
  })),
  'POST /api/admin/people/:id/notes': admins(201, (scene) => ({
    ...{ ...ofPerson(scene), body: { text: 'Called.' } },
  })),
  'DELETE /api/admin/people/:id/notes/:noteId': admins(204, ({ person }) => ({
    params: { id: person.id, noteId: person.note },
  })),
  'POST /api/admin/people/:id/export': admins(200, ofPerson),
  // Only callers that know the secret of the signature are trusted here.
  'POST /api/stripe/webhook': everybody('INVALID_SIGNATURE', () => ({ body: { type: 'charge.refunded' } })),
};
