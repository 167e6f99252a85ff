import { expect, test } from '@jest/globals';
import type { Client } from '../client.ts';
import { allProducts, variantsWithStock } from '../fixtures.ts';
import { newSession, unusedId } from '../people.ts';

export function cartScenarios(client: () => Client): void {
  const candidates = async (units = 5) => variantsWithStock(await allProducts(client()), units);
  const one = async (index: number) => {
    const found = (await candidates())[index];
    if (!found) throw new Error('The demo catalog has too few products in stock.');
    return found;
  };
  const add = async (session: string, index: number, quantity: number) => {
    const { productId, variantId } = await one(index);
    const body = { productId, variantId, quantity };
    return (await client().ok('addToCart', { session, body })).data;
  };

  test.each(['', 'ABC', 'g'.repeat(32), 'a'.repeat(31), 'A'.repeat(32)])(
    'the session id %j is refused',
    async (session) => {
      await client().refused('getCart', 'INVALID_SESSION_ID', { session });
    },
  );

  test('a cart needs a session id or a token, and the token must be valid', async () => {
    await client().refused('getCart', 'INVALID_SESSION_ID');
    await client().refused('getCart', 'UNAUTHENTICATED', { token: 'not-a-token', session: newSession() });
  });

  test('a new visitor has an empty cart', async () => {
    const { data } = await client().ok('getCart', { session: newSession() });
    expect(data).toEqual({ items: [], totalItems: 0, subtotal: 0, total: 0 });
  });

  test('adding the same variant twice makes one line; sums are exact', async () => {
    const session = newSession();
    const { product, variant } = await one(0);
    await add(session, 0, 1);
    await add(session, 1, 1);
    const cart = await add(session, 0, 2);
    expect(cart.items).toHaveLength(2);
    expect(cart.totalItems).toBe(4);
    expect(cart.items[0]).toMatchObject({
      productId: product.id,
      variantId: variant.id,
      quantity: 3,
      price: product.price,
      productName: product.name,
      size: variant.size,
      color: variant.color.name,
      colorId: variant.color.id,
      availableStock: variant.stock,
      withdrawn: false,
      priceBefore: null,
    });
    const cents = cart.items.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
    expect([cart.subtotal, cart.total]).toEqual([cents, cents]);
    expect((await client().ok('getCart', { session })).data).toEqual(cart);
  });

  test('the picture of a line shows the chosen color', async () => {
    const cart = await add(newSession(), 0, 1);
    const { product, variant } = await one(0);
    const shown = product.images.find(({ file }) => file === cart.items[0]?.imageFile);
    expect(shown?.color).toBe(variant.color.id);
  });

  test('a variant that does not exist cannot be added', async () => {
    const session = newSession();
    const { productId, variantId } = await one(0);
    const other = await one(1);
    const tries = [
      { productId: 999_999, variantId, quantity: 1 },
      { productId, variantId: 2_000_000_000, quantity: 1 },
      { productId, variantId: other.variantId, quantity: 1 },
    ];
    for (const body of tries) await client().refused('addToCart', 'PRODUCT_NOT_FOUND', { session, body });
  });

  test.each([0, -1, 1.5, 100, '2'])('the quantity %j is refused', async (quantity) => {
    const { productId, variantId } = await one(0);
    const body = { productId, variantId, quantity };
    const given = { session: newSession(), body };
    expect((await client().refused('addToCart', 'VALIDATION_FAILED', given)).fields).toEqual(['quantity']);
  });

  test('more than the stock cannot be added, at once or in several calls', async () => {
    const session = newSession();
    const found = (await candidates(3)).find(({ variant }) => variant.stock < 90);
    if (!found) throw new Error('The demo catalog has no variant of limited stock.');
    const { productId, variantId, variant } = found;
    const available = variant.stock;
    const refuse = async (quantity: number) => {
      const body = { productId, variantId, quantity };
      return (await client().refused('addToCart', 'INSUFFICIENT_STOCK', { session, body })).body;
    };
    expect(await refuse(available + 1)).toMatchObject({ available, details: { variantId, available } });
    const body = { productId, variantId, quantity: available };
    await client().ok('addToCart', { session, body });
    expect(await refuse(1)).toMatchObject({ available });
  });

  test('the quantity of a line can be changed, within stock', async () => {
    const session = newSession();
    const [line] = (await add(session, 2, 1)).items;
    const params = { cartItemId: line?.id ?? '' };
    const { data } = await client().ok('updateCartItem', { session, params, body: { quantity: 4 } });
    expect(data.items).toMatchObject([{ id: line?.id, quantity: 4 }]);
    const stock = (await one(2)).variant.stock;
    if (stock < 99) {
      const given = { session, params, body: { quantity: stock + 1 } };
      const { body } = await client().refused('updateCartItem', 'INSUFFICIENT_STOCK', given);
      expect(body).toMatchObject({ available: stock });
    }
    await client().refused('updateCartItem', 'VALIDATION_FAILED', { session, params, body: { quantity: 0 } });
  });

  test('the variant of a line can be changed; two lines of one variant become one', async () => {
    const session = newSession();
    const { product, variant } = await one(0);
    const other = product.variants.find(({ id, stock }) => id !== variant.id && stock >= 3);
    if (!other) throw new Error('The product has one variant only.');
    await add(session, 0, 1);
    const body = { productId: product.id, variantId: other.id, quantity: 1 };
    const both = (await client().ok('addToCart', { session, body })).data.items;
    const params = { cartItemId: both[0]?.id ?? '' };
    const changed = await client().ok('updateCartItem', {
      session,
      params,
      body: { quantity: 2, variantId: other.id },
    });
    expect(changed.data.items).toMatchObject([{ variantId: other.id, quantity: 3 }]);
    const foreign = { quantity: 1, variantId: (await one(1)).variantId };
    const line = { cartItemId: changed.data.items[0]?.id ?? '' };
    const refused = await client().refused('updateCartItem', 'VALIDATION_FAILED', {
      session,
      params: line,
      body: foreign,
    });
    expect(refused.fields).toEqual(['variantId']);
  });

  test('a line is removed once', async () => {
    const session = newSession();
    const [line] = (await add(session, 0, 1)).items;
    const params = { cartItemId: line?.id ?? '' };
    expect((await client().ok('removeCartItem', { session, params })).data.items).toEqual([]);
    await client().refused('removeCartItem', 'CART_ITEM_NOT_FOUND', { session, params });
  });

  test("another visitor's line is not found", async () => {
    const [line] = (await add(newSession(), 0, 1)).items;
    const session = newSession();
    for (const cartItemId of [line?.id ?? '', unusedId]) {
      const given = { session, params: { cartItemId } };
      await client().refused('updateCartItem', 'CART_ITEM_NOT_FOUND', { ...given, body: { quantity: 1 } });
      await client().refused('removeCartItem', 'CART_ITEM_NOT_FOUND', given);
    }
  });
}
