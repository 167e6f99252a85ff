import { expect, test } from '@jest/globals';
import { randomHex } from '../../http/index.ts';
import { openingSteps } from '../../kernel/index.ts';
import { asAdministrator } from './administrator.ts';
import type { Backend } from './backend.ts';
import type { Client } from './client.ts';
import { allProducts, variantsWithStock } from './fixtures.ts';
import { chicago, newShopper } from './people.ts';

/** The shop is closed for a moment, and open again at the end. */
export function openingScenarios(client: () => Client, backend: () => Backend): void {
  const { administrator } = asAdministrator(client);

  /** Something in the cart of a person, who has an address. */
  const buyer = async (token: string) => {
    const { ok } = client();
    const [found] = variantsWithStock(await allProducts(client()), 6).slice(-1);
    if (!found) throw new Error('The demo catalog has too few products in stock.');
    const { productId, variantId } = found;
    const { data: address } = await ok('createAddress', { token, body: chicago });
    await ok('addToCart', { token, body: { productId, variantId, quantity: 1 } });
    return { token, body: { addressId: address.id } };
  };

  test('a shop that has not opened takes orders of its staff only, until the owner opens it', async () => {
    const { ok, refused } = client();
    const token = await administrator();
    const { data: before } = await ok('getOpening', { token });
    expect(before.steps.map(({ step }) => step)).toEqual(openingSteps);
    expect(before).toMatchObject({
      openedAt: expect.any(String) as unknown,
      hasStock: true,
      taxed: true,
      paymentKeys: 'test',
    });
    expect((await ok('shop', {})).data.open).toBeUndefined();

    const shopper = await buyer((await newShopper(client())).token);
    const colleague = await buyer(token);

    await backend().closeShop();
    expect((await ok('shop', {})).data.open).toBe(false);
    const { data: closed } = await ok('getOpening', { token });
    expect(closed).toEqual({ ...before, openedAt: null, version: 0 });
    await refused('quote', 'ORDERS_CLOSED', shopper);
    const headers = { 'x-idempotency-key': randomHex(16) };
    await refused('checkout', 'ORDERS_CLOSED', { ...shopper, headers });
    await ok('quote', colleague);
    const { data: tried } = await ok('checkout', { ...colleague, headers });
    const { data: order } = await ok('getOrder', { token, params: { id: tried.orderId } });
    expect(order).toMatchObject({ test: true, number: expect.stringMatching(/^TEST-/) as unknown });
    const { data: found } = await ok('listOrders', { token, query: { q: order.number } });
    expect(found.content).toMatchObject([{ id: order.id, test: true, tasks: [], queues: [] }]);
    await ok('cancelOrder', { token, params: { id: order.id } });
    for (const { id } of (await ok('getCart', { token })).data.items)
      await ok('removeCartItem', { token, params: { cartItemId: id } });
    await ok('deleteAddress', { token, params: { id: colleague.body.addressId } });

    const { data: account } = await ok('checkPaymentAccount', { token });
    expect(account.payments?.account).toMatchObject({
      chargesEnabled: true,
      payoutsEnabled: true,
      country: 'US',
    });
    const { data: asked } = await ok('checkPaymentEvent', { token });
    expect(asked.payments?.event).toMatchObject({ askedAt: expect.any(String) as unknown });

    await refused('openShop', 'SETTINGS_CHANGED', { token, body: { version: before.version } });
    const { data: open } = await ok('openShop', { token, body: { version: closed.version } });
    expect(open).toEqual({
      ...{ ...closed, openedAt: expect.any(String) as unknown, version: open.version },
      payments: { ...asked.payments, event: expect.any(Object) as unknown },
    });
    expect((await ok('shop', {})).data.open).toBeUndefined();
    await ok('quote', shopper);
    const { data: log } = await ok('listAudit', { token, query: {} });
    expect(log.content[0]).toMatchObject({ action: 'settings.opening', fields: ['openedAt'] });

    // Sent by who has seen that it is open, it changes nothing; who has not is told.
    await refused('openShop', 'SETTINGS_CHANGED', { token, body: { version: 0 } });
    const { data: again } = await ok('openShop', { token, body: { version: open.version } });
    expect(again.openedAt).toBe(open.openedAt);
  });
}
