import { brotliDecompressSync } from 'node:zlib';
import { beforeEach, expect, test } from '@jest/globals';
import { headers } from '@ritual/shared/contract';
import { policy } from '@ritual/shared/kernel';
import { sql } from '../../db/drizzle.ts';
import { seedGenerated } from '../../prepare/seed/generated.ts';
import { newPerson, newSessionId } from '../../testing/people.ts';
import { setUpTestStore } from '../../testing/set-up.ts';
import { saveAll } from '../../testing/wishlists.ts';
import { visible } from '../catalog/products/products.repository.ts';

const store = setUpTestStore();
let session: string;
beforeEach(() => {
  session = newSessionId();
});

const save = (productId: number) => store.call('saveProduct', { session, params: { productId } });
const unsave = (productId: number) => store.call('unsaveProduct', { session, params: { productId } });
const wishlist = async () => (await store.call('getWishlist', { session })).body;
const cards = async () => (await store.call('getWishlistProducts', { session })).body.products;
const idsOf = ({ entries }: { entries: readonly { productId: number }[] }) =>
  entries.map(({ productId }) => productId);
const run = (statement: ReturnType<typeof sql>) => store.database.db.execute(statement);

test('a visitor has an empty wishlist until something is saved; every change answers with the whole one', async () => {
  expect([await wishlist(), await cards()]).toEqual([{ entries: [] }, []]);
  await save(103);
  await save(101);
  const { body } = await save(102);
  expect(idsOf(body)).toEqual([102, 101, 103]);
  expect(body).toEqual(await wishlist());
  expect(idsOf((await unsave(101)).body)).toEqual([102, 103]);
});

test('saving again keeps the date and the place', async () => {
  const before = (await save(101)).body.entries[0];
  await save(102);
  const { body } = await save(101);
  expect(idsOf(body)).toEqual([102, 101]);
  expect(body.entries[1]).toEqual(before);
});

test('to remove what is not saved is no error, and begins no wishlist', async () => {
  expect((await unsave(101)).body).toEqual({ entries: [] });
  const { rows } = await run(sql`select 1 from wishlists where session_id = ${session}`);
  expect(rows).toEqual([]);
});

test('the cards are those of lists, in the order of the wishlist', async () => {
  for (const productId of [102, 104, 101]) await save(productId);
  const listed = await store.call('listProducts', { query: { id: ['101', '104', '102'] } });
  expect(await cards()).toEqual(listed.body);
});

test('the cards are sent compressed where the client accepts it, and are not cached', async () => {
  for (const productId of [101, 102]) await save(productId);
  const ask = (encoding: string) =>
    store.app.server.inject({
      url: '/api/wishlist/products',
      headers: { [headers.sessionId]: session, 'accept-encoding': encoding },
    });
  const [plain, packed] = [await ask('gzip'), await ask('gzip, br')];
  expect(packed.headers).toMatchObject({ 'content-encoding': 'br', 'cache-control': 'no-store' });
  expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(plain.body);
});

test('a product that is hidden shows no card, can be removed, and is there again when it is sold again', async () => {
  await save(108);
  await save(107);
  await run(sql`update products set withdrawn_at = now() where id = 108`);
  expect((await cards()).map(({ id }) => id)).toEqual([107]);
  expect(idsOf(await wishlist())).toEqual([107, 108]);
  await run(sql`update products set withdrawn_at = null where id = 108`);
  expect((await cards()).map(({ id }) => id)).toEqual([107, 108]);
  await run(sql`update products set withdrawn_at = now() where id = 108`);
  expect(idsOf((await unsave(108)).body)).toEqual([107]);
});

test('what is not sold, or not yet, is not saved, and begins no wishlist', async () => {
  await run(sql`update products set withdrawn_at = now() where id = 113`);
  await run(sql`update products set released_at = now() + interval '1 day' where id = 114`);
  for (const productId of [113, 114, 999_999]) {
    const { status, body } = await save(productId);
    expect([productId, status, body.code]).toEqual([productId, 404, 'PRODUCT_NOT_FOUND']);
  }
  const { rows } = await run(sql`select 1 from wishlists where session_id = ${session}`);
  expect(rows).toEqual([]);
});

test('a product that is deleted takes its entries along', async () => {
  for (const productId of [201, 202]) await save(productId);
  await run(sql`delete from products where id = 202`);
  expect(idsOf(await wishlist())).toEqual([201]);
  expect((await cards()).map(({ id }) => id)).toEqual([201]);
});

/** So many products that are sold, with the smallest ids. */
async function soldProducts(count: number): Promise<number[]> {
  await seedGenerated(store.database.db, count + 20, () => undefined);
  const { rows } = await store.database.db.execute<{ id: number }>(sql`
    select p.id from products p
    where ${visible} and exists (select from variants v where v.product_id = p.id)
    order by p.id limit ${count}`);
  expect(rows).toHaveLength(count);
  return rows.map(({ id }) => id);
}

test('a full wishlist takes no more until something is removed', async () => {
  const [more = 0, first = 0, ...rest] = await soldProducts(policy.maxSavedProducts + 1);
  await saveAll(store.database.db, { kind: 'visitor', sessionId: session }, [first, ...rest]);
  const before = await wishlist();
  expect(before.entries).toHaveLength(policy.maxSavedProducts);
  const { status, body } = await save(more);
  expect([status, body.code]).toEqual([409, 'WISHLIST_FULL']);
  expect(await save(first)).toMatchObject({ status: 200, body: before });
  await unsave(first);
  expect(idsOf((await save(more)).body)).toEqual([more, ...rest.toReversed()]);
});

test('in a full wishlist the oldest product that is not sold any more gives way', async () => {
  const [more = 0, another = 0, ...ids] = await soldProducts(policy.maxSavedProducts + 2);
  await saveAll(store.database.db, { kind: 'visitor', sessionId: session }, ids);
  const gone = ids[7] ?? 0;
  await run(sql`update products set withdrawn_at = now() where id = ${gone}`);
  const others = ids.filter((id) => id !== gone);
  expect(idsOf((await save(more)).body)).toEqual([more, ...others.toReversed()]);
  expect((await save(another)).body.code).toBe('WISHLIST_FULL');
  await run(sql`update products set withdrawn_at = null where id = ${gone}`);
});

test("a wishlist is its owner's alone", async () => {
  await save(101);
  const person = await newPerson(store);
  for (const who of [{ token: person.token }, { session: newSessionId() }]) {
    await store.call('unsaveProduct', { ...who, params: { productId: 101 } });
    expect((await store.call('getWishlist', who)).body).toEqual({ entries: [] });
    expect((await store.call('getWishlistProducts', who)).body).toEqual({ products: [] });
  }
  expect(idsOf(await wishlist())).toEqual([101]);
});
