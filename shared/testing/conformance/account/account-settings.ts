import { expect, test } from '@jest/globals';
import type { Client } from '../client.ts';
import { allProducts, variantsWithStock } from '../fixtures.ts';
import { boston, cookieOf, newPerson, unusedId, password, newShopper } from '../people.ts';

const other = 'another-long-passphrase';

export function accountSettingScenarios(client: () => Client): void {
  /** A login to the same account on another device. */
  const device = async (email: string, name: string) => {
    const given = { body: { email, password }, headers: { 'user-agent': name } };
    const { data, headers } = await client().ok('login', given);
    return { token: data.token, cookie: cookieOf(headers) };
  };
  const devices = async (token: string) => (await client().ok('listSessions', { token })).data;
  const gone = (token: string) => client().refused('me', 'UNAUTHENTICATED', { token });

  test('names and phone are changed at once', async () => {
    const { token, email } = await newShopper(client());
    const body = { firstName: ' Ada ', lastName: 'King', email, phone: '617.555.0123' };
    const { data } = await client().ok('updateMe', { token, body });
    expect(data).toMatchObject({
      firstName: 'Ada',
      lastName: 'King',
      phone: '+16175550123',
      pendingEmail: null,
    });
    expect((await client().ok('me', { token })).data).toEqual(data);
    const wrong = { token, body: { ...body, firstName: '', phone: '12' } };
    const { fields } = await client().refused('updateMe', 'VALIDATION_FAILED', wrong);
    expect(fields.toSorted()).toEqual(['firstName', 'phone']);
  });

  test('a new password requires the current one and signs the other devices out', async () => {
    const { ok, refused } = client();
    const { token, email } = await newShopper(client());
    const elsewhere = await device(email, 'Elsewhere/1.0');
    const change = (currentPassword: string, newPassword: string) => ({
      token,
      body: { currentPassword, newPassword },
    });
    const wrong = await refused('changePassword', 'VALIDATION_FAILED', change('not the password', other));
    expect(wrong.fields).toEqual(['currentPassword']);
    const common = await refused('changePassword', 'VALIDATION_FAILED', change(password, 'password123'));
    expect(common.fields).toEqual(['newPassword']);
    await ok('changePassword', change(password, other));
    await ok('me', { token });
    await gone(elsewhere.token);
    await refused('login', 'INVALID_CREDENTIALS', { body: { email, password } });
    await ok('login', { body: { email, password: other } });
  });

  test('signed-in devices are listed, and one can sign another out', async () => {
    const { ok, refused } = client();
    const { token, email } = await newShopper(client());
    const phone = await device(email, 'Phone/1.0');
    const list = await devices(token);
    expect(list.map(({ current }) => current)).toEqual([true, false]);
    const theirs = list[1]?.id ?? '';
    const stranger = await newShopper(client());
    for (const id of [theirs, unusedId]) {
      await refused('endSession', 'SESSION_NOT_FOUND', { token: stranger.token, params: { id } });
    }
    await ok('endSession', { token, params: { id: theirs } });
    await gone(phone.token);
    const headers = { cookie: phone.cookie, 'x-requested-with': 'conformance' };
    await refused('refresh', 'SESSION_EXPIRED', { headers });
    await refused('endSession', 'SESSION_NOT_FOUND', { token, params: { id: theirs } });
    expect((await devices(token)).map(({ current }) => current)).toEqual([true]);
  });

  test('signing out everywhere ends every session, including this one', async () => {
    const { token, email } = await newShopper(client());
    const elsewhere = await device(email, 'Elsewhere/1.0');
    await client().ok('logoutAll', { token });
    await gone(token);
    await gone(elsewhere.token);
  });

  test('after logout the access token is invalid, too', async () => {
    const { ok } = client();
    const { data, headers } = await ok('register', { body: newPerson() });
    await ok('logout', { headers: { cookie: cookieOf(headers), 'x-requested-with': 'conformance' } });
    await gone(data.token);
  });

  test('preferences are replaced as a whole', async () => {
    const { ok, refused } = client();
    const { token } = await newShopper(client());
    expect((await ok('getPreferences', { token })).data).toEqual({
      marketingEmail: false,
      reviewRequests: false,
      sizeUnit: 'cm',
      consent: null,
      preferredSizes: { MALE: null, FEMALE: null },
    });
    const consent = { analytics: true, marketing: false, version: 1, decidedAt: '2026-11-20T10:00:00.000Z' };
    const body = {
      marketingEmail: true,
      reviewRequests: true,
      sizeUnit: 'in',
      preferredSizes: { MALE: 'L', FEMALE: null },
      consent,
    };
    expect((await ok('setPreferences', { token, body })).data).toEqual(body);
    expect((await ok('getPreferences', { token })).data).toEqual(body);
    // A page of an older release does not know of these mails, and does not stop them.
    const { reviewRequests: _, ...older } = body;
    expect((await ok('setPreferences', { token, body: older })).data).toEqual(body);
    const wrong = { token, body: { ...body, sizeUnit: 'ell' } };
    expect((await refused('setPreferences', 'VALIDATION_FAILED', wrong)).fields).toEqual(['sizeUnit']);
  });

  test('an account can download all of its data, without secrets', async () => {
    const { ok } = client();
    const { token, email } = await newShopper(client());
    const [found] = variantsWithStock(await allProducts(client()), 2);
    if (!found) throw new Error('The demo catalog has nothing in stock.');
    const { productId, variantId } = found;
    await ok('addToCart', { token, body: { productId, variantId, quantity: 1 } });
    await ok('createAddress', { token, body: boston });
    const { data } = await ok('exportMe', { token });
    expect(data).toMatchObject({
      account: { email, firstName: 'Nora' },
      addresses: [{ street: boston.street }],
      cart: { totalItems: 1 },
      orders: [],
      sessions: [{ current: true }],
      preferences: { sizeUnit: 'cm' },
    });
    expect(JSON.stringify(data)).not.toMatch(/password|hash/i);
  });

  test('an account is deleted, with the password only', async () => {
    const { ok, refused } = client();
    const person = newPerson();
    const { data, headers } = await ok('register', { body: person });
    const { token } = data;
    const wrong = { token, body: { password: 'not the password' } };
    expect((await refused('deleteMe', 'VALIDATION_FAILED', wrong)).fields).toEqual(['password']);
    await ok('deleteMe', { token, body: { password } });
    await gone(token);
    const cookie = cookieOf(headers);
    await refused('refresh', 'SESSION_EXPIRED', { headers: { cookie, 'x-requested-with': 'conformance' } });
    await refused('login', 'INVALID_CREDENTIALS', { body: { email: person.email, password } });
    await ok('register', { body: person });
  });
}
