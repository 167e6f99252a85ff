import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from '@jest/globals';
import { addDays, storeDay, storeMoment } from '@ritual/shared/kernel';
import { sql } from '../../db/drizzle.ts';
import { fillCart, newPerson } from '../../testing/people.ts';
import { setUpTestStore } from '../../testing/set-up.ts';
import { putOnStaff } from '../staff/repository.ts';
import { applySales } from './apply-sales.ts';

const store = setUpTestStore();
const today = storeDay(new Date());
const [first, last] = [addDays(today, 3), addDays(today, 5)];
const noon = (day: string) => storeMoment(day, '12:00');
let token: string;
beforeAll(async () => {
  const member = await newPerson(store);
  token = member.token;
  await putOnStaff(store.database.db, (await store.call('me', { token })).body.id, 'catalog');
});

/** A published product for $98.00 with one unit of one variant. */
async function made() {
  const body = {
    ...{
      name: 'Sale Top',
      description: 'A top.',
      details: [],
      price: 98,
      compareAtPrice: null,
      limited: false,
    },
    ...{
      gender: 'FEMALE',
      categories: ['Tops'],
      releasedAt: '2026-01-05T14:00:00Z',
      fitNote: null,
      keywords: '',
    },
    ...{ setOf: [], fiberContent: null, originCountry: null },
    variants: [{ color: 'pine', size: 'M', sku: randomUUID(), gtin: null, weightGrams: null, cost: null }],
  };
  const { body: draft } = await store.call('createProduct', { token, body });
  const params = { id: draft.id };
  await store.call('setProductState', { token, params, body: { state: 'PUBLISHED', version: 1 } });
  await store.database.db.execute(sql`update variants set on_hand = 5 where product_id = ${draft.id}`);
  return { params, variantId: draft.variants[0]?.id ?? 0 };
}
type Params = Awaited<ReturnType<typeof made>>['params'];
const read = async (params: Params) => (await store.call('getAdminProduct', { token, params })).body;
const put = async (params: Params, sale: object | null) => {
  const { version } = await read(params);
  return store.call('setProductSale', { token, params, body: { sale, version } });
};
const planned = { price: 80, firstDay: first, lastDay: last };
const pass = (day: string) => applySales(store.app.deps, noon(day));

test('a sale begins and ends by itself, once, and all who ask see one price', async () => {
  const { params, variantId } = await made();
  expect((await put(params, planned)).body).toMatchObject({
    price: 98,
    sale: { ...planned, state: 'PLANNED' },
  });
  const shopper = await newPerson(store);
  await fillCart(store, shopper.token, variantId, 1);
  const asked = async () => {
    const { body: product } = await store.call('getProduct', { params });
    const { body: cards } = await store.call('listProducts', { query: { id: [String(params.id)] } });
    const { body: cart } = await store.call('getCart', { token: shopper.token });
    return [
      [product.price, product.compareAtPrice],
      ...cards.map(({ price, compareAtPrice }) => [price, compareAtPrice]),
      cart.items.map(({ price }) => price),
    ];
  };
  await pass(addDays(first, -1));
  expect(await asked()).toEqual([[98, null], [98, null], [98]]);
  await Promise.all([pass(first), pass(first)]);
  expect(await asked()).toEqual([[80, 98], [80, 98], [80]]);
  await pass(last);
  expect((await read(params)).sale).toMatchObject({ state: 'RUNNING', before: { price: 98 } });
  await Promise.all([pass(addDays(last, 1)), pass(addDays(last, 1))]);
  expect(await asked()).toEqual([[98, null], [98, null], [98]]);
  const { sale, prices = [] } = await read(params);
  expect(sale).toMatchObject({ state: 'ENDED' });
  const history = prices.map(({ price, compareAtPrice, offered }) => [price, compareAtPrice, offered]);
  expect(history).toEqual([
    [98, null, true],
    [80, 98, true],
    [98, null, true],
    [98, null, false],
  ]);
});

test('after a standstill a sale that is over was never, and one that ran is ended', async () => {
  const [missed, ran] = [await made(), await made()];
  await put(missed.params, planned);
  await put(ran.params, { ...planned, firstDay: today });
  expect(await read(ran.params)).toMatchObject({ price: 80, compareAtPrice: 98 });
  await pass(addDays(last, 9));
  expect(await read(missed.params)).toMatchObject({ price: 98, sale: { state: 'MISSED' } });
  expect(await read(ran.params)).toMatchObject({ price: 98, compareAtPrice: null, sale: { state: 'ENDED' } });
});

test('what the staff has changed during a sale stays; one who has not seen its beginning is told', async () => {
  const { params } = await made();
  const { version } = (await put(params, { ...planned, firstDay: today })).body;
  const price = (body: object) => store.call('setProductPrice', { token, params, body });
  const late = await price({ price: 90, compareAtPrice: null, version: version - 1 });
  expect([late.status, late.body.code]).toEqual([409, 'PRODUCT_CHANGED']);
  expect((await price({ price: 75, compareAtPrice: 98, version })).status).toBe(200);
  await pass(addDays(last, 1));
  expect(await read(params)).toMatchObject({ price: 75, compareAtPrice: 98, sale: { state: 'KEPT' } });
});

test('a sale that runs is changed and ended, a planned one taken back; each is in the log once', async () => {
  const { params } = await made();
  await put(params, { ...planned, firstDay: today });
  expect((await put(params, { ...planned, price: 70, firstDay: today })).body).toMatchObject({
    ...{ price: 70, compareAtPrice: 98, sale: { before: { price: 98 } } },
  });
  expect((await put(params, null)).body).toMatchObject({ price: 98, compareAtPrice: null, sale: null });
  await put(params, planned);
  const again = await put(params, planned);
  expect(again.status).toBe(200);
  await put(params, null);
  const noted = (await read(params)).changes.filter(({ action }) => action === 'product.sale');
  expect(noted.map(({ fields }) => fields.find(({ name }) => name === 'sale')?.is)).toEqual([
    '',
    `80.00, ${first} to ${last}`,
    '',
    `70.00, ${today} to ${last}`,
    `80.00, ${today} to ${last}`,
  ]);
});

test('the demo products have had their price since they were made', async () => {
  const { rows } = await store.database.db.execute(sql`
    select count(*)::int as wrong from products p where id < 1000 and not exists (
      select from product_prices h where h.product_id = p.id and h.at = p.created_at
        and h.price_cents = p.price_cents and h.offered)`);
  expect(rows).toEqual([{ wrong: 0 }]);
});
