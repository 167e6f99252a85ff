import { expect, test } from '@jest/globals';
import { formatCents } from '../../../kernel/index.ts';
import type { Backend } from '../backend.ts';
import type { Client } from '../client.ts';
import { unusedId, newShopper } from '../people.ts';
import { purchases } from './bought.ts';

const day = 86_400_000;

/** What operator and shopper do with a paid order. */
export function returnScenarios(client: () => Client, backend: () => Backend): void {
  const { buy, paid, delivered } = purchases(client, backend);
  const line = (orderItemId: string, quantity: number) => {
    return { orderItemId, quantity, reason: 'TOO_SMALL' as const };
  };

  test('a paid order can be canceled until something has shipped: it is refunded and restocked, once', async () => {
    if (!backend().pay) return;
    const { ok, refused } = client();
    const { token, params, productId, variantId } = await paid(20);
    const stock = async () => {
      const { data } = await ok('getProduct', { params: { id: productId } });
      return data.variants.find(({ id }) => id === variantId)?.stock ?? 0;
    };
    const before = await stock();
    const { data } = await ok('cancelOrder', { token, params });
    expect(data.status).toBe('REFUNDED');
    expect(data.timeline.map(({ status }) => status)).toEqual(['PENDING', 'PAID', 'REFUNDED']);
    expect(data.timeline.at(-1)?.note).toBe(`Canceled. ${formatCents(data.total)} is refunded.`);
    expect(await stock()).toBe(before + 3);
    await refused('cancelOrder', 'ORDER_NOT_CANCELABLE', { token, params });
    expect(await stock()).toBe(before + 3);
    await ok('getInvoice', { token, params });
  });

  test('an order that has shipped can be tracked, and no longer canceled', async () => {
    const { fulfil } = backend();
    if (!backend().pay || !fulfil) return;
    const { ok, refused } = client();
    const { token, params, orderId, sessionId } = await paid(21);
    await fulfil(orderId, 'SHIPPED');
    const { data } = await ok('getOrder', { token, params });
    expect(data).toMatchObject({ status: 'SHIPPED', deliveredAt: null, returns: [], refunded: 0 });
    const trackingNumber = data.shipment?.trackingNumber ?? '';
    expect(trackingNumber).toMatch(/^1Z[0-9A-F]{16}$/);
    expect(data.shipment).toMatchObject({
      carrier: 'UPS',
      shippedAt: expect.any(String),
      trackingUrl: `https://www.ups.com/track?tracknum=${trackingNumber}`,
    });
    const { data: seen } = await ok('orderBySession', { params: { sessionId } });
    expect(seen).toMatchObject({ status: 'SHIPPED', shipment: null });
    await refused('cancelOrder', 'ORDER_NOT_CANCELABLE', { token, params });
    const body = { lines: [line(data.items[0]?.id ?? '', 1)] };
    await refused('requestReturn', 'ORDER_NOT_RETURNABLE', { token, params, body });
  });

  test('delivered items can be returned, up to their quantity', async () => {
    if (!backend().pay || !backend().fulfil) return;
    const { ok, refused } = client();
    const { token, params, item } = await delivered(22);
    const lines = [line(item.id, 1), { ...line(item.id, 1), reason: 'DAMAGED' as const }];
    const { data: made } = await ok('requestReturn', { token, params, body: { lines, note: ' Thanks. ' } });
    expect(made).toMatchObject({ status: 'REQUESTED', lines, note: 'Thanks.' });
    const { data } = await ok('getOrder', { token, params });
    expect(data.returns).toEqual([made]);
    expect(data.status).toBe('DELIVERED');
    expect(data.timeline.at(-1)).toMatchObject({ status: 'DELIVERED', note: 'Return requested.' });
    const tooMany = await refused('requestReturn', 'VALIDATION_FAILED', {
      token,
      params,
      body: { lines: [line(item.id, 1), line(item.id, 1), line(unusedId, 1)] },
    });
    expect(tooMany.fields).toEqual(['lines.1.quantity', 'lines.2.quantity']);
    await ok('requestReturn', { token, params, body: { lines: [line(item.id, 1)] } });
    const { data: twice } = await ok('getOrder', { token, params });
    expect(twice.returns.map(({ lines: [first] }) => first?.reason)).toEqual(['TOO_SMALL', 'TOO_SMALL']);
    expect(twice.returns.map((each) => each.lines.length)).toEqual([1, 2]);
    await refused('requestReturn', 'ORDER_NOT_RETURNABLE', {
      token,
      params,
      body: { lines: [line(item.id, 1)] },
    });
  });

  test('a return needs items, a reason, an order of one’s own, and to be in time', async () => {
    if (!backend().pay || !backend().fulfil) return;
    const { refused } = client();
    const { token, params, item } = await delivered(23);
    const stranger = await newShopper(client());
    const body = { lines: [line(item.id, 1)] };
    await refused('requestReturn', 'ORDER_NOT_FOUND', { token: stranger.token, params, body });
    await refused('requestReturn', 'UNAUTHENTICATED', { params, body });
    const wrong = async (given: object) =>
      (await refused('requestReturn', 'VALIDATION_FAILED', { token, params, body: given })).fields;
    expect(await wrong({ lines: [] })).toEqual(['lines']);
    expect(await wrong({ lines: [line(item.id, 0)] })).toEqual(['lines.0.quantity']);
    expect(await wrong({ lines: [{ ...line(item.id, 1), reason: 'BORED' }] })).toEqual(['lines.0.reason']);
    expect(await wrong({ ...body, note: 'x'.repeat(1001) })).toEqual(['note']);
    const late = await delivered(24, new Date(Date.now() - 30 * day - 60_000));
    const { token: owner, params: old } = late;
    await refused('requestReturn', 'ORDER_NOT_RETURNABLE', {
      token: owner,
      params: old,
      body: { lines: [line(late.item.id, 1)] },
    });
  });

  test('a paid order has an invoice for its owner', async () => {
    const { ok, refused } = client();
    const { token, params } = await buy(25);
    await refused('getInvoice', 'ORDER_NOT_FOUND', { token, params });
    await refused('getInvoice', 'UNAUTHENTICATED', { params });
    if (!backend().pay) return;
    const bought = await paid(26);
    const { data: order } = await ok('getOrder', bought);
    const { data } = await ok('getInvoice', bought);
    expect(data).toMatchObject({ order, issuedAt: order.paidAt, seller: { name: 'RITUAL OF POWER' } });
    expect(data.number).toBe(order.number.replace('ROP-', 'INV-'));
    await refused('getInvoice', 'ORDER_NOT_FOUND', { token, params: bought.params });
  });
}
