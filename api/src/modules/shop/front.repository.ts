import { defaultShopFront, type ShopFront } from '@ritual/shared/kernel';
import type { Db } from '../../db/client.ts';
import { sql } from '../../db/drizzle.ts';
import { shopFronts } from '../../db/schema/index.ts';

/** What stands above and below every page; without `changedAt` it is the default, which was never saved. */
export async function storedFront(
  db: Db,
): Promise<{ readonly front: ShopFront; readonly changedAt: Date | null }> {
  const [row] = await db.select().from(shopFronts);
  if (!row) return { front: defaultShopFront, changedAt: null };
  const { one: _, changedAt, ...front } = row;
  return { front, changedAt };
}

/** Waits for another change until the transaction ends. */
export async function lockFront(tx: Db): Promise<void> {
  await tx.execute(sql`lock table ${shopFronts} in share row exclusive mode`);
}

export async function saveFront(db: Db, front: ShopFront): Promise<void> {
  const set = { ...front, changedAt: new Date() };
  await db.insert(shopFronts).values(set).onConflictDoUpdate({ target: shopFronts.one, set });
}
