import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { withRequestId } from '../request-context.ts';
import { openTestDatabase } from '../testing/test-store.ts';
import { openDatabase, type Database } from './client.ts';
import { sql } from './drizzle.ts';
import type { SlowStatement } from './connection.ts';
import { StatementNames } from './prepared-statements.ts';

let store: Database & { readonly url: string };
let one: Database;
beforeAll(async () => {
  store = await openTestDatabase();
  one = openDatabase({ url: store.url, poolSize: 1 });
});
afterAll(async () => {
  await one.close();
  await store.close();
});

const prepared = async (database: Database, like: string) => {
  const { rows } = await database.pool.query<{ n: number }>(
    'select count(*)::int as n from pg_prepared_statements where statement like $1',
    [like],
  );
  return rows[0]?.n;
};

test('a statement is prepared once per connection, for all requests and values', async () => {
  for (const id of [101, 102, 103]) {
    await withRequestId(`request-of-${String(id)}`, async () => {
      await one.db.execute(sql`select name as once from products where id = ${id}`);
      await one.transaction((tx) => tx.execute(sql`select name as once from products where id = ${id}`));
    });
  }
  expect(await prepared(one, 'select name as once%')).toBe(1);
});

test('without it nothing stays in the connection', async () => {
  const plain = openDatabase({ url: store.url, poolSize: 1, prepared: false });
  await plain.db.execute(sql`select name from products where id = ${101}`);
  const { rows } = await plain.pool.query('select from pg_prepared_statements');
  expect(rows).toEqual([]);
  await plain.close();
});

test('a connection keeps so many statements and no more', () => {
  const names = new StatementNames(2);
  expect(names.of('select 1')).toEqual(names.of('select 1'));
  expect(names.of('select 2')).not.toBe(names.of('select 1'));
  expect(names.of('select 3')).toBeNull();
  expect(names.of('select 1')).not.toBeNull();
});

/** A price that a migration gives another type, under connections that know the statement by heart. */
async function withChangingTable(work: (change: () => Promise<unknown>) => Promise<void>): Promise<void> {
  await store.pool.query('create table changing (id int primary key, price int not null)');
  await store.pool.query('insert into changing values (1, 5)');
  try {
    await work(() => store.pool.query('alter table changing alter column price type bigint'));
  } finally {
    await store.pool.query('drop table changing');
  }
}
const price = sql`select id, price from changing where id = ${1}`;
const another = sql`select price, id from changing where id = ${1}`;

test('a migration beside a running process fails no statement', async () => {
  await withChangingTable(async (change) => {
    const several = openDatabase({ url: store.url, poolSize: 4 });
    const ask = () => Promise.all(Array.from({ length: 8 }, () => several.db.execute(price)));
    await ask();
    await change();
    for (const { rows } of await ask()) expect(rows).toEqual([{ id: 1, price: '5' }]);
    await several.close();
  });
});

test('a migration beside a running process fails no transaction, however many of its statements are stale', async () => {
  await withChangingTable(async (change) => {
    const work = () =>
      one.transaction(async (tx) => {
        await tx.execute(
          sql`insert into changing values (2, 1) on conflict (id) do update set price = changing.price + 1`,
        );
        await tx.execute(price);
        return (await tx.execute(another)).rows;
      });
    await work();
    await change();
    expect(await work()).toEqual([{ id: 1, price: '5' }]);
    // Begun anew, it was done once.
    const { rows } = await store.pool.query('select price from changing where id = 2');
    expect(rows).toEqual([{ price: '2' }]);
  });
});

test('a slow statement is logged with its request and its process in the database, without values', async () => {
  const logged: SlowStatement[] = [];
  const slow = openDatabase({ url: store.url, poolSize: 1, onSlowStatement: (one) => logged.push(one) });
  const { rows } = await slow.pool.query<{ pid: number }>('select pg_backend_pid() as pid');
  await withRequestId('abcdef-123456', async () => {
    await slow.db.execute(sql`select 1 as quick where ${'secret'} <> ''`);
    await slow.db.execute(sql`select pg_sleep(0.6) where ${'secret'} <> ''`);
    await slow.transaction((tx) => tx.execute(sql`select pg_sleep(0.6)`));
  });
  const about = { requestId: 'abcdef-123456', pid: rows[0]?.pid };
  expect(logged).toMatchObject([
    { ...about, statement: "select pg_sleep(0.6) where $1 <> ''" },
    { ...about, statement: 'select pg_sleep(0.6)' },
  ]);
  await slow.close();
});
