import { sql } from '../../../db/drizzle.ts';
import type { Db } from '../../../db/client.ts';

/** More than shoppers page through; what sold less comes after, by date. */
const maxProducts = 500;

/** Ids of the products that sold most in the last 14 days, the best first, among equals the newest. */
export async function bestSellers(db: Db): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select i.product_id as id
    from orders o
    join order_items i on i.order_id = o.id
    join products p on p.id = i.product_id
    where o.paid_at > now() - interval '14 days' and i.replaces is null and not o.test
    group by i.product_id, p.released_at
    order by sum(i.quantity) desc, p.released_at desc, i.product_id desc
    limit ${maxProducts}`);
  return rows.map(({ id }) => id);
}
