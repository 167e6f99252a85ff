import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from '@jest/globals';
import type { AdminOrder, StaffRole } from '@ritual/shared/contract';
import { sql } from '../../../db/drizzle.ts';
import { sendRefunds } from '../../../jobs/refunds.ts';
import { newCustomer, placeOrder, placePaidOrder } from '../../../testing/orders.ts';
import { newPerson, type Person } from '../../../testing/people.ts';
import { stockOf } from '../../../testing/stock.ts';
import { setUpTestStore } from '../../../testing/set-up.ts';
import { putOnStaff } from '../../staff/repository.ts';

const store = setUpTestStore();
let person: Person;
let token: string;
const variantId = 10105;

const memberOfStaff = async (role: StaffRole) => {
  const member = await newPerson(store);
  await putOnStaff(store.database.db, (await store.call('me', { token: member.token })).body.id, role);
  return member.token;
};
beforeEach(async () => {
  person = await newCustomer(store, variantId);
  token = await memberOfStaff('owner');
});

const paidOrder = async () => (await placePaidOrder(store, person, variantId)).orderId;
const seen = async (id: string) => (await store.call('getAdminOrder', { token, params: { id } })).body;
const everything = ({ items }: Pick<AdminOrder, 'items'>) =>
  items.map(({ id, quantity }) => ({ orderItemId: id, quantity }));
const ship = async (
  id: string,
  lines?: { orderItemId: string; quantity: number }[],
  trackingNumber = randomUUID(),
) => {
  const order = (await store.call('getAdminOrder', { token, params: { id } })).body;
  const body = { carrier: 'UPS', trackingNumber, lines: lines ?? everything(order) };
  return store.call('shipParcel', { token, params: { id }, body });
};
const logged = async (id: string) =>
  (
    await store.database.db.execute(
      sql`select action from audit_entries where subject_id = ${id} order by id`,
    )
  ).rows.map(({ action }) => action);
const numbers = async (query: Record<string, string>) =>
  (await store.call('listOrders', { token, query })).body.content.map(({ id }) => id);

test('staff sees an order whole: money, units, parcels, and what waits to be done', async () => {
  const id = await paidOrder();
  const order = await seen(id);
  expect(order).toMatchObject({
    ...{ status: 'PAID', payment: 'PAID', fulfillment: 'UNSHIPPED', tasks: ['ship'], pieces: 2 },
    ...{ received: order.total, refundable: order.total, refunded: 0, discount: 0, shippingTax: 0 },
    items: [{ variantId, quantity: 2, tax: order.tax, shipped: 0, canceled: 0, restocked: 0 }],
    payments: [{ kind: 'order', received: order.total }],
    timeline: [{ status: 'PENDING', actor: 'shopper' }, { status: 'PAID' }],
  });
  expect((await store.call('getAdminOrder', { token, params: { id: randomUUID() } })).body).toMatchObject({
    code: 'ORDER_NOT_FOUND',
  });
});

test('orders are found by number, name, address, tracking number and what waits, and sorted', async () => {
  const first = await paidOrder();
  const second = (await placeOrder(store, person, variantId, 1)).orderId;
  const { number, email, name } = await seen(first);
  expect(await numbers({ q: `#${number.toLowerCase()}` })).toEqual([first]);
  expect(await numbers({ q: email.slice(0, 12) })).toEqual([second, first]);
  expect(await numbers({ q: name.slice(0, 4), sort: 'oldest' })).toEqual([first, second]);
  expect(await numbers({ sort: 'total' })).toEqual([first, second]);
  expect(await numbers({ task: 'ship' })).toEqual([first]);
  expect((await ship(first)).status).toBe(201);
  expect(await numbers({ q: '1z999aa1' })).toEqual([]);
  expect(await numbers({ q: '1Z999AA10123456784' })).toEqual([]);
  await store.database.db.execute(sql`update shipments set tracking_number = '1Z 999 AA1 0123456784'`);
  expect(await numbers({ q: '1z999aa10123456784' })).toEqual([first]);
  expect(await numbers({ task: 'ship' })).toEqual([]);
  expect(await numbers({ status: 'PENDING', max: '200', state: 'IL' })).toEqual([second]);
  expect(await numbers({ min: '200' })).toEqual([first]);
  const page = (await store.call('listOrders', { token, query: { size: '1' } })).body;
  expect([page.count, page.exact, page.content[0]?.id]).toEqual([2, true, second]);
  expect(await numbers({ size: '1', after: page.next ?? '' })).toEqual([first]);
});

