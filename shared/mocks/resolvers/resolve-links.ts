import { paths } from '../../paths/index.ts';
import { endLoginsOf } from '../data/logins.ts';
import { MockError } from '../mock-error.ts';
import type { MockStore } from '../data/mock-store.ts';
import { raiseVersion } from '../data/people.ts';
import { writeMail } from '../data/mails.ts';
import { requireUncommon } from '../data/passwords.ts';
import type { Resolvers } from './resolver.ts';
import { userByEmail, type MockLink, type MockUser } from '../data/state.ts';

/** The links in mails: nothing is sent, `mockLinkOf` returns the newest of an address. */
export const linkResolvers: Resolvers<
  'forgotPassword' | 'resetPassword' | 'verifyEmail' | 'resendVerification'
> = {
  forgotPassword: ({ body, store }) => {
    const user = userByEmail(store.state, body.email);
    if (user) sendLink(store, user, 'reset', user.email);
    return undefined;
  },
  resetPassword: ({ body, store }) => {
    // A refused password does not use the link up.
    requireUncommon('password', body.password);
    const link = takeLink(store, 'reset', body.token);
    // Following the link proves access to the mailbox, which confirms the address.
    change(store, link.userId, { password: body.password, emailVerified: true });
    endLoginsOf(store, link.userId);
    return undefined;
  },
  verifyEmail: ({ body, store }) => {
    const { userId, email } = takeLink(store, 'verify', body.token);
    change(store, userId, { email, emailVerified: true, pendingEmail: null });
    return undefined;
  },
  resendVerification: ({ body, store }) => {
    const wanted = body.email.toLowerCase();
    const user = store.state.users.find(
      ({ email, emailVerified, pendingEmail }) =>
        pendingEmail?.toLowerCase() === wanted || (!emailVerified && email.toLowerCase() === wanted),
    );
    if (user) sendLink(store, user, 'verify', body.email);
    return undefined;
  },
};

/** The token of the newest link that was sent to an address. */
export function mockLinkOf(store: MockStore, email: string, kind: MockLink['kind']): string | undefined {
  return store.state.links.findLast((link) => link.email === email && link.kind === kind)?.token;
}

/** Previous links of the same kind become invalid. */
export function sendLink(store: MockStore, user: MockUser, kind: MockLink['kind'], email: string): void {
  const others = store.state.links.filter((link) => link.userId !== user.id || link.kind !== kind);
  const token = `mock-link-${store.newId()}`;
  store.state.links = [...others, { token, kind, userId: user.id, email }];
  const reset = kind === 'reset';
  writeMail(store, {
    kind: reset ? 'reset-password' : 'verify-email',
    recipient: email,
    subject: reset ? 'Choose a new password' : 'Confirm your email address',
    text: `Hello ${user.firstName},\n\n${(reset ? paths.resetPassword : paths.verifyEmail).to({ token })}`,
  });
}

export function change(store: MockStore, userId: string, changes: Partial<MockUser>): void {
  const before = store.state.users.find(({ id }) => id === userId);
  if (before) raiseVersion(store, before, changes);
  store.state.users = store.state.users.map((user) => (user.id === userId ? { ...user, ...changes } : user));
}

function takeLink(store: MockStore, kind: MockLink['kind'], token: string): MockLink {
  const link = store.state.links.find((each) => each.token === token && each.kind === kind);
  if (!link) throw new MockError('LINK_INVALID');
  store.state.links = store.state.links.filter((each) => each !== link);
  return link;
}
