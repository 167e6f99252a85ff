import type { Gender, Sale } from '@ritual/shared/kernel';
import type { Db } from '../../db/client.ts';
import { sql } from '../../db/drizzle.ts';

export interface FeedVariantRow {
  readonly id: number;
  readonly size: string;
  readonly color: { readonly id: string; readonly name: string };
  readonly gtin: string | null;
  readonly weightGrams: number | null;
  readonly available: boolean;
}

export interface FeedProductRow extends Record<string, unknown> {
  readonly id: number;
  readonly name: string;
  readonly description: string;
  readonly gender: Gender;
  readonly categories: readonly string[];
  readonly price: number;
  readonly compareAtPrice: number | null;
  readonly sale: Sale | null;
  readonly images: readonly { readonly file: string; readonly color: string | null }[];
  readonly variants: readonly FeedVariantRow[];
}

const variants = sql`
  select json_agg(json_build_object(
      'id', v.id, 'size', v.size, 'color', json_build_object('id', c.key, 'name', c.name), 'gtin', v.gtin,
      'weightGrams', v.weight_grams, 'available', v.on_hand > v.reserved) order by v.position, v.id)
  from variants v join colors c on c.key = v.color where v.product_id = p.id`;
const images = sql`
  select coalesce(json_agg(json_build_object('file', i.file, 'color', i.color) order by i.position), '[]')
  from product_images i where i.product_id = p.id`;
const sale = sql`
  select json_build_object(
    'price', s.price_cents, 'firstDay', s.first_day, 'lastDay', s.last_day, 'state', s.state,
    'before', case when s.before_cents is not null
      then json_build_object('price', s.before_cents, 'compareAtPrice', s.before_compare_at_cents) end)
  from product_sales s where s.product_id = p.id`;

/** What shoppers see, in the order of the products' numbers, from the one after `after`. */
export async function feedProducts(db: Db, after: number, limit: number): Promise<readonly FeedProductRow[]> {
  const { rows } = await db.execute<FeedProductRow>(sql`
    select p.id, p.name, p.description, p.gender, p.categories, p.price_cents as price, p.compare_at_cents as "compareAtPrice",
      (${sale}) as sale, (${images}) as images, (${variants}) as variants
    from products p
    where p.id > ${after} and p.withdrawn_at is null and p.released_at <= now()
      and exists (select from variants v where v.product_id = p.id)
    order by p.id limit ${limit}`);
  return rows;
}
