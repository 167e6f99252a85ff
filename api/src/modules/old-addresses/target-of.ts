import { redirectKey, shopifyProduct, successorOf } from '@ritual/shared/kernel';
import type { Db } from '../../db/client.ts';
import { sql } from '../../db/drizzle.ts';

/** Where an old address leads; null: it is none. A product that shoppers see is found by its handle, as Shopify's addresses name it. */
export async function targetOf(db: Db, path: string): Promise<string | null> {
  const key = redirectKey(path);
  if (key === null) return null;
  const { rows } = await db.execute<{ to: string | null }>(sql`
    select coalesce(
      (select to_path from redirects where from_path = ${key}),
      (select '/product/' || id from products
        where slug = ${shopifyProduct(key) ?? ''} and withdrawn_at is null and released_at <= now())) as "to"`);
  return rows[0]?.to ?? null;
}

/** @param from address of a collection or an own page that is not there. See `successorOf` of the kernel. */
export const successorAt = async (db: Db, from: string): Promise<string | null> =>
  successorOf(from, await targetOf(db, from));
