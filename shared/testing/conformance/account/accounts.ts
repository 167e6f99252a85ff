import { expect, test } from '@jest/globals';
import { demoAccounts, demoPassword } from '../../../demo/index.ts';
import type { Client } from '../client.ts';
import { allProducts, variantsWithStock } from '../fixtures.ts';
import { cookieOf, newPerson, newSession, password, newShopper } from '../people.ts';

export function accountScenarios(client: () => Client): void {
  const requested = { 'x-requested-with': 'conformance' };

  test.each(demoAccounts)(
    '$email can log in and gets their own profile',
    async ({ email, firstName, role }) => {
      const { ok } = client();
      const { data } = await ok('login', { body: { email, password: demoPassword } });
      expect(data).toMatchObject({ role });
      const me = await ok('me', { token: data.token });
      expect(me.data).toMatchObject({ email, firstName, role });
      expect(me.data).not.toHaveProperty('password');
    },
  );

  test('a wrong password and an unknown email get the same answer', async () => {
    const { refused } = client();
    const email = demoAccounts[0]?.email;
    const wrong = await refused('login', 'INVALID_CREDENTIALS', {
      body: { email, password: 'wrong-password' },
    });
    const unknown = await refused('login', 'INVALID_CREDENTIALS', {
      body: { email: newPerson().email, password: 'wrong-password' },
    });
    expect(wrong.body['message']).toBe('Email or password is incorrect.');
    expect(unknown.body['message']).toBe(wrong.body['message']);
    const { fields } = await refused('login', 'VALIDATION_FAILED', { body: {} });
    expect(fields.toSorted()).toEqual(['email', 'password']);
  });

  test('without a valid token a call is anonymous', async () => {
    await client().refused('me', 'UNAUTHENTICATED');
    await client().refused('me', 'UNAUTHENTICATED', { token: 'not-a-token' });
  });

  test('a new account is signed in, with a normalized phone number', async () => {
    const person = newPerson();
    const { data } = await client().ok('register', { body: person });
    expect(data.role).toBe('USER');
    const me = await client().ok('me', { token: data.token });
    expect(me.data).toMatchObject({ email: person.email, phone: '+16175550199', role: 'USER' });
  });

  test('an email is used once, whatever its letter case', async () => {
    const person = newPerson();
    await client().ok('register', { body: person });
    const again = { ...person, email: person.email.toUpperCase() };
    const { fields } = await client().refused('register', 'EMAIL_TAKEN', { body: again });
    expect(fields).toEqual(['email']);
    await client().ok('login', { body: { email: again.email, password } });
  });

  test.each([
    ['password', 'short'],
    ['password', 'password123'],
    ['phone', '12345'],
    ['email', 'no-at-sign'],
    ['firstName', ' '],
    ['lastName', ''],
  ])('a registration with the %s %j is refused for that field', async (name, value) => {
    const body = { ...newPerson(), [name]: value };
    expect((await client().refused('register', 'VALIDATION_FAILED', { body })).fields).toEqual([name]);
  });

  test('a refresh needs its header and its cookie', async () => {
    await client().refused('refresh', 'FORBIDDEN');
    await client().refused('refresh', 'SESSION_EXPIRED', { headers: requested });
    await client().refused('refresh', 'SESSION_EXPIRED', {
      headers: { ...requested, cookie: 'ritual_refresh=made-up; rop_refresh=made-up' },
    });
  });

  test('a refresh token works once; used again it ends the login', async () => {
    const { ok, refused } = client();
    const first = cookieOf((await ok('register', { body: newPerson() })).headers);
    const renewed = await ok('refresh', { headers: { ...requested, cookie: first } });
    await ok('me', { token: renewed.data.token });
    const second = cookieOf(renewed.headers);
    expect(second).not.toBe(first);
    await refused('refresh', 'SESSION_EXPIRED', { headers: { ...requested, cookie: first } });
    await refused('refresh', 'SESSION_EXPIRED', { headers: { ...requested, cookie: second } });
  });

  test('after logout the refresh token is invalid', async () => {
    const { ok, refused } = client();
    const cookie = cookieOf((await ok('register', { body: newPerson() })).headers);
    await refused('logout', 'FORBIDDEN', { headers: { cookie } });
    await ok('logout', { headers: { ...requested, cookie } });
    await refused('refresh', 'SESSION_EXPIRED', { headers: { ...requested, cookie } });
  });

  test("login merges the visitor's cart, once", async () => {
    const { ok } = client();
    const { token, email } = await newShopper(client());
    const [first, second] = variantsWithStock(await allProducts(client()), 8);
    if (!first || !second) throw new Error('The demo catalog has too few products in stock.');
    const line = (of: typeof first, quantity: number) => ({
      productId: of.productId,
      variantId: of.variantId,
      quantity,
    });
    await ok('addToCart', { token, body: line(first, 2) });
    const session = newSession();
    await ok('addToCart', { session, body: line(first, 3) });
    await ok('addToCart', { session, body: line(second, 1) });
    const merged = await ok('login', { session, body: { email, password } });
    expect(merged.data.cartChanges ?? []).toEqual([]);
    const held = async () =>
      (await ok('getCart', { token: merged.data.token })).data.items.map((item) => [
        item.variantId,
        item.quantity,
      ]);
    const expected = [
      [first.variantId, 5],
      [second.variantId, 1],
    ];
    expect(await held()).toEqual(expected);
    expect((await ok('getCart', { session })).data.items).toEqual([]);
    await ok('login', { session, body: { email, password } });
    expect(await held()).toEqual(expected);
  });

  test('quantities beyond the stock are reduced at the merge and reported', async () => {
    const { ok } = client();
    const found = variantsWithStock(await allProducts(client()), 2).find(({ variant }) => variant.stock < 50);
    if (!found) throw new Error('The demo catalog has no variant of limited stock.');
    const { productId, variantId, variant, product } = found;
    const { token, email } = await newShopper(client());
    await ok('addToCart', { token, body: { productId, variantId, quantity: variant.stock } });
    const session = newSession();
    await ok('addToCart', { session, body: { productId, variantId, quantity: 2 } });
    const { data } = await ok('login', { session, body: { email, password } });
    expect(data.cartChanges).toEqual([
      { variantId, productName: product.name, wanted: variant.stock + 2, kept: variant.stock },
    ]);
  });

  test('a registration merges the cart, too', async () => {
    const { ok } = client();
    const [found] = variantsWithStock(await allProducts(client()), 2);
    const session = newSession();
    const body = { productId: found?.productId, variantId: found?.variantId, quantity: 2 };
    await ok('addToCart', { session, body });
    const { data } = await ok('register', { session, body: newPerson() });
    expect((await ok('getCart', { token: data.token })).data.totalItems).toBe(2);
  });
}
