import { noteAudit } from '../data/audit.ts';
import { changedFields } from '../data/changed-fields.ts';
import { endLogin, endLoginsOf } from '../data/logins.ts';
import type { MockStore } from '../data/mock-store.ts';
import { changeRecord, isBlocked, personOr404, recordOf, wholePerson } from '../data/people.ts';
import { userByEmail, type MockUser } from '../data/state.ts';
import { MockError, invalidField } from '../mock-error.ts';
import { eraseUser, exportOfUser } from './resolve-account.ts';
import { storedPhone } from './resolve-auth.ts';
import { change, sendLink } from './resolve-links.ts';
import { exportPeople, listPeople } from './people-list.ts';
import type { MockCall, Resolvers } from './resolver.ts';
import type { Endpoint } from '../../contract/endpoints.ts';

type Call = Pick<MockCall<Endpoint>, 'store' | 'request' | 'signedIn'>;

export const peopleResolvers: Resolvers<
  | ('listPeople' | 'exportPeople' | 'getPerson' | 'updatePerson' | 'blockPerson' | 'unblockPerson')
  | ('sendPasswordMail' | 'endPersonLogins' | 'endPersonLogin' | 'addPersonNote' | 'deletePersonNote')
  | ('exportPerson' | 'erasePerson')
> = {
  listPeople,
  exportPeople,
  getPerson: ({ params, store, signedIn }) =>
    wholePerson(store, personOr404(store, params.id), signedIn().id),
  updatePerson: ({ params, body: { version, phone, email, ...names }, ...call }) => {
    const { store } = call;
    const user = personOr404(store, params.id);
    refuseStaff(call, user);
    refuseUnseen(store, user, version);
    const pendingEmail = addressToConfirm(store, user, email);
    return noted(call, 'person.update', user, () => {
      change(store, user.id, { ...names, phone: phone === null ? null : storedPhone(phone), pendingEmail });
      if (pendingEmail !== null && pendingEmail !== user.pendingEmail) {
        sendLink(store, { ...user, ...names }, 'verify', pendingEmail);
      }
    });
  },
  blockPerson: ({ params, body: { reason, version: seen }, ...call }) => {
    const { store, signedIn } = call;
    const user = personOr404(store, params.id);
    if (user.id === signedIn().id || store.state.staff[user.id]?.role === 'owner') {
      throw new MockError('PERSON_ON_STAFF');
    }
    refuseStaff(call, user);
    refuseUnseen(store, user, seen);
    return noted(call, 'person.block', user, () => {
      const { blockedAt, version } = recordOf(store, user.id);
      changeRecord(store, user.id, {
        ...{ blockedAt: blockedAt ?? new Date().toISOString(), blockedReason: reason, version: version + 1 },
      });
      endLoginsOf(store, user.id);
    });
  },
  unblockPerson: ({ params, body: { version: seen }, ...call }) => {
    const user = personOr404(call.store, params.id);
    refuseStaff(call, user);
    refuseUnseen(call.store, user, seen);
    return noted(call, 'person.unblock', user, () => {
      const { version } = recordOf(call.store, user.id);
      changeRecord(call.store, user.id, { blockedAt: null, blockedReason: null, version: version + 1 });
    });
  },
  sendPasswordMail: ({ params, ...call }) => {
    const user = personOr404(call.store, params.id);
    if (isBlocked(call.store, user.id)) throw new MockError('PERSON_BLOCKED');
    noted(call, 'person.password-mail', user, () => sendLink(call.store, user, 'reset', user.email));
    return undefined;
  },
  endPersonLogins: ({ params, ...call }) => {
    const user = personOr404(call.store, params.id);
    refuseStaff(call, user);
    noted(call, 'person.sign-out', user, () => endLoginsOf(call.store, user.id));
    return undefined;
  },
  endPersonLogin: ({ params, ...call }) => {
    const user = personOr404(call.store, params.id);
    refuseStaff(call, user);
    if (call.store.state.logins[params.loginId]?.userId !== user.id) throw new MockError('SESSION_NOT_FOUND');
    noted(call, 'person.sign-out', user, () => endLogin(call.store, params.loginId));
    return undefined;
  },
  addPersonNote: ({ params, body: { text }, ...call }) => {
    const { store, signedIn } = call;
    const user = personOr404(store, params.id);
    const { id: authorId, firstName, lastName } = signedIn();
    const note = {
      id: store.newId(),
      text,
      author: `${firstName} ${lastName}`,
      createdAt: new Date().toISOString(),
    };
    noted(call, 'person.note', user, () =>
      changeRecord(store, user.id, { notes: [{ ...note, authorId }, ...recordOf(store, user.id).notes] }),
    );
    return { ...note, own: true };
  },
  deletePersonNote: ({ params, ...call }) => {
    const { store, signedIn } = call;
    const { notes } = recordOf(store, params.id);
    const user = store.state.users.find(({ id }) => id === params.id);
    const found = notes.find(({ id, authorId }) => id === params.noteId && authorId === signedIn().id);
    if (!found || !user) throw new MockError('NOTE_NOT_FOUND');
    noted(call, 'person.note-delete', user, () =>
      changeRecord(store, user.id, { notes: notes.filter((note) => note !== found) }),
    );
    return undefined;
  },
  exportPerson: ({ params, ...call }) => {
    const user = personOr404(call.store, params.id);
    noted(call, 'person.export', user, () => undefined);
    return exportOfUser(call.store, user, null);
  },
  erasePerson: ({ params, body: { email }, ...call }) => {
    const { store } = call;
    const user = personOr404(store, params.id);
    if (store.state.staff[user.id]) throw new MockError('PERSON_ON_STAFF');
    if (user.email.toLowerCase() !== email.toLowerCase()) {
      throw invalidField('email', "This is not the person's email address.");
    }
    eraseUser(store, user);
    noteAudit(call, {
      ...{ action: 'person.erase', subject: { type: 'person', id: user.id } },
      ...{ before: { account: true }, after: null },
    });
    return undefined;
  },
};

