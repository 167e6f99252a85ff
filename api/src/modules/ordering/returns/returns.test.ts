import { beforeEach, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { outbox, refunds } from '../../../db/schema/index.ts';
import { sendRefunds } from '../../../jobs/refunds.ts';
import {
  fulfil,
  newCustomer,
  placeFreeOrder,
  placeOrder,
  placePaidOrder,
  trackingNumberOf,
} from '../../../testing/orders.ts';
import { type Person } from '../../../testing/people.ts';
import { stockOf } from '../../../testing/stock.ts';
import { setUpTestStore } from '../../../testing/set-up.ts';
import { markDelivered, markShipped } from '../orders/fulfil.ts';
import { decideRefund } from '../refunds/decide.ts';
import { decideReturn, type ReturnDecision } from './decide.ts';

const store = setUpTestStore();
let person: Person;
const variantId = 10105;
beforeEach(async () => {
  person = await newCustomer(store, variantId);
});

const paidOrder = async () => (await placePaidOrder(store, person, variantId)).orderId;
async function deliveredOrder() {
  const orderId = await paidOrder();
  await fulfil(store, orderId, 'SHIPPED');
  await fulfil(store, orderId, 'DELIVERED');
  return orderId;
}
const order = async (id: string) =>
  (await store.call('getOrder', { token: person.token, params: { id } })).body;
async function request(id: string, quantity = 1) {
  const orderItemId = (await order(id)).items[0]?.id;
  const body = { lines: [{ orderItemId, quantity, reason: 'TOO_LARGE' }], note: 'It is a bit wide.' };
  return store.call('requestReturn', { token: person.token, params: { id }, body });
}
const decide = (returnId: string, status: ReturnDecision['status'], refund?: ReturnDecision['refund']) =>
  decideReturn(store.app.deps, { returnId, status, actor: 'operator', ...(refund && { refund }) });
const reject = (returnId: string, reply: string) =>
  decideReturn(store.app.deps, { returnId, status: 'REJECTED', actor: 'operator', reply });
const mails = async () => {
  const rows = await store.database.db.select().from(outbox).orderBy(outbox.createdAt);
  return rows.map(({ subject, text }) => ({ subject: subject.replace(/ROP-\w+/, 'ROP'), text }));
};
const notes = async (id: string) =>
  (await order(id)).timeline.slice(2).map(({ status, note }) => [status, note]);

test('a return goes its way, each step told in timeline and mail, until the money is back', async () => {
  const orderId = await deliveredOrder();
  const { status, body: made } = await request(orderId);
  expect([status, made.status]).toEqual([201, 'REQUESTED']);
  expect(await decide(made.id, 'RECEIVED')).toBe('not from here');
  expect(await decide(made.id, 'APPROVED')).toBe('decided');
  expect(await decide(made.id, 'APPROVED')).toBe('decided');
  expect(await decide(made.id, 'RECEIVED')).toBe('decided');
  const refund = { amountCents: 9_800, restock: [{ variantId, quantity: 1 }] };
  const twice = await Promise.all([decide(made.id, 'REFUNDED', refund), decide(made.id, 'REFUNDED', refund)]);
  expect(twice).toEqual(['decided', 'decided']);
  await sendRefunds(store.app.deps);
  expect(await stockOf(store, variantId)).toEqual({ on_hand: 4, reserved: 0, sold: 1 });
  const after = await order(orderId);
  expect(after).toMatchObject({
    status: 'PARTIALLY_REFUNDED',
    refunded: 98,
    returns: [{ status: 'REFUNDED' }],
  });
  expect(await notes(orderId)).toEqual([
    ['SHIPPED', 'UPS'],
    ['DELIVERED', null],
    ['DELIVERED', 'Return requested.'],
    ['DELIVERED', 'Return approved.'],
    ['DELIVERED', 'Return received.'],
    ['DELIVERED', 'Return refunded.'],
    ['PARTIALLY_REFUNDED', '$98.00 refunded.'],
  ]);
  const told = await mails();
  expect(told.map(({ subject }) => subject)).toEqual([
    'Order ROP is confirmed',
    'Order ROP has shipped',
    'We have your return request for order ROP',
    'Your return for order ROP is approved',
    'Your return for order ROP has arrived',
    '$98.00 of order ROP is refunded',
  ]);
  expect(told[1]?.text).toContain(`https://www.ups.com/track?tracknum=${trackingNumberOf(orderId)}`);
  expect(told[2]?.text).toContain('(Too large)');
});

test('a rejected return frees its units for another; who returned all of an order returns no more', async () => {
  const orderId = await deliveredOrder();
  const { body: made } = await request(orderId, 2);
  expect((await request(orderId)).body.code).toBe('ORDER_NOT_RETURNABLE');
  expect(await reject(made.id, 'The tags were cut off.')).toBe('decided');
  expect(await decide(made.id, 'APPROVED')).toBe('not from here');
  expect((await order(orderId)).returns).toMatchObject([{ reply: 'The tags were cut off.' }]);
  expect((await request(orderId, 2)).status).toBe(201);
  const told = await mails();
  const rejected = told.find(({ subject }) => subject === 'We cannot take back your return for order ROP');
  expect(rejected?.text).toContain('The tags were cut off.');
});

test('a unit that was canceled before the order left does not come back', async () => {
  const { orderId } = await placePaidOrder(store, person, variantId);
  await decideRefund(store.database, {
    ...{ refundId: randomUUID(), orderId, amountCents: 10_412, restock: [{ variantId, quantity: 1 }] },
  });
  await fulfil(store, orderId, 'SHIPPED');
  await fulfil(store, orderId, 'DELIVERED');
  const { items } = (await store.call('getOrder', { token: person.token, params: { id: orderId } })).body;
  expect(items).toMatchObject([{ quantity: 2, canceled: 1 }]);
  const ask = (quantity: number) =>
    store.call('requestReturn', {
      ...{ token: person.token, params: { id: orderId } },
      body: { lines: [{ orderItemId: items[0]?.id ?? '', quantity, reason: 'TOO_LARGE' }] },
    });
  expect((await ask(2)).body.code).toBe('VALIDATION_FAILED');
  expect((await ask(1)).status).toBe(201);
});

test('of two requests at once for the last unit one is taken', async () => {
  const orderId = await deliveredOrder();
  await request(orderId);
  const answers = await Promise.all([request(orderId), request(orderId), request(orderId)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
  expect((await order(orderId)).returns).toHaveLength(2);
});

test('no more money goes back for a return than is left, and nothing is written then', async () => {
  const orderId = await deliveredOrder();
  const { body: made } = await request(orderId);
  await decide(made.id, 'APPROVED');
  await decide(made.id, 'RECEIVED');
  expect(await decide(made.id, 'REFUNDED')).toBe('more than is left');
  expect(await decide(made.id, 'REFUNDED', { amountCents: 99_999 })).toBe('more than is left');
  const tooMany = { amountCents: 100, restock: [{ variantId, quantity: 3 }] };
  expect(await decide(made.id, 'REFUNDED', tooMany)).toBe('more units than were sold');
  expect((await order(orderId)).returns[0]?.status).toBe('RECEIVED');
  expect(await stockOf(store, variantId)).toEqual({ on_hand: 3, reserved: 0, sold: 2 });
  expect(await decide(randomUUID(), 'APPROVED')).toBe('unknown return');
});

test('an order is shipped once, and delivered after that', async () => {
  const orderId = await paidOrder();
  const parcel = { carrier: 'Pigeon Post', trackingNumber: '7' };
  const said = { orderId, actor: 'operator' };
  const { deps } = store.app;
  expect(await markDelivered(deps, said)).toBe('not from here');
  expect(await markShipped(deps, { ...said, ...parcel })).toBe('done');
  expect(await markShipped(deps, { ...said, ...parcel })).toBe('known');
  expect(await markShipped(deps, { ...said, ...parcel, trackingNumber: '8' })).toBe('not from here');
  expect((await order(orderId)).shipment).toMatchObject({ ...parcel, trackingUrl: null });
  expect(await markDelivered(deps, said)).toBe('done');
  expect(await markDelivered(deps, said)).toBe('not from here');
  expect(await markDelivered(deps, { ...said, orderId: randomUUID() })).toBe('unknown order');
  const { orderId: unpaid } = await placeOrder(store, person, variantId);
  expect(await markShipped(deps, { ...parcel, ...said, orderId: unpaid })).toBe('number is taken');
  const another = { ...parcel, ...said, orderId: unpaid, trackingNumber: '9' };
  expect(await markShipped(deps, another)).toBe('not from here');
});

test('what cost nothing comes back without money, once, and none is promised', async () => {
  const { orderId } = await placeFreeOrder(store, person, variantId);
  await fulfil(store, orderId, 'SHIPPED');
  await fulfil(store, orderId, 'DELIVERED');
  const { body: made } = await request(orderId);
  await decide(made.id, 'APPROVED');
  await decide(made.id, 'RECEIVED');
  const restock = [{ variantId, quantity: 1 }];
  expect(await decide(made.id, 'REFUNDED', { amountCents: 1, restock })).toBe('more than is left');
  const twice = [1, 2].map(() => decide(made.id, 'REFUNDED', { amountCents: 0, restock }));
  expect(await Promise.all(twice)).toEqual(['decided', 'decided']);
  expect(await stockOf(store, variantId)).toEqual({ on_hand: 4, reserved: 0, sold: 1 });
  expect(await store.database.db.select().from(refunds)).toEqual([]);
  const after = await order(orderId);
  expect(after).toMatchObject({ status: 'DELIVERED', refunded: 0, returns: [{ status: 'REFUNDED' }] });
  expect(after.timeline.at(-1)?.note).toBe('Return completed.');
  for (const { text } of await mails()) expect(text).not.toMatch(/we refund|refund you/i);
});

test('a return of an order whose money is all back is completed without money, and none is promised', async () => {
  const orderId = await deliveredOrder();
  const { body: made } = await request(orderId);
  const { total } = await order(orderId);
  const whole = { refundId: randomUUID(), orderId, amountCents: Math.round(total * 100) };
  expect(await decideRefund(store.database, { ...whole, restock: [] })).toBe('decided');
  await sendRefunds(store.app.deps);
  expect((await order(orderId)).status).toBe('REFUNDED');
  const before = (await mails()).length;
  expect(await decide(made.id, 'APPROVED')).toBe('decided');
  expect(await decide(made.id, 'RECEIVED')).toBe('decided');
  const restock = [{ variantId, quantity: 1 }];
  expect(await decide(made.id, 'REFUNDED', { amountCents: 1, restock })).toBe('more than is left');
  expect(await decide(made.id, 'REFUNDED', { amountCents: 0, restock })).toBe('decided');
  expect(await stockOf(store, variantId)).toEqual({ on_hand: 4, reserved: 0, sold: 1 });
  const after = await order(orderId);
  expect(after).toMatchObject({ status: 'REFUNDED', refunded: total, returns: [{ status: 'REFUNDED' }] });
  expect(after.timeline.at(-1)?.note).toBe('Return completed.');
  const said = (await mails()).slice(before);
  expect(said).toHaveLength(2);
  for (const { text } of said) expect(text).not.toMatch(/we refund|refund you/i);
});
