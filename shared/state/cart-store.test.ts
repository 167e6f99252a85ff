import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { setupServer } from 'msw/node';
import { http, HttpResponse } from 'msw';
import * as z from 'zod/mini';
import { cart, type Cart, type CartItem } from '../contract/index.ts';
import { cartEvents } from '../events/index.ts';
import { unitsInCart } from '../kernel/index.ts';
import { browserStorage } from '../storage/index.ts';
import { configureApi, resetApiConfig } from '../http/index.ts';
import { createCartStore } from './cart-store.ts';
import { cartOf, emptyCart, sessionIds } from './index.ts';

const server = setupServer();
const report = jest.fn();
const at = 'http://localhost/api/cart';
const line = (n: number, quantity: number): CartItem => ({
  id: `00000000-0000-4000-8000-00000000000${String(n)}`,
  productId: n,
  variantId: n * 10,
  productName: `Product ${String(n)}`,
  size: 'M',
  color: 'Pine',
  colorId: 'pine',
  colorCode: '#123456',
  quantity,
  price: 1_990,
  priceBefore: null,
  imageUrl: null,
  imageFile: null,
  availableStock: 9,
  withdrawn: false,
});
const idOf = (n: number) => line(n, 1).id;
const shown = (cart: Cart) => cart.items.map(({ productId, quantity }) => [productId, quantity]);
/** In the API's format. */
const sends = (shown: Cart) => HttpResponse.json(z.encode(cart, shown));
const refusal = (code: string, status: number, details?: object) =>
  HttpResponse.json({ code, message: code, requestId: 'r', details }, { status });

beforeEach(() => {
  server.listen({ onUnhandledFrame: 'error' });
  configureApi({ sessionId: sessionIds.current });
});
afterEach(() => {
  server.resetHandlers();
  server.close();
  resetApiConfig();
  sessionIds.forget();
  report.mockReset();
});

/** A store with lines 1 (×2) and 2 (×1). */
function filled() {
  const store = createCartStore({ report });
  store.getState().replace(cartOf([line(1, 2), line(2, 1)]));
  return store;
}

test('a visitor without an id has an empty cart, and no call is made for it', async () => {
  const store = createCartStore({ report });
  await store.getState().load();
  expect(store.getState()).toMatchObject({ status: 'ready', cart: emptyCart });
  expect(sessionIds.current()).toBeNull();
});

test('the first add creates the session id, shows the answer and emits its events', async () => {
  const events: unknown[] = [];
  const leave = [
    cartEvents.on('cart:added', (payload) => events.push(payload)),
    cartEvents.on('cart:changed', (payload) => events.push(payload)),
  ];
  let session: string | null = null;
  server.use(
    http.post(`${at}/add`, ({ request }) => {
      session = request.headers.get('x-session-id');
      return sends(cartOf([line(1, 2)]));
    }),
  );
  const store = createCartStore({ report });
  await store.getState().add({ productId: 1, variantId: 10, quantity: 2, productName: 'Product 1' });
  for (const stop of leave) stop();
  expect(session).toMatch(/^[0-9a-f]{32}$/);
  expect(session).toBe(sessionIds.current());
  expect(unitsInCart(store.getState().cart.items, 10)).toBe(2);
  expect(events).toEqual([{ totalItems: 2 }, { variantId: 10, quantity: 2, productName: 'Product 1' }]);
});

test('an addition opens the cart if its caller still wants that; old callers open it themselves', async () => {
  const opened: unknown[] = [];
  const stop = cartEvents.on('cart:open', (payload) => opened.push(payload));
  const asked = jest.fn(() => false);
  server.use(http.post(`${at}/add`, () => sends(cartOf([line(1, 2)]))));
  const store = createCartStore({ report });
  const addition = { productId: 1, variantId: 10, quantity: 2, productName: 'Product 1' };
  await store.getState().add(addition);
  await store.getState().add({ ...addition, opensCart: asked });
  expect(asked).toHaveBeenCalledTimes(1);
  expect(opened).toEqual([]);
  await store.getState().add({ ...addition, opensCart: () => true });
  expect(opened).toEqual([{ upToDate: true }]);
  stop();
});

