import { linkTarget, ownPageIn, toCollection, toOwnPage } from '@ritual/shared/kernel';
import type { Db } from '../../db/client.ts';
import { sql } from '../../db/drizzle.ts';
import type { Deps } from '../../deps.ts';
import { shownCollections } from '../catalog/collections/collections.repository.ts';

type Given = Pick<Deps, 'database' | 'catalogIndex'>;

/** Where each of these links leads now; null: to what is gone, hidden or empty. A previous address leads to the current one. */
export async function liveLinks(
  { database: { db }, catalogIndex }: Given,
  links: readonly string[],
): Promise<(link: string) => string | null> {
  const targets = links.map((link) => linkTarget(link));
  const slugs = targets.flatMap((target) => (target?.kind === 'collection' ? [target.slug] : []));
  const ids = targets.flatMap((target) => (target?.kind === 'product' ? [target.id] : []));
  const own = links.flatMap((link) => ownPageIn(link) ?? []);
  const [collections, view, addresses, published, pages] = await Promise.all([
    shownCollections(db),
    catalogIndex.current(),
    addressesOf(db, slugs),
    publishedOf(db, ids),
    pagesAt(db, own),
  ]);
  const filled = new Set(collections.filter((each) => view.hasProducts(each)).map(({ slug }) => slug));
  return (link) => {
    const target = linkTarget(link);
    const page = ownPageIn(link);
    if (page !== null) {
      const slug = pages.get(page);
      return slug === undefined ? null : toOwnPage(link, slug);
    }
    if (target?.kind === 'product') return published.has(target.id) ? link : null;
    if (target?.kind !== 'collection') return link;
    if (filled.has(target.slug)) return link;
    const now = addresses.get(target.slug);
    return now !== undefined && filled.has(now) ? toCollection(link, now) : null;
  };
}

/** Where the addresses lead that collections had. */
async function addressesOf(db: Db, slugs: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (slugs.length === 0) return new Map();
  const { rows } = await db.execute<{ was: string; slug: string }>(sql`
    select a.slug as was, c.slug from collection_addresses a join collections c on c.id = a.collection_id
    where a.slug = any(${sql.param([...slugs])}::text[])`);
  return new Map(rows.map(({ was, slug }) => [was, slug]));
}

/** Those that shoppers see: a product that is not released yet has no page either. */
async function publishedOf(db: Db, ids: readonly number[]): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set();
  const { rows } = await db.execute<{ id: number }>(sql`
    select id from products
    where id = any(${sql.param([...ids])}::int[]) and withdrawn_at is null and released_at <= now()`);
  return new Set(rows.map(({ id }) => id));
}

/** Addresses of own pages that shoppers see, previous ones too, with the current ones. */
async function pagesAt(db: Db, slugs: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (slugs.length === 0) return new Map();
  const { rows } = await db.execute<{ asked: string; slug: string }>(sql`
    select a.slug as asked, p.slug from content_pages p
      join (select id, slug from content_pages union all select page_id, slug from content_page_addresses) a on a.id = p.id
    where a.slug = any(${sql.param([...slugs])}::text[]) and p.withdrawn_at is null and exists (
      select 1 from content_versions v
      where v.kind = 'page.' || p.id and v.state = 'PUBLISHED' and v.publish_at <= now())`);
  return new Map(rows.map(({ asked, slug }) => [asked, slug]));
}
