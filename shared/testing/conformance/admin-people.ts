import { expect, test } from '@jest/globals';
import { randomHex } from '../../http/index.ts';
import { asAdministrator } from './administrator.ts';
import type { Backend } from './backend.ts';
import type { Client } from './client.ts';
import { foundPeopleScenarios } from './people-found.ts';
import { peopleLoginScenarios } from './people-logins.ts';
import { boston, unusedId } from './people.ts';

/** People as administrators find, see and change them. */
export function adminPeopleScenarios(client: () => Client, backend: () => Backend): void {
  const { list, registered } = asAdministrator(client);
  foundPeopleScenarios(client);
  peopleLoginScenarios(client, backend);

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
}
