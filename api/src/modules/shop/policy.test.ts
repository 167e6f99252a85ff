import { beforeEach, expect, test } from '@jest/globals';
import { sql } from '../../db/drizzle.ts';
import { markDelivered, markShipped } from '../ordering/orders/fulfil.ts';
import { newCustomer, placeOrder, placePaidOrder } from '../../testing/orders.ts';
import { newPerson, type Person } from '../../testing/people.ts';
import { setUpTestStore } from '../../testing/set-up.ts';
import { putOnStaff } from '../staff/repository.ts';

const store = setUpTestStore();
const variantId = 10105;
let person: Person;
let token: string;
beforeEach(async () => {
  person = await newCustomer(store, variantId);
  ({ token } = await newPerson(store));
  await putOnStaff(store.database.db, (await store.call('me', { token })).body.id, 'owner');
  await store.database.db.execute(sql`delete from shop_policy`);
});

async function promise(changes: object) {
  const { policyVersion: version } = (await store.call('getSettings', { token })).body;
  const body = {
    ...{ freeShippingFrom: 250, standardShipping: 9.9, returnDays: 30, version },
    ...{ standardFrom: 3, standardTo: 7, expeditedFrom: 2, expeditedTo: 3, nextDayFrom: 1, nextDayTo: 1 },
    ...changes,
  };
  return store.call('updatePolicy', { token, body });
}
const orderOf = async (id: string) =>
  (await store.call('getOrder', { token: person.token, params: { id } })).body;

test('what shipping costs is what the owner says today; an order that was placed keeps what it cost', async () => {
  const { orderId } = await placeOrder(store, person, variantId, 1);
  const { shipping: before } = await orderOf(orderId);
  expect(before).toBe(9.9);
  expect((await promise({ standardShipping: 4.5, freeShippingFrom: null })).status).toBe(200);
  const next = await newPerson(store);
  const { orderId: later } = await placeOrder(store, next, variantId, 1);
  const order = (await store.call('getOrder', { token: next.token, params: { id: later } })).body;
  expect(order.shipping).toBe(4.5);
  expect((await orderOf(orderId)).shipping).toBe(before);
});

test('an order can be returned as long as was promised when it was placed', async () => {
  await promise({ returnDays: 60 });
  const { orderId } = await placePaidOrder(store, person, variantId);
  await promise({ returnDays: 14 });
  await markShipped(store.app.deps, {
    orderId,
    actor: 'test',
    carrier: 'UPS',
    trackingNumber: `1Z${orderId}`,
  });
  await markDelivered(store.app.deps, { orderId, actor: 'test' });
  const { db } = store.database;
  const [item] = (await orderOf(orderId)).items;
  const ask = async (days: number) => {
    await db.execute(sql`
      update orders set delivered_at = now() - make_interval(days => ${days}) where id = ${orderId}`);
    const lines = [{ orderItemId: item?.id ?? '', quantity: 1, reason: 'TOO_SMALL' as const }];
    const answer = { token: person.token, params: { id: orderId }, body: { lines, note: '' } };
    return (await store.call('requestReturn', answer)).status;
  };
  expect((await orderOf(orderId)).returnDays).toBe(60);
  expect(await ask(61)).toBe(409);
  expect(await ask(59)).toBe(201);
});

test('mails tell how long the way takes today', async () => {
  await promise({ standardFrom: 8, standardTo: 8 });
  const { orderId } = await placePaidOrder(store, person, variantId);
  const { rows } = await store.database.db.execute<{ text: string }>(
    sql`select text from outbox where kind = 'order-confirmed' and order_id = ${orderId}`,
  );
  expect(rows[0]?.text).toMatch(/Standard\s+delivery takes 8 business days\./);
});
