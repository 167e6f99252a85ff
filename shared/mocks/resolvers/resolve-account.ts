import type { AccountExport, DeviceSession, Preferences } from '../../contract/index.ts';
import { appendAudit } from '../data/audit.ts';
import { endLogin, endLoginsOf } from '../data/logins.ts';
import { MockError } from '../mock-error.ts';
import type { MockStore } from '../data/mock-store.ts';
import { present } from '../data/orders.ts';
import { forgetFactors, signInMethodsOf } from '../data/challenges.ts';
import { requirePassword, requireUncommon } from '../data/passwords.ts';
import { eraseReviewsOf, exportedReviewsOf } from '../data/product-reviews.ts';
import { honoring } from './resolve-analytics.ts';
import { shown, storedPhone } from './resolve-auth.ts';
import { isOf } from './resolve-contact.ts';
import { cartOf } from './resolve-carts.ts';
import { wishlistOf } from './resolve-wishlists.ts';
import { change, sendLink } from './resolve-links.ts';
import { isLastOwner } from './resolve-staff.ts';
import type { Resolvers } from './resolver.ts';
import { userByEmail, type MockUser } from '../data/state.ts';

const untouched: Preferences = {
  marketingEmail: false,
  reviewRequests: false,
  sizeUnit: 'cm',
  preferredSizes: { MALE: null, FEMALE: null },
  consent: null,
};

/** The account of the signed-in user. */
export const accountResolvers: Resolvers<
  | ('updateMe' | 'changePassword' | 'listSessions' | 'endSession')
  | 'exportMe'
  | 'deleteMe'
  | 'getPreferences'
  | 'setPreferences'
  | 'agreeConsent'
> = {
  updateMe: ({ body: { currentPassword, email, phone, ...names }, store, signedIn }) => {
    const user = signedIn();
    const moves = email.toLowerCase() !== user.email.toLowerCase();
    if (moves) requirePassword('currentPassword', user, currentPassword);
    change(store, user.id, { ...names, phone: storedPhone(phone), ...(moves && { pendingEmail: email }) });
    // The same answer when another account has the address: only its owner is notified, by mail.
    if (moves && !userByEmail(store.state, email)) sendLink(store, user, 'verify', email);
    return shown(signedIn());
  },
  changePassword: ({ body, store, signedIn, login }) => {
    const user = signedIn();
    requirePassword('currentPassword', user, body.currentPassword);
    requireUncommon('newPassword', body.newPassword);
    change(store, user.id, { password: body.newPassword });
    endLoginsOf(store, user.id, login);
    return undefined;
  },
  listSessions: ({ store, signedIn, login }) => sessionsOf(store, signedIn().id, login),
  endSession: ({ params, store, signedIn }) => {
    if (store.state.logins[params.id]?.userId !== signedIn().id) throw new MockError('SESSION_NOT_FOUND');
    endLogin(store, params.id);
    return undefined;
  },
  exportMe: ({ store, signedIn, login }) => exportOfUser(store, signedIn(), login),
  deleteMe: ({ body, store, signedIn, request }) => {
    const user = signedIn();
    requirePassword('password', user, body.password);
    if (isLastOwner(store, user.id)) throw new MockError('LAST_ADMIN');
    eraseUser(store, user);
    const { [user.id]: member, ...others } = store.state.staff;
    if (!member) return undefined;
    const { role } = member;
    store.state.staff = others;
    appendAudit(store, request, {
      ...{
        actorId: user.id,
        actorRole: role,
        action: 'staff.leave',
        subject: { type: 'staff', id: user.id },
      },
      ...{ before: { role }, after: null },
    });
    return undefined;
  },
  getPreferences: ({ store, signedIn }) => store.state.preferences[signedIn().id] ?? untouched,
  setPreferences: ({ body, store, signedIn, request }) => {
    const { id } = signedIn();
    const { reviewRequests } = { ...(store.state.preferences[id] ?? untouched), ...body };
    const kept = { ...body, reviewRequests, consent: honoring(request, body.consent) };
    store.state.preferences[id] = kept;
    return kept;
  },
  agreeConsent: ({ body, store, signedIn, request }) => {
    const { id } = signedIn();
    const kept = store.state.preferences[id] ?? untouched;
    const given = honoring(request, body.consent);
    const isLater =
      given && (!kept.consent || Date.parse(given.decidedAt) > Date.parse(kept.consent.decidedAt));
    if (isLater) store.state.preferences[id] = { ...kept, consent: given };
    return { consent: isLater ? given : kept.consent };
  },
};

/** All that there is about a user; `login` is the one that asks, if it is theirs. */
export function exportOfUser(store: MockStore, user: MockUser, login: string | null): AccountExport {
  const { id, createdAt } = user;
  return {
    exportedAt: new Date().toISOString(),
    account: { ...shown(user), createdAt },
    preferences: store.state.preferences[id] ?? untouched,
    addresses: store.state.addresses.filter(({ userId }) => userId === id),
    cart: cartOf(store, `user:${id}`),
    wishlist: wishlistOf(store, `user:${id}`),
    orders: store.state.orders.filter(({ userId }) => userId === id).map(present),
    sessions: sessionsOf(store, id, login),
    signInMethods: signInMethodsOf(store, id),
    messages: store.state.messages.filter((message) => isOf(user, message)),
    reviews: exportedReviewsOf(store, id),
    openingList: entryOnList(store, user),
  };
}

/** Who has not shown that an address is theirs is not told of it. */
function entryOnList({ state }: MockStore, { email, emailVerified }: MockUser): AccountExport['openingList'] {
  if (!emailVerified) return null;
  const found = state.openingList.find((each) => each.email.toLowerCase() === email.toLowerCase());
  return found ? { joinedAt: found.joinedAt, confirmedAt: found.confirmedAt, toldAt: found.toldAt } : null;
}

/** Deletes a user with everything that is theirs; orders stay without the person. */
export function eraseUser(store: MockStore, user: MockUser): void {
  const { state } = store;
  if (state.orders.some(({ userId, status }) => userId === user.id && status === 'PENDING')) {
    throw new MockError('ORDER_IN_PAYMENT');
  }
  endLoginsOf(store, user.id);
  eraseReviewsOf(store, user.id);
  state.users = state.users.filter(({ id }) => id !== user.id);
  state.addresses = state.addresses.filter(({ userId }) => userId !== user.id);
  state.messages = state.messages.filter((message) => !isOf(user, message));
  state.links = state.links.filter(({ userId }) => userId !== user.id);
  state.openingList = state.openingList.filter(
    (each) => !user.emailVerified || each.email.toLowerCase() !== user.email.toLowerCase(),
  );
  delete state.people[user.id];
  delete state.carts[`user:${user.id}`];
  delete state.wishlists[`user:${user.id}`];
  delete state.preferences[user.id];
  forgetFactors(store, user.id);
  state.orders = state.orders.map(({ email, ...order }) => {
    if (order.userId !== user.id) return { ...order, ...(email !== undefined && { email }) };
    const { city, state: code } = order.shippingAddress;
    return { ...order, userId: '', shippingAddress: { city, state: code } };
  });
}

/** The calling session first, then the most recently used. */
function sessionsOf(store: MockStore, userId: string, own: string | null): DeviceSession[] {
  return Object.entries(store.state.logins)
    .filter(([, login]) => login.userId === userId)
    .map(([id, { userAgent, createdAt, usedAt }]) => {
      return { id, userAgent, createdAt, usedAt, current: id === own };
    })
    .toSorted((a, b) => Number(b.current) - Number(a.current) || b.usedAt.localeCompare(a.usedAt));
}
