import { invitedPerson } from '../../contract/index.ts';
import { appendAudit } from '../data/audit.ts';
import { endLoginsOf } from '../data/logins.ts';
import { requireUncommon } from '../data/passwords.ts';
import { isBlocked } from '../data/people.ts';
import type { MockStore } from '../data/mock-store.ts';
import { userByEmail, type MockInvitation, type MockUser } from '../data/state.ts';
import { invalidField, MockError } from '../mock-error.ts';
import { change } from './resolve-links.ts';
import type { Resolvers } from './resolver.ts';

export const invitationResolvers: Resolvers<'lookAtInvitation' | 'acceptInvitation'> = {
  lookAtInvitation: ({ body, store }) => {
    const { email, role, expiresAt } = find(store, body.token);
    return { email, role, expiresAt, hasAccount: userByEmail(store.state, email) !== undefined };
  },
  acceptInvitation: ({ body: { token, ...given }, store, request }) => {
    const invitation = find(store, token);
    const { email, role } = invitation;
    const there = userByEmail(store.state, email);
    if (there && given.password !== there.password) {
      throw invalidField('password', 'This is not your current password.');
    }
    if (there && isBlocked(store, there.id)) throw new MockError('ACCOUNT_BLOCKED');
    const user = there ?? newUser(store, given, email);
    store.state.invitations = store.state.invitations.filter((each) => each !== invitation);
    change(store, user.id, { role: 'ADMIN', emailVerified: true });
    const since = new Date().toISOString();
    store.state.staff[user.id] = { role, since, version: 1, preferences: {} };
    endLoginsOf(store, user.id);
    appendAudit(store, request, {
      ...{ actorId: user.id, actorRole: role, action: 'staff.join' },
      ...{ subject: { type: 'staff', id: user.id }, before: null, after: { role } },
    });
    return undefined;
  },
};

/** The token of the invitation of an address. */
export function mockInvitationOf({ state }: MockStore, email: string): string | undefined {
  return state.invitations.find((each) => each.email.toLowerCase() === email.toLowerCase())?.token;
}

function find({ state }: MockStore, token: string): MockInvitation {
  const found = state.invitations.find((each) => each.token === token);
  if (!found || Date.parse(found.expiresAt) <= Date.now()) throw new MockError('LINK_INVALID');
  const user = userByEmail(state, found.email);
  if (user && state.staff[user.id]) throw new MockError('LINK_INVALID');
  return found;
}

function newUser(store: MockStore, given: object, email: string): MockUser {
  const parsed = invitedPerson.safeParse(given);
  if (!parsed.success) {
    const fields = parsed.error.issues.map(({ path, message }) => ({
      path: path.map(String).join('.'),
      message,
    }));
    throw new MockError('VALIDATION_FAILED', { details: { fields } });
  }
  requireUncommon('password', parsed.data.password);
  const made: MockUser = {
    ...{ ...parsed.data, id: store.newId(), email, phone: null, role: 'USER' },
    ...{ emailVerified: true, pendingEmail: null, createdAt: new Date().toISOString() },
  };
  store.state.users = [...store.state.users, made];
  return made;
}
