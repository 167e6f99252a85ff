import { once } from 'node:events';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { emptyFilter, genders, matchesFilter, sizes, type ProductFilter } from '@ritual/shared/kernel';
import { connect } from '@ritual/platform/database';
import fc from 'fast-check';
import { sql } from '../../../../db/drizzle.ts';
import { seedGenerated } from '../../../../prepare/seed/generated.ts';
import { setUpTestDatabase } from '../../../../testing/set-up.ts';
import { openTestDatabase } from '../../../../testing/test-store.ts';
import { filterProducts } from '../queries/filter-products.ts';
import { createLiveIndex, type LiveIndex } from './live-index.ts';
import { pageOf } from '../queries/page.ts';

const database = setUpTestDatabase();
let live: LiveIndex;
beforeAll(async () => {
  await seedGenerated(database.db, 400, () => undefined);
  live = createLiveIndex(database.db);
});

const idsOf = async (filter: ProductFilter) => {
  const index = await live.current();
  const bits = filterProducts(index, { collection: null, found: null }, filter);
  return pageOf(index, bits, 'newest', { offset: 0, limit: 1000 });
};
const isListed = async (id: number) => (await idsOf(emptyFilter)).includes(id);
const run = (statement: ReturnType<typeof sql>) => database.db.execute(statement);

test('index, SQL and the rule of the kernel agree over generated products', async () => {
  const { rows } = await database.db.execute<{
    id: number;
    gender: (typeof genders)[number];
    categories: string[];
    variants: { size: string; color: { id: string } }[];
  }>(sql`
    select p.id, p.gender, p.categories, (select json_agg(json_build_object('size', v.size,
      'color', json_build_object('id', v.color))) from variants v where v.product_id = p.id) as variants
    from products p order by p.released_at desc, p.id desc`);
  expect(rows).toHaveLength(400);
  const some = <Value>(values: readonly Value[]) =>
    fc.subarray([...values], { maxLength: Math.min(3, values.length) });
  const valuesOf = (of: (row: (typeof rows)[number]) => readonly string[]) => [...new Set(rows.flatMap(of))];
  const filters = fc.record({
    gender: some(genders),
    category: some(valuesOf(({ categories }) => categories)),
    size: some(sizes),
    color: some(valuesOf(({ variants }) => variants.map(({ color }) => color.id))),
  });
  const bySql = async ({ gender, category, size, color }: ProductFilter) => {
    const any = (values: readonly string[]) => sql`${sql.param([...values])}::text[]`;
    const chosen = await database.db.execute<{ id: number }>(sql`
      select p.id from products p
      where (cardinality(${any(gender)}) = 0 or p.gender = any(${any(gender)}))
        and (cardinality(${any(category)}) = 0 or p.categories && ${any(category)})
        and exists (select 1 from variants v where v.product_id = p.id
          and (cardinality(${any(size)}) = 0 or v.size = any(${any(size)}))
          and (cardinality(${any(color)}) = 0 or v.color = any(${any(color)})))
      order by p.released_at desc, p.id desc`);
    return chosen.rows.map(({ id }) => id);
  };
  await fc.assert(
    fc.asyncProperty(filters, async (filter) => {
      const expected = rows.filter((row) => matchesFilter(row, filter)).map(({ id }) => id);
      expect(await idsOf(filter)).toEqual(expected);
      expect(await bySql(filter)).toEqual(expected);
    }),
    { numRuns: 60 },
  );
});

test('what was written before a question is in its answer', async () => {
  expect(await isListed(101)).toBe(true);
  await run(sql`update products set withdrawn_at = now() where id = 101`);
  expect(await isListed(101)).toBe(false);
  await run(sql`update products set withdrawn_at = null, price_cents = 100 where id = 101`);
  const index = await live.current();
  expect(pageOf(index, index.visible(), 'price-asc', { offset: 0, limit: 1 })).toEqual([101]);
  await run(sql`delete from variants where product_id = 102`);
  expect(await isListed(102)).toBe(false);
  await run(sql`delete from products where id = 103`);
  expect(await isListed(103)).toBe(false);
  await run(sql`insert into collection_products (slug, product_id) values ('ritual-of-power', 104)`);
  const sale = (await live.current()).ofCollection({
    slug: 'ritual-of-power',
    rule: 'listed in collections',
  });
  expect((await live.current()).has(104, sale)).toBe(true);
  await run(
    sql`update variants set color = 'ice', size = 'XXL' where id = (select max(id) from variants where product_id = 105)`,
  );
  expect(await idsOf({ ...emptyFilter, size: ['XXL'], color: ['ice'] })).toContain(105);
});

