import { pageLimits } from '@ritual/shared/kernel';
import type { Db, Tx } from '../../../db/client.ts';
import { and, eq, sql } from '../../../db/drizzle.ts';
import { contentPageAddresses, contentPages } from '../../../db/schema/index.ts';
import { nextVersion } from '../versions.repository.ts';

/** A page that the owner has added. */
export interface OwnPage extends Record<string, unknown> {
  readonly id: number;
  readonly slug: string;
  readonly title: string;
  /** Milliseconds; null: it is not withdrawn. */
  readonly withdrawnAt: number | null;
  /** In the order of the alphabet. */
  readonly oldSlugs: readonly string[];
}

const columns = sql`p.id, p.slug, p.title, (extract(epoch from p.withdrawn_at) * 1000)::float8 as "withdrawnAt",
  array(select a.slug from content_page_addresses a where a.page_id = p.id order by a.slug) as "oldSlugs"
  from content_pages p`;

export async function ownPages(db: Db): Promise<OwnPage[]> {
  const { rows } = await db.execute<OwnPage>(sql`select ${columns} order by p.id`);
  return rows;
}

export async function ownPageById(db: Db, id: number): Promise<OwnPage | undefined> {
  const { rows } = await db.execute<OwnPage>(sql`select ${columns} where p.id = ${id}`);
  return rows[0];
}

/** By its address, or by one that it had. */
export async function ownPageAt(db: Db, slug: string): Promise<OwnPage | undefined> {
  const { rows } = await db.execute<OwnPage>(sql`
    select ${columns} where p.slug = ${slug}
      or p.id = (select page_id from content_page_addresses where slug = ${slug})`);
  return rows[0];
}

export async function nextPageId(db: Db): Promise<number> {
  const { rows } = await db.execute<{ id: number }>(
    sql`select nextval(pg_get_serial_sequence('content_pages', 'id'))::int as id`,
  );
  return rows[0]?.id ?? 0;
}

/** @returns whether it was made: the store may have only so many */
export async function insertPage(
  tx: Tx,
  fields: { readonly id: number; readonly slug: string; readonly title: string },
  userId: string,
): Promise<boolean> {
  if ((await tx.$count(contentPages)) >= pageLimits.pages) return false;
  await tx.insert(contentPages).values({ ...fields, version: nextVersion, createdBy: userId });
  return true;
}

/** The page that an address leads to, beside that of an id. */
export async function addressTaken(
  db: Db,
  slug: string,
  but: number,
): Promise<{ readonly title: string; readonly current: boolean } | undefined> {
  const found = await ownPageAt(db, slug);
  if (!found || found.id === but) return undefined;
  return { title: found.title, current: found.slug === slug };
}

/** Its previous address leads to it from then on; a name that it had is its own again. */
export async function movePage(tx: Tx, { id, slug: before }: OwnPage, slug: string): Promise<void> {
  await tx
    .delete(contentPageAddresses)
    .where(and(eq(contentPageAddresses.slug, slug), eq(contentPageAddresses.pageId, id)));
  await tx.update(contentPages).set({ slug, version: nextVersion }).where(eq(contentPages.id, id));
  await tx.insert(contentPageAddresses).values({ slug: before, pageId: id });
}

export async function setWithdrawn(tx: Tx, id: number, withdrawn: boolean): Promise<void> {
  await tx
    .update(contentPages)
    .set({ withdrawnAt: withdrawn ? sql`clock_timestamp()` : null, version: nextVersion })
    .where(eq(contentPages.id, id));
}

/** So that no two pages get one address at once. */
export async function lockAddresses(tx: Tx): Promise<void> {
  await tx.execute(sql`lock table ${contentPages} in share row exclusive mode`);
}

export interface PageState extends Record<string, unknown> {
  readonly kind: string;
  readonly draft: boolean;
  readonly scheduled: number;
  /** Title of the draft, or else of what shoppers see. */
  readonly title: string | null;
  /** Title of what shoppers see, and since when; milliseconds. */
  readonly shownTitle: string | null;
  readonly shownSince: number | null;
}

/** What there is of each information page of which anything was written. */
export async function pageStates(db: Db): Promise<PageState[]> {
  const { rows } = await db.execute<PageState>(sql`
    select k.kind, d.id is not null as draft, coalesce(d.body ->> 'title', s.body ->> 'title') as title,
      s.body ->> 'title' as "shownTitle", (extract(epoch from s.publish_at) * 1000)::float8 as "shownSince",
      (select count(*)::int from content_versions w
        where w.kind = k.kind and w.state = 'PUBLISHED' and w.publish_at > now()) as scheduled
    from (select distinct kind from content_versions where kind like 'page.%') k
      left join content_versions d on d.kind = k.kind and d.state = 'DRAFT'
      left join lateral (select body, publish_at from content_versions
        where kind = k.kind and state = 'PUBLISHED' and publish_at <= now()
        order by publish_at desc, id desc limit 1) s on true`);
  return rows;
}
