import { expect, test } from '@jest/globals';
import { randomHex } from '../../../http/index.ts';
import {
  defaultShopPolicy,
  dollarsFromCents,
  shippingFor,
  taxRatePercent,
  totalsFor,
} from '../../../kernel/index.ts';
import type { Backend } from '../backend.ts';
import type { Client } from '../client.ts';
import { allProducts, variantsWithStock } from '../fixtures.ts';
import { chicago, unusedId, oakland, newShopper } from '../people.ts';

export function orderScenarios(client: () => Client, backend: () => Backend): void {
  const key = () => ({ 'x-idempotency-key': randomHex(16) });

  /** A shopper with an address and two units of one variant in the cart; each test takes another variant. */
  const shopper = async (index: number, quantity = 2) => {
    const { ok } = client();
    const { token, email } = await newShopper(client());
    const address = (await ok('createAddress', { token, body: chicago })).data;
    const found = variantsWithStock(await allProducts(client()), 6)[index];
    if (!found) throw new Error('The demo catalog has too few products in stock.');
    const { productId, variantId, product, variant } = found;
    await ok('addToCart', { token, body: { productId, variantId, quantity } });
    return { token, email, address, product, variant, body: { addressId: address.id } };
  };
  const stockOf = async (productId: number, variantId: number) => {
    const { data } = await client().ok('getProduct', { params: { id: productId } });
    return data.variants.find(({ id }) => id === variantId)?.stock;
  };
  const order = async (token: string, id: string) =>
    (await client().ok('getOrder', { token, params: { id } })).data;

  test('the quote follows the rules of the shop', async () => {
    const { ok } = client();
    const { token, body, product } = await shopper(10);
    const { data: rules } = await ok('taxRules');
    const { data } = await ok('quote', { token, body });
    const lines = [{ unitPrice: product.price, quantity: 2 }];
    const totals = totalsFor(lines, taxRatePercent(rules, 'IL', new Date()), (subtotal) =>
      shippingFor(subtotal, defaultShopPolicy),
    );
    expect(totals.tax).toBeGreaterThan(0);
    expect(data).toEqual({
      subtotal: totals.subtotal,
      shipping: totals.shipping,
      tax: totals.tax,
      total: totals.total,
      taxRatePercent: totals.taxRatePercent,
      options: expect.arrayContaining([{ method: 'standard', shipping: totals.shipping, refused: null }]),
    });
  });

  test('quote and checkout need an account, one of its addresses and something to buy', async () => {
    const { ok, refused } = client();
    const owner = await shopper(11);
    const { token } = await newShopper(client());
    const own = (await ok('createAddress', { token, body: chicago })).data;
    for (const name of ['quote', 'checkout'] as const) {
      const headers = key();
      await refused(name, 'UNAUTHENTICATED', { headers, body: owner.body });
      await refused(name, 'ADDRESS_NOT_FOUND', { headers, token, body: owner.body });
      await refused(name, 'ADDRESS_NOT_FOUND', { headers, token, body: { addressId: unusedId } });
      await refused(name, 'CART_EMPTY', { headers: key(), token, body: { addressId: own.id } });
      const { fields } = await refused(name, 'VALIDATION_FAILED', { headers, token, body: {} });
      expect(fields).toEqual(['addressId']);
    }
  });

  test('a checkout without a key is refused', async () => {
    const { token, body } = await shopper(12);
    const { fields } = await client().refused('checkout', 'VALIDATION_FAILED', { token, body });
    expect(fields).toHaveLength(1);
  });

  test('a checkout creates one order however often it is sent, and reserves the stock', async () => {
    const { ok, refused } = client();
    const { token, email, body, product, variant } = await shopper(13);
    const before = (await stockOf(product.id, variant.id)) ?? 0;
    const headers = key();
    const { options: _, ...quote } = (await ok('quote', { token, body })).data;
    const first = (await ok('checkout', { headers, token, body })).data;
    expect(first).toMatchObject({ alreadyPaid: false, checkoutUrl: expect.any(String) });
    expect((await ok('checkout', { headers, token, body })).data).toEqual(first);
    expect(await stockOf(product.id, variant.id)).toBe(before - 2);
    const other = (await ok('createAddress', { token, body: oakland })).data;
    await refused('checkout', 'IDEMPOTENCY_MISMATCH', { headers, token, body: { addressId: other.id } });
    const placed = await order(token, first.orderId);
    expect(placed).toMatchObject({ ...quote, status: 'PENDING', paidAt: null, email });
    expect(placed.items).toMatchObject([
      { productId: product.id, productName: product.name, quantity: 2, unitPrice: product.price },
    ]);
    expect(placed.timeline.map(({ status }) => status)).toEqual(['PENDING']);
    expect(placed.number).toMatch(/^ROP-[0-9A-Z]{6}$/);
  });

  test('nothing is ordered for another total than was agreed', async () => {
    const { ok, refused } = client();
    const { token, body, product, variant } = await shopper(13);
    const before = await stockOf(product.id, variant.id);
    const headers = key();
    const { total } = (await ok('quote', { token, body })).data;
    await refused('checkout', 'TOTAL_CHANGED', {
      ...{ headers, token },
      body: { ...body, total: dollarsFromCents(total) - 1 },
    });
    expect(await stockOf(product.id, variant.id)).toBe(before);
    const agreed = { ...body, total: dollarsFromCents(total) };
    const { orderId } = (await ok('checkout', { headers, token, body: agreed })).data;
    expect((await order(token, orderId)).total).toBe(total);
    // Nor is the page that is open given to another tab that shows an old total.
    const old = { ...body, total: dollarsFromCents(total) - 1 };
    await refused('checkout', 'TOTAL_CHANGED', { headers, token, body: old });
    expect((await ok('checkout', { headers, token, body: agreed })).data.orderId).toBe(orderId);
  });

  test('an open payment page for the same cart is returned again', async () => {
    const { ok } = client();
    const { token, body } = await shopper(14);
    const first = (await ok('checkout', { headers: key(), token, body })).data;
    const headers = { ...key(), 'x-stripe-session': first.sessionId };
    expect((await ok('checkout', { headers, token, body })).data).toEqual(first);
  });

  test('only its owner sees all of an order', async () => {
    const { ok, refused } = client();
    const { token, body, email } = await shopper(15);
    const stranger = await newShopper(client());
    const { orderId, sessionId } = (await ok('checkout', { headers: key(), token, body })).data;
    const own = await ok('orderBySession', { token, params: { sessionId } });
    expect(own.data).toMatchObject({ id: orderId, email, shippingAddress: { street: chicago.street } });
    for (const given of [{}, { token: stranger.token }]) {
      const { data } = await ok('orderBySession', { ...given, params: { sessionId } });
      expect(data.shippingAddress).toEqual({ city: 'Chicago', state: 'IL' });
      expect(data).not.toHaveProperty('email');
    }
    const params = { id: orderId };
    await refused('getOrder', 'ORDER_NOT_FOUND', { token: stranger.token, params });
    await refused('cancelOrder', 'ORDER_NOT_FOUND', { token: stranger.token, params });
    await refused('getOrder', 'UNAUTHENTICATED', { params });
    await refused('getOrder', 'ORDER_NOT_FOUND', { token, params: { id: unusedId } });
    await refused('orderBySession', 'ORDER_NOT_FOUND', { params: { sessionId: 'cs_no_such_session' } });
    await refused('reconcile', 'ORDER_NOT_FOUND', { params: { sessionId: 'cs_no_such_session' } });
  });

  test('a canceled order releases its stock, once', async () => {
    const { ok, refused } = client();
    const { token, body, product, variant } = await shopper(16, 3);
    const before = await stockOf(product.id, variant.id);
    const { orderId } = (await ok('checkout', { headers: key(), token, body })).data;
    const params = { id: orderId };
    expect((await ok('cancelOrder', { token, params })).data.status).toBe('CANCELED');
    expect(await stockOf(product.id, variant.id)).toBe(before);
    await refused('cancelOrder', 'ORDER_NOT_CANCELABLE', { token, params });
    expect(await stockOf(product.id, variant.id)).toBe(before);
    expect((await ok('getCart', { token })).data.totalItems).toBe(3);
  });

  test('a pending order is paid on the same page, whatever the cart contains; a canceled one cannot be paid', async () => {
    const { ok, refused } = client();
    const { token, body, product, variant } = await shopper(19);
    const first = (await ok('checkout', { headers: key(), token, body })).data;
    const params = { id: first.orderId };
    await ok('addToCart', { token, body: { productId: product.id, variantId: variant.id, quantity: 1 } });
    expect((await ok('payOrder', { token, params })).data).toEqual(first);
    await refused('payOrder', 'UNAUTHENTICATED', { params });
    const stranger = await newShopper(client());
    await refused('payOrder', 'ORDER_NOT_FOUND', { token: stranger.token, params });
    await ok('cancelOrder', { token, params });
    await refused('payOrder', 'ORDER_NOT_PAYABLE', { token, params });
  });

  test("a shopper's orders are listed newest first, by state, in pages", async () => {
    const { ok, refused } = client();
    const { token, body } = await shopper(17);
    const first = (await ok('checkout', { headers: key(), token, body })).data;
    await ok('cancelOrder', { token, params: { id: first.orderId } });
    const second = (await ok('checkout', { headers: key(), token, body })).data;
    const list = async (query: Record<string, string | number>) =>
      (await ok('myOrders', { token, query })).data;
    const all = await list({});
    expect(all.content.map(({ id }) => id)).toEqual([second.orderId, first.orderId]);
    expect(all).toMatchObject({ page: 0, size: 10, totalElements: 2, last: true });
    const canceled = await list({ status: 'CANCELED' });
    expect(canceled.content.map(({ id }) => id)).toEqual([first.orderId]);
    expect(await list({ size: 1 })).toMatchObject({ totalElements: 2, last: false });
    expect((await list({ size: 1, page: 1 })).content.map(({ id }) => id)).toEqual([first.orderId]);
    expect(await list({ page: 9 })).toMatchObject({ content: [], last: true });
    await refused('myOrders', 'VALIDATION_FAILED', { token, query: { status: 'LOST' } });
    await refused('myOrders', 'UNAUTHENTICATED');
  });

  test('a paid order is reported as paid, empties the cart and cannot be paid twice', async () => {
    const pay = backend().pay;
    if (!pay) return;
    const { ok } = client();
    const { token, body } = await shopper(18);
    const headers = key();
    const { checkoutUrl, sessionId, orderId } = (await ok('checkout', { headers, token, body })).data;
    await pay({ checkoutUrl: checkoutUrl ?? '', sessionId });
    expect((await ok('reconcile', { token, params: { sessionId } })).data.status).toBe('PAID');
    expect((await ok('reconcile', { params: { sessionId } })).data.status).toBe('PAID');
    const paid = await order(token, orderId);
    expect(paid.timeline.map(({ status }) => status)).toEqual(['PENDING', 'PAID']);
    expect(paid.paidAt).not.toBeNull();
    expect((await ok('getCart', { token })).data.items).toEqual([]);
    const again = (await ok('checkout', { headers, token, body })).data;
    expect(again).toMatchObject({ orderId, alreadyPaid: true, checkoutUrl: null });
    const asked = (await ok('payOrder', { token, params: { id: orderId } })).data;
    expect(asked).toMatchObject({ orderId, alreadyPaid: true, checkoutUrl: null });
  });
}
