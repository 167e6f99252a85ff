import type { Gender, Size } from '@ritual/shared/kernel';
import { sql } from '../../../db/drizzle.ts';
import type { Db } from '../../../db/client.ts';

/** Products that shoppers see: released, not withdrawn; and with a variant. */
export const visible = sql`(p.withdrawn_at is null and p.released_at <= now())`;

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
  size_chart_id: number | null;
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
    focus: string | null;
  }[];
  variants: {
    id: number;
    size: Size;
    stock: number;
    color: { id: string; name: string; code: string };
  }[];
}

const seen = sql`${visible} and v.variants is not null`;

/** The products of the ids that shoppers see, with pictures and variants, in the order of the ids. */
export function productsByIds(db: Db, ids: readonly number[]): Promise<ProductRow[]> {
  return read(db, ids, seen);
}

/** Also one that shoppers do not see: a draft, withdrawn, or not released. */
export async function anyProduct(db: Db, id: number): Promise<ProductRow | undefined> {
  const [found] = await read(db, [id], sql`true`);
  return found;
}

/** One statement. */
async function read(db: Db, ids: readonly number[], which: typeof seen): Promise<ProductRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await db.execute<ProductRow>(sql`
    select p.id, p.name, p.slug, p.description, p.details, p.gender, p.categories,
      p.price_cents, p.compare_at_cents, p.limited, p.fit_note, p.size_chart_id, p.created_at, p.released_at,
      coalesce((
        select json_agg(json_build_object('file', i.file, 'alt', i.alt, 'color', i.color,
          'position', i.position, 'width', i.width, 'height', i.height, 'placeholder', i.placeholder,
          'focus', i.focus) order by i.position)
        from product_images i where i.product_id = p.id), '[]') as images,
      coalesce(v.variants, '[]') as variants
    from unnest(${sql.param([...ids])}::int[]) with ordinality as wanted (id, place)
    join products p on p.id = wanted.id
    cross join lateral (
      select json_agg(json_build_object('id', v.id, 'size', v.size, 'stock', v.on_hand - v.reserved,
        'color', json_build_object('id', c.key, 'name', c.name, 'code', c.code)) order by v.position) as variants
      from variants v join colors c on c.key = v.color where v.product_id = p.id) v
    where ${which}
    order by wanted.place`);
  return rows;
}
