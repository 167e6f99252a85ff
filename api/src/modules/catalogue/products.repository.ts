import type { Gender, Size } from '@ritual/shared/kernel';
import { sql } from '../../db/drizzle.ts';
import type { Db } from '../../db/client.ts';
import { colors } from '../../db/schema/index.ts';

/** Products that shoppers see: released, not withdrawn; and with a variant. */
const visible = sql`(p.withdrawn_at is null and p.released_at <= now())`;

export interface ProductRow extends Record<string, unknown> {
  id: number;
  name: string;
  slug: string;
  description: string;
  details: string[];
  gender: Gender;
  categories: string[];
  price_cents: number;
  compare_at_cents: number | null;
  limited: boolean;
  fit_note: string | null;
  created_at: string;
  released_at: string;
  images: {
    file: string;
    alt: string;
    color: string | null;
    position: number;
    width: number;
    height: number;
    placeholder: string | null;
  }[];
  variants: {
    id: number;
    size: Size;
    stock: number;
    color: { id: string; name: string; code: string };
  }[];
}

/** One statement: the products of the ids that exist, with pictures and variants, in the order of the ids. */
export async function productsByIds(db: Db, ids: readonly number[]): Promise<ProductRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await db.execute<ProductRow>(sql`
    select p.id, p.name, p.slug, p.description, p.details, p.gender, p.categories,
      p.price_cents, p.compare_at_cents, p.limited, p.fit_note, p.created_at, p.released_at,
      coalesce((
        select json_agg(json_build_object('file', i.file, 'alt', i.alt, 'color', i.color,
          'position', i.position, 'width', i.width, 'height', i.height, 'placeholder', i.placeholder) order by i.position)
        from product_images i where i.product_id = p.id), '[]') as images,
      v.variants
    from unnest(${sql.param([...ids])}::int[]) with ordinality as wanted (id, place)
    join products p on p.id = wanted.id
    cross join lateral (
      select json_agg(json_build_object('id', v.id, 'size', v.size, 'stock', v.on_hand - v.reserved,
        'color', json_build_object('id', c.key, 'name', c.name, 'code', c.code)) order by v.position) as variants
      from variants v join colors c on c.key = v.color where v.product_id = p.id) v
    where ${visible} and v.variants is not null
    order by wanted.place`);
  return rows;
}

export interface ColorRow {
  readonly key: string;
  readonly name: string;
  readonly code: string;
}

export function colorsOf(db: Db): Promise<ColorRow[]> {
  return db.select({ key: colors.key, name: colors.name, code: colors.code }).from(colors);
}

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
}

/** Newest first; null when there is no such product. Colours by name. */
export async function reviewsOf(db: Db, productId: number): Promise<ReviewRow[] | null> {
  const { rows } = await db.execute<{ known: boolean; reviews: ReviewRow[] }>(sql`
    select exists (select 1 from products p where p.id = ${productId} and ${visible}) as known,
      coalesce((
        select json_agg(to_jsonb(r) || jsonb_build_object('color', coalesce(c.name, r.color))
          order by r.created_at desc, r.id desc)
        from reviews r left join colors c on c.key = r.color where r.product_id = ${productId}), '[]') as reviews`);
  const row = rows[0];
  return row?.known ? row.reviews : null;
}
