import { sql, type SQL } from '../../db/drizzle.ts';
import type { Db } from '../../db/client.ts';
import { visible } from './filter-sql.ts';

export interface SuggestionRows extends Record<string, unknown> {
  products: { id: number; name: string; price_cents: number; file: string | null }[];
  categories: string[];
  collections: { slug: string; title: string }[];
}

const most = 6;

/** The best of so many that fit are suggested: a common word must not sort the whole range. */
const candidates = { newest: sql`order by p.released_at desc, p.id desc limit 60`, any: sql`limit 300` };

/** How alike words have to be; 'hoodei' and 'hoodie' are 0.57. */
const alike = 0.5;

/** The same expression as its index. */
const searched = sql.raw(`(p.name || ' ' || p.keywords)`);

/** What is typed so far: first products with words that begin so; only if they are few, words spelled nearly so. */
export async function suggestionsFor(db: Db, q: string): Promise<SuggestionRows> {
  const words = q.match(/[\p{L}\p{N}]+/gu) ?? [];
  if (words.length === 0) return { products: [], categories: [], collections: [] };
  const begins = (text: SQL) =>
    sql.join(
      words.map((word) => sql`${text} ~* ${`\\m${word}`}`),
      sql` and `,
    );
  const literal = await suggest(db, q, begins, candidates.newest);
  if (literal.products.length >= most) return literal;
  // The threshold belongs to the transaction; with it the operator can use the index.
  return db.transaction(async (tx) => {
    await tx.execute(sql`select set_config('pg_trgm.word_similarity_threshold', ${String(alike)}, true)`);
    const near = (text: SQL) => sql`${q} <% ${text}`;
    return merge(literal, await suggest(tx, q, near, candidates.any));
  });
}

async function suggest(db: Db, q: string, fits: (text: SQL) => SQL, some: SQL): Promise<SuggestionRows> {
  const { rows } = await db.execute<SuggestionRows>(sql`
    with found as materialized (
      select p.id, p.name, p.price_cents, p.categories, p.released_at from products p
      where ${fits(searched)} and ${visible} and exists (select 1 from variants v where v.product_id = p.id)
      ${some})
    select
      coalesce((select json_agg(f order by f.place) from (
        select p.id, p.name, p.price_cents,
          (select i.file from product_images i where i.product_id = p.id order by i.position limit 1) as file,
          row_number() over (order by (${fits(sql`p.name`)}) desc,
            word_similarity(${q}, p.name) desc, p.released_at desc, p.id desc) as place
        from found p order by place limit ${most}) f), '[]') as products,
      array(select distinct k.name from found p cross join unnest(p.categories) as k (name)
        where ${fits(sql`k.name`)} order by k.name limit 4) as categories,
      coalesce((select json_agg(json_build_object('slug', c.slug, 'title', c.title) order by c.position)
        from collections c where ${fits(sql`c.title`)}), '[]') as collections`);
  return rows[0] ?? { products: [], categories: [], collections: [] };
}

/** What begins so, then what is spelled nearly so. */
function merge(literal: SuggestionRows, near: SuggestionRows): SuggestionRows {
  const without = <Item>(items: readonly Item[], more: readonly Item[], key: (item: Item) => unknown) => [
    ...items,
    ...more.filter((item) => !items.some((other) => key(other) === key(item))),
  ];
  return {
    products: without(literal.products, near.products, ({ id }) => id).slice(0, most),
    categories: without(literal.categories, near.categories, (name) => name).slice(0, 4),
    collections: without(literal.collections, near.collections, ({ slug }) => slug),
  };
}
