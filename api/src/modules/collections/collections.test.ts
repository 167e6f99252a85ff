import { beforeAll, expect, test } from '@jest/globals';
import { fitsRule, type CollectionRule } from '@ritual/shared/kernel';
import { sql } from '../../db/drizzle.ts';
import { newPerson } from '../../testing/people.ts';
import { setUpTestStore } from '../../testing/set-up.ts';
import { putOnStaff } from '../staff/repository.ts';

const store = setUpTestStore();
let token: string;
beforeAll(async () => {
  const member = await newPerson(store);
  token = member.token;
  await putOnStaff(store.database.db, (await store.call('me', { token })).body.id, 'catalog');
});

const noRule = {
  ...{ gender: null, categories: [], onSale: false, limited: false, isNew: false },
  ...{ priceFrom: null, priceTo: null },
};
const body = (slug: string, more: object = {}) => ({
  ...{ title: 'A', description: null, slug, rule: null, products: [], hidden: false },
  ...{ from: null, until: null, inMenu: false, ...more },
});
const create = (slug: string, more: object = {}) =>
  store.call('createCollection', { token, body: body(slug, more) });
const idsIn = async (collection: string) =>
  (await store.call('listProducts', { query: { collection, limit: '120' } })).body.map(({ id }) => id);

test.each([
  { gender: 'MALE', onSale: true },
  { limited: true },
  { isNew: true },
  { categories: ['Sports Bras', 'Sets'], priceFrom: 40, priceTo: 90 },
])('the index chooses by %j what the rule of the kernel says', async (change) => {
  const slug = `rule-${Object.keys(change).join('-').toLowerCase()}`;
  expect((await create(slug, { rule: { ...noRule, ...change } })).status).toBe(201);
  const { body: all } = await store.call('listProducts', { query: { limit: '120' } });
  const cents = (dollars: unknown) => (typeof dollars === 'number' ? dollars * 100 : null);
  const rule = { ...noRule, ...change };
  const asked = { ...rule, priceFrom: cents(rule.priceFrom), priceTo: cents(rule.priceTo) } as CollectionRule;
  const fitting = all.filter((product) =>
    fitsRule(
      {
        ...product,
        price: Math.round(Number(product.price) * 100),
        compareAtPrice:
          product.compareAtPrice === null ? null : Math.round(Number(product.compareAtPrice) * 100),
      },
      asked,
      Date.now(),
    ),
  );
  expect(fitting).not.toEqual([]);
  expect(await idsIn(slug)).toEqual(fitting.map(({ id }) => id));
});

test('products follow another address in the index; a deleted collection takes no product with it', async () => {
  const { body: made } = await create('moved-from', { products: [105, 104] });
  expect(await idsIn('moved-from')).toEqual([105, 104]);
  const params = { id: made.id };
  await store.call('updateCollection', {
    ...{ token, params },
    body: { ...body('moved-to', { products: [105, 104] }), version: 1 },
  });
  expect(await idsIn('moved-to')).toEqual([105, 104]);
  expect(await idsIn('moved-from')).toEqual([105, 104]);
  expect((await store.call('deleteCollection', { token, params })).status).toBe(204);
  expect((await store.call('getProduct', { params: { id: 104 } })).status).toBe(200);
  const { rows } = await store.database.db.execute(sql`
    select (select count(*)::int from collection_products where slug like 'moved-%')
      + (select count(*)::int from collection_addresses) as left`);
  expect(rows).toEqual([{ left: 0 }]);
});

test('of two that want one address at once one gets it', async () => {
  const results = await Promise.all([create('wanted'), create('wanted')]);
  expect(results.map(({ status }) => status).toSorted()).toEqual([201, 409]);
});

test('each change is one entry of the log, and one that changes nothing is none', async () => {
  const { body: made } = await create('logged', { products: [101] });
  const params = { id: made.id };
  const change = { ...body('logged', { title: 'B', products: [101] }), version: 1 };
  await store.call('updateCollection', { token, params, body: change });
  await store.call('updateCollection', { token, params, body: { ...change, version: 2 } });
  const { rows } = await store.database.db.execute(sql`
    select action, fields from audit_entries
    where subject_type = 'collection' and subject_id = ${String(made.id)} order by id`);
  expect(rows).toMatchObject([
    { action: 'collection.create' },
    { action: 'collection.update', fields: ['title'] },
  ]);
});

test('what was kept of a deleted collection comes back, also when the table has got a column since', async () => {
  const { body: made } = await create('kept-before', { products: [105] });
  const given = { token, params: { id: made.id } };
  await store.call('deleteCollection', given);
  // As the release before the column has kept it.
  await store.database.db.execute(
    sql`update deleted_collections set body = body #- '{row,in_menu}' where id = ${made.id}`,
  );
  const { status, body: back } = await store.call('restoreCollection', given);
  expect([status, back.inMenu, back.version]).toEqual([200, false, 2]);
  expect(await idsIn('kept-before')).toEqual([105]);
});
