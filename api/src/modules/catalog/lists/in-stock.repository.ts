import { sql } from '../../../db/drizzle.ts';
import type { Db } from '../../../db/client.ts';

/** Those of the products that have units for sale, in the same order. */
export async function inStock(db: Db, ids: readonly number[]): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select wanted.id from unnest(${sql.param([...ids])}::int[]) with ordinality as wanted (id, place)
    where exists (select 1 from variants v where v.product_id = wanted.id and v.on_hand > v.reserved)
    order by wanted.place`);
  return rows.map(({ id }) => id);
}
