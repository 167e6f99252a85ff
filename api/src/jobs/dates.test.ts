import { beforeEach, expect, test } from '@jest/globals';
import {
  addDays,
  assumedDay,
  defaultShopPolicy,
  endOfStoreDay,
  promisedDay,
  storeDay,
} from '@ritual/shared/kernel';
import { sql } from '../db/drizzle.ts';
import { fulfil, newCustomer, placePaidOrder } from '../testing/orders.ts';
import { type Person } from '../testing/people.ts';
import { setUpTestStore } from '../testing/set-up.ts';
import { assumeDeliveries } from './dates.ts';

const store = setUpTestStore();
let person: Person;
const variantId = 10105;
beforeEach(async () => {
  person = await newCustomer(store, variantId);
});
const seen = async (id: string) =>
  (await store.call('getOrder', { token: person.token, params: { id } })).body;

test('a parcel of which nothing was heard counts as delivered three business days after its promise, and a real date replaces it', async () => {
  const { orderId } = await placePaidOrder(store, person, variantId);
  await fulfil(store, orderId, 'SHIPPED');
  const due = assumedDay(promisedDay(storeDay(new Date()), 'standard', defaultShopPolicy));
  const [before, then] = [endOfStoreDay(addDays(due, -2)), endOfStoreDay(addDays(due, -1))];
  expect(await assumeDeliveries(store.app.deps, before)).toBe(0);
  expect((await seen(orderId)).status).toBe('SHIPPED');
  const done = await Promise.all([1, 2].map(() => assumeDeliveries(store.app.deps, then)));
  expect(done.toSorted()).toEqual([0, 1]);
  const assumed = await seen(orderId);
  expect(assumed).toMatchObject({ status: 'DELIVERED', parcels: [{ deliveryAssumed: true }] });
  expect(assumed.timeline.at(-1)).toMatchObject({
    status: 'DELIVERED',
    note: expect.stringMatching(/no news/) as unknown,
  });
  const real = new Date(then.getTime() + 60_000);
  await fulfil(store, orderId, 'DELIVERED', real);
  expect(await seen(orderId)).toMatchObject({
    ...{ status: 'DELIVERED', deliveredAt: real.toISOString() },
    parcels: [{ deliveryAssumed: false, deliveredAt: real.toISOString() }],
  });
  expect(await assumeDeliveries(store.app.deps, new Date(then.getTime() + 86_400_000 * 30))).toBe(0);
});

test('older parcels have no promise, and are not assumed to have arrived', async () => {
  const { orderId } = await placePaidOrder(store, person, variantId);
  await fulfil(store, orderId, 'SHIPPED');
  await store.database.db.execute(sql`update shipments set promised_on = null where order_id = ${orderId}`);
  expect(await assumeDeliveries(store.app.deps, new Date(Date.now() + 86_400_000 * 60))).toBe(0);
});
