import { expect, test } from '@jest/globals';
import { randomHex } from '../../http/index.ts';
import { asAdministrator } from './administrator.ts';
import type { Backend } from './backend.ts';
import type { Client } from './client.ts';
import { cookieOf, newPerson, password } from './people.ts';

/** Logins of people as administrators end and prevent them. */
export function peopleLoginScenarios(client: () => Client, backend: () => Backend): void {
  const { administrator, registered } = asAdministrator(client);

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

  test('of two who block one person the second is told, and neither undo lifts what the other decided', async () => {
    const { ok, refused } = client();
    const { given } = await registered();
    const block = (reason: string, version?: number) => ({ ...given, body: { reason, version } });
    const { data: first } = await ok('blockPerson', block('The first.', 1));
    expect(first).toMatchObject({ blockedReason: 'The first.', version: 2 });
    const { body } = await refused('blockPerson', 'PERSON_CHANGED', block('The second.', 1));
    expect(body['details']).toMatchObject({ version: 2 });
    const { data: second } = await ok('blockPerson', block('The second.', 2));
    expect(second).toMatchObject({ blockedReason: 'The second.', version: 3 });
    await refused('unblockPerson', 'PERSON_CHANGED', { ...given, body: { version: 2 } });
    expect((await ok('getPerson', given)).data.blockedReason).toBe('The second.');
    const { data: free } = await ok('unblockPerson', { ...given, body: { version: 3 } });
    expect(free).toMatchObject({ blockedAt: null, version: 4 });
    // Releases before this one send none.
    await ok('blockPerson', block('From an older release.'));
    await ok('unblockPerson', given);
  });

  test('staff cannot block themselves or delete one of the staff', async () => {
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
}
