import type { ReviewCounts, reviewPageQuery } from '@ritual/shared/contract';
import type * as z from 'zod/mini';
import { sql } from '../../../db/drizzle.ts';
import type { Db } from '../../../db/client.ts';
import { visible } from '../products/products.repository.ts';

export interface ReviewRow extends Record<string, unknown> {
  id: number;
  rating: number;
  fit: 'small' | 'true' | 'large';
  title: string;
  text: string;
  author: string;
  state: string;
  size: string;
  color: string;
  created_at: string;
  /** null: of the demo catalog. */
  order_item_id: string | null;
  answer: string;
}

export interface ReviewRows {
  readonly counts: ReviewCounts;
  readonly rows: readonly ReviewRow[];
}

/** Among equals the newest comes first. */
const orders = {
  newest: sql`r.created_at desc, r.id desc`,
  highest: sql`r.rating desc, r.created_at desc, r.id desc`,
  lowest: sql`r.rating, r.created_at desc, r.id desc`,
} as const;

type Wanted = z.output<typeof reviewPageQuery>;

/**
 * Some published reviews of a product and the counts of all of them, from the same rows, so that neither can be behind; null when
 * there is no such product. Colors by name.
 */
export async function reviewsOf(
  db: Db,
  productId: number,
  { sort, offset, limit }: Wanted,
): Promise<ReviewRows | null> {
  const { rows } = await db.execute<{ known: boolean; counts: ReviewCounts; reviews: ReviewRow[] }>(sql`
    select exists (select 1 from products p where p.id = ${productId} and ${visible}) as known,
      (select json_build_object(
          'stars', json_build_array(${starCount(5)}, ${starCount(4)}, ${starCount(3)}, ${starCount(2)}, ${starCount(1)}),
          'fits', json_build_object('small', ${fitCount('small')}, 'true', ${fitCount('true')}, 'large', ${fitCount('large')}))
        from reviews r where ${published(productId)}) as counts,
      array(
        select to_jsonb(r) || jsonb_build_object('color', coalesce(c.name, r.color))
        from reviews r left join colors c on c.key = r.color where ${published(productId)}
        order by ${orders[sort]} offset ${offset} limit ${limit}) as reviews`);
  const [row] = rows;
  return row?.known ? { counts: row.counts, rows: row.reviews } : null;
}

const published = (productId: number) => sql`r.product_id = ${productId} and r.status = 'PUBLISHED'`;
const starCount = (stars: number) => sql`count(*) filter (where r.rating = ${sql.raw(String(stars))})`;
const fitCount = (fit: ReviewRow['fit']) => sql`count(*) filter (where r.fit = ${sql.raw(`'${fit}'`)})`;
