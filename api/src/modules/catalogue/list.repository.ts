import type { ProductFilter } from '@ritual/shared/kernel';
import { sql, type SQL } from '../../db/drizzle.ts';
import type { Db } from '../../db/client.ts';
import { collectionMatches, filterMatches, searchMatches, searchRank, visible } from './filter-sql.ts';

export interface CollectionRow extends Record<string, unknown> {
  slug: string;
  title: string;
  description: string | null;
  rule: string;
}

export interface ListQuery {
  readonly filter: ProductFilter;
  readonly collection: CollectionRow | null;
  readonly q: string | undefined;
  readonly sort: 'relevance' | 'newest' | 'price-asc' | 'price-desc' | 'trending';
  readonly offset: number;
  readonly limit: number;
}

export interface Ids {
  readonly ids: readonly number[];
  readonly total: number;
}

const newest = sql`p.released_at desc, p.id desc`;

/** Units of a product that were paid in the last 14 days. */
const unitsSold = sql`coalesce((
  select sum(i.quantity) from order_items i join orders o on o.id = i.order_id
  where i.product_id = p.id and o.paid_at > now() - interval '14 days'), 0)`;

function order(sort: ListQuery['sort'], q: string | undefined): SQL {
  if (sort === 'price-asc') return sql`p.price_cents asc, ${newest}`;
  if (sort === 'price-desc') return sql`p.price_cents desc, ${newest}`;
  if (sort === 'trending') return sql`${unitsSold} desc, ${newest}`;
  if (sort === 'relevance' && q) return sql`${searchRank(q)} desc, ${newest}`;
  return newest;
}

/** One statement: the ids of a page in order, and how many fit in all. */
async function pageOfIds(
  db: Db,
  page: { where: SQL; order: SQL; offset: number; limit: number },
): Promise<Ids> {
  const { rows } = await db.execute<{ ids: number[]; total: number }>(sql`
    with matched as materialized (
      select p.id, row_number() over (order by ${page.order}) as place
      from products p where ${page.where})
    select
      (select count(*)::int from matched) as total,
      array(select id from matched
        where place > ${page.offset} and place <= ${page.offset + page.limit} order by place) as ids`);
  return rows[0] ?? { ids: [], total: 0 };
}

export function listIds(db: Db, query: ListQuery): Promise<Ids> {
  return pageOfIds(db, {
    where: sql`${visible} and ${filterMatches(query.filter)}
      and ${collectionMatches(query.collection)} and ${searchMatches(query.q)}`,
    order: order(query.sort, query.q),
    offset: query.offset,
    limit: query.limit,
  });
}

const hasVariant = sql`exists (select 1 from variants v where v.product_id = p.id)`;
const hasStock = sql`exists (select 1 from variants v where v.product_id = p.id and v.on_hand > v.reserved)`;

export interface NewQuery {
  readonly from: string;
  readonly to: string;
  readonly inStock: boolean;
  readonly sort: 'newest' | 'price-asc' | 'price-desc' | 'trending';
  readonly offset: number;
  readonly limit: number;
}

/** Products released in a period. */
export function newIds(db: Db, query: NewQuery): Promise<Ids> {
  return pageOfIds(db, {
    where: sql`${visible} and p.released_at >= ${query.from}::timestamptz
      and p.released_at <= ${query.to}::timestamptz and ${query.inStock ? hasStock : hasVariant}`,
    order: order(query.sort, undefined),
    offset: query.offset,
    limit: query.limit,
  });
}

export async function latestIds(db: Db, limit: number): Promise<readonly number[]> {
  const { ids } = await pageOfIds(db, {
    where: sql`${visible} and ${hasVariant}`,
    order: newest,
    offset: 0,
    limit,
  });
  return ids;
}

/**
 * Products of the same gender that share a category, newest first; when they are fewer than `fill`, the latest of all
 * others follow until there are so many. null: no such product.
 */
export async function relatedIds(
  db: Db,
  productId: number,
  { max, fill }: { max: number; fill: number },
): Promise<readonly number[] | null> {
  const { rows } = await db.execute<{ known: boolean; ids: number[] }>(sql`
    with subject as (select p.* from products p where p.id = ${productId} and ${visible} and ${hasVariant}),
    ranked as (
      select p.id, (p.gender = s.gender and p.categories && s.categories) as kin,
        row_number() over (
          order by (p.gender = s.gender and p.categories && s.categories) desc, ${newest}) as place
      from products p cross join subject s
      where p.id <> s.id and ${visible} and ${hasVariant})
    select exists (select 1 from subject) as known,
      array(select id from ranked where place <= ${max} and (kin or place <= ${fill}) order by place) as ids`);
  const row = rows[0];
  return row?.known ? row.ids : null;
}
