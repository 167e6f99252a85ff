import { beforeEach, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { headers } from '@ritual/shared/contract';
import { policy } from '@ritual/shared/kernel';
import { sql } from '../../db/drizzle.ts';
import { newPerson, newSessionId } from '../../testing/people.ts';
import { setStock } from '../../testing/stock.ts';
import { setUpTestStore } from '../../testing/set-up.ts';

const store = setUpTestStore();
let session: string;
beforeEach(() => {
  session = newSessionId();
});

const add = (variantId: number, quantity: unknown = 1, productId = Math.floor(variantId / 100)) =>
  store.call('addToCart', { session, body: { productId, variantId, quantity } });
const update = (cartItemId: string, body: object) =>
  store.call('updateCartItem', { session, params: { cartItemId }, body });
const cart = async () => (await store.call('getCart', { session })).body;

test('a visitor has an empty cart until something is added; every change answers with the whole cart', async () => {
  expect(await cart()).toEqual({ items: [], totalItems: 0, subtotal: 0, total: 0 });
  await add(10101, 2);
  const { body } = await add(10201, 1);
  expect(body).toMatchObject({ totalItems: 3, items: [{ productId: 101, quantity: 2, size: 'XS' }, {}] });
  expect(body.items[0]).toMatchObject({
    ...{ color: 'Pine', colorId: 'pine', price: 98, priceBefore: null, availableStock: 18, withdrawn: false },
    imageUrl: '/media/960/ascend-high-rise-legging-w-pine-front.webp',
  });
  expect(body).toEqual(await cart());
});

test('adding the same variant again adds up, as far as there are units', async () => {
  await setStock(store, 10102, 3);
  await add(10102, 2);
  const tooMany = await add(10102, 2);
  expect([tooMany.status, tooMany.body.code, tooMany.body.available]).toEqual([409, 'INSUFFICIENT_STOCK', 3]);
  expect((await add(10102, 1)).body.items[0]?.quantity).toBe(3);
});

test('parallel adds of one cart all count', async () => {
  await setStock(store, 10103, 50);
  const answers = await Promise.all([1, 2, 3, 4, 5, 6].map(() => add(10103, 2)));
  expect(answers.every(({ status }) => status === 200)).toBe(true);
  expect((await cart()).totalItems).toBe(12);
});

test('quantities that are none, and products that do not fit, are refused', async () => {
  for (const quantity of [0, -1, 1e9, 1.5, 'x', null]) {
    const { status, body } = await add(10101, quantity);
    expect([quantity, status, body.code]).toEqual([quantity, 400, 'VALIDATION_FAILED']);
  }
  expect((await add(10101, 1, 102)).body.code).toBe('PRODUCT_NOT_FOUND');
  expect((await add(99999, 1, 101)).body.code).toBe('PRODUCT_NOT_FOUND');
  expect(await cart()).toMatchObject({ items: [] });
});

test('a line changes its quantity, size and colour', async () => {
  await setStock(store, 10105, 9);
  const line = (await add(10101, 1)).body.items[0]?.id ?? '';
  expect((await update(line, { quantity: 4 })).body.items).toMatchObject([{ id: line, quantity: 4 }]);
  const moved = await update(line, { quantity: 2, variantId: 10105 });
  expect(moved.body.items).toMatchObject([{ id: line, variantId: 10105, quantity: 2 }]);
  await add(10101, 3);
  const joined = await update(line, { quantity: 1, variantId: 10101 });
  expect(joined.body.items).toMatchObject([{ id: line, variantId: 10101, quantity: 4 }]);
  const otherProduct = await update(line, { quantity: 1, variantId: 10201 });
  expect(otherProduct.body.details?.fields?.[0]?.path).toBe('variantId');
  expect((await update(line, { quantity: 0 })).status).toBe(400);
  expect((await update(line, { quantity: 99 })).body.code).toBe('INSUFFICIENT_STOCK');
});

test('lines of other carts do not exist', async () => {
  const line = (await add(10101, 1)).body.items[0]?.id ?? '';
  const stranger = await newPerson(store);
  const params = { cartItemId: line };
  for (const who of [{ token: stranger.token }, { session: newSessionId() }]) {
    const removed = await store.call('removeCartItem', { ...who, params });
    expect([removed.status, removed.body.code]).toEqual([404, 'CART_ITEM_NOT_FOUND']);
    const changed = await store.call('updateCartItem', { ...who, params, body: { quantity: 2 } });
    expect(changed.status).toBe(404);
  }
  expect((await store.call('removeCartItem', { session, params })).body.items).toEqual([]);
});

test('a line whose price changed says so; one whose product was withdrawn stays and is marked', async () => {
  await add(10801, 1);
  await add(10701, 1);
  await store.database.db.execute(sql`update products set price_cents = price_cents + 500 where id = 108`);
  await store.database.db.execute(sql`update products set withdrawn_at = now() where id = 107`);
  const { items, subtotal } = await cart();
  expect(items[0]?.price).toBe((items[0]?.priceBefore ?? 0) + 5);
  expect(items[1]).toMatchObject({ withdrawn: true });
  expect(subtotal).toBe((items[0]?.price ?? 0) + (items[1]?.price ?? 0));
  const refused = await update(items[1]?.id ?? '', { quantity: 2 });
  expect([refused.body.code, refused.body.available]).toEqual(['INSUFFICIENT_STOCK', 0]);
});

test('a session id has one form', async () => {
  for (const bad of ['', 'ABCDEF0123456789ABCDEF0123456789', '0123', `${newSessionId()}0`]) {
    const { status, body } = await store.call('getCart', { headers: { 'x-session-id': bad } });
    expect([status, body.code]).toEqual([400, 'INVALID_SESSION_ID']);
  }
  expect((await store.call('getCart')).body.code).toBe('INVALID_SESSION_ID');
});

/** So many different items in the cart of a session or an account, each once. */
async function fill(count: number, owner: { session?: string; token?: string }) {
  const { body } = await store.call('getCart', owner);
  const column = owner.session ? sql`session_id = ${owner.session}` : sql`user_id is not null`;
  await store.database.db.execute(sql`
    insert into cart_items (cart_id, variant_id, quantity, added_price_cents)
    select c.id, v.id, 1, p.price_cents from variants v join products p on p.id = v.product_id
    cross join (select id from carts where ${column} order by created_at desc limit 1) c
    where p.withdrawn_at is null and v.on_hand - v.reserved > 0
      and v.id not in (select variant_id from cart_items i where i.cart_id = c.id)
    order by v.id limit ${count - body.items.length}`);
}

test('a cart holds no more different items than one order can have', async () => {
  await add(10101);
  await fill(policy.maxCartLines, { session });
  const items = (await cart()).items.map(({ variantId }) => variantId);
  expect(items).toHaveLength(policy.maxCartLines);
  const { rows } = await store.database.db.execute<{ id: number; product_id: number }>(sql`
    select v.id, v.product_id from variants v join products p on p.id = v.product_id
    where p.withdrawn_at is null and v.on_hand - v.reserved > 0 and v.id <> all(${sql.param(items)}::int[]) limit 1`);
  const [free] = rows;
  const refused = await add(free?.id ?? 0, 1, free?.product_id);
  expect([refused.status, refused.body.code]).toEqual([409, 'CART_FULL']);
  expect((await add(10101)).body.items[0]?.quantity).toBe(2);
});

test('the fullest cart can be paid, one that was merged beyond it cannot, and nothing of it is lost', async () => {
  const person = await newPerson(store);
  const { token, addressId } = person;
  await store.call('addToCart', { token, body: { productId: 101, variantId: 10101, quantity: 1 } });
  const checkout = () =>
    store.call('checkout', {
      ...{ token, body: { addressId } },
      headers: { [headers.idempotencyKey]: randomUUID() },
    });
  await fill(policy.maxCartLines + 1, { token });
  const refused = await checkout();
  expect([refused.status, refused.body.code]).toEqual([409, 'CART_FULL']);
  const { items } = (await store.call('getCart', { token })).body;
  expect(items).toHaveLength(policy.maxCartLines + 1);
  await store.call('removeCartItem', { token, params: { cartItemId: items.at(-1)?.id ?? '' } });
  const placed = await checkout();
  expect(placed.status).toBe(200);
  const lines = await store.stripe.checkout.sessions.listLineItems(placed.body.sessionId, { limit: 100 });
  expect(lines.data).toHaveLength(policy.maxCartLines + 1);
});
