import type { adminCollectionList, AdminCollectionQuery } from '@ritual/shared/contract';
import { emptyFilter, ruleOf, ruleText, type CollectionRule, dollarsFromCents } from '@ritual/shared/kernel';
import type { collectionPreview } from '@ritual/shared/contract';
import type * as z from 'zod/mini';
import type { Db } from '../../db/client.ts';
import { asc, sql } from '../../db/drizzle.ts';
import { collections } from '../../db/schema/index.ts';
import type { CatalogIndex, IndexedCollection } from '../catalog/inverted-index/index.ts';
import { stateOf } from './read.ts';

interface Catalog {
  readonly db: Db;
  readonly index: CatalogIndex;
}

const found = ({ index }: Catalog, collection: IndexedCollection, limit: number) =>
  index
    .current()
    .then((view) =>
      view.list({ collection, terms: null, filter: emptyFilter }, 'newest', { offset: 0, limit }),
    );

/** All that the store has fit on one page. */
export async function listCollections(
  catalog: Catalog,
  { q, state }: Pick<AdminCollectionQuery, 'q' | 'state'>,
): Promise<z.input<typeof adminCollectionList>> {
  const rows = await catalog.db
    .select()
    .from(collections)
    .orderBy(asc(collections.position), asc(collections.id));
  const words = q.toLowerCase();
  const now = new Date();
  const wanted = rows.filter(
    (row) =>
      `${row.title} ${row.slug}`.toLowerCase().includes(words) &&
      (state === undefined || stateOf(row, now) === state),
  );
  const content = await Promise.all(
    wanted.map(async (row) => ({
      ...{ id: row.id, slug: row.slug, title: row.title, inMenu: row.inMenu, version: row.version },
      state: stateOf(row, now),
      byHand: ruleOf(row.rule) === null,
      count: (await found(catalog, row, 0)).total,
      from: row.startsAt?.toISOString() ?? null,
      until: row.endsAt?.toISOString() ?? null,
      changedAt: row.changedAt.toISOString(),
    })),
  );
  return { content, next: null, count: content.length, exact: true };
}

const shown = 8;

/** What shoppers would find now in a collection with this rule, the newest first. */
export async function previewRule(
  catalog: Catalog,
  rule: CollectionRule,
): Promise<z.input<typeof collectionPreview>> {
  const { ids, total } = await found(catalog, { slug: '', rule: ruleText(rule) }, shown);
  const { rows } = await catalog.db.execute<{ id: number; name: string; cents: number; file: string | null }>(
    sql`
    select p.id, p.name, p.price_cents as cents,
      (select i.file from product_images i where i.product_id = p.id order by i.position limit 1) as file
    from unnest(${sql.param([...ids])}::int[]) with ordinality as w (id, place)
    join products p on p.id = w.id order by w.place`,
  );
  return {
    count: total,
    products: rows.map(({ id, name, cents, file }) => ({
      ...{ id, name, imageFile: file, price: dollarsFromCents(cents) },
    })),
  };
}
