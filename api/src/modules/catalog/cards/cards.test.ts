import { beforeEach, expect, test } from '@jest/globals';
import { checkedAnswer, endpoints } from '@ritual/shared/contract/endpoints';
import type { Db } from '../../../db/client.ts';
import { sql } from '../../../db/drizzle.ts';
import { setUpTestDatabase } from '../../../testing/set-up.ts';
import { createCards, type Cards } from './cards.ts';
import { createCatalogIndex, type CatalogIndex } from '../inverted-index/index.ts';
import { presentSummary } from '../products/presenter.ts';
import { productsByIds } from '../products/products.repository.ts';

const database = setUpTestDatabase();

const run = (statement: string) => database.pool.query(statement);
const all = [101, 102, 103, 104];

/** The database, which counts how often products were read, and may be stopped before it answers. */
let reads: number;
let beforeRead: () => Promise<unknown>;
const watched = () =>
  new Proxy<Db>(database.db, {
    get: (target, name) => {
      if (name !== 'execute') return Reflect.get(target, name) as unknown;
      return async (query: Parameters<Db['execute']>[0]) => {
        const answer = await target.execute(query);
        if (!JSON.stringify(query).includes('placeholder')) return answer;
        reads += 1;
        await beforeRead();
        return answer;
      };
    },
  });

let live: CatalogIndex;
let cards: Cards;
beforeEach(() => {
  reads = 0;
  beforeRead = () => Promise.resolve();
  live = createCatalogIndex(database.db);
  cards = createCards(watched(), live);
});

const shown = async (ids = all) => {
  await live.current();
  return (await cards(ids)).map((card) => JSON.parse(card) as unknown);
};
const inTables = async (ids = all) =>
  checkedAnswer(endpoints.listProducts, (await productsByIds(database.db, ids)).map(presentSummary));

test('a card says what the tables say, in the order that was asked for, and is read once', async () => {
  expect(await shown()).toEqual(await inTables());
  expect(await shown([104, 101])).toEqual(await inTables([104, 101]));
  expect(reads).toBe(1);
});

test.each([
  ['price', 'update products set price_cents = price_cents + 100 where id = 101'],
  ['picture', `update product_images set alt = 'Another' where product_id = 101 and position = 0`],
  [
    'picture that goes to another',
    'update product_images set product_id = 102, position = 50 where product_id = 101 and position = 1',
  ],
  ['picture that goes', 'delete from product_images where product_id = 102 and position = 50'],
  ['color', `update colors set name = name || '!' where key = (select color from variants where id = 10101)`],
  ['order of sizes', 'update variants set position = -position where product_id = 101'],
  [
    'variant that is new',
    `insert into variants (product_id, sku, size, color, position) values (101, 'new', 'XXL', 'ice', 99)`,
  ],
  ['variant that goes', `delete from variants where sku = 'new'`],
  ['withdrawal', 'update products set withdrawn_at = now() where id = 102'],
  ['return', 'update products set withdrawn_at = null where id = 102'],
  ['later release', `update products set released_at = now() + interval '1 hour' where id = 103`],
  ['stock', 'update variants set on_hand = on_hand + 7 where product_id = 101'],
])('a change is in the next card: %s', async (_what, statement) => {
  const before = await shown();
  await run(statement);
  expect(await shown()).toEqual(await inTables());
  expect(await shown()).not.toEqual(before);
});

test('stock alone is read anew, and no product', async () => {
  await shown([101]);
  await run('update variants set reserved = reserved + 1 where product_id = 101');
  expect(await shown([101])).toEqual(await inTables([101]));
  expect(reads).toBe(1);
});

test('a card that was read before a change and arrives after it is not kept', async () => {
  beforeRead = async () => {
    beforeRead = () => Promise.resolve();
    await run(`update products set name = 'Changed meanwhile' where id = 104`);
    await live.current();
  };
  await shown([104]);
  expect(await shown([104])).toEqual(await inTables([104]));
  expect(await shown([104])).toMatchObject([{ name: 'Changed meanwhile' }]);
});

test('other variants than the kept card knows are shown as they are, also before their change was reported', async () => {
  await shown([101]);
  await run(
    `insert into variants (product_id, sku, size, color, position) values (101, 'late', 'XXL', 'ice', 99)`,
  );
  const texts = await cards([101]);
  expect(texts.map((card) => JSON.parse(card) as unknown)).toEqual(await inTables([101]));
  await run(`delete from variants where sku = 'late'`);
});

test('so many are kept and no more, those that were shown last', async () => {
  cards = createCards(watched(), live, 2);
  await shown([101]);
  await shown([102]);
  await shown([101]);
  await shown([104]);
  expect(reads).toBe(3);
  await shown([101]);
  expect(reads).toBe(3);
  await shown([102]);
  expect(reads).toBe(4);
});

test('two processes show the same', async () => {
  const otherIndex = createCatalogIndex(database.db);
  const other = createCards(database.db, otherIndex);
  await otherIndex.current();
  await other(all);
  await database.db.execute(sql`update products set price_cents = 777 where id = 101`);
  await otherIndex.current();
  expect((await other([101])).map((card) => JSON.parse(card) as unknown)).toEqual(await inTables([101]));
});
