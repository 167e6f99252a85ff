import { expect, test } from '@jest/globals';
import type { Backend } from '../backend.ts';
import type { Client } from '../client.ts';
import { cookieOf, newPerson, password, newShopper } from '../people.ts';

const other = 'another-long-passphrase';

export function mailLinkScenarios(client: () => Client, backend: () => Backend): void {
  const linkOf = async (email: string, kind: 'verify' | 'reset') => {
    const token = await backend().linkOf(email, kind);
    if (token === undefined) throw new Error(`There is no mail with a link to ${kind} to ${email}.`);
    return token;
  };
  const verified = async (token: string) => (await client().ok('me', { token })).data.emailVerified;

  test('a new account confirms its address by the link in its mail, once', async () => {
    const { ok, refused } = client();
    const { token, email } = await newShopper(client());
    expect(await verified(token)).toBe(false);
    const link = await linkOf(email, 'verify');
    await ok('verifyEmail', { body: { token: link } });
    expect(await verified(token)).toBe(true);
    await refused('verifyEmail', 'LINK_INVALID', { body: { token: link } });
  });

  test('a mail that did not arrive can be sent again', async () => {
    const { ok } = client();
    const { token, email } = await newShopper(client());
    const first = await linkOf(email, 'verify');
    await ok('resendVerification', { body: { email: email.toUpperCase() } });
    const second = (await backend().linkOf(email.toUpperCase(), 'verify')) ?? (await linkOf(email, 'verify'));
    expect(second).not.toBe(first);
    await ok('verifyEmail', { body: { token: second } });
    expect(await verified(token)).toBe(true);
  });

  test('requesting a mail gets the same answer whether or not an account has the address', async () => {
    const { ok } = client();
    const { email } = newPerson();
    for (const name of ['forgotPassword', 'resendVerification'] as const) {
      expect((await ok(name, { body: { email } })).data).toBeUndefined();
    }
    expect(await backend().linkOf(email, 'reset')).toBeUndefined();
    expect(await backend().linkOf(email, 'verify')).toBeUndefined();
    const { fields } = await client().refused('forgotPassword', 'VALIDATION_FAILED', {
      body: { email: 'x' },
    });
    expect(fields).toEqual(['email']);
  });

  test('a forgotten password is replaced by the link in a mail, and every device is signed out', async () => {
    const { ok, refused } = client();
    const person = newPerson();
    const signedIn = await ok('register', { body: person });
    await ok('forgotPassword', { body: { email: person.email } });
    const token = await linkOf(person.email, 'reset');
    await ok('resetPassword', { body: { token, password: other } });
    await refused('me', 'UNAUTHENTICATED', { token: signedIn.data.token });
    const cookie = cookieOf(signedIn.headers);
    await refused('refresh', 'SESSION_EXPIRED', { headers: { cookie, 'x-requested-with': 'conformance' } });
    await refused('login', 'INVALID_CREDENTIALS', { body: { email: person.email, password } });
    const again = await ok('login', { body: { email: person.email, password: other } });
    // Following the link proves access to the mailbox, which confirms the address.
    expect(await verified(again.data.token)).toBe(true);
    await refused('resetPassword', 'LINK_INVALID', { body: { token, password: other } });
  });

  test('a refused password does not use the link up', async () => {
    const { ok, refused } = client();
    const { email } = await newShopper(client());
    await ok('forgotPassword', { body: { email } });
    const token = await linkOf(email, 'reset');
    for (const bad of ['short', 'password123']) {
      const { fields } = await refused('resetPassword', 'VALIDATION_FAILED', {
        body: { token, password: bad },
      });
      expect(fields).toEqual(['password']);
    }
    await ok('resetPassword', { body: { token, password: other } });
  });

  test('a link works for its own purpose only, and an invented one is refused', async () => {
    const { ok, refused } = client();
    const { email } = await newShopper(client());
    await ok('forgotPassword', { body: { email } });
    const [verify, reset] = [await linkOf(email, 'verify'), await linkOf(email, 'reset')];
    await refused('verifyEmail', 'LINK_INVALID', { body: { token: reset } });
    for (const token of [verify, 'made-up']) {
      await refused('resetPassword', 'LINK_INVALID', { body: { token, password: other } });
    }
    await refused('verifyEmail', 'LINK_INVALID', { body: { token: 'made-up' } });
  });

  test('a new email needs the password, waits for its link, then is used to log in', async () => {
    const { ok, refused } = client();
    const { token, email } = await newShopper(client());
    const { password: _, ...names } = newPerson();
    const body = { ...names, email: names.email };
    for (const currentPassword of [undefined, 'not the password']) {
      const given = { token, body: { ...body, currentPassword } };
      expect((await refused('updateMe', 'VALIDATION_FAILED', given)).fields).toEqual(['currentPassword']);
    }
    const asked = await ok('updateMe', { token, body: { ...body, currentPassword: password } });
    expect(asked.data).toMatchObject({ email, pendingEmail: body.email });
    await refused('login', 'INVALID_CREDENTIALS', { body: { email: body.email, password } });
    await ok('verifyEmail', { body: { token: await linkOf(body.email, 'verify') } });
    expect((await ok('me', { token })).data).toMatchObject({
      email: body.email,
      pendingEmail: null,
      emailVerified: true,
    });
    await ok('login', { body: { email: body.email, password } });
    await refused('login', 'INVALID_CREDENTIALS', { body: { email, password } });
  });

  test("another account's address gets the same answer and is never taken over", async () => {
    const { ok } = client();
    const owner = newPerson();
    await ok('register', { body: owner });
    const before = await backend().linkOf(owner.email, 'verify');
    const { token, email } = await newShopper(client());
    const body = { ...owner, currentPassword: password };
    expect((await ok('updateMe', { token, body })).data).toMatchObject({ email, pendingEmail: owner.email });
    expect(await backend().linkOf(owner.email, 'verify')).toBe(before);
    if (before) await ok('verifyEmail', { body: { token: before } });
    expect((await ok('me', { token })).data.email).toBe(email);
  });
}
