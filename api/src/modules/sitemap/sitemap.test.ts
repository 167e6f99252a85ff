import { beforeAll, expect, test } from '@jest/globals';
import { sql } from '../../db/drizzle.ts';
import { setUpTestStore } from '../../testing/set-up.ts';

const store = setUpTestStore();
beforeAll(async () => {
  // As products are that were there before changes were dated.
  await store.database.db.execute(sql`update catalogue_changes set changed_at = null`);
});

const changed = async (id: number) => {
  const { body } = await store.call('sitemapProducts', {});
  return Date.parse(body.content.find((product) => product.id === id)?.updatedAt ?? '');
};

test('a product says when it, its variants or its collections were last changed; what is sold is no change', async () => {
  const { db } = store.database;
  const first = await changed(101);
  expect(first).toBeLessThan(Date.now());
  await db.execute(sql`update variants set on_hand = on_hand + 1 where product_id = 101`);
  expect(await changed(101)).toBe(first);
  for (const change of [
    sql`update products set price_cents = price_cents + 100 where id = 101`,
    sql`update variants set size = size where product_id = 101`,
    sql`delete from collection_products where product_id = 101`,
    sql`insert into collection_products (slug, product_id) select slug, 101 from collections limit 1`,
  ]) {
    const before = Date.now();
    await db.execute(change);
    // The database has its own clock, of this machine.
    expect(await changed(101)).toBeGreaterThanOrEqual(before - 1);
  }
  expect(await changed(103)).toBeLessThan(Date.now() - 60_000);
});
