import { expect, test } from '@jest/globals';
import type { Client } from '../client.ts';
import { allProducts, idsOf } from '../fixtures.ts';
import { newPerson, newSession, newShopper, password, unusedId } from '../people.ts';

type Who = { readonly session: string } | { readonly token: string };

export function wishlistScenarios(client: () => Client): void {
  /** The ids of some products, the same in every run. */
  const some = async () => {
    const [first, second, third] = idsOf(await allProducts(client())).toSorted((a, b) => a - b);
    if (!first || !second || !third) throw new Error('The demo catalog has too few products.');
    return [first, second, third] as const;
  };
  const save = async (who: Who, productId: number) =>
    (await client().ok('saveProduct', { ...who, params: { productId } })).data;
  const wishlist = async (who: Who) => (await client().ok('getWishlist', who)).data;
  const saved = async (who: Who) => (await wishlist(who)).entries.map(({ productId }) => productId);

  test('a wishlist needs a session id or a token', async () => {
    const params = { productId: (await some())[0] };
    for (const name of ['getWishlist', 'getWishlistProducts', 'saveProduct', 'unsaveProduct'] as const) {
      await client().refused(name, 'INVALID_SESSION_ID', { params });
      await client().refused(name, 'INVALID_SESSION_ID', { params, session: 'ABC' });
      await client().refused(name, 'UNAUTHENTICATED', { params, token: 'not-a-token' });
    }
  });

  test('a new visitor has saved nothing', async () => {
    const who = { session: newSession() };
    expect(await wishlist(who)).toEqual({ entries: [] });
    expect((await client().ok('getWishlistProducts', who)).data).toEqual({ products: [] });
  });

  test('saved products are listed newest first, as ids and as cards', async () => {
    const who = { session: newSession() };
    const [first, second, third] = await some();
    await save(who, second);
    await save(who, third);
    const answer = await save(who, first);
    expect(answer.entries.map(({ productId }) => productId)).toEqual([first, third, second]);
    expect(await wishlist(who)).toEqual(answer);
    const { data } = await client().ok('getWishlistProducts', who);
    const listed = await allProducts(client());
    expect(data.products).toEqual([first, third, second].map((id) => listed.find((one) => one.id === id)));
  });

  test('saving again changes nothing', async () => {
    const who = { session: newSession() };
    const [first, second] = await some();
    await save(who, first);
    const before = await save(who, second);
    expect(await save(who, first)).toEqual(before);
  });

  test('a product is removed, and removing it again is no error', async () => {
    const who = { session: newSession() };
    const [first, second] = await some();
    await save(who, first);
    const before = await save(who, second);
    const given = { ...who, params: { productId: first } };
    const { data } = await client().ok('unsaveProduct', given);
    expect(data.entries).toEqual(before.entries.filter(({ productId }) => productId === second));
    expect((await client().ok('unsaveProduct', given)).data).toEqual(data);
    const unknown = { ...who, params: { productId: 999_999 } };
    expect((await client().ok('unsaveProduct', unknown)).data).toEqual(data);
  });

  test('a product that does not exist cannot be saved', async () => {
    const who = { session: newSession() };
    await client().refused('saveProduct', 'PRODUCT_NOT_FOUND', { ...who, params: { productId: 999_999 } });
    for (const productId of [0, 1.5, 'x', unusedId]) {
      for (const name of ['saveProduct', 'unsaveProduct'] as const) {
        const { fields } = await client().refused(name, 'VALIDATION_FAILED', {
          ...who,
          params: { productId },
        });
        expect(fields).toEqual(['productId']);
      }
    }
    expect(await saved(who)).toEqual([]);
  });

  test("login merges the visitor's wishlist, once; the account's dates stay", async () => {
    const { ok } = client();
    const { token, email } = await newShopper(client());
    const [first, second, third] = await some();
    const guest = { session: newSession() };
    await save({ token }, first);
    const [kept] = (await wishlist({ token })).entries;
    await save(guest, second);
    await save(guest, first);
    await save(guest, third);
    const [newest] = (await wishlist(guest)).entries;
    const { data } = await ok('login', { ...guest, body: { email, password } });
    const { entries } = await wishlist({ token: data.token });
    expect(entries.map(({ productId }) => productId).toSorted()).toEqual([first, second, third].toSorted());
    expect(entries).toContainEqual(kept);
    expect(entries).toContainEqual(newest);
    const dates = entries.map(({ savedAt }) => Date.parse(savedAt));
    expect(dates).toEqual(dates.toSorted((a, b) => b - a));
    expect(await saved(guest)).toEqual([]);
    await ok('unsaveProduct', { token: data.token, params: { productId: third } });
    await ok('login', { ...guest, body: { email, password } });
    expect((await saved({ token })).toSorted()).toEqual([first, second].toSorted());
  });

  test('a registration merges the wishlist, too', async () => {
    const guest = { session: newSession() };
    const [first] = await some();
    await save(guest, first);
    const { data } = await client().ok('register', { ...guest, body: newPerson() });
    expect(await saved({ token: data.token })).toEqual([first]);
    expect(await saved(guest)).toEqual([]);
  });

  test('the download of all data has the wishlist, and it goes with the account', async () => {
    const { ok } = client();
    const person = newPerson();
    const { token } = (await ok('register', { body: person })).data;
    const [first] = await some();
    const { entries } = await save({ token }, first);
    expect((await ok('exportMe', { token })).data.wishlist).toEqual({ entries });
    await ok('deleteMe', { token, body: { password } });
    const again = await ok('register', { body: person });
    expect(await saved({ token: again.data.token })).toEqual([]);
  });
}
