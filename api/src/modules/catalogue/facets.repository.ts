import { sql } from '../../db/drizzle.ts';
import type { Db } from '../../db/client.ts';
import {
  categoryMatches,
  collectionMatches,
  colorMatches,
  genderMatches,
  searchMatches,
  sizeMatches,
  visible,
} from './filter-sql.ts';
import type { ListQuery } from './list.repository.ts';

export interface FacetRow extends Record<string, unknown> {
  facet: 'gender' | 'category' | 'size' | 'color';
  value: string;
  /** Name and code of a colour. */
  label: string | null;
  code: string | null;
  count: number;
}

/**
 * One statement: for each value how many products would be left if it were the choice of its filter, with the other
 * filters as they are. Values that would leave nothing are there with 0.
 */
export async function facetCounts(
  db: Db,
  { filter, collection, q }: Pick<ListQuery, 'filter' | 'collection' | 'q'>,
): Promise<FacetRow[]> {
  const gender = genderMatches(filter);
  const category = categoryMatches(filter);
  const size = sizeMatches(filter);
  const color = colorMatches(filter);
  const { rows } = await db.execute<FacetRow>(sql`
    with base as materialized (
      select p.id, p.gender, p.categories from products p
      where ${visible} and ${collectionMatches(collection)} and ${searchMatches(q)})
    select 'gender' as facet, p.gender as value, null as label, null as code,
      count(distinct p.id) filter (where ${category} and ${size} and ${color})::int as count
    from base p join variants v on v.product_id = p.id group by p.gender
    union all
    select 'category', k.name, null, null,
      count(distinct p.id) filter (where ${gender} and ${size} and ${color})::int
    from base p join variants v on v.product_id = p.id cross join unnest(p.categories) as k (name)
    group by k.name
    union all
    select 'size', v.size, null, null,
      count(distinct p.id) filter (where ${gender} and ${category} and ${color})::int
    from base p join variants v on v.product_id = p.id group by v.size
    union all
    select 'color', c.key, c.name, c.code,
      count(distinct p.id) filter (where ${gender} and ${category} and ${size})::int
    from base p join variants v on v.product_id = p.id join colors c on c.key = v.color
    group by c.key, c.name, c.code`);
  return rows;
}
