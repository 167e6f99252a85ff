import { expect, test } from '@jest/globals';
import { sql } from '../db/drizzle.ts';
import { setUpTestDatabase } from '../testing/set-up.ts';
import { countFrom, countTries } from './rate-limit.ts';

const database = setUpTestDatabase();

const hits = async (like: string) => {
  const { rows } = await database.db.execute<{ key: string; hits: number }>(
    sql`select key, hits from rate_limits where key like ${like} order by key`,
  );
  return rows.map((row) => [row.key, row.hits]);
};
const two = { max: 2, seconds: 60 };
const many = { max: 100, seconds: 60 };
const tries = (what: string, address: string, limits: { from: typeof two; about: typeof two }) =>
  countTries(
    database.db,
    what,
    { address, limit: limits.from },
    { account: 'Ann@example.com', limit: limits.about },
  );

test('a try counts for the address and for the account', async () => {
  for (const address of ['10.0.0.1', '10.0.0.2']) await tries('a', address, { from: many, about: two });
  await expect(tries('a', '10.0.0.3', { from: many, about: two })).rejects.toMatchObject({
    code: 'RATE_LIMITED',
  });
  expect(await hits('a:%')).toEqual([
    ['a:account:ann@example.com', 3],
    ['a:address:10.0.0.1', 1],
    ['a:address:10.0.0.2', 1],
    ['a:address:10.0.0.3', 1],
  ]);
});

test('what is refused by where it comes from is not counted for the account: it does not lock the owner out', async () => {
  const limits = { from: two, about: many };
  for (let turn = 0; turn < 2; turn += 1) await tries('b', '10.0.0.1', limits);
  for (let turn = 0; turn < 3; turn += 1) {
    await expect(tries('b', '10.0.0.1', limits)).rejects.toMatchObject({ code: 'RATE_LIMITED' });
  }
  expect(await hits('b:%')).toEqual([
    ['b:account:ann@example.com', 2],
    ['b:address:10.0.0.1', 5],
  ]);
});

test('what needs no counting is not counted', async () => {
  await countFrom(database.db, 'c', { address: '10.0.0.1', limit: two }, sql`select 1 where false`);
  expect(await hits('c:%')).toEqual([]);
});
