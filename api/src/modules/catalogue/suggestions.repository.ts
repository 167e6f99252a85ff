import { sql } from '../../db/drizzle.ts';
import type { Db } from '../../db/client.ts';
import { visible } from './filter-sql.ts';

export interface SuggestionRows extends Record<string, unknown> {
  products: { id: number; name: string; price_cents: number; file: string | null }[];
  categories: string[];
  collections: { slug: string; title: string }[];
}

/** One statement for what is typed so far: beginnings and middles of words, and words spelled nearly so. */
export async function suggestionsFor(db: Db, q: string): Promise<SuggestionRows> {
  const part = `%${q.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  const { rows } = await db.execute<SuggestionRows>(sql`
    select
      coalesce((select json_agg(f order by f.place) from (
        select p.id, p.name, p.price_cents,
          (select i.file from product_images i where i.product_id = p.id order by i.position limit 1) as file,
          row_number() over (order by (p.name ilike ${part}) desc,
            word_similarity(${q}, p.name) desc, p.released_at desc, p.id desc) as place
        from products p
        where ${visible} and exists (select 1 from variants v where v.product_id = p.id)
          and ((p.name || ' ' || p.keywords) ilike ${part}
            or word_similarity(${q}, (p.name || ' ' || p.keywords)) >= 0.45)
        order by place limit 6) f), '[]') as products,
      array(select distinct k.name from products p cross join unnest(p.categories) as k (name)
        where ${visible} and (k.name ilike ${part} or word_similarity(${q}, k.name) >= 0.45)
        order by k.name limit 4) as categories,
      coalesce((select json_agg(json_build_object('slug', c.slug, 'title', c.title) order by c.position)
        from collections c where c.title ilike ${part} or word_similarity(${q}, c.title) >= 0.45), '[]') as collections`);
  return rows[0] ?? { products: [], categories: [], collections: [] };
}
