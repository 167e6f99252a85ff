import type { StaffInvitation, StaffMember } from '../../contract/index.ts';
import { paths } from '../../paths/index.ts';
import { mockAdminPage } from '../data/admin-page.ts';
import { noteAudit } from '../data/audit.ts';
import { methodsOf } from '../data/challenges.ts';
import { endLoginsOf } from '../data/logins.ts';
import { writeMail } from '../data/mails.ts';
import type { MockStore } from '../data/mock-store.ts';
import { userByEmail, type MockInvitation, type MockStaff } from '../data/state.ts';
import { MockError } from '../mock-error.ts';
import { change } from './resolve-links.ts';
import type { Resolvers } from './resolver.ts';

/** How long an invitation works. */
const life = 3 * 86_400_000;

export const staffResolvers: Resolvers<
  | 'listStaff'
  | 'getStaffMember'
  | 'changeStaffRole'
  | 'removeFromStaff'
  | 'listInvitations'
  | 'inviteToStaff'
  | 'withdrawInvitation'
> = {
  listStaff: ({ query: { role, ...query }, store, signedIn }) => {
    const { id: callerId } = signedIn();
    const members = Object.keys(store.state.staff).flatMap((id) => present(store, id, callerId) ?? []);
    const found = members.filter((each) => !role || each.role === role);
    return mockAdminPage(found.toSorted(byLastName), query);
  },
  getStaffMember: ({ params, store, signedIn }) => {
    const member = present(store, params.id, signedIn().id);
    if (!member) throw new MockError('STAFF_NOT_FOUND');
    return member;
  },
  changeStaffRole: ({ params: { id }, body: { role, version }, ...call }) => {
    const { store } = call;
    const before = memberOr404(store, id);
    if (before.version !== version) throw new MockError('STAFF_CHANGED');
    if (role !== 'owner') keepAnOwner(store, id);
    store.state.staff[id] = { ...before, role, version: version + 1 };
    const subject = { type: 'staff', id };
    noteAudit(call, { action: 'staff.role', subject, before: { role: before.role }, after: { role } });
    const member = present(store, id, call.signedIn().id);
    if (!member) throw new MockError('STAFF_NOT_FOUND');
    return member;
  },
  removeFromStaff: ({ params: { id }, ...call }) => {
    const { store } = call;
    const { role } = memberOr404(store, id);
    keepAnOwner(store, id);
    noteAudit(call, {
      action: 'staff.remove',
      subject: { type: 'staff', id },
      before: { role },
      after: null,
    });
    store.state.staff = Object.fromEntries(Object.entries(store.state.staff).filter(([key]) => key !== id));
    change(store, id, { role: 'USER' });
    endLoginsOf(store, id);
    return undefined;
  },
  listInvitations: ({ query, store }) => {
    const all = store.state.invitations.toSorted((a, b) => a.email.localeCompare(b.email));
    return mockAdminPage(all.map(presentInvitation), query);
  },
  inviteToStaff: ({ body: { email, role }, ...call }) => {
    const { store } = call;
    const { firstName, lastName } = call.signedIn();
    const there = userByEmail(store.state, email);
    if (there && store.state.staff[there.id]) throw new MockError('STAFF_ALREADY');
    const token = `mock-link-${store.newId()}`;
    const now = Date.now();
    const made: MockInvitation = {
      ...{ id: store.newId(), email, role, token, invitedBy: `${firstName} ${lastName}` },
      ...{ createdAt: new Date(now).toISOString(), expiresAt: new Date(now + life).toISOString() },
    };
    const others = store.state.invitations.filter((each) => each.email.toLowerCase() !== email.toLowerCase());
    store.state.invitations = [...others, made];
    writeMail(store, {
      ...{ kind: 'staff-invitation', recipient: email },
      subject: 'You are invited to the staff of RITUAL OF POWER',
      text: `${made.invitedBy ?? ''} invites you to work here.\n\n${paths.invitation.to({ token })}`,
    });
    const subject = { type: 'invitation', id: made.id };
    noteAudit(call, { action: 'invitation.send', subject, before: null, after: { role } });
    return presentInvitation(made);
  },
  withdrawInvitation: ({ params: { id }, ...call }) => {
    const { state } = call.store;
    const found = state.invitations.find((each) => each.id === id);
    if (!found) throw new MockError('INVITATION_NOT_FOUND');
    state.invitations = state.invitations.filter((each) => each !== found);
    const subject = { type: 'invitation', id };
    noteAudit(call, { action: 'invitation.withdraw', subject, before: { role: found.role }, after: null });
    return undefined;
  },
};

const lastWord = ({ name }: StaffMember) => name.slice(name.lastIndexOf(' ') + 1).toLowerCase();
const byLastName = (a: StaffMember, b: StaffMember) => lastWord(a).localeCompare(lastWord(b));

function presentInvitation({ token: _, ...invitation }: MockInvitation): StaffInvitation {
  return { ...invitation, expired: Date.parse(invitation.expiresAt) <= Date.now() };
}

function memberOr404({ state }: MockStore, id: string): MockStaff {
  const found = state.staff[id];
  if (!found) throw new MockError('STAFF_NOT_FOUND');
  return found;
}

function keepAnOwner(store: MockStore, id: string): void {
  if (isLastOwner(store, id)) throw new MockError('LAST_OWNER');
}

export function isLastOwner({ state }: MockStore, id: string): boolean {
  const owners = Object.keys(state.staff).filter((each) => state.staff[each]?.role === 'owner');
  return owners.length === 1 && owners[0] === id;
}

function present(store: MockStore, id: string, callerId: string): StaffMember | undefined {
  const { state } = store;
  const user = state.users.find((each) => each.id === id);
  const staff = state.staff[id];
  if (!user || !staff) return undefined;
  const used = Object.values(state.logins).filter(({ userId }) => userId === id);
  const { role, since, version } = staff;
  return {
    ...{ id, role, since, version, name: `${user.firstName} ${user.lastName}`, email: user.email },
    ...{
      lastUsedAt:
        used
          .map(({ usedAt }) => usedAt)
          .sort()
          .at(-1) ?? null,
      you: id === callerId,
      secondFactor: methodsOf(store, id).length > 0,
    },
  };
}