test('a parcel leaves and arrives, by name in the timeline and in the log', async () => {
  const id = await paidOrder();
  const [line] = (await seen(id)).items;
  const one = [{ orderItemId: line?.id ?? '', quantity: 1 }];
  expect((await ship(id, one)).body).toMatchObject({
    fulfillment: 'PARTLY_SHIPPED',
    status: 'PAID',
    tasks: ['ship'],
  });
  expect((await ship(id, [{ orderItemId: line?.id ?? '', quantity: 2 }])).body).toMatchObject({
    code: 'UNITS_NOT_OPEN',
  });
  expect((await ship(id, one)).body).toMatchObject({ fulfillment: 'SHIPPED', tasks: [] });
  expect((await ship(id, one)).body).toMatchObject({ code: 'UNITS_NOT_OPEN' });
  for (const parcel of (await seen(id)).parcels) {
    const params = { id, parcelId: parcel.id };
    expect((await store.call('deliverParcel', { token, params })).status).toBe(200);
    expect((await store.call('deliverParcel', { token, params })).body).toMatchObject({
      code: 'PARCEL_NOT_FOUND',
    });
  }
  const order = await seen(id);
  expect([order.fulfillment, order.status]).toEqual(['DELIVERED', 'DELIVERED']);
  const { firstName, lastName } = (await store.call('me', { token })).body;
  expect(new Set(order.timeline.slice(2).map(({ actor }) => actor))).toEqual(
    new Set([`${firstName} ${lastName}`]),
  );
  expect(await logged(id)).toEqual(['order.ship', 'order.ship', 'order.deliver', 'order.deliver']);
});

test('money goes back once for each decision, and never more than was received', async () => {
  const id = await paidOrder();
  const { items, total } = await seen(id);
  const restock = [{ orderItemId: items[0]?.id ?? '', quantity: 1 }];
  const refund = (amount: number, more = {}) =>
    store.call('refundOrder', {
      token,
      params: { id },
      body: { refundId: randomUUID(), amount, restock: [], ...more },
    });
  const same = { refundId: randomUUID(), restock };
  expect((await refund(20, same)).status).toBe(201);
  expect((await refund(20, same)).status).toBe(201);
  expect(await logged(id)).toEqual(['order.refund']);
  expect((await refund(total - 19.99)).body).toMatchObject({ code: 'REFUND_TOO_HIGH' });
  expect((await refund(1, { restock: [{ orderItemId: randomUUID(), quantity: 1 }] })).body).toMatchObject({
    code: 'UNITS_NOT_SOLD',
  });
  expect(await seen(id)).toMatchObject({
    refundable: total - 20,
    refunds: [{ amount: 20, state: 'waiting' }],
    items: [{ canceled: 1, restocked: 1 }],
  });
  await sendRefunds(store.app.deps);
  expect(await seen(id)).toMatchObject({
    status: 'PARTIALLY_REFUNDED',
    refunded: 20,
    refunds: [{ state: 'succeeded' }],
  });
  expect(await stockOf(store, variantId)).toEqual({ on_hand: 4, reserved: 0, sold: 1 });
});

