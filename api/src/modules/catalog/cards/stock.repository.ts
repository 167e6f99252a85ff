import { sql } from '../../../db/drizzle.ts';
import type { Db } from '../../../db/client.ts';

/** Free units by variant, of each of some products. */
export async function stockOf(
  db: Db,
  ids: readonly number[],
): Promise<ReadonlyMap<number, ReadonlyMap<number, number>>> {
  const { rows } = await db.execute<{ product_id: number; ids: number[]; free: number[] }>(sql`
    select v.product_id, array_agg(v.id) as ids, array_agg(v.on_hand - v.reserved) as free
    from variants v where v.product_id = any(${sql.param([...ids])}::int[]) group by v.product_id`);
  return new Map(
    rows.map((row) => [row.product_id, new Map(row.ids.map((id, at) => [id, row.free[at] ?? 0]))]),
  );
}
