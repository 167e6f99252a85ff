import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createTestDatabase } from '@ritual/platform/database';
import { migrationsFolder } from '../prepare/prepare.ts';
import { declaredTables } from '../testing/schema/declared-tables.ts';
import { describeRest, describeSchema } from '../testing/schema/describe-schema.ts';
import { openDatabase, type Database } from './client.ts';
import { migrate, sql } from './drizzle.ts';

// Two empty databases: one runs all migrations, the other makes what `schema` declares. PostgreSQL describes both in its own
// words, so that an expression is compared by what it means and not by how it was written.
let migrated: Database;
let declared: Database;
const closing: (() => Promise<unknown>)[] = [];
beforeAll(async () => {
  const empty = async () => {
    const made = await createTestDatabase();
    const database = openDatabase({ url: made.url, poolSize: 1, limits: null });
    closing.push(() => database.close().then(made.drop));
    return database;
  };
  [migrated, declared] = await Promise.all([empty(), empty()]);
  await migrate(migrated.db, { migrationsFolder });
  await declared.db.execute(sql`create extension pg_trgm`);
  for (const statement of declaredTables()) await declared.db.execute(sql.raw(statement));
});
afterAll(() => Promise.all(closing.map((close) => close())));

test.each(['columns', 'constraints', 'indexes'] as const)(
  'migrations and declared tables have the same %s',
  async (kind) => {
    const [made, known] = [await describeSchema(migrated.db), await describeSchema(declared.db)];
    expect(known[kind]).toEqual(made[kind]);
    expect(made[kind].length).toBeGreaterThan(50);
  },
);

// drizzle runs what is newer than the newest one that a database has seen: one put in between would never run there.
test('migrations are numbered and dated in the order in which they run', () => {
  const journal = readFileSync(join(migrationsFolder, 'meta/_journal.json'), 'utf8');
  const { entries } = JSON.parse(journal) as { entries: { idx: number; when: number; tag: string }[] };
  const ascending = (numbers: number[]) =>
    expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
  ascending(entries.map(({ when }) => when));
  ascending(entries.map(({ idx }) => idx));
  expect(entries.map(({ tag }) => Number(tag.slice(0, 4)))).toEqual(entries.map(({ idx }) => idx));
});

test('what drizzle cannot declare is in the migrations alone', async () => {
  expect(await describeRest(declared.db)).toEqual(['extension pg_trgm']);
  expect(await describeRest(migrated.db)).toEqual([
    // Parts of names and addresses are found by it.
    'extension pg_trgm',
    // Functions and triggers: they note which products have changed, keep variants that orders hold, write the first and the
    // last move of a variant's stock, keep what products have cost, and sum up what a person has bought and what happened on a day.
    'function keep_audit',
    'function keep_reserved_variant',
    'function keep_stock_moves',
    'function note_changed_price',
    'function note_color_changes',
    'function note_new_prices',
    'function note_product_changes',
    'function note_variant_change',
    'function note_variant_stock',
    'function own_slot',
    'function raise_person_version',
    'function store_day',
    'function sum_order_change',
    'function sum_orders_of',
    'function sum_orders_of_order',
    'function sum_orders_of_refund',
    'function sum_paid_order',
    'function sum_paid_products',
    'function sum_refund',
    // Which migrations have run: drizzle's own.
    'schema drizzle',
    'trigger audit_entries_not_emptied',
    'trigger audit_entries_stay',
    'trigger audit_values_not_emptied',
    'trigger audit_values_stay',
    'trigger collection_products_deleted',
    'trigger collection_products_inserted',
    'trigger collection_products_updated',
    'trigger colors_updated',
    'trigger order_changes_day_when_applied',
    'trigger order_changes_day_when_made',
    'trigger orders_day_when_made',
    'trigger orders_day_when_paid',
    'trigger orders_products_when_made',
    'trigger orders_products_when_paid',
    'trigger orders_summed_when_changed',
    'trigger orders_summed_when_made',
    'trigger product_images_deleted',
    'trigger product_images_inserted',
    'trigger product_images_left',
    'trigger product_images_updated',
    'trigger products_deleted',
    'trigger products_inserted',
    'trigger products_prices_when_changed',
    'trigger products_prices_when_made',
    'trigger products_updated',
    'trigger refunds_day_when_changed',
    'trigger refunds_day_when_made',
    'trigger refunds_summed_when_changed',
    'trigger refunds_summed_when_made',
    'trigger stock_moves_not_emptied',
    'trigger stock_moves_stay',
    'trigger users_version',
    'trigger variants_deleted',
    'trigger variants_inserted',
    'trigger variants_keep_reserved',
    'trigger variants_stock_closed',
    'trigger variants_stock_opened',
    'trigger variants_updated',
  ]);
});
