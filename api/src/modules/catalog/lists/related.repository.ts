import type { Db } from '../../../db/client.ts';
import { eq } from '../../../db/drizzle.ts';
import { products } from '../../../db/schema/index.ts';

/** What the staff shows beside a product, in its order; also what shoppers do not see. */
export async function relatedByHand(db: Db, id: number): Promise<readonly number[]> {
  const [row] = await db.select({ related: products.related }).from(products).where(eq(products.id, id));
  return row?.related ?? [];
}
