import { beforeAll, beforeEach, expect, test } from '@jest/globals';
import { retention } from '@ritual/shared/kernel';
import { sql } from '../../db/drizzle.ts';
import { tidyUp } from '../../jobs/tidy-up.ts';
import { newPerson } from '../../testing/people.ts';
import { setUpTestStore } from '../../testing/set-up.ts';
import { putOnStaff } from '../staff/repository.ts';
import { noteMiss } from './misses.ts';

const store = setUpTestStore();
let token: string;
beforeAll(async () => {
  const member = await newPerson(store);
  token = member.token;
  await putOnStaff(store.database.db, (await store.call('me', { token })).body.id, 'catalog');
});
beforeEach(() => store.database.db.execute(sql`delete from search_misses`));

const browser = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/142.0 Safari/537.36';
const find = (q: string, headers: Readonly<Record<string, string>> = { 'user-agent': browser }) =>
  store.call('listProducts', { query: { q, limit: '60' }, headers });
const idsOf = async (q: string) => (await find(q)).body.map(({ id }) => id);
const misses = async () => (await store.call('getSearchTuning', { token })).body.misses;

test('a pinned product that is sold out or withdrawn stands where its words put it, until it is back', async () => {
  const usual = await idsOf('hoodie');
  const [first = 0, second = 0] = usual.slice(-2);
  const { db } = store.database;
  const made = await store.call('addPin', { token, body: { words: 'hoodie', products: [second, first] } });
  expect(made.status).toBe(201);
  expect((await idsOf('hoodies')).slice(0, 2)).toEqual([second, first]);
  await db.execute(sql`update variants set on_hand = 0 where product_id = ${second}`);
  expect((await idsOf('hoodie'))[0]).toBe(first);
  expect(await idsOf('hoodie')).toContain(second);
  await db.execute(sql`update products set withdrawn_at = now() where id = ${first}`);
  expect(await idsOf('hoodie')).toEqual(usual.filter((id) => id !== first));
  const pin = (await store.call('getSearchTuning', { token })).body.pins[0];
  expect(pin?.products).toMatchObject([
    { id: second, inStock: false, state: 'PUBLISHED' },
    { id: first, state: 'WITHDRAWN' },
  ]);
  await db.execute(sql`update products set withdrawn_at = null where id = ${first}`);
  await db.execute(sql`update variants set on_hand = 9 where product_id = ${second}`);
  expect((await idsOf('hoodie')).slice(0, 2)).toEqual([second, first]);
});

test('another process knows of a synonym with its next search', async () => {
  const { createCatalogIndex } = await import('../catalog/inverted-index/index.ts');
  const other = createCatalogIndex(store.database.db);
  const count = async () => (await other.current()).search(await other.parse('qxjumper'), 0).total;
  expect(await count()).toBe(0);
  await store.call('addSynonym', { token, body: { from: 'qxjumper', words: ['hoodie'] } });
  expect(await count()).toBeGreaterThan(0);
});

test.each([
  [{ 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }],
  [{ 'user-agent': 'node' }],
  [{ 'user-agent': browser, 'sec-purpose': 'prefetch;prerender' }],
])('a search is not counted with %j', async (headers) => {
  expect((await find('zzzzqqqq', headers as Readonly<Record<string, string>>)).body).toEqual([]);
  expect(await misses()).toEqual([]);
});

test('a day has so many words, known ones are counted on, and old days go', async () => {
  const { db } = store.database;
  await db.execute(sql`
    insert into search_misses (day, words) select current_date, 'w' || n from generate_series(1, 500) n`);
  await db.execute(sql`
    insert into search_misses (day, words) values
      (current_date - ${retention.searchMissDays}::int, 'qqkept'),
      (current_date - ${retention.searchMissDays}::int - 1, 'qqold')`);
  for (const q of ['zzzzqqqq', 'w7']) {
    await noteMiss(
      store.app.deps,
      { q, collection: undefined, gender: [], category: [], size: [], color: [], offset: 0 },
      { headers: { 'user-agent': browser } },
    );
  }
  await tidyUp(db);
  const { rows } = await db.execute<{ words: string; count: number }>(sql`
    select words, count from search_misses where words like 'qq%' or count > 1 order by words`);
  expect(rows).toEqual([
    { words: 'qqkept', count: 1 },
    { words: 'w7', count: 2 },
  ]);
});