/** Another address waits until its owner confirms it. */
function addressToConfirm(store: MockStore, user: MockUser, email: string): string | null {
  const wanted = email.toLowerCase();
  if (user.email.toLowerCase() === wanted) return null;
  if (user.pendingEmail?.toLowerCase() === wanted) return user.pendingEmail;
  if (userByEmail(store.state, email)) {
    const fields = [{ path: 'email', message: 'Another account has this email address.' }];
    throw new MockError('EMAIL_TAKEN', { details: { fields } });
  }
  return email;
}

/** `seen` absent: from a release that did not send it. */
function refuseUnseen(store: MockStore, user: MockUser, seen: number | undefined): void {
  const { version } = recordOf(store, user.id);
  if (seen === undefined || seen === version) return;
  const { firstName, lastName, phone, pendingEmail } = user;
  const current = { firstName, lastName, phone, email: pendingEmail ?? user.email };
  throw new MockError('PERSON_CHANGED', { details: { current, version } });
}

/** Accounts of the staff are changed by owners, and by those whose they are. */
function refuseStaff({ store, signedIn }: Call, user: MockUser): void {
  const { id } = signedIn();
  if (user.id === id || store.state.staff[id]?.role === 'owner') return;
  if (store.state.staff[user.id]) throw new MockError('PERSON_ON_STAFF');
}

/** Changes a person, notes it as the API does, and answers with the person. */
function noted(call: Call, action: string, user: MockUser, work: () => void) {
  const { store, signedIn } = call;
  const values = () => {
    const { firstName, lastName, email, pendingEmail, phone } = personOr404(store, user.id);
    const { blockedAt, blockedReason, notes } = recordOf(store, user.id);
    const logins = Object.values(store.state.logins).filter(({ userId }) => userId === user.id).length;
    return {
      ...{ firstName, lastName, email, pendingEmail, phone, blockedReason, logins },
      ...{ blocked: blockedAt !== null, notes: notes.length },
    };
  };
  const before = values();
  work();
  const after = values();
  noteAudit(call, {
    action,
    subject: { type: 'person', id: user.id },
    ...changedFields(before, after),
  });
  return wholePerson(store, personOr404(store, user.id), signedIn().id);
}
