import type { adminCollection, PickedProduct } from '@ritual/shared/contract';
import { collectionState, dollarsFromCents, ruleOf, type CollectionState } from '@ritual/shared/kernel';
import type * as z from 'zod/mini';
import type { Db } from '../../db/client.ts';
import { asc, eq, sql } from '../../db/drizzle.ts';
import { collectionAddresses, collections } from '../../db/schema/index.ts';
import { mediaUrl } from '../catalog/products/presenter.ts';
import { latestChanges } from '../products/changes.ts';
import { firstPicture, stateColumn } from '../products/read.ts';

export type CollectionRow = typeof collections.$inferSelect;

export const stateOf = ({ hidden, startsAt, endsAt }: CollectionRow, now = new Date()): CollectionState =>
  collectionState(
    { hidden, from: startsAt?.getTime() ?? null, until: endsAt?.getTime() ?? null },
    now.getTime(),
  );

/** In the order in which shoppers see them; before anybody has ordered them, the newest first. */
export async function productsOf(db: Db, slug: string): Promise<PickedProduct[]> {
  const { rows } = await db.execute<PickedProduct & Record<string, unknown>>(sql`
    select p.id, p.name, ${stateColumn} as state, ${firstPicture} as "imageFile"
    from collection_products c join products p on p.id = c.product_id
    where c.slug = ${slug}
    order by c.position nulls last, p.released_at desc, p.id desc`);
  return rows;
}

export async function oldSlugsOf(db: Db, id: number): Promise<string[]> {
  const rows = await db
    .select({ slug: collectionAddresses.slug })
    .from(collectionAddresses)
    .where(eq(collectionAddresses.collectionId, id))
    .orderBy(asc(collectionAddresses.slug));
  return rows.map(({ slug }) => slug);
}

const dollars = (cents: number | null) => (cents === null ? null : dollarsFromCents(cents));

/** As the contract has it; null: there is none. */
export async function collectionById(db: Db, id: number): Promise<z.input<typeof adminCollection> | null> {
  const [row] = await db.select().from(collections).where(eq(collections.id, id));
  if (!row) return null;
  const { version, slug, title, description, hidden, inMenu, startsAt, endsAt, changedAt, picture } = row;
  const rule = ruleOf(row.rule);
  return {
    ...{ id, version, slug, title, description, hidden, inMenu, state: stateOf(row) },
    oldSlugs: await oldSlugsOf(db, id),
    rule: rule && {
      ...{ ...rule, categories: [...rule.categories] },
      ...{ priceFrom: dollars(rule.priceFrom), priceTo: dollars(rule.priceTo) },
    },
    products: rule ? [] : await productsOf(db, slug),
    picture: picture && { ...picture, url: mediaUrl(picture.file) },
    from: startsAt?.toISOString() ?? null,
    until: endsAt?.toISOString() ?? null,
    changedAt: changedAt.toISOString(),
    changes: await latestChanges(db, id, 'collection'),
  };
}
