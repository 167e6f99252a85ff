import { linkTarget, ownPageIn, type linkProblem } from '@ritual/shared/kernel';
import { isPageOfStore } from '@ritual/shared/paths';
import type { Db } from '../../db/client.ts';
import { sql } from '../../db/drizzle.ts';

/** What these links may lead to. Hidden collections, drafts of products and pages that wait to be published count, too. */
export async function knownTargets(
  db: Db,
  links: readonly string[],
): Promise<Parameters<typeof linkProblem>[1]> {
  const targets = links.map((link) => linkTarget(link));
  const slugs = targets.flatMap((target) => (target?.kind === 'collection' ? [target.slug] : []));
  const ids = targets.flatMap((target) => (target?.kind === 'product' ? [target.id] : []));
  const own = links.flatMap((link) => ownPageIn(link) ?? []);
  const { rows: collections } = await db.execute<{ slug: string }>(sql`
    select slug from collections where slug = any(${sql.param(slugs)}::text[])
    union select slug from collection_addresses where slug = any(${sql.param(slugs)}::text[])`);
  const { rows: products } = await db.execute<{ id: number }>(
    sql`select id from products where id = any(${sql.param(ids)}::int[])`,
  );
  const { rows: pages } = await db.execute<{ slug: string }>(sql`
    select a.slug from content_pages p
      join (select id, slug from content_pages union all select page_id, slug from content_page_addresses) a on a.id = p.id
    where a.slug = any(${sql.param(own)}::text[]) and p.withdrawn_at is null`);
  return {
    isPage: (path) => {
      const page = ownPageIn(path);
      return page === null ? isPageOfStore(path) : pages.some(({ slug }) => slug === page);
    },
    hasCollection: (slug) => collections.some((each) => each.slug === slug),
    hasProduct: (id) => products.some((each) => each.id === id),
  };
}
