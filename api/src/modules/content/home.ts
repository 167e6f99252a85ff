import {
  defaultHomeContent,
  linksIn,
  linkTarget,
  shownHome,
  toCollection,
  type HomeContent,
} from '@ritual/shared/kernel';
import { paths } from '@ritual/shared/paths';
import type { HomeAnswer } from '@ritual/shared/contract';
import type { Db } from '../../db/client.ts';
import { sql } from '../../db/drizzle.ts';
import type { Deps } from '../../deps.ts';
import { shownCollections } from '../catalog/collections/collections.repository.ts';
import { bodyByKey, homeIn, shownBody } from './versions.repository.ts';

type Given = Pick<Deps, 'database' | 'catalogIndex' | 'log'>;

/** @param key of a version; the rest of a preview's key, behind a dot, only makes its address another one */
export async function homeFor(deps: Given, key: string | undefined): Promise<HomeAnswer> {
  const { db } = deps.database;
  const asked = key === undefined ? undefined : await bodyByKey(db, 'home', key.split('.')[0] ?? '');
  const body = asked ?? (await shownBody(db, 'home'));
  const content = body === undefined ? defaultHomeContent : homeIn(body);
  if (!content) deps.log.error('The home page is stored in a form that this release does not know.');
  return {
    ...(await aliveNow(deps, content ?? defaultHomeContent)),
    ...(asked !== undefined && { preview: true }),
  };
}

/** Without what is gone, hidden or empty now. */
async function aliveNow(
  { database: { db }, catalogIndex }: Given,
  content: HomeContent,
): Promise<HomeContent> {
  const targets = linksIn(content).map(({ value }) => linkTarget(value));
  const slugs = targets.flatMap((target) => (target?.kind === 'collection' ? [target.slug] : []));
  const ids = targets.flatMap((target) => (target?.kind === 'product' ? [target.id] : []));
  const [collections, view, addresses, published] = await Promise.all([
    shownCollections(db),
    catalogIndex.current(),
    addressesOf(db, slugs),
    publishedOf(db, ids),
  ]);
  const filled = new Set(collections.filter((each) => view.hasProducts(each)).map(({ slug }) => slug));
  const live = (link: string): string | null => {
    const target = linkTarget(link);
    if (target?.kind === 'product') return published.has(target.id) ? link : null;
    if (target?.kind !== 'collection') return link;
    if (filled.has(target.slug)) return link;
    const now = addresses.get(target.slug);
    return now !== undefined && filled.has(now) ? toCollection(link, now) : null;
  };
  return shownHome(content, { live, saleUpTo: view.largestReduction(), elsewhere: paths.collections.to() });
}

/** Where the addresses lead that collections had. */
async function addressesOf(db: Db, slugs: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (slugs.length === 0) return new Map();
  const { rows } = await db.execute<{ was: string; slug: string }>(sql`
    select a.slug as was, c.slug from collection_addresses a join collections c on c.id = a.collection_id
    where a.slug = any(${sql.param([...slugs])}::text[])`);
  return new Map(rows.map(({ was, slug }) => [was, slug]));
}

async function publishedOf(db: Db, ids: readonly number[]): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set();
  const { rows } = await db.execute<{ id: number }>(sql`
    select id from products where id = any(${sql.param([...ids])}::int[]) and withdrawn_at is null`);
  return new Set(rows.map(({ id }) => id));
}
