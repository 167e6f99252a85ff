import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { openDatabase, type Database } from '../../db/client.ts';
import { sql, type SQL } from '../../db/drizzle.ts';
import { seedPeople } from '../../prepare/seed/people.ts';
import { openTestDatabase } from '../../testing/test-store.ts';
import { pageOf, peoplePage, countPeople } from './list.ts';
import { patternsOf } from '../../search-patterns.ts';
import { matching } from './search.ts';
import { users } from '../../db/schema/index.ts';
import { peopleQuery } from '@ritual/shared/contract';

const many = 200_000;
let database: Awaited<ReturnType<typeof openTestDatabase>>;
let free: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  free = openDatabase({ url: database.url, limits: null });
  await seedPeople(free.db, many);
}, 60_000);
afterAll(async () => {
  await free.close();
  await database.close();
});

const query = (given: Record<string, unknown> = {}) => peopleQuery.parse(given);
/** The plan of a statement, with the values that it is called with. */
const planOf = async (statement: SQL) => {
  const { rows } = await free.db.execute<{ 'QUERY PLAN': string }>(sql`explain ${statement}`);
  return rows.map((row) => row['QUERY PLAN']).join('\n');
};

test('a search becomes patterns that the index can find', () => {
  expect(patternsOf('')).toEqual([]);
  expect(patternsOf('Maya  coll')).toEqual(['%maya%', '%coll%']);
  expect(patternsOf('ma')).toEqual(['% ma%']);
  expect(patternsOf('(617) 555-01')).toEqual(['%61755501%']);
  expect(patternsOf('50%_\\x')).toEqual(['%50\\%\\_\\\\x%']);
});

test.each(['zacharias', 'llin', 'collins maya', '.4711@', '617200', 'ibar quigl', 'nobody-has-this'])(
  'among 200,000 people %s is found by the index',
  async (q) => {
    const where = sql`where ${matching(query({ q }))}`;
    expect(await planOf(sql`select id from ${users} ${where}`)).toContain(
      'Bitmap Index Scan on users_search',
    );
    expect(await planOf(sql`select id from ${users} ${where}`)).not.toContain('Seq Scan');
    // However it is sorted, no plan reads and sorts the whole table.
    for (const sort of ['newest', 'name', 'lastOrder', 'spent']) {
      expect(await planOf(pageOf(query({ q, sort })))).not.toContain('Seq Scan');
    }
  },
);

test.each(['newest', 'name', 'lastOrder', 'spent'] as const)(
  'pages by %s are read from its index',
  async (sort) => {
    const first = await peoplePage(free.db, query({ sort, size: 50 }));
    const plan = await planOf(pageOf(query({ sort, after: first.next })));
    expect(plan).toContain('Index Scan using users_');
    expect(plan).not.toMatch(/Sort|Seq Scan/);
    expect(plan).toContain('Index Cond: (ROW(');
  },
);

test('the count is exact up to 10,000 and about right above', async () => {
  const all = await countPeople(free.db, query());
  expect([all.count, all.exact]).toEqual([many, false]);
  const some = await countPeople(free.db, query({ q: 'ibarra' }));
  const { rows } = await free.db.execute<{ n: number }>(
    sql`select count(*)::int as n from users where last_name = 'Ibarra'`,
  );
  expect([some.count, some.exact]).toEqual([rows[0]?.n, true]);
});

test('all 200,000 are read page by page, each once', async () => {
  const seen = new Set<string>();
  let after: string | null | undefined;
  while (after !== null) {
    const page: Awaited<ReturnType<typeof peoplePage>> = await peoplePage(free.db, {
      ...query({ sort: 'name' }),
      after,
      size: 20_000,
    });
    for (const { id } of page.content) seen.add(id);
    after = page.next;
  }
  expect(seen.size).toBe(many);
}, 60_000);
