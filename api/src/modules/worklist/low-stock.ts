import { exactCount, type lowStock } from '@ritual/shared/contract';
import { stockCover } from '@ritual/shared/kernel';
import type * as z from 'zod/mini';
import type { Db } from '../../db/client.ts';
import { sql } from '../../db/drizzle.ts';

interface LowRow extends Record<string, unknown> {
  readonly all: number;
  readonly productId: number;
  readonly variantId: number;
  readonly name: string;
  readonly size: string;
  readonly color: string;
  readonly imageFile: string | null;
  readonly free: number;
  readonly sold: number;
  readonly soldDays: number;
}

const shown = 24;

/** The rule is `isLowStock` of the kernel. Only of products that are for sale: the others are not ordered again. */
export async function readLowStock(db: Db): Promise<z.input<typeof lowStock>> {
  const { rows } = await db.execute<LowRow>(sql`
    with sold as materialized (
      select variant_id, -sum(units)::int as units from stock_moves
      where kind = 'sale' and at > now() - make_interval(days => ${stockCover.soldDays}::int)
      group by variant_id),
    -- What may be low: while a piece is left, only what sells fast. So the rest of a large catalog is not looked at; the condition is that of
    -- the index 'variants_few'.
    candidates as materialized (
      select * from sold where units * ${stockCover.lowDays}::int > ${stockCover.soldDays}::int
      union select s.* from variants v join sold s on s.variant_id = v.id where v.on_hand - v.reserved <= 0
      union select s.* from products p join variants v on v.product_id = p.id join sold s on s.variant_id = v.id
        where p.released_at > now() - make_interval(days => ${stockCover.soldDays}::int)),
    low as (
      select v.id, v.product_id, v.size, v.color, p.name, greatest(0, v.on_hand - v.reserved) as free, s.units as sold,
        d.days, count(*) over ()::int as "all"
      from candidates s join variants v on v.id = s.variant_id join products p on p.id = v.product_id
        cross join lateral (select least(${stockCover.soldDays}::int, greatest(1,
          ceil(extract(epoch from now() - p.released_at) / 86400)))::int as days) d
      where p.withdrawn_at is null and v.id = any(array(select variant_id from candidates))
        and (v.on_hand - v.reserved) * d.days < s.units * ${stockCover.lowDays}::int
      order by greatest(0, v.on_hand - v.reserved)::float8 * d.days / s.units, s.units desc, v.id limit ${shown})
    select low."all", low.product_id as "productId", low.id as "variantId", low.name, low.size, k.name as color, low.free,
      low.sold, low.days as "soldDays", (select i.file from product_images i where i.product_id = low.product_id
        order by (i.color = low.color) desc nulls last, i.position limit 1) as "imageFile"
    from low join colors k on k.key = low.color
    order by low.free::float8 * low.days / low.sold, low.sold desc, low.id`);
  const count = rows[0]?.all ?? 0;
  return {
    ...{ count: Math.min(count, exactCount), exact: count <= exactCount },
    content: rows.map(({ all: _, ...row }) => row),
  };
}
