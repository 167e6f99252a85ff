import { expect, test } from '@jest/globals';
import { demoShop } from '@ritual/shared/demo';
import { saveShopFacts, shopFacts } from '../modules/shop/repository.ts';
import { withRequestId } from '../request-context.ts';
import { setUpTestDatabase } from '../testing/set-up.ts';
import { openTestDatabase } from '../testing/test-store.ts';
import { openDatabase } from './client.ts';
import { sql } from './drizzle.ts';
import { prepareDatabase } from '../prepare/prepare.ts';
import * as schema from './schema/index.ts';

const database = setUpTestDatabase();

test('preparing again changes nothing', async () => {
  const count = async () => {
    const { rows } = await database.db.execute(sql`
      select (select count(*) from products) as products, (select count(*) from users) as users,
        (select sum(on_hand) from variants) as units`);
    return rows[0];
  };
  const before = await count();
  const prepare = () => prepareDatabase(database, { mode: 'demo' });
  await Promise.all([prepare(), prepare()]);
  expect(await count()).toEqual(before);
});

test('pictures of the demo catalog that were never measured are measured when the store starts', async () => {
  const measures = async () => {
    const { rows } = await database.db.execute(sql`
      select width, height, left(placeholder, 23) as start from product_images where product_id = 101`);
    return rows;
  };
  const before = await measures();
  expect(before[0]).toEqual({ width: 960, height: 1200, start: 'data:image/webp;base64,' });
  await database.db.execute(sql`update product_images set width = 1, placeholder = null`);
  await prepareDatabase(database, { mode: 'demo' });
  expect(await measures()).toEqual(before);
});

test('an older demo gets the facts of the seller; what was said there already stays', async () => {
  await database.db.delete(schema.shopSettings);
  await prepareDatabase(database, { mode: 'demo' });
  expect(await shopFacts(database.db)).toEqual(demoShop);
  await saveShopFacts(database.db, { ...demoShop, name: 'Another' });
  await prepareDatabase(database, { mode: 'demo' });
  expect((await shopFacts(database.db))?.name).toBe('Another');
  await saveShopFacts(database.db, demoShop);
});

test('without the demo there are neither products nor people, and nothing is said of the shop', async () => {
  const empty = await openTestDatabase();
  try {
    await empty.db.execute(sql`drop schema public cascade`);
    await empty.db.execute(sql`drop schema drizzle cascade`);
    await empty.db.execute(sql`create schema public`);
    await prepareDatabase(empty, { mode: 'production' });
    const { rows } = await empty.db.execute(
      sql`select (select count(*)::int from products) + (select count(*)::int from users)
        + (select count(*)::int from shop_settings) + (select count(*)::int from tax_rules)
        + (select count(*)::int from tax_registrations) as things`,
    );
    expect(rows).toEqual([{ things: 0 }]);
  } finally {
    await empty.close();
  }
});

test('without prepared statements the id of a request stands beside them', async () => {
  const plain = await openTestDatabase({ prepared: false });
  const running = sql`select query from pg_stat_activity where pid = pg_backend_pid()`;
  const inRequest = await withRequestId('abcdef-123456', async () => await plain.db.execute(running));
  expect(inRequest.rows[0]?.['query']).toMatch(/^\/\* request abcdef-123456 \*\/ select query/);
  const outside = await plain.db.execute(running);
  expect(outside.rows[0]?.['query']).toMatch(/^select query/);
  await plain.close();
});

test('a database that is not there is reported, and does not end the process', async () => {
  const unreachable = openDatabase({ url: 'postgresql://unknown:x@127.0.0.1:9/none' });
  await expect(unreachable.pool.query('select 1')).rejects.toThrow('ECONNREFUSED');
  await unreachable.close();
});