test('what is not committed is not there; what is committed late is not missed', async () => {
  const late = await database.pool.connect();
  const undone = await database.pool.connect();
  try {
    await late.query('begin');
    await late.query('update products set withdrawn_at = now() where id = 201');
    await undone.query('begin');
    await undone.query('update products set withdrawn_at = now() where id = 202');
    // Another change, made and seen while those are under way.
    await run(sql`update products set withdrawn_at = now() where id = 203`);
    expect([await isListed(201), await isListed(202), await isListed(203)]).toEqual([true, true, false]);
    await late.query('commit');
    await undone.query('rollback');
    expect([await isListed(201), await isListed(202)]).toEqual([false, true]);
  } finally {
    late.release();
    undone.release();
  }
});

describe('after a dump was restored', () => {
  const slots = async () => (await live.current()).size.slots;
  const fromAnotherServer = (ahead: number) =>
    run(sql`update catalogue_changes
      set xid = (pg_current_xact_id()::text::bigint + ${sql.raw(String(ahead))})::text::xid8`);

  test('ids of transactions that are still to come cost nothing, and hide no change', async () => {
    await fromAnotherServer(1_000_000);
    const before = await slots();
    expect([await slots(), await slots()]).toEqual([before, before]);
    const late = await database.pool.connect();
    try {
      await late.query('begin');
      await late.query('update products set withdrawn_at = now() where id = 221');
      await run(sql`update products set withdrawn_at = now() where id = 222`);
      expect([await isListed(221), await isListed(222)]).toEqual([true, false]);
      await late.query('commit');
    } finally {
      late.release();
    }
    expect([await isListed(221), await isListed(222)]).toEqual([false, false]);
    expect(await slots()).toBe(before);
  });

  test('when the server comes to those ids, their products are read once more', async () => {
    await fromAnotherServer(2);
    const before = await slots();
    for (let id = 0; id < 4; id += 1) await run(sql`select pg_current_xact_id()`);
    const after = await slots();
    expect(after).toBeGreaterThan(before);
    expect([await slots(), await slots()]).toEqual([after, after]);
  });

  test('rows that were written without triggers are read', async () => {
    expect(await isListed(223)).toBe(true);
    await run(sql`alter table products disable trigger user`);
    await run(sql`update products set withdrawn_at = now() where id = 223`);
    await run(sql`alter table products enable trigger user`);
    expect(await isListed(223)).toBe(false);
  });

  test('another database under the same address is read from its beginning', async () => {
    const [lost, restored] = [await openTestDatabase(), await openTestDatabase()];
    const nameOf = ({ url }: typeof lost) => new URL(url).pathname.slice(1);
    const index = createLiveIndex(lost.db);
    const isThere = async () => (await index.current()).product(101) !== undefined;
    expect(await isThere()).toBe(true);
    // After the dump was made.
    await lost.db.execute(sql`update products set withdrawn_at = now() where id = 101`);
    expect(await isThere()).toBe(false);

    await restored.pool.end();
    const admin = await connect(String(process.env['TEST_DATABASE_URL']));
    await admin.query(`drop database ${nameOf(lost)} with (force)`);
    await admin.query(`alter database ${nameOf(restored)} rename to ${nameOf(lost)}`);
    await admin.end();
    while (lost.pool.totalCount > 0) await once(lost.pool, 'remove');
    expect(await isThere()).toBe(true);
    await lost.close();
  });
});

test('a product appears at the moment of its release, without being written again', async () => {
  await run(sql`update products set released_at = now() + interval '1 hour' where id = 206`);
  expect(await isListed(206)).toBe(false);
  const index = await live.current();
  const inTwoHours = index.visible(Date.now() + 7_200_000);
  expect(pageOf(index, inTwoHours, 'newest', { offset: 0, limit: 1 })).toEqual([206]);
});

test('stock is no change: it is not in the index', async () => {
  const changes = async () =>
    (
      await database.db.execute<{ n: number }>(
        sql`select coalesce(max(xid::text::bigint), 0)::int as n from catalogue_changes`,
      )
    ).rows[0]?.n;
  const before = await changes();
  await run(sql`update variants set reserved = on_hand where product_id = 205`);
  expect(await changes()).toBe(before);
});

test('many who ask at once share few questions to the database', async () => {
  let statements = 0;
  const count = () => (statements += 1);
  database.pool.on('acquire', count);
  await Promise.all(Array.from({ length: 50 }, () => live.current()));
  database.pool.off('acquire', count);
  expect(statements).toBeLessThanOrEqual(2);
});

test('after many changes it begins anew, and knows the same', async () => {
  const before = await idsOf(emptyFilter);
  for (let round = 0; round < 4; round += 1) {
    await run(sql`update products set limited = not limited`);
    await live.current();
  }
  const { live: there, slots } = (await live.current()).size;
  expect(slots).toBeLessThan(there * 4);
  expect(await idsOf(emptyFilter)).toEqual(before);
});
