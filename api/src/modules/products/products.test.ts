import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from '@jest/globals';
import { sql } from '../../db/drizzle.ts';
import { newPerson } from '../../testing/people.ts';
import { setUpTestStore } from '../../testing/set-up.ts';
import { stockOf, unbalancedVariants } from '../../testing/stock.ts';
import { putOnStaff } from '../staff/repository.ts';

const store = setUpTestStore();
let token: string;
beforeAll(async () => {
  const member = await newPerson(store);
  token = member.token;
  await putOnStaff(store.database.db, (await store.call('me', { token })).body.id, 'catalog');
});

const variant = (size: string, sku = `T-${randomUUID().slice(0, 8)}`) => ({
  ...{ color: 'pine', size, sku, gtin: null, weightGrams: null, cost: null },
});
const body = (more: object = {}) => ({
  ...{ name: 'Quixotic Wrap', description: 'A wrap.', details: [], price: 64.5, compareAtPrice: null },
  ...{ gender: 'FEMALE', categories: ['Wraps'], limited: false, releasedAt: '2026-01-05T14:00:00Z' },
  ...{ fitNote: null, keywords: '', setOf: [], fiberContent: null, originCountry: null },
  ...{ variants: [variant('M')], ...more },
});
const create = (more: object = {}) => store.call('createProduct', { token, body: body(more) });
const become = (id: number, state: string, version: number) =>
  store.call('setProductState', { token, params: { id }, body: { state, version } });
const stock = (id: number, changes: readonly object[], callId = randomUUID()) =>
  store.call('changeStock', { token, params: { id }, body: { id: callId, reason: 'Count', changes } });

/** Whether each question of shoppers tells of a product of the category Wraps. */
async function seenBy(id: number) {
  const of = async (list: Promise<{ body: unknown }>) =>
    JSON.stringify((await list).body).includes('Quixotic Wrap');
  const page = { from: '2026-01-01T00:00:00Z', to: '2026-02-01T00:00:00Z', size: '60' };
  const sitemap = await store.call('sitemapProducts', { query: { size: '500' } });
  return {
    list: await of(store.call('listProducts', { query: { category: 'Wraps' } })),
    named: await of(store.call('listProducts', { query: { id: [String(id)] } })),
    search: await of(store.call('search', { query: { q: 'quixotic' } })),
    suggestions: await of(store.call('suggestions', { query: { q: 'quixotic' } })),
    newest: await of(store.call('newProducts', { query: page })),
    facets: (await store.call('facets')).body.category.some(({ value }) => value === 'Wraps'),
    sitemap: sitemap.body.content.some((each) => each.id === id),
    product: (await store.call('getProduct', { params: { id } })).status === 200,
    related: await of(store.call('relatedProducts', { params: { id: 101 } })),
  };
}
const nowhere = {
  ...{ list: false, named: false, search: false, suggestions: false, newest: false, facets: false },
  ...{ sitemap: false, product: false, related: false },
};

test('no question of a shopper tells of a draft, one that is not released, or one that is withdrawn', async () => {
  const { body: made } = await create();
  expect(await seenBy(made.id)).toEqual(nowhere);
  // As the release before asks, which knows of no drafts.
  const { rows } = await store.database.db.execute(
    sql`select withdrawn_at is not null as hidden, published_at from products where id = ${made.id}`,
  );
  expect(rows).toEqual([{ hidden: true, published_at: null }]);
  const { body: published } = await become(made.id, 'PUBLISHED', made.version);
  const { related: _, ...everywhere } = await seenBy(made.id);
  expect(Object.values(everywhere)).toEqual(Object.values(everywhere).map(() => true));
  const later = {
    releasedAt: new Date(Date.now() + 86_400_000).toISOString(),
    variants: made.variants.map(({ size, sku }) => variant(size, sku)),
  };
  const { body: coming } = await store.call('updateProduct', {
    ...{ token, params: { id: made.id }, body: { ...body(later), version: published.version } },
  });
  expect(await seenBy(made.id)).toEqual(nowhere);
  await become(made.id, 'WITHDRAWN', coming.version);
  expect(await seenBy(made.id)).toEqual(nowhere);
});

test('what was there before the migration is published, and a draft cannot be shown by half', async () => {
  const { db } = store.database;
  const { rows } = await db.execute(
    sql`select count(*)::int as drafts from products where id < 1000 and (published_at is null or version <> 1)`,
  );
  expect(rows).toEqual([{ drafts: 0 }]);
  const { body: made } = await create();
  const half = db.execute(sql`update products set withdrawn_at = null where id = ${made.id}`);
  await expect(half).rejects.toThrow();
});

test('of two counts at once one is right; a call that is made twice moves once; the ledger adds up', async () => {
  const { body: made } = await create({ variants: [variant('S'), variant('M')] });
  const [small, medium] = made.variants;
  const count = { variantId: small?.id, kind: 'count', expected: 0, counted: 7 };
  const both = await Promise.all([stock(made.id, [count]), stock(made.id, [{ ...count, counted: 9 }])]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const callId = randomUUID();
  const more = [{ variantId: medium?.id, kind: 'difference', units: 4 }];
  const repeated = await Promise.all([stock(made.id, more, callId), stock(made.id, more, callId)]);
  expect(repeated.map(({ status }) => status)).toEqual([200, 200]);
  expect(await stockOf(store, medium?.id ?? 0)).toMatchObject({ on_hand: 4 });
  // All or nothing: the second one would be below zero.
  const few = [
    { variantId: small?.id, kind: 'difference', units: 1 },
    { variantId: medium?.id, kind: 'difference', units: -5 },
  ];
  expect((await stock(made.id, few)).body).toMatchObject({
    ...{ code: 'STOCK_RESERVED', details: { variantId: medium?.id, onHand: 4, reserved: 0 } },
  });
  expect(await unbalancedVariants(store.database.db)).toEqual([]);
  const { rows } = await store.database.db.execute(sql`
    select kind, units, note, call_id = ${callId} as same from stock_moves where variant_id = ${medium?.id ?? 0}`);
  expect(rows).toEqual([{ kind: 'adjustment', units: 4, note: 'Count', same: true }]);
});

test('of two products that are made at once with one SKU one is made', async () => {
  const sku = `T-${randomUUID()}`;
  const both = await Promise.all([1, 2].map(() => create({ variants: [variant('M', sku)] })));
  expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  expect(both.map(({ body: { code } }) => code as unknown)).toContain('SKU_TAKEN');
  // Two may have the same name: each has an address of its own.
  const named = { name: 'Twin Wrap' };
  const twins = await Promise.all([create({ ...named, variants: [variant('S')] }), create(named)]);
  expect(twins.map(({ status }) => status)).toEqual([201, 201]);
  expect(twins.map(({ body: { slug } }) => slug)).toContain('twin-wrap');
});

test('of two editors at once one saves, and the other gets the whole product as it is now', async () => {
  const { body: made } = await create();
  const save = (name: string) =>
    store.call('updateProduct', { token, params: { id: made.id }, body: { ...body({ name }), version: 1 } });
  const both = await Promise.all([save('One'), save('Other')]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const { body: now } = await store.call('getAdminProduct', { token, params: { id: made.id } });
  const refused = both.find(({ status }) => status === 409)?.body as unknown as {
    readonly details: { readonly current: unknown };
  };
  expect(refused.details.current).toEqual(now);
});
