import { homeContentBody } from '@ritual/shared/contract';
import { homeLimits, type HomeContent } from '@ritual/shared/kernel';
import type { Db, Tx } from '../../db/client.ts';
import { and, eq, sql } from '../../db/drizzle.ts';
import { contentVersions } from '../../db/schema/index.ts';

/** What has versions: 'home', 'navigation', 'page.terms', of an own page 'page.12', of a mail 'mail.welcome', of a size chart 'size-chart.7'. */
export type ContentKind =
  'home' | 'navigation' | `page.${string}` | `mail.${string}` | `size-chart.${number}`;

/** As a statement of the database gives it; times are milliseconds. */
export interface VersionRow extends Record<string, unknown> {
  readonly id: number;
  readonly state: 'DRAFT' | 'PUBLISHED' | 'WITHDRAWN';
  readonly body: unknown;
  readonly version: number;
  readonly key: string;
  readonly changedAt: number;
  readonly changedBy: string | null;
  readonly publishAt: number | null;
  readonly publishedAt: number | null;
  readonly publishedBy: string | null;
}

/** As a page is shown from it. */
export interface ShownRow extends Record<string, unknown> {
  readonly id: number;
  readonly body: unknown;
  /** null: a draft, or one that was taken back. */
  readonly publishAt: number | null;
}

const millisOf = (column: string) => sql.raw(`(extract(epoch from ${column}) * 1000)::float8`);
const millis = (column: string) => millisOf(`v.${column}`);
const nameOf = (alias: string) =>
  sql.raw(`nullif(concat_ws(' ', ${alias}.first_name, ${alias}.last_name), '')`);

const columns = sql`v.id, v.state, v.body, v.version, v.key, ${millis('changed_at')} as "changedAt",
  ${millis('publish_at')} as "publishAt", ${millis('published_at')} as "publishedAt",
  ${nameOf('c')} as "changedBy", ${nameOf('p')} as "publishedBy"
  from content_versions v left join users c on c.id = v.changed_by left join users p on p.id = v.published_by`;

/** Of what shoppers see, by the clock of the database. See `shownVersion` of the kernel. */
export const shownId = (kind: ContentKind) => sql`
  select id from content_versions where kind = ${kind} and state = 'PUBLISHED' and publish_at <= now()
  order by publish_at desc, id desc limit 1`;

/** The draft and what was published last, with what is to come, the newest first. */
export async function versionRows(db: Db, kind: ContentKind): Promise<VersionRow[]> {
  const { rows } = await db.execute<VersionRow>(sql`
    select ${columns} where v.kind = ${kind}
    -- What is shown is never cut off, however many wait for their time or were taken back.
    order by v.state = 'DRAFT' desc, v.id = (${shownId(kind)}) desc nulls last, v.publish_at desc, v.id desc
    limit ${homeLimits.versions}`);
  return rows.toSorted((a, b) => (b.publishAt ?? Infinity) - (a.publishAt ?? Infinity) || b.id - a.id);
}

interface KindRow extends Record<string, unknown> {
  readonly kind: string;
  readonly id: number;
  readonly state: 'DRAFT' | 'PUBLISHED';
  readonly body: unknown;
  readonly publishAt: number | null;
}

/** Of each kind that begins so: the draft, what is in force, and what waits. */
export async function rowsOfKinds(db: Db, prefix: 'mail.'): Promise<KindRow[]> {
  const { rows } = await db.execute<KindRow>(sql`
    select v.kind, v.id, v.state, v.body, ${millis('publish_at')} as "publishAt" from content_versions v
    where starts_with(v.kind, ${prefix}) and (v.state = 'DRAFT' or (v.state = 'PUBLISHED' and (
      v.publish_at > now() or v.id in (
        select distinct on (kind) id from content_versions
        where starts_with(kind, ${prefix}) and state = 'PUBLISHED' and publish_at <= now()
        order by kind, publish_at desc, id desc))))`);
  return rows;
}

