import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from '@jest/globals';
import { storeDay } from '@ritual/shared/kernel';
import { sql } from '../../../db/drizzle.ts';
import { newCustomer, placeOrder, placePaidOrder } from '../../../testing/orders.ts';
import { newPerson, type Person } from '../../../testing/people.ts';
import { setStock } from '../../../testing/stock.ts';
import { setUpTestStore } from '../../../testing/set-up.ts';
import { putOnStaff } from '../../staff/repository.ts';
import { markShipped } from './fulfil.ts';

const store = setUpTestStore();
let person: Person;
let token: string;
const variantId = 10105;

beforeEach(async () => {
  person = await newCustomer(store, variantId);
  const member = await newPerson(store);
  token = member.token;
  await putOnStaff(store.database.db, (await store.call('me', { token })).body.id, 'fulfillment');
});

const run = (statement: ReturnType<typeof sql>) => store.database.db.execute(statement);
const hold = (id: string, body: { reason: 'address' | 'stock'; note?: string }) =>
  store.call('holdOrder', { token, params: { id }, body });
const release = (id: string) => store.call('releaseOrder', { token, params: { id } });
const seen = async (id: string) => (await store.call('getAdminOrder', { token, params: { id } })).body;
const found = async (query: Record<string, string>) =>
  (await store.call('listOrders', { token, query })).body.content.map(({ id }) => id);
const ship = async (id: string) => {
  const lines = (await seen(id)).items.map((item) => ({ orderItemId: item.id, quantity: item.quantity }));
  return store.call('shipParcel', {
    token,
    params: { id },
    body: { carrier: 'UPS', trackingNumber: '1Z', lines },
  });
};

test('an order on hold ships by no way, and the refusal names the reason, until it is released', async () => {
  const { orderId: id } = await placePaidOrder(store, person, variantId);
  const { status, body } = await hold(id, { reason: 'address', note: '  No such street. ' });
  expect([status, body.hold, body.tasks]).toEqual([200, 'address', []]);
  expect(body.held).toMatchObject({ reason: 'address', note: 'No such street.' });
  expect((await ship(id)).body).toMatchObject({ code: 'ORDER_ON_HOLD', details: { reason: 'address' } });
  const byFile = { orderId: id, actor: 'file', carrier: 'UPS', trackingNumber: '1Z' };
  expect(await markShipped(store.app.deps, byFile)).toBe('on hold: address');
  expect((await seen(id)).parcels).toEqual([]);
  // Another reason; it has waited since the first one.
  const again = (await hold(id, { reason: 'stock' })).body;
  expect(again.held).toMatchObject({ reason: 'stock', note: '', since: body.held?.since });
  expect((await release(id)).body).toMatchObject({ hold: null, held: null, tasks: ['ship'] });
  expect((await release(id)).body.code).toBe('ORDER_NOT_ON_HOLD');
  expect((await ship(id)).status).toBe(201);
  // Nothing of it is left to hold back.
  expect((await hold(id, { reason: 'stock' })).body.code).toBe('ORDER_NOT_SHIPPABLE');
  const { rows } = await run(sql`select action from audit_entries where subject_id = ${id} order by id`);
  expect(rows.map(({ action }) => action)).toEqual([
    'order.hold',
    'order.hold',
    'order.release',
    'order.ship',
  ]);
});

test('an unpaid order cannot be held, nor one that there is not', async () => {
  const { orderId } = await placeOrder(store, person, variantId);
  expect((await hold(orderId, { reason: 'address' })).body.code).toBe('ORDER_NOT_SHIPPABLE');
  expect((await hold(randomUUID(), { reason: 'address' })).body.code).toBe('ORDER_NOT_FOUND');
  expect((await release(orderId)).body.code).toBe('ORDER_NOT_ON_HOLD');
});

test('the list finds orders by their date and hold, and sorts by the date', async () => {
  await setStock(store, variantId, 10);
  const ids = [];
  for (let turn = 0; turn < 3; turn += 1) ids.push((await placePaidOrder(store, person, variantId)).orderId);
  const [late = '', today = '', later = ''] = ids;
  const day = storeDay(new Date());
  await run(sql`update orders set ship_by = ${day}::date - 1 where id = ${late}`);
  await run(sql`update orders set ship_by = ${day}::date where id = ${today}`);
  await run(sql`update orders set ship_by = ${day}::date + 9 where id = ${later}`);
  expect(await found({ due: 'late' })).toEqual([late]);
  expect(await found({ due: 'today' })).toEqual([today]);
  expect(await found({ due: 'later' })).toEqual([later]);
  expect(await found({ sort: 'shipBy' })).toEqual([late, today, later]);
  const first = (await store.call('listOrders', { token, query: { sort: 'shipBy', size: '2' } })).body;
  expect(await found({ sort: 'shipBy', after: first.next ?? '' })).toEqual([later]);
  await hold(late, { reason: 'stock' });
  expect(await found({ hold: 'any' })).toEqual([late]);
  expect(await found({ hold: 'address' })).toEqual([]);
  expect(await found({ task: 'ship', sort: 'shipBy' })).toEqual([today, later]);
  await ship(today);
  // What has left is late no more, and stands at the end.
  expect(await found({ due: 'today' })).toEqual([]);
  expect(await found({ sort: 'shipBy' })).toEqual([late, later, today]);
  expect(await seen(today)).toMatchObject({ shipBy: null });
});
