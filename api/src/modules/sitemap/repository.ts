import type { SitemapProducts } from '@ritual/shared/contract';
import { sql } from '../../db/drizzle.ts';
import type { Db } from '../../db/client.ts';

interface Row extends Record<string, unknown> {
  readonly total: number;
  readonly content: SitemapProducts['content'];
}

/** One statement: a page of the products that shoppers see, in an order that new ones do not disturb, and how many there are. */
export async function listedProducts(db: Db, page: { offset: number; limit: number }): Promise<Row> {
  const { rows } = await db.execute<Row>(sql`
    with listed as materialized (
      select p.id, greatest(p.created_at, p.released_at, c.changed_at) as "updatedAt"
      from products p left join catalogue_changes c on c.product_id = p.id
      where p.withdrawn_at is null and p.released_at <= now()
        and exists (select 1 from variants v where v.product_id = p.id))
    select
      (select count(*)::int from listed) as total,
      coalesce((select json_agg(part) from (
        select * from listed order by id offset ${page.offset} limit ${page.limit}) part), '[]') as content`);
  return rows[0] ?? { total: 0, content: [] };
}