export async function versionById(db: Db, kind: ContentKind, id: number): Promise<VersionRow | undefined> {
  const { rows } = await db.execute<VersionRow>(
    sql`select ${columns} where v.kind = ${kind} and v.id = ${id}`,
  );
  return rows[0];
}

/** Names the state of the page's content; 0: none was ever written. */
export async function versionNow(db: Db, kind: ContentKind): Promise<number> {
  const { rows } = await db.execute<{ version: number }>(
    sql`select greatest(
      (select max(version) from content_versions where kind = ${kind}),
      (select version from content_pages where 'page.' || id = ${kind}), 0)::int as version`,
  );
  return rows[0]?.version ?? 0;
}

/** What shoppers see now. */
export async function shownRow(db: Db, kind: ContentKind): Promise<ShownRow | undefined> {
  const { rows } = await db.execute<ShownRow>(
    sql`select id, body, ${millisOf('publish_at')} as "publishAt" from content_versions where id = (${shownId(kind)})`,
  );
  return rows[0];
}

/** @param key as text: it may be anything */
export async function rowByKey(db: Db, kind: ContentKind, key: string): Promise<ShownRow | undefined> {
  const { rows } = await db.execute<ShownRow>(sql`
    select id, body, case when state = 'PUBLISHED' then ${millisOf('publish_at')} end as "publishAt"
    from content_versions where kind = ${kind} and key::text = ${key}`);
  return rows[0];
}

/** null: another release has written it in a form that this one does not know. */
export const homeIn = (body: unknown): HomeContent | null => homeContentBody.safeParse(body).data ?? null;

// Every version of all kinds has a number of its own, so that none comes twice when a draft is thrown away.
export const nextVersion = sql`nextval(pg_get_serial_sequence('content_versions', 'id'))::int`;

/** Writes the draft, or makes one. */
export async function putDraft(tx: Tx, kind: ContentKind, body: unknown, userId: string): Promise<void> {
  const [row] = await tx
    .update(contentVersions)
    .set({ body, version: nextVersion, changedBy: userId, changedAt: new Date() })
    .where(isDraft(kind))
    .returning({ id: contentVersions.id });
  if (row) return;
  await tx
    .insert(contentVersions)
    .values({ kind, state: 'DRAFT', body, version: nextVersion, createdBy: userId, changedBy: userId });
}

/** @returns whether there was one */
export async function deleteDraft(tx: Tx, kind: ContentKind): Promise<boolean> {
  const rows = await tx.delete(contentVersions).where(isDraft(kind)).returning({ id: contentVersions.id });
  return rows.length > 0;
}

/** @param at null: now. @returns whether there was a draft */
export async function publishDraft(
  tx: Tx,
  kind: ContentKind,
  at: Date | null,
  userId: string,
): Promise<boolean> {
  const now = sql`clock_timestamp()`;
  const rows = await tx
    .update(contentVersions)
    .set({
      ...{ state: 'PUBLISHED', version: nextVersion, publishedBy: userId, publishedAt: now },
      publishAt: at ?? now,
    })
    .where(isDraft(kind))
    .returning({ id: contentVersions.id });
  return rows.length > 0;
}

/** @returns whether it was waiting for its time */
export async function withdraw(tx: Tx, kind: ContentKind, id: number): Promise<boolean> {
  const waits = sql`${contentVersions.publishAt} > clock_timestamp()`;
  const rows = await tx
    .update(contentVersions)
    .set({ state: 'WITHDRAWN', version: nextVersion })
    .where(
      and(
        eq(contentVersions.kind, kind),
        eq(contentVersions.id, id),
        eq(contentVersions.state, 'PUBLISHED'),
        waits,
      ),
    )
    .returning({ id: contentVersions.id });
  return rows.length > 0;
}

const isDraft = (kind: ContentKind) =>
  and(eq(contentVersions.kind, kind), eq(contentVersions.state, 'DRAFT'));