test('a failed addition does not open the cart; a cart from before a sign-out is not marked as up to date', async () => {
  const opened: unknown[] = [];
  const stop = cartEvents.on('cart:open', (payload) => opened.push(payload));
  server.use(
    http.post(`${at}/add`, () => refusal('UNAVAILABLE', 503), { once: true }),
    http.post(`${at}/add`, () => sends(cartOf([line(1, 2)]))),
  );
  const store = createCartStore({ report });
  const addition = {
    productId: 1,
    variantId: 10,
    quantity: 2,
    productName: 'Product 1',
    opensCart: () => true,
  };
  await expect(store.getState().add(addition)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  expect(opened).toEqual([]);
  const added = store.getState().add(addition);
  store.getState().reset();
  await added;
  expect(opened).toEqual([{ upToDate: false }]);
  stop();
});

test('a change of quantity is shown at once, with sums, and confirmed', async () => {
  server.use(http.put(`${at}/update/:id`, () => sends(cartOf([line(1, 5), line(2, 1)]))));
  const store = filled();
  const change = store.getState().update(idOf(1), { quantity: 5 });
  expect(store.getState().cart).toMatchObject({ totalItems: 6, subtotal: 11_940 });
  expect([...store.getState().pendingItems]).toEqual([idOf(1)]);
  await change;
  expect(store.getState().pendingItems.size).toBe(0);
  expect(shown(store.getState().cart)).toEqual([
    [1, 5],
    [2, 1],
  ]);
});

test('a refused change is rolled back alone; other changes stay', async () => {
  server.use(
    http.put(`${at}/update/:id`, () => refusal('INSUFFICIENT_STOCK', 409, { variantId: 10, available: 3 })),
    http.delete(`${at}/remove/:id`, () => sends(cartOf([line(1, 2)]))),
  );
  const store = filled();
  const refused = store.getState().update(idOf(1), { quantity: 9 });
  const removed = store.getState().remove(idOf(2));
  expect(shown(store.getState().cart)).toEqual([[1, 9]]);
  await expect(refused).rejects.toMatchObject({ code: 'INSUFFICIENT_STOCK', available: 3 });
  expect(shown(store.getState().cart)).toEqual([[1, 2]]);
  await removed;
  expect(shown(store.getState().cart)).toEqual([[1, 2]]);
  expect(report).not.toHaveBeenCalled();
});

test('failures are reported by name with their cause, callers get the error of the call', async () => {
  server.use(
    http.get(at, () => refusal('INTERNAL', 500)),
    http.delete(`${at}/remove/:id`, () => HttpResponse.error()),
  );
  sessionIds.ensure();
  const store = filled();
  await expect(store.getState().remove(idOf(2))).rejects.toMatchObject({ code: 'NETWORK' });
  expect(store.getState().cart.totalItems).toBe(3);
  await store.getState().load();
  expect(store.getState()).toMatchObject({ status: 'error', error: { code: 'INTERNAL' } });
  expect(report.mock.calls.map(([error]) => (error as Error).message)).toEqual([
    'Remove failed',
    'Fetch cart failed',
  ]);
});

test('a removal can be undone for a while', async () => {
  let added: unknown;
  server.use(
    http.delete(`${at}/remove/:id`, () => sends(cartOf([line(1, 2)]))),
    http.post(`${at}/add`, async ({ request }) => {
      added = await request.json();
      return sends(cartOf([line(1, 2), line(2, 1)]));
    }),
  );
  const store = filled();
  await store.getState().remove(idOf(2));
  expect(store.getState().removed?.item.productName).toBe('Product 2');
  await store.getState().undoRemove();
  expect(added).toEqual({ productId: 2, variantId: 20, quantity: 1 });
  expect(store.getState().removed).toBeNull();
  expect(store.getState().cart.totalItems).toBe(3);
});

test('an undo that failed can be tried again', async () => {
  server.use(
    http.delete(`${at}/remove/:id`, () => sends(cartOf([line(1, 2)]))),
    http.post(`${at}/add`, () => refusal('UNAVAILABLE', 503), { once: true }),
    http.post(`${at}/add`, () => sends(cartOf([line(1, 2), line(2, 1)]))),
  );
  const store = filled();
  await store.getState().remove(idOf(2));
  await expect(store.getState().undoRemove()).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  expect(store.getState().removed?.item.productName).toBe('Product 2');
  await store.getState().undoRemove();
  expect(store.getState().removed).toBeNull();
  expect(store.getState().cart.totalItems).toBe(3);
});

test('an answer that arrives after sign-out does not restore the old cart', async () => {
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  server.use(
    http.get(at, async () => {
      await held;
      return sends(cartOf([line(1, 2)]));
    }),
  );
  let token: string | null = 't';
  configureApi({ token: () => token });
  const store = createCartStore({ report });
  const load = store.getState().load();
  token = null;
  store.getState().reset();
  await store.getState().load();
  answer();
  await load;
  expect(store.getState()).toMatchObject({ status: 'ready', cart: emptyCart });
});

test('a load that is refused because the session has ended is not reported as a failure of the cart', async () => {
  server.use(http.get(at, () => refusal('UNAUTHENTICATED', 401)));
  let token: string | null = 't';
  const store = createCartStore({ report });
  configureApi({
    token: () => token,
    renew: () => Promise.resolve(null),
    onSessionLost: () => {
      token = null;
      store.getState().reset();
    },
  });
  await store.getState().load();
  expect(report).not.toHaveBeenCalled();
  expect(store.getState()).toMatchObject({ status: 'unknown', error: null });
});

test('concurrent loads share one call', async () => {
  let calls = 0;
  server.use(http.get(at, () => ((calls += 1), sends(emptyCart))));
  sessionIds.ensure();
  const store = createCartStore({ report });
  await Promise.all([store.getState().load(), store.getState().load()]);
  expect(calls).toBe(1);
});

test('a foreign value in storage is not used as a session id', () => {
  localStorage.setItem('rop.session', 'not json');
  expect(sessionIds.current()).toBeNull();
  browserStorage.write('rop.session', 'ABC');
  expect(sessionIds.current()).toBeNull();
  expect(sessionIds.ensure()).toMatch(/^[0-9a-f]{32}$/);
});
