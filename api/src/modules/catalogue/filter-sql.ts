import type { ProductFilter } from '@ritual/shared/kernel';
import { sql, type SQL } from '../../db/drizzle.ts';

/** Products that shoppers see: released, not withdrawn. That there is a variant is part of `variantMatches`. */
export const visible = sql`(p.withdrawn_at is null and p.released_at <= now())`;

const textArray = (values: readonly string[]) => sql`${sql.param([...values])}::text[]`;
const all = sql`true`;

export const genderMatches = (filter: ProductFilter): SQL =>
  filter.gender.length === 0 ? all : sql`p.gender = any(${textArray(filter.gender)})`;

export const categoryMatches = (filter: ProductFilter): SQL =>
  filter.category.length === 0 ? all : sql`p.categories && ${textArray(filter.category)}`;

export const sizeMatches = (filter: ProductFilter): SQL =>
  filter.size.length === 0 ? all : sql`v.size = any(${textArray(filter.size)})`;

export const colorMatches = (filter: ProductFilter): SQL =>
  filter.color.length === 0 ? all : sql`v.color = any(${textArray(filter.color)})`;

/** One and the same variant has a chosen colour and a chosen size; without a choice, there is any variant. */
export const variantMatches = (filter: ProductFilter): SQL => sql`exists (
  select 1 from variants v
  where v.product_id = p.id and ${sizeMatches(filter)} and ${colorMatches(filter)})`;

/** The rule of matchesFilter in the kernel. */
export const filterMatches = (filter: ProductFilter): SQL =>
  sql`(${genderMatches(filter)} and ${categoryMatches(filter)} and ${variantMatches(filter)})`;

/** The products of a collection, by its rule as the data words it. */
export function collectionMatches(collection: { slug: string; rule: string } | null): SQL {
  if (!collection) return all;
  const [, kind, value] = /^(gender|category) (.+)$/.exec(collection.rule) ?? [];
  if (kind === 'gender') return sql`p.gender = ${value}`;
  if (kind === 'category') return sql`p.categories @> ${textArray([value ?? ''])}`;
  if (collection.rule === 'compareAtPrice above price') return sql`p.compare_at_cents > p.price_cents`;
  return sql`exists (
    select 1 from collection_products c where c.slug = ${collection.slug} and c.product_id = p.id)`;
}

/** What the search looks at for words that are nearly right; the same expression as its index. */
const searched = sql.raw(`(p.name || ' ' || p.keywords)`);

/** Words of the text, or something spelled nearly like it ('legings'). */
export function searchMatches(q: string | undefined): SQL {
  if (!q) return all;
  return sql`(p.search @@ websearch_to_tsquery('english', ${q})
    or word_similarity(${q}, ${searched}) >= 0.5)`;
}

/** Best first: the name counts most, then categories and colours, then the description. */
export function searchRank(q: string): SQL {
  return sql`(ts_rank(p.search, websearch_to_tsquery('english', ${q}))
    + 2 * word_similarity(${q}, p.name) + word_similarity(${q}, p.keywords))`;
}
