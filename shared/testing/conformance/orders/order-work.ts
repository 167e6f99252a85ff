import { randomUUID } from 'node:crypto';
import { expect, test } from '@jest/globals';
import type { Backend } from '../backend.ts';
import type { Client } from '../client.ts';
import { colleagues } from '../colleagues.ts';
import { unusedId } from '../people.ts';
import { purchases } from './bought.ts';

/** What the staff does with paid orders, and what their shopper sees of it. */
export function orderWorkScenarios(client: () => Client, backend: () => Backend): void {
  const { owner } = colleagues(client, backend);
  const { buy, paid } = purchases(client, backend);
  /** A paid order of three units, for its shopper and for the owner. */
  const toWork = async (index: number) => {
    const bought = await paid(index);
    const admin = { token: await owner(), params: bought.params };
    const { data: order } = await client().ok('getAdminOrder', admin);
    const [item] = order.items;
    if (!item) throw new Error('The order has no item.');
    const units = (quantity: number) => [{ orderItemId: item.id, quantity }];
    const stock = async () => {
      const { data } = await client().ok('getProduct', { params: { id: bought.productId } });
      return data.variants.find(({ id }) => id === bought.variantId)?.stock ?? 0;
    };
    const seen = async () => (await client().ok('getOrder', bought)).data;
    return { ...bought, admin, order, units, stock, seen };
  };
  const parcel = (
    lines: readonly { orderItemId: string; quantity: number }[],
    trackingNumber = `A-${randomUUID()}`,
  ) => ({
    ...{ carrier: 'UPS', trackingNumber, lines },
  });

  test('an order leaves in two parcels until all of it has arrived', async () => {
    if (!backend().pay) return;
    const { ok, refused } = client();
    const { admin, order, units, seen } = await toWork(31);
    const { data: me } = await ok('getAdminMe', admin);
    expect(order).toMatchObject({
      ...{ status: 'PAID', payment: 'PAID', fulfillment: 'UNSHIPPED', tasks: ['ship'], parcels: [] },
      ...{ received: order.total, refundable: order.total, refunds: [], disputes: [], returns: [] },
      ...{ street: '1 Main Street', zip: '60601', discount: 0, shippingTax: 0 },
      payments: [{ kind: 'order', received: order.total }],
      items: [{ quantity: 3, shipped: 0, canceled: 0, restocked: 0, tax: order.tax }],
    });
    await refused('shipParcel', 'UNITS_NOT_OPEN', { ...admin, body: parcel(units(4)) });
    await refused('shipParcel', 'UNITS_NOT_OPEN', { ...admin, body: parcel([...units(1), ...units(1)]) });
    const other = parcel([{ orderItemId: unusedId, quantity: 1 }]);
    await refused('shipParcel', 'UNITS_NOT_OPEN', { ...admin, body: other });
    const none = { carrier: '', trackingNumber: ' ', lines: [] };
    const { fields } = await refused('shipParcel', 'VALIDATION_FAILED', { ...admin, body: none });
    expect(fields.toSorted()).toEqual(['carrier', 'lines', 'trackingNumber']);

    const [firstNumber, lastNumber] = [`1Z${randomUUID()}`, `1Z${randomUUID()}`];
    const { data: first } = await ok('shipParcel', { ...admin, body: parcel(units(1), firstNumber) });
    expect(first).toMatchObject({ status: 'PAID', fulfillment: 'PARTLY_SHIPPED', tasks: ['ship'] });
    expect(first.items).toMatchObject([{ shipped: 1 }]);
    expect(first.timeline.at(-1)).toMatchObject({
      ...{ status: 'PAID', actor: me.name, note: 'Part of the order has left with UPS.' },
    });
    expect(await seen()).toMatchObject({
      ...{
        status: 'PAID',
        partlyShipped: true,
        deliveredAt: null,
        shipment: { trackingNumber: firstNumber },
      },
      parcels: [{ trackingNumber: firstNumber, lines: units(1), deliveredAt: null }],
    });
    await refused('shipParcel', 'UNITS_NOT_OPEN', { ...admin, body: parcel(units(3)) });
    const { data: second } = await ok('shipParcel', { ...admin, body: parcel(units(2), lastNumber) });
    expect(second).toMatchObject({ status: 'SHIPPED', fulfillment: 'SHIPPED', tasks: [] });
    expect(second.timeline.at(-1)).toMatchObject({ status: 'SHIPPED', note: 'UPS' });
    expect(await seen()).toMatchObject({ status: 'SHIPPED', partlyShipped: false });
    expect((await seen()).parcels.map(({ trackingNumber }) => trackingNumber)).toEqual([
      firstNumber,
      lastNumber,
    ]);
    await refused('shipParcel', 'UNITS_NOT_OPEN', { ...admin, body: parcel(units(1)) });
    await refused('cancelOrderForShopper', 'ORDER_NOT_CANCELABLE', admin);

    const arriving = second.parcels.map(({ id }) => ({
      ...admin,
      params: { ...admin.params, parcelId: id },
    }));
    const [one, two] = arriving;
    expect((await ok('deliverParcel', one)).data).toMatchObject({ status: 'SHIPPED' });
    await refused('deliverParcel', 'PARCEL_NOT_FOUND', one);
    const { data: last } = await ok('deliverParcel', two);
    expect(last).toMatchObject({ status: 'DELIVERED', fulfillment: 'DELIVERED' });
    expect(await seen()).toMatchObject({ status: 'DELIVERED', deliveredAt: last.parcels[1]?.deliveredAt });
    expect((await seen()).timeline.map(({ note }) => note)).toEqual([
      ...[null, null, 'Part of the order has left with UPS.', 'UPS', 'A parcel has arrived.', null],
    ]);
    expect((await seen()).timeline[0]).not.toHaveProperty('actor');
  });

  test('parcels are tried, shipped and known by the rows of a file', async () => {
    if (!backend().pay) return;
    const { ok, refused } = client();
    const { admin, order, units, seen } = await toWork(35);
    const { token } = admin;
    const { data: packing } = await ok('getPacking', {
      ...{ token, query: { orders: `${order.number},ROP-000000` } },
    });
    const { number, items } = order;
    expect(packing.orders).toMatchObject([
      { number, street: '1 Main Street', tasks: ['ship'], parcels: 0, items: [{ open: 3, quantity: 3 }] },
    ]);
    const sku = packing.orders[0]?.items[0]?.sku ?? '';
    expect(sku).not.toBe('');
    const mine = `A-${randomUUID()}`;
    const row = { row: 2, order: `#${number.toLowerCase()}`, trackingNumber: mine, carrier: '', units: '' };
    const rows = [
      { ...row, units: `${sku} x 2` },
      { ...row, row: 3, order: 'ROP-000000', trackingNumber: 'B-1' },
      { ...row, row: 4, trackingNumber: '9.4E+21' },
      { ...row, row: 5, trackingNumber: 'B-2', units: `${sku} x 4` },
      { ...row, row: 6, trackingNumber: 'B-3', units: 'NONE' },
      { ...row, row: 7, trackingNumber: 'B-4', units: 'x y' },
    ];
    const send = async (dryRun: boolean, some = rows, carrier = 'Courier') => {
      const { data } = await ok('shipParcels', { token, body: { dryRun, carrier, rows: some } });
      return data.rows.map(({ outcome, refusal, left }) => [refusal?.code ?? outcome, left]);
    };
    const refusals = [
      ...[
        'ORDER_NUMBER_UNKNOWN',
        'TRACKING_SHORTENED',
        'UNITS_NOT_OPEN',
        'UNITS_UNKNOWN',
        'UNITS_UNREADABLE',
      ],
    ].map((code) => [code, 0]);
    expect(await send(true)).toEqual([['shipped', 1], ...refusals]);
    expect((await seen()).parcels).toEqual([]);
    expect(await send(true, [row], '')).toEqual([['CARRIER_UNKNOWN', 0]]);
    expect(await send(false)).toEqual([['shipped', 1], ...refusals]);
    expect(await send(false, rows.slice(0, 1))).toEqual([['known', 1]]);
    const other = { orderItemId: items[0]?.id ?? '', quantity: 1 };
    const taken = { carrier: 'Courier', trackingNumber: mine.toLowerCase(), lines: [other] };
    await refused('shipParcel', 'TRACKING_TAKEN', { ...admin, body: taken });
    await refused('shipParcel', 'TRACKING_SHORTENED', {
      ...{ ...admin, body: { ...taken, trackingNumber: '9,4E+21' } },
    });
    // Made again, a call is the same parcel.
    const again = { carrier: 'Courier', trackingNumber: mine, lines: units(2) };
    expect((await ok('shipParcel', { ...admin, body: again })).data.parcels).toHaveLength(1);
    expect((await seen()).parcels).toMatchObject([{ carrier: 'Courier', trackingNumber: mine }]);
    const wrong = { token, query: { orders: 'all' } };
    expect((await refused('getPacking', 'VALIDATION_FAILED', wrong)).fields).toEqual(['orders.0']);
  });

  test('a wrong number of a parcel is corrected until it has arrived, once, and no other parcel has it', async () => {
    if (!backend().pay) return;
    const { ok, refused } = client();
    const { admin, units, seen } = await toWork(36);
    const [wrong, other, right] = [`A-${randomUUID()}`, `A-${randomUUID()}`, `A-${randomUUID()}`];
    await ok('shipParcel', { ...admin, body: parcel(units(1), other) });
    const { data: before } = await ok('shipParcel', { ...admin, body: parcel(units(2), wrong) });
    const params = { ...admin.params, parcelId: before.parcels[1]?.id ?? '' };
    const correct = (trackingNumber: string, was = wrong, carrier = 'Courier') => ({
      ...{ token: admin.token, params },
      body: { carrier, trackingNumber, seen: { carrier: 'UPS', trackingNumber: was } },
    });
    await refused('correctParcel', 'TRACKING_TAKEN', correct(other.toLowerCase()));
    await refused('correctParcel', 'TRACKING_SHORTENED', correct('9.4E+21'));
    await refused('correctParcel', 'TRACKING_MISSING', correct(' - '));
    await refused('correctParcel', 'PARCEL_CHANGED', correct(right, other));
    await refused('correctParcel', 'PARCEL_NOT_FOUND', {
      ...{ ...correct(right), params: { ...params, parcelId: unusedId } },
    });
    const { fields } = await refused('correctParcel', 'VALIDATION_FAILED', correct(' ', wrong, ''));
    expect(fields.toSorted()).toEqual(['carrier', 'trackingNumber']);
    expect((await ok('getAdminOrder', admin)).data.timeline).toEqual(before.timeline);

    const { data: after } = await ok('correctParcel', correct(right));
    expect(after.parcels).toMatchObject([
      { trackingNumber: other },
      { carrier: 'Courier', trackingNumber: right, trackingUrl: null, lines: units(2) },
    ]);
    expect(after.timeline.at(-1)).toMatchObject({
      status: 'SHIPPED',
      note: `The tracking number is corrected: Courier ${right}.`,
    });
    expect(after.mails.length).toBe(before.mails.length + 1);
    expect(after.mails[0]?.kind).toBe('order-shipped');
    const { data: again } = await ok('correctParcel', correct(right));
    expect([again.timeline, again.mails]).toEqual([after.timeline, after.mails]);
    expect(await seen()).toMatchObject({ status: 'SHIPPED', parcels: [{}, { trackingNumber: right }] });
    // The wrong number is free again, as for the parcel that has it in truth.
    const back = { ...correct(wrong, right), params: { ...params, parcelId: before.parcels[0]?.id ?? '' } };
    const body = { ...back.body, seen: { carrier: 'UPS', trackingNumber: other } };
    expect((await ok('correctParcel', { ...back, body })).data.parcels).toMatchObject([
      { trackingNumber: wrong },
      { trackingNumber: right },
    ]);
    await ok('deliverParcel', { token: admin.token, params });
    await refused('correctParcel', 'PARCEL_NOT_FOUND', correct(other, right));
  });

  test('money goes back in parts, each once, and never more than was received', async () => {
    if (!backend().pay) return;
    const { ok, refused } = client();
    const { admin, order, units, stock, seen } = await toWork(32);
    const before = await stock();
    const part = { refundId: randomUUID(), amount: 10, restock: units(1) };
    const refund = (body: object) => ({ ...admin, body: { ...part, refundId: randomUUID(), ...body } });
    const tooMuch = refund({ amount: (order.total + 1) / 100, restock: [] });
    await refused('refundOrder', 'REFUND_TOO_HIGH', tooMuch);
    await refused('refundOrder', 'UNITS_NOT_SOLD', refund({ restock: units(4) }));
    await refused(
      'refundOrder',
      'UNITS_NOT_SOLD',
      refund({ restock: [{ orderItemId: unusedId, quantity: 1 }] }),
    );
    const nothing = refund({ amount: 0 });
    expect((await refused('refundOrder', 'VALIDATION_FAILED', nothing)).fields).toEqual(['amount']);
    expect(await stock()).toBe(before);
    for (const _ of ['once', 'again']) {
      const { data } = await ok('refundOrder', { ...admin, body: part });
      expect(data.refunds).toMatchObject([
        { id: part.refundId, amount: 1000, reason: 'operator', problem: null },
      ]);
      expect(data.refundable).toBe(order.total - 1000);
      expect(data.items).toMatchObject([{ shipped: 0, canceled: 1, restocked: 1 }]);
    }
    expect(await stock()).toBe(before + 1);
    await backend().sendRefunds();
    expect(await seen()).toMatchObject({ status: 'PARTIALLY_REFUNDED', refunded: 1000 });
    const { data: sent } = await ok('getAdminOrder', admin);
    expect(sent).toMatchObject({ refunded: 1000, refunds: [{ state: 'succeeded' }], tasks: ['ship'] });
    expect(sent.staffSteps).toMatchObject([{ kind: 'refund', amount: 1000 }]);
    await refused('shipParcel', 'UNITS_NOT_OPEN', { ...admin, body: parcel(units(3)) });
    const rest = { amount: (order.total - 1000) / 100, restock: units(2) };
    await refused('refundOrder', 'REFUND_LEAVES_OPEN_UNITS', refund({ ...rest, restock: units(1) }));
    await refused('refundOrder', 'REFUND_TOO_HIGH', refund({ ...rest, amount: rest.amount + 0.01 }));
    expect((await ok('refundOrder', refund(rest))).data).toMatchObject({ refundable: 0 });
    await refused('shipParcel', 'ORDER_NOT_SHIPPABLE', { ...admin, body: parcel(units(1)) });
    await backend().sendRefunds();
    expect(await seen()).toMatchObject({ status: 'REFUNDED', refunded: order.total });
    expect(await stock()).toBe(before + 3);
    await refused('refundOrder', 'ORDER_NOT_PAID', refund({ amount: 1 }));
  });

  test('a refund says which units and whether shipping it was for; their money goes back once', async () => {
    if (!backend().pay) return;
    const { ok, refused } = client();
    const { admin, order, units } = await toWork(46);
    const refund = (body: object) => ({
      ...{ ...admin, body: { refundId: randomUUID(), amount: 10, restock: [], ...body } },
    });
    const part = { lines: units(1), cause: 'DAMAGED' as const };
    const { data: first } = await ok('refundOrder', refund(part));
    const line = { kind: 'item', orderItemId: order.items[0]?.id, units: 1, amount: 1000 };
    expect(first.refunds).toMatchObject([{ cause: 'DAMAGED', reference: null, lines: [line] }]);
    expect(first.items).toMatchObject([{ refunded: 1, restocked: 0, canceled: 0 }]);
    await refused('refundOrder', 'UNITS_REFUNDED', refund({ lines: units(3) }));
    const unknown = [{ orderItemId: unusedId, quantity: 1 }];
    await refused('refundOrder', 'UNITS_REFUNDED', refund({ lines: unknown }));
    const rest = { amount: (order.total - 1000) / 100, lines: units(2), shipping: true, restock: units(3) };
    const { data: second } = await ok('refundOrder', refund(rest));
    const sums = second.refunds.map(({ lines }) => lines.reduce((sum, { amount }) => sum + amount, 0));
    expect(sums).toEqual([1000, order.total - 1000]);
    expect(second.refunds[1]?.lines).toMatchObject([
      { kind: 'item', units: 2 },
      ...(order.shipping > 0 ? [{ kind: 'shipping', amount: order.shipping }] : []),
      { kind: 'other', orderItemId: null, units: 0 },
    ]);
    expect(second).toMatchObject({ refundable: 0, shippingRefunded: order.shipping + order.shippingTax });
    await backend().sendRefunds();
    const body = { settled: 'paid otherwise' as const, reference: 'check 1042' };
    const settle = (refundId: string) => ({ ...admin, params: { ...admin.params, refundId }, body });
    await refused('settleRefund', 'REFUND_NOT_FOUND', settle(unusedId));
    await refused('settleRefund', 'REFUND_NOT_FAILED', settle(second.refunds[0]?.id ?? ''));
    await backend().failRefunds(order.id);
    const { data: failed } = await ok('getAdminOrder', admin);
    expect(failed.refunds).toMatchObject([{ state: 'failed' }, { state: 'failed' }]);
    const [one, two] = failed.refunds.map(({ id }) => settle(id));
    if (!one || !two) throw new Error('The order has two refunds.');
    expect((await ok('settleRefund', one)).data).toMatchObject({
      refunded: 1000,
      refunds: [
        { state: 'failed', settled: 'paid otherwise', reference: 'check 1042', amount: 1000 },
        { state: 'failed', settled: null },
      ],
    });
    await ok('settleRefund', one);
    const owed = { ...two, body: { settled: 'not owed', reference: 'Kept as a gift card.' } };
    expect((await ok('settleRefund', owed)).data).toMatchObject({
      refunded: 1000,
      refunds: [{ settled: 'paid otherwise' }, { settled: 'not owed', reference: 'Kept as a gift card.' }],
    });
    await refused('settleRefund', 'REFUND_NOT_FAILED', two);
    const silent = { ...settle(unusedId), body: { settled: 'lost', reference: ' ' } };
    const { fields } = await refused('settleRefund', 'VALIDATION_FAILED', silent);
    expect(fields.toSorted()).toEqual(['reference', 'settled']);
  });

  test('an order is canceled for its shopper, unpaid or paid', async () => {
    if (!backend().pay) return;
    const { ok, refused } = client();
    const unpaid = await buy(33);
    const { admin, order, stock, seen } = await toWork(34);
    const pending = { token: admin.token, params: unpaid.params };
    await refused('refundOrder', 'ORDER_NOT_PAID', {
      ...{ ...pending, body: { refundId: randomUUID(), amount: 1, restock: [] } },
    });
    const ship = parcel([{ orderItemId: unusedId, quantity: 1 }]);
    await refused('shipParcel', 'ORDER_NOT_SHIPPABLE', { ...pending, body: ship });
    expect((await ok('cancelOrderForShopper', pending)).data).toMatchObject({
      status: 'CANCELED',
      tasks: [],
    });
    await refused('cancelOrderForShopper', 'ORDER_NOT_CANCELABLE', pending);
    const before = await stock();
    const { data } = await ok('cancelOrderForShopper', admin);
    expect(data).toMatchObject({
      ...{ status: 'REFUNDED', refundable: 0, tasks: [] },
      refunds: [{ amount: order.total, reason: 'canceled' }],
    });
    expect(await stock()).toBe(before + 3);
    await backend().sendRefunds();
    expect(await seen()).toMatchObject({ status: 'REFUNDED', refunded: order.total });
    await refused('cancelOrderForShopper', 'ORDER_NOT_CANCELABLE', admin);
  });
}