test('an order is canceled for its shopper, whether it is paid or not, and only until it leaves', async () => {
  const cancel = (id: string) => store.call('cancelOrderForShopper', { token, params: { id } });
  const unpaid = (await placeOrder(store, person, variantId, 1)).orderId;
  expect((await cancel(unpaid)).body).toMatchObject({ status: 'CANCELED' });
  const paid = await paidOrder();
  expect((await cancel(paid)).body).toMatchObject({ status: 'REFUNDED', refundable: 0 });
  expect((await cancel(paid)).body).toMatchObject({ code: 'ORDER_NOT_CANCELABLE' });
  const shipped = await paidOrder();
  await ship(shipped);
  expect((await cancel(shipped)).body).toMatchObject({ code: 'ORDER_NOT_CANCELABLE' });
  expect([await logged(unpaid), await logged(paid), await logged(shipped)]).toEqual([
    ['order.cancel'],
    ['order.cancel'],
    ['order.ship'],
  ]);
});

test('a payment in review is decided on once', async () => {
  const { orderId: id, sessionId } = await placeOrder(store, person, variantId);
  await store.database.db.execute(
    sql`update orders set total_cents = total_cents + 1, tax_cents = tax_cents + 1 where id = ${id}`,
  );
  await store.control(`sessions/${sessionId}/pay`, {});
  await store.deliver('checkout.session.completed');
  expect(await numbers({ task: 'review' })).toEqual([id]);
  const decide = (decision: 'accept' | 'refund' | 'close') =>
    store.call('decideReview', { token, params: { id }, body: { decision } });
  expect((await decide('accept')).body).toMatchObject({ status: 'PAID', tasks: ['ship'] });
  expect((await decide('close')).body).toMatchObject({ code: 'ORDER_NOT_IN_REVIEW' });
});

test('a return goes its way', async () => {
  const id = await paidOrder();
  await ship(id);
  const [parcel] = (await seen(id)).parcels;
  await store.call('deliverParcel', { token, params: { id, parcelId: parcel?.id ?? '' } });
  const [item] = (await seen(id)).items;
  const lines = [{ orderItemId: item?.id ?? '', quantity: 1, reason: 'TOO_LARGE' }];
  const { body: made } = await store.call('requestReturn', {
    token: person.token,
    params: { id },
    body: { lines, note: '' },
  });
  expect(await numbers({ task: 'return' })).toEqual([id]);
  const decide = (status: 'APPROVED' | 'RECEIVED' | 'REFUNDED' | 'REJECTED', more = {}) =>
    store.call('decideReturn', { token, params: { id, returnId: made.id }, body: { status, ...more } });
  expect((await decide('RECEIVED')).body).toMatchObject({ code: 'RETURN_CHANGED' });
  expect((await decide('APPROVED')).body).toMatchObject({
    returns: [{ status: 'APPROVED' }],
    tasks: ['return'],
    queues: ['return-receive'],
  });
  await decide('RECEIVED');
  const back = { amount: 98, restock: [{ orderItemId: item?.id ?? '', quantity: 1 }] };
  expect((await decide('REFUNDED', back)).body).toMatchObject({
    ...{ returns: [{ status: 'REFUNDED' }], refunds: [{ amount: 98 }], tasks: [] },
    items: [{ shipped: 2, canceled: 0, restocked: 1 }],
  });
  const params = { id, returnId: randomUUID() };
  const other = await store.call('decideReturn', { token, params, body: { status: 'APPROVED' } });
  expect(other.body).toMatchObject({ code: 'RETURN_NOT_FOUND' });
  expect(await logged(id)).toEqual([
    'order.ship',
    'order.deliver',
    'return.approved',
    'return.received',
    'return.refunded',
  ]);
});

test.each([
  ['fulfillment', [201, 403]],
  ['support', [403, 201]],
  ['analyst', [403, 403]],
] as const)('%s ships and refunds as the table of rights says', async (role, expected) => {
  const id = await paidOrder();
  const own = await memberOfStaff(role);
  const lines = everything(await seen(id));
  const parcel = { carrier: 'UPS', trackingNumber: '1', lines };
  const refund = { refundId: randomUUID(), amount: 1, restock: [] };
  const shipped = await store.call('shipParcel', { token: own, params: { id }, body: parcel });
  const refunded = await store.call('refundOrder', { token: own, params: { id }, body: refund });
  expect([shipped.status, refunded.status]).toEqual(expected);
});
