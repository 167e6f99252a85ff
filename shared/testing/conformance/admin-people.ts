import { expect, test } from '@jest/globals';
import { demoAccounts, demoPassword } from '../../demo/index.ts';
import { randomHex } from '../../http/index.ts';
import type { Backend } from './backend.ts';
import type { Client } from './client.ts';
import { boston, cookieOf, newPerson, newShopper, password, unusedId } from './people.ts';

/** People as administrators find, see and change them. */
export function adminPeopleScenarios(client: () => Client, backend: () => Backend): void {
  const administrator = async () => {
    const { email } = demoAccounts.find(({ role }) => role === 'ADMIN') ?? { email: '' };
    return (await client().ok('login', { body: { email, password: demoPassword } })).data.token;
  };
  const list = async (token: string, query: Record<string, string | number>) =>
    (await client().ok('listPeople', { token, query })).data;
  const idOf = async (token: string, q: string) => {
    const { content } = await list(token, { q });
    const [found] = content;
    if (!found) throw new Error(`Nobody is found by ${q}.`);
    return found.id;
  };
  /** Somebody who has just registered, as an administrator sees them. */
  const registered = async () => {
    const shopper = await newShopper(client());
    const token = await administrator();
    const id = await idOf(token, shopper.email);
    return { ...shopper, admin: token, given: { token, params: { id } } };
  };

  test('people are found by parts of name, address and number, all of which have to fit', async () => {
    const { ok } = client();
    const token = await administrator();
    const mark = randomHex(6);
    const body = {
      ...newPerson(),
      firstName: `Zaida${mark}`,
      lastName: "O'Neil-Łuk",
      phone: '(617) 555-0177',
    };
    await ok('register', { body });
    const found = async (q: string) => (await list(token, { q })).content.map(({ email }) => email);
    for (const q of [
      mark,
      mark.toUpperCase(),
      `neil ${mark}`,
      `za ${mark}`,
      `łuk ${mark}`,
      body.email,
      body.email.slice(2, -3),
    ]) {
      expect([q, await found(q)]).toEqual([q, [body.email]]);
    }
    // Two letters begin a word; a wildcard of the database is a letter here.
    for (const q of [`ai ${mark}`, `${mark}%`, `${mark}_`, `${mark} nobody`])
      expect([q, await found(q)]).toEqual([q, []]);
    expect(await found('(617) 555-0177')).toContain(body.email);
    expect(await found('5550177')).toContain(body.email);
    const all = await list(token, {});
    expect(all).toMatchObject({
      exact: true,
      content: expect.arrayContaining([expect.objectContaining({ email: body.email })]),
    });
  });

  test('the list is sorted, filtered and read page by page', async () => {
    const { ok, refused } = client();
    const token = await administrator();
    const mark = randomHex(6);
    for (const lastName of ['Bird', 'Adams', 'Crane']) {
      await ok('register', { body: { ...newPerson(), firstName: `Page${mark}`, lastName } });
    }
    const names = async (query: Record<string, string | number>) =>
      (await list(token, { q: mark, ...query })).content.map(({ lastName }) => lastName);
    expect(await names({ sort: 'name' })).toEqual(['Adams', 'Bird', 'Crane']);
    expect(await names({ sort: 'newest' })).toEqual(['Crane', 'Adams', 'Bird']);
    expect((await names({ sort: 'spent' })).length).toBe(3);
    for (const sort of ['name', 'newest', 'lastOrder', 'spent'] as const) {
      const first = await list(token, { q: mark, sort, size: 2 });
      expect([first.content.length, first.count, first.exact]).toEqual([2, 3, true]);
      const second = await list(token, { q: mark, sort, size: 2, after: first.next ?? '' });
      expect([second.content.length, second.next]).toEqual([1, null]);
      const seen = [...first.content, ...second.content].map(({ lastName }) => lastName);
      expect([sort, seen.toSorted()]).toEqual([sort, ['Adams', 'Bird', 'Crane']]);
      if (sort === 'name') {
        const other = { q: mark, sort: 'newest', after: first.next ?? '' };
        expect((await refused('listPeople', 'VALIDATION_FAILED', { token, query: other })).fields).toEqual([
          'after',
        ]);
      }
    }
    const query = { after: 'made-up' };
    expect((await refused('listPeople', 'VALIDATION_FAILED', { token, query })).fields).toEqual(['after']);
    expect(await names({ role: 'ADMIN' })).toEqual([]);
    expect(
      await names({ role: 'USER', blocked: 'no', verified: 'no', orders: 'no', consent: 'unasked' }),
    ).toHaveLength(3);
    for (const none of [
      { blocked: 'yes' },
      { verified: 'yes' },
      { orders: 'yes' },
      { consent: 'analytics' },
      { to: '2020-01-01' },
    ]) {
      expect(await names(none)).toEqual([]);
    }
    expect(await names({ from: '2020-01-01', to: '2099-01-01' })).toHaveLength(3);
    const [person] = (await list(token, { q: mark, sort: 'name' })).content;
    const id = person?.id ?? '';
    await ok('blockPerson', { token, params: { id }, body: { reason: 'Test' } });
    expect(await names({ blocked: 'yes' })).toEqual(['Adams']);
  });

  test('a profile has the account with what belongs to it', async () => {
    const { ok, refused } = client();
    const { token, email, given } = await registered();
    await ok('createAddress', { token, body: boston });
    const message = `Is ${randomHex(8)} still there?`;
    await ok('sendMessage', { token, body: { name: 'Nora', email, topic: 'OTHER', message, seconds: 30 } });
    const { data } = await ok('getPerson', given);
    expect(data).toMatchObject({
      ...{ email, firstName: 'Nora', phone: '+16175550199', role: 'USER', staffRole: null, version: 1 },
      ...{ emailVerified: false, pendingEmail: null, blockedAt: null, blockedReason: null, consent: null },
      ...{ orders: 0, spent: 0, lastOrderAt: null, latestOrders: [], notes: [] },
      addresses: [expect.objectContaining({ street: boston.street })],
      messages: [expect.objectContaining({ excerpt: message })],
    });
    expect(data.logins).toHaveLength(1);
    await refused('getPerson', 'PERSON_NOT_FOUND', { ...given, params: { id: unusedId } });
  });

  test('of two who change one person the second is shown what the first has written', async () => {
    const { ok, refused } = client();
    const { email, given } = await registered();
    const fields = { firstName: 'Nora', lastName: 'Test', phone: '(617) 555-0199', email };
    const { data: first } = await ok('updatePerson', {
      ...{ ...given, body: { ...fields, lastName: ' First  Writer ', version: 1 } },
    });
    expect(first).toMatchObject({ lastName: 'First Writer', version: 2 });
    const late = { ...given, body: { ...fields, firstName: 'Second', version: 1 } };
    const { body } = await refused('updatePerson', 'PERSON_CHANGED', late);
    expect(body['details']).toEqual({
      current: { firstName: 'Nora', lastName: 'First Writer', phone: '+16175550199', email },
      version: 2,
    });
    const { data: second } = await ok('updatePerson', {
      ...given,
      body: { ...late.body, phone: null, version: 2 },
    });
    expect(second).toMatchObject({ firstName: 'Second', lastName: 'Test', phone: null, version: 3 });
    const bad = { ...given, body: { firstName: ' ', lastName: 'X', phone: '12', email: 'no', version: 3 } };
    const { fields: problems } = await refused('updatePerson', 'VALIDATION_FAILED', bad);
    expect(problems.toSorted()).toEqual(['email', 'firstName', 'phone']);
  });

  test('another address waits until its owner has confirmed it', async () => {
    const { ok, refused } = client();
    const { email, given } = await registered();
    const fields = { firstName: 'Nora', lastName: 'Test', phone: '(617) 555-0199' };
    const taken = { ...fields, email: 'shopper@example.com', version: 1 };
    expect((await refused('updatePerson', 'EMAIL_TAKEN', { ...given, body: taken })).fields).toEqual([
      'email',
    ]);
    const next = `moved.${randomHex(6)}@example.com`;
    const { data } = await ok('updatePerson', { ...given, body: { ...fields, email: next, version: 1 } });
    expect(data).toMatchObject({ email, pendingEmail: next, version: 2 });
    const token = (await backend().linkOf(next, 'verify')) ?? '';
    await ok('verifyEmail', { body: { token } });
    expect((await ok('getPerson', given)).data).toMatchObject({
      email: next,
      pendingEmail: null,
      version: 3,
    });
  });

  test('a block ends every login and keeps the person out; unblocked they come back', async () => {
    const { ok, refused } = client();
    const { data, headers } = await ok('register', {
      body: { ...newPerson(), email: `b.${randomHex(6)}@example.com` },
    });
    const { data: me } = await ok('me', { token: data.token });
    const admin = await administrator();
    const given = { token: admin, params: { id: me.id } };
    expect(
      (await refused('blockPerson', 'VALIDATION_FAILED', { ...given, body: { reason: ' ' } })).fields,
    ).toEqual(['reason']);
    const { data: blocked } = await ok('blockPerson', { ...given, body: { reason: ' Claims parcels. ' } });
    expect(blocked).toMatchObject({
      blockedReason: 'Claims parcels.',
      blockedAt: expect.any(String),
      logins: [],
    });
    await refused('me', 'UNAUTHENTICATED', { token: data.token });
    const cookie = { cookie: cookieOf(headers), 'x-requested-with': 'conformance' };
    await refused('refresh', 'SESSION_EXPIRED', { headers: cookie });
    await refused('login', 'ACCOUNT_BLOCKED', { body: { email: me.email, password } });
    // Who does not know the password learns nothing.
    await refused('login', 'INVALID_CREDENTIALS', {
      body: { email: me.email, password: 'a-wrong-passphrase' },
    });
    await refused('sendPasswordMail', 'PERSON_BLOCKED', given);
    const { data: again } = await ok('unblockPerson', given);
    expect(again).toMatchObject({ blockedReason: null, blockedAt: null });
    await refused('me', 'UNAUTHENTICATED', { token: data.token });
    await ok('login', { body: { email: me.email, password } });
  });

  test('nobody blocks themselves or deletes one of the staff', async () => {
    const { ok, refused } = client();
    const token = await administrator();
    const { data: me } = await ok('me', { token });
    const given = { token, params: { id: me.id } };
    await refused('blockPerson', 'PERSON_ON_STAFF', { ...given, body: { reason: 'Test' } });
    await refused('erasePerson', 'PERSON_ON_STAFF', { ...given, body: { email: me.email } });
    await ok('me', { token });
  });

  test('logins are ended one by one or all at once', async () => {
    const { ok, refused } = client();
    const { token, email, given } = await registered();
    const { data: other } = await ok('login', { body: { email, password } });
    const { data } = await ok('getPerson', given);
    expect(data.logins).toHaveLength(2);
    const [latest] = data.logins;
    const one = { ...given, params: { ...given.params, loginId: latest?.id ?? '' } };
    await ok('endPersonLogin', one);
    await refused('endPersonLogin', 'SESSION_NOT_FOUND', one);
    expect((await ok('getPerson', given)).data.logins).toHaveLength(1);
    await ok('endPersonLogins', given);
    expect((await ok('getPerson', given)).data.logins).toEqual([]);
    for (const each of [token, other.token]) await refused('me', 'UNAUTHENTICATED', { token: each });
  });

  test('a mail for a new password is sent to the person', async () => {
    const { ok } = client();
    const { email, given } = await registered();
    await ok('sendPasswordMail', given);
    const token = (await backend().linkOf(email, 'reset')) ?? '';
    await ok('resetPassword', { body: { token, password: 'another-long-passphrase' } });
    await ok('login', { body: { email, password: 'another-long-passphrase' } });
  });

  test('notes are written and one’s own deleted', async () => {
    const { ok, refused } = client();
    const { given } = await registered();
    const { data: note } = await ok('addPersonNote', {
      ...given,
      body: { text: ' Call after 5.\r\nTwice. ' },
    });
    expect(note).toMatchObject({ text: 'Call after 5.\nTwice.', own: true, author: expect.any(String) });
    expect((await ok('getPerson', given)).data.notes).toEqual([note]);
    expect(
      (await refused('addPersonNote', 'VALIDATION_FAILED', { ...given, body: { text: '' } })).fields,
    ).toEqual(['text']);
    const own = { ...given, params: { ...given.params, noteId: note.id } };
    await ok('deletePersonNote', own);
    await refused('deletePersonNote', 'NOTE_NOT_FOUND', own);
    expect((await ok('getPerson', given)).data.notes).toEqual([]);
  });

  test('the list is exported as lines, and one person as their own download has it', async () => {
    const { ok } = client();
    const { token, email, admin, given } = await registered();
    const { data: part } = await ok('exportPeople', { token: admin, body: { q: email } });
    expect([part.rows, part.next]).toEqual([1, null]);
    const chosen = { ids: [given.params.id] };
    expect((await ok('exportPeople', { token: admin, body: chosen })).data.csv).toBe(part.csv);
    const [head, row, end] = part.csv.split('\r\n');
    expect(head).toBe(
      '"Id","First name","Last name","Email","Phone","Confirmed","Blocked","Created","Orders","Spent (USD)","Last order"',
    );
    expect(row).toMatch(
      new RegExp(`^"${given.params.id}","Nora","Test","${email}","617-555-0199","no","",".+","0","0.00",""$`),
    );
    expect(end).toBe('');
    const { data: own } = await ok('exportMe', { token });
    const { data: theirs } = await ok('exportPerson', given);
    expect({ ...theirs, exportedAt: '', sessions: [] }).toEqual({ ...own, exportedAt: '', sessions: [] });
    expect(theirs.sessions).toMatchObject([{ current: false }]);
  });

  test('a person is deleted on request, and only the one who is meant', async () => {
    const { ok, refused } = client();
    const { token, email, given } = await registered();
    await ok('addPersonNote', { ...given, body: { text: 'Has asked to be deleted.' } });
    const other = { ...given, body: { email: 'somebody.else@example.com' } };
    expect((await refused('erasePerson', 'VALIDATION_FAILED', other)).fields).toEqual(['email']);
    await ok('erasePerson', { ...given, body: { email: email.toUpperCase() } });
    await refused('getPerson', 'PERSON_NOT_FOUND', given);
    await refused('me', 'UNAUTHENTICATED', { token });
    expect((await list(given.token, { q: email })).content).toEqual([]);
  });

  test('people are for the staff alone', async () => {
    const { refused } = client();
    const { token, given } = await registered();
    for (const name of [
      'listPeople',
      'getPerson',
      'updatePerson',
      'blockPerson',
      'exportPeople',
      'erasePerson',
    ] as const) {
      await refused(name, 'UNAUTHENTICATED', { params: given.params });
      await refused(name, 'FORBIDDEN', { params: given.params, token });
    }
  });
}
