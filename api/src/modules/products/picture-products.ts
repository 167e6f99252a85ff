import type { namedProducts } from '@ritual/shared/contract';
import type * as z from 'zod/mini';
import type { Db } from '../../db/client.ts';
import { sql } from '../../db/drizzle.ts';

type Named = z.input<typeof namedProducts>['content'][number];

/** The product of each key: a SKU goes before a number, and that before a handle. Keys are in lower case. */
export async function productsOfKeys(db: Db, keys: readonly string[]): Promise<Named[]> {
  const { rows } = await db.execute<Named & Record<string, unknown>>(sql`
    select distinct on (k.key) k.key, p.id, p.name, f.color
    from unnest(${sql.param([...keys])}::text[]) as k (key)
    cross join lateral (
      select v.product_id as id, v.color, 1 as rank from variants v where lower(v.sku) = k.key
      union all
      select case when k.key ~ '^[0-9]{1,9}$' then k.key::int end, null, 2
      union all
      select h.id, null, 3 from products h where h.slug = k.key) f
    join products p on p.id = f.id
    order by k.key, f.rank`);
  return rows;
}
