import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import * as z from 'zod/mini';
import { endpoints } from '../contract/endpoints.ts';
import { headers, orderTasks } from '../contract/index.ts';
import { fulfillmentStates, policy } from '../kernel/index.ts';
import { mockServer, mockStore } from './node.ts';
import { quoteOf } from './data/order-change-quotes.ts';
import { changeUnits } from './data/order-changes.ts';
import { present } from './data/orders.ts';
import { wholeOrder } from './data/order-work.ts';
import { createMockStore, seedOrders, seedPeople } from './index.ts';

beforeAll(() => mockServer.listen());
afterEach(() => mockStore.reset());
afterAll(() => mockServer.close());

const get = (path: string) => fetch(`http://localhost${path}`);

test('a requested failure happens once', async () => {
  mockStore.failNext('latestProducts', 'UNAVAILABLE');
  mockStore.failNext('latestProducts', 'NETWORK');
  expect((await get('/api/products/latest')).status).toBe(503);
  await expect(get('/api/products/latest')).rejects.toThrow();
  expect((await get('/api/products/latest')).status).toBe(200);
});

test('a call can be held back until it is released', async () => {
  const release = mockStore.holdNext('listCollections');
  let answered = false;
  const call = get('/api/collections').then(() => (answered = true));
  await get('/api/products/latest');
  expect(answered).toBe(false);
  release();
  await call;
});

test('the state survives a reload when it has a storage', () => {
  const kept = new Map<string, string>();
  const storage = {
    read: <Value>(key: string, guard: (value: unknown) => value is Value) => {
      const value: unknown = JSON.parse(kept.get(key) ?? 'null');
      return guard(value) ? value : null;
    },
    write: (key: string, value: unknown) => kept.set(key, JSON.stringify(value)).size > 0,
  };
  const first = createMockStore({ storage });
  first.state.carts['session:x'] = [{ id: first.newId(), variantId: 10101, quantity: 2 }];
  first.save();
  expect(createMockStore({ storage }).state.carts).toEqual(first.state.carts);
  // An older build has saved orders in dollars, under another key.
  const old = JSON.stringify({ orders: [{ total: 19.9 }] });
  kept.clear();
  kept.set('rop.mocks', old);
  expect(createMockStore({ storage }).state.orders).toEqual([]);
});

test.each([
  [true, 0],
  [undefined, 1],
])('one more piece for an order whose `test` is %s moves %i units', (isTest, moved) => {
  const store = createMockStore();
  seedOrders(store);
  const free = (variantId: number) => store.catalog.variant(variantId)?.variant.stock ?? 0;
  const found = store.state.orders.find(
    ({ status, items: [first] }) => status === 'PAID' && first !== undefined && free(first.variantId) > 0,
  );
  if (!found) throw new Error('There is such an order.');
  const order = { ...found, ...(isTest && { test: isTest }) };
  const [piece] = order.items;
  const units = order.items.map(({ variantId, quantity }) => ({
    ...{ variantId, quantity: variantId === piece?.variantId ? quantity + 1 : quantity },
  }));
  const wanted = { units, methodPrice: null };
  const { difference } = quoteOf(store, order, wanted);
  const before = store.state.taken[piece?.variantId ?? 0] ?? 0;
  const seen = { version: order.version, toPay: difference, toRefund: 0 };
  const asked = { seen, wanted, waive: 'A gift', by: 'Sam Rivera' };
  changeUnits(store, order, { changeId: store.newId(), ...asked });
  expect((store.state.taken[piece?.variantId ?? 0] ?? 0) - before).toBe(moved);
});

test('a wishlist has the limit of the API, which the demo catalog is too small to reach', async () => {
  const session = 'a'.repeat(32);
  const savedAt = new Date().toISOString();
  const full = Array.from({ length: policy.maxSavedProducts }, (_, index) => ({
    productId: 1000 + index,
    savedAt,
  }));
  const save = () =>
    fetch('http://localhost/api/wishlist/101', { method: 'PUT', headers: { [headers.sessionId]: session } });
  mockStore.state.wishlists[`session:${session}`] = full;
  const refused = await save();
  expect([refused.status, await refused.json()]).toMatchObject([409, { code: 'WISHLIST_FULL' }]);
  mockStore.state.wishlists[`session:${session}`] = full.slice(1);
  expect((await save()).status).toBe(200);
});

test("the demo shopper's orders match the contract", () => {
  const store = createMockStore();
  seedOrders(store);
  for (const order of store.state.orders) {
    expect(z.safeEncode(endpoints.getOrder.response, present(order)).error).toBeUndefined();
  }
  expect(store.state.orders.length).toBeGreaterThan(3);
});

test('orders of seeded people match the contract, have one number each, and show the staff every kind of work', () => {
  const store = createMockStore();
  seedPeople(store);
  const orders = store.state.orders.map((order) => wholeOrder(store, order));
  for (const order of orders) {
    expect(z.safeEncode(endpoints.getAdminOrder.response, order).error).toBeUndefined();
  }
  expect(new Set(orders.map(({ number }) => number)).size).toBe(orders.length);
  expect([...new Set(orders.flatMap(({ tasks }) => tasks))].sort()).toEqual([...orderTasks].sort());
  expect([...new Set(orders.map(({ fulfillment }) => fulfillment))].sort()).toEqual(
    [...fulfillmentStates].sort(),
  );
  const waiting = orders.flatMap(({ returns }) => returns.map(({ status }) => status));
  expect(waiting).toEqual(expect.arrayContaining(['REQUESTED', 'APPROVED', 'RECEIVED']));
});
