import { beforeEach, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { outbox } from '../../../db/schema/index.ts';
import { sendRefunds } from '../../../jobs/refunds.ts';
import { newCustomer, placeOrder, placePaidOrder } from '../../../testing/orders.ts';
import { fillCart, type Person } from '../../../testing/people.ts';
import { stockOf } from '../../../testing/stock.ts';
import { setUpTestStore } from '../../../testing/set-up.ts';
import { decideRefund } from '../refunds/decide.ts';
import { markDelivered, markShipped, type Shipping } from './fulfil.ts';

const store = setUpTestStore();
let person: Person;
const variantId = 10105;
beforeEach(async () => {
  person = await newCustomer(store, variantId);
});

const order = async (id: string) =>
  (await store.call('getOrder', { token: person.token, params: { id } })).body;
const ship = (orderId: string, lines?: Shipping['lines'], trackingNumber = '1Z1') =>
  markShipped(store.app.deps, {
    ...{ orderId, actor: 'operator', carrier: 'UPS', trackingNumber, ...(lines && { lines }) },
  });
const subjects = async () =>
  (await store.database.db.select().from(outbox).orderBy(outbox.createdAt))
    .filter(({ kind }) => kind === 'order-shipped')
    .map(({ subject, text }) => [
      subject.replace(/ROP-\w+/, 'ROP'),
      text.includes('The rest follows in another parcel.'),
    ]);

/** A paid order of two units of one variant and one of another. */
async function orderOfTwoLines() {
  await fillCart(store, person.token, 10104, 1);
  const { orderId, sessionId } = await placeOrder(store, person, variantId);
  await store.control(`sessions/${sessionId}/pay`, {});
  await store.deliver('checkout.session.completed');
  const { items } = await order(orderId);
  const lineOf = (quantity: number) => items.find((item) => item.quantity === quantity)?.id ?? '';
  return { orderId, two: lineOf(2), one: lineOf(1) };
}

test('an order leaves in two parcels, each with its own units, number and mail, and is delivered with the last', async () => {
  const { orderId, two, one } = await orderOfTwoLines();
  const first = [
    { orderItemId: two, quantity: 1 },
    { orderItemId: one, quantity: 1 },
  ];
  expect(await ship(orderId, first)).toBe('done');
  expect(await order(orderId)).toMatchObject({
    ...{ status: 'PAID', partlyShipped: true, shipment: { trackingNumber: '1Z1' } },
    parcels: [{ trackingNumber: '1Z1', deliveredAt: null, lines: expect.arrayContaining(first) as unknown }],
  });
  expect(await markDelivered(store.app.deps, { orderId, actor: 'operator' })).toBe('done');
  expect(await order(orderId)).toMatchObject({ status: 'PAID', deliveredAt: null });
  expect(await ship(orderId, undefined, '1Z2')).toBe('done');
  expect(await order(orderId)).toMatchObject({ status: 'SHIPPED', partlyShipped: false });
  expect(await markDelivered(store.app.deps, { orderId, actor: 'operator' })).toBe('done');
  const { status, parcels, timeline, shipment } = await order(orderId);
  expect([status, shipment?.trackingNumber]).toEqual(['DELIVERED', '1Z1']);
  expect(parcels.map(({ trackingNumber, lines }) => [trackingNumber, lines])).toEqual([
    ['1Z1', expect.arrayContaining(first)],
    ['1Z2', [{ orderItemId: two, quantity: 1 }]],
  ]);
  expect(timeline.slice(2).map(({ status, note }) => [status, note])).toEqual([
    ['PAID', 'Part of the order has left with UPS.'],
    ['PAID', 'A parcel has arrived.'],
    ['SHIPPED', 'UPS'],
    ['DELIVERED', null],
  ]);
  expect(await subjects()).toEqual([
    ['Part of order ROP has shipped', true],
    ['The rest of order ROP has shipped', false],
  ]);
});

test('no unit is in two parcels, and nothing is packed that was not ordered', async () => {
  const { orderId, two, one } = await orderOfTwoLines();
  const refused = 'more units than are open';
  expect(await ship(orderId, [{ orderItemId: two, quantity: 3 }])).toBe(refused);
  expect(await ship(orderId, [{ orderItemId: two, quantity: 0 }])).toBe(refused);
  expect(await ship(orderId, [{ orderItemId: randomUUID(), quantity: 1 }])).toBe(refused);
  const twice = { orderItemId: two, quantity: 1 };
  expect(await ship(orderId, [twice, twice])).toBe(refused);
  expect(await ship(orderId, [])).toBe('not from here');
  expect((await order(orderId)).parcels).toEqual([]);
  const results = await Promise.all(
    ['A', 'B', 'C'].map((number) => ship(orderId, [{ orderItemId: one, quantity: 1 }], number)),
  );
  expect(results.sort()).toEqual(['done', refused, refused]);
  expect((await order(orderId)).parcels).toHaveLength(1);
});

test('what was put back before it left is in no parcel; the rest completes the order', async () => {
  const { orderId, two } = await orderOfTwoLines();
  const back = { restock: [{ variantId, quantity: 1 }], amountCents: 1_000, orderId };
  expect(await decideRefund(store.database, { refundId: randomUUID(), ...back })).toBe('decided');
  await sendRefunds(store.app.deps);
  expect(await ship(orderId, [{ orderItemId: two, quantity: 2 }])).toBe('more units than are open');
  expect(await ship(orderId)).toBe('done');
  const { status, parcels, partlyShipped } = await order(orderId);
  expect([status, partlyShipped]).toEqual(['PARTIALLY_REFUNDED', false]);
  expect(parcels[0]?.lines.find(({ orderItemId }) => orderItemId === two)?.quantity).toBe(1);
  expect(await stockOf(store, variantId)).toEqual({ on_hand: 4, reserved: 0, sold: 1 });
});

test('when the last units that had not left are put back, the order is complete, and delivered if its parcels are', async () => {
  const { orderId, one } = await orderOfTwoLines();
  expect(await ship(orderId, [{ orderItemId: one, quantity: 1 }])).toBe('done');
  expect(await markDelivered(store.app.deps, { orderId, actor: 'operator' })).toBe('done');
  const back = { restock: [{ variantId, quantity: 2 }], amountCents: 1_000, orderId };
  expect(await decideRefund(store.database, { refundId: randomUUID(), ...back })).toBe('decided');
  const { partlyShipped, deliveredAt, parcels } = await order(orderId);
  expect([partlyShipped, deliveredAt]).toEqual([false, parcels[0]?.deliveredAt]);
  expect(await ship(orderId, undefined, '1Z2')).toBe('not from here');
});

test('a number belongs to one parcel; the same parcel again changes nothing', async () => {
  const { orderId, two, one } = await orderOfTwoLines();
  const units = [{ orderItemId: one, quantity: 1 }];
  expect(await ship(orderId, units, '1z 999-aa1 01 2345 6784')).toBe('done');
  expect(await ship(orderId, units, '1Z999AA10123456784')).toBe('known');
  expect(await ship(orderId, undefined, '1Z999AA10123456784')).toBe('known');
  expect(await ship(orderId, [{ orderItemId: two, quantity: 1 }], '1Z999AA10123456784')).toBe(
    'number is taken',
  );
  const other = (await placePaidOrder(store, person, variantId)).orderId;
  expect(await ship(other, undefined, '1Z999AA10123456784')).toBe('number is taken');
  expect(await ship(other, undefined, '9.4E+21')).toBe('number is shortened');
  expect(await ship(other, undefined, ' - ')).toBe('number is missing');
  const { parcels, timeline } = await order(orderId);
  expect(parcels.map(({ trackingNumber }) => trackingNumber)).toEqual(['1Z999AA10123456784']);
  expect(timeline).toHaveLength(3);
  expect(await subjects()).toHaveLength(1);
});

test('of two orders that are shipped under one number at once, one gets it', async () => {
  const first = (await placePaidOrder(store, person, variantId)).orderId;
  const second = (await placePaidOrder(store, person, variantId)).orderId;
  const results = await Promise.all([first, second].map((id) => ship(id, undefined, 'same')));
  expect(results.sort()).toEqual(['done', 'number is taken']);
});

test('strangers see no parcel', async () => {
  const { orderId, sessionId } = await placePaidOrder(store, person, variantId);
  expect(await ship(orderId)).toBe('done');
  const { body } = await store.call('orderBySession', { params: { sessionId } });
  expect([body.status, body.parcels, body.shipment]).toEqual(['SHIPPED', [], null]);
});
