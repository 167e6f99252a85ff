import { beforeAll, expect, test } from '@jest/globals';
import type { Db } from '../../../db/client.ts';
import { sql } from '../../../db/drizzle.ts';
import { seedGenerated } from '../../../prepare/seed/generated.ts';
import { setUpTestDatabase } from '../../../testing/set-up.ts';
import { createBestSellers, type BestSellers } from './best-sellers.ts';
import { createCatalogIndex, type CatalogIndex } from '../inverted-index/index.ts';
import { listProducts, newProducts, type Catalog } from './service.ts';

const database = setUpTestDatabase();
let index: CatalogIndex;
beforeAll(async () => {
  await seedGenerated(database.db, 2000, () => undefined);
  await database.db.execute(sql`update products set released_at = now() - interval '1 day' * (id % 20 + 1)`);
  index = createCatalogIndex(database.db);
  await index.current();
});

/** The database, which notes how many rows each statement of some kind gave. */
function watched(kind: RegExp): { readonly db: Db; readonly rows: number[] } {
  const rows: number[] = [];
  const execute = async (query: Parameters<Db['execute']>[0]) => {
    const result = await database.db.execute(query);
    if (kind.test(JSON.stringify(query))) rows.push(result.rows.length);
    return result;
  };
  const db = new Proxy(database.db, {
    get: (target, name) => (name === 'execute' ? execute : Reflect.get(target, name)) as unknown,
  });
  return { db, rows };
}

/** What lists are answered from; each of the cards is the product's id. */
const catalogOf = (db: Db, bestSellers: BestSellers): Catalog => ({
  ...{ db, index, bestSellers },
  cards: (ids) => Promise.resolve(ids.map(String)),
});

const day = 86_400_000;
const period = () => ({
  from: new Date(Date.now() - 40 * day).toISOString(),
  to: new Date(Date.now() + day).toISOString(),
});

test('what is in stock of a period is looked for until the page is full', async () => {
  const { db, rows } = watched(/on_hand > v\.reserved/);
  const catalog = catalogOf(db, createBestSellers(db));
  const ask = (page: number, size: number) =>
    newProducts(catalog, { ...period(), page, size, sort: 'price,asc', inStock: true });

  const first = await ask(0, 12);
  expect([first.cards.length, first.last]).toEqual([12, false]);
  expect(rows.reduce((sum, count) => sum + count, 0)).toBeLessThan(200);

  // Pages join up to what one statement says.
  const { rows: all } = await database.db.execute<{ id: number }>(sql`
    select p.id from products p where withdrawn_at is null
      and exists (select from variants v where v.product_id = p.id and v.on_hand > v.reserved)
    order by p.price_cents, p.released_at desc, p.id desc`);
  const found: number[] = [];
  for (let page = 0; ; page += 1) {
    const { cards, last } = await ask(page, 60);
    found.push(...cards.map(Number));
    if (last) break;
  }
  expect(found).toEqual(all.map(({ id }) => id));
});

test('what sells best is counted once for all who ask within a minute', async () => {
  const { db, rows } = watched(/paid_at/);
  let now = 0;
  const catalog = catalogOf(
    db,
    createBestSellers(db, () => now),
  );
  const filters = { gender: [], category: [], size: [], color: [] };
  const ask = () =>
    listProducts(catalog, { ...filters, id: [], sort: 'trending', offset: 0, limit: 5 }, true);

  const answers = await Promise.all([ask(), ask(), ask()]);
  expect(new Set(answers.map(({ cards }) => String(cards))).size).toBe(1);
  now = 59_000;
  await ask();
  expect(rows).toHaveLength(1);
  now = 61_000;
  await Promise.all([ask(), ask()]);
  expect(rows).toHaveLength(2);
});

test('a count that failed is not kept', async () => {
  let fails = true;
  const bestSellers = createBestSellers(database.db, Date.now, () =>
    fails ? Promise.reject(new Error('away')) : Promise.resolve([7]),
  );
  await expect(bestSellers()).rejects.toThrow('away');
  fails = false;
  expect(await bestSellers()).toEqual([7]);
});
