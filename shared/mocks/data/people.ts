import type { Person, PersonOrder } from '../../contract/index.ts';
import { MockError } from '../mock-error.ts';
import type { MockStore } from './mock-store.ts';
import type { MockPersonRecord } from './person-record.ts';
import type { MockUser } from './state.ts';

const untouched: MockPersonRecord = {
  ...{ version: 1, blockedAt: null, blockedReason: null },
  notes: [],
};

export function recordOf({ state }: MockStore, userId: string): MockPersonRecord {
  return state.people[userId] ?? untouched;
}

export function changeRecord(store: MockStore, userId: string, changes: Partial<MockPersonRecord>): void {
  store.state.people[userId] = { ...recordOf(store, userId), ...changes };
}

export function isBlocked(store: MockStore, userId: string): boolean {
  return recordOf(store, userId).blockedAt !== null;
}

const versioned = ['firstName', 'lastName', 'email', 'pendingEmail', 'phone'] as const;

/** A change of one of these by anybody raises the version. */
export function raiseVersion(store: MockStore, user: MockUser, changes: Partial<MockUser>): void {
  if (!versioned.some((field) => field in changes && changes[field] !== user[field])) return;
  changeRecord(store, user.id, { version: recordOf(store, user.id).version + 1 });
}

export function personOr404({ state }: MockStore, id: string): MockUser {
  const user = state.users.find((each) => each.id === id);
  if (!user) throw new MockError('PERSON_NOT_FOUND');
  return user;
}

/** Newest first; `paid` of those that count. */
export function ordersOf(
  store: MockStore,
  userId: string,
): readonly (PersonOrder & { readonly paid: boolean })[] {
  return store.state.orders
    .filter((order) => order.userId === userId)
    .map(({ id, number, status, createdAt, items, total, refunded, paidAt, test }) => {
      const pieces = items.reduce((sum, { quantity }) => sum + quantity, 0);
      return {
        ...{ id, number, status, createdAt, pieces, total, refunded },
        paid: paidAt !== null && !test,
      };
    })
    .toSorted((a, b) => b.createdAt.localeCompare(a.createdAt));
}

export function summaryOf(store: MockStore, user: MockUser) {
  const { id, firstName, lastName, email, phone, role, emailVerified, createdAt } = user;
  const paid = ordersOf(store, id).filter((order) => order.paid);
  return {
    ...{ id, firstName, lastName, email, phone, role, emailVerified, createdAt },
    blockedAt: recordOf(store, id).blockedAt,
    orders: paid.length,
    spent: paid.reduce((sum, { total, refunded }) => sum + total - refunded, 0),
    lastOrderAt: paid[0]?.createdAt ?? null,
  };
}

const excerptLength = 160;

export function wholePerson(store: MockStore, user: MockUser, viewer: string): Person {
  const { state } = store;
  const { id, email, emailVerified, pendingEmail } = user;
  const { version, blockedReason, notes } = recordOf(store, id);
  const own = (message: { readonly userId: string | null; readonly email: string }) =>
    message.userId === id || (emailVerified && message.email.toLowerCase() === email.toLowerCase());
  return {
    ...{ ...summaryOf(store, user), pendingEmail, version, blockedReason },
    staffRole: state.staff[id]?.role ?? null,
    marketingEmail: state.preferences[id]?.marketingEmail ?? false,
    consent: state.preferences[id]?.consent ?? null,
    latestOrders: ordersOf(store, id).slice(0, 50),
    addresses: state.addresses.filter(({ userId }) => userId === id),
    logins: Object.entries(state.logins)
      .filter(([, { userId }]) => userId === id)
      .map(([loginId, { userAgent, createdAt, usedAt }]) => ({ id: loginId, userAgent, createdAt, usedAt }))
      .toSorted((a, b) => b.usedAt.localeCompare(a.usedAt)),
    messages: state.messages.filter(own).map((message) => {
      const text = message.message.replace(/\s+/g, ' ');
      return {
        ...message,
        excerpt: text.length > excerptLength ? `${text.slice(0, excerptLength).trimEnd()}…` : text,
      };
    }),
    notes: notes.map(({ authorId, ...note }) => ({ ...note, own: authorId === viewer })),
  };
}
