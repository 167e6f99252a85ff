import type { CollectionPicture } from '@ritual/shared/kernel';
import { and, asc, eq, sql } from '../../../db/drizzle.ts';
import type { Db } from '../../../db/client.ts';
import { collectionAddresses, collectionProducts, collections } from '../../../db/schema/index.ts';

export interface CollectionRow {
  readonly slug: string;
  readonly title: string;
  readonly description: string | null;
  readonly rule: string;
  readonly inMenu: boolean;
  readonly picture: CollectionPicture | null;
  /** It is listed by hand, and the staff has put its products in order. */
  readonly ordered: boolean;
}

const columns = {
  slug: collections.slug,
  title: collections.title,
  description: collections.description,
  rule: collections.rule,
  inMenu: collections.inMenu,
  picture: collections.picture,
  ordered: sql<boolean>`exists (select 1 from ${collectionProducts}
    where ${collectionProducts.slug} = ${collections.slug} and ${collectionProducts.position} is not null)`,
};

/** By the clock of the database. See `collectionState` of the kernel. */
const isShown = sql`not ${collections.hidden} and (${collections.startsAt} is null or ${collections.startsAt} <= now())
  and (${collections.endsAt} is null or ${collections.endsAt} > now())`;

/** Those that shoppers see now, in the order of the staff. */
export function shownCollections(db: Db): Promise<CollectionRow[]> {
  return db
    .select(columns)
    .from(collections)
    .where(isShown)
    .orderBy(asc(collections.position), asc(collections.id));
}

/** At the address that it has, or had. */
export async function collectionBySlug(db: Db, slug: string): Promise<CollectionRow | null> {
  const asked = slug.toLowerCase();
  const now = await db
    .select(columns)
    .from(collections)
    .where(and(isShown, eq(collections.slug, asked)));
  if (now[0]) return now[0];
  const [before] = await db
    .select(columns)
    .from(collectionAddresses)
    .innerJoin(collections, eq(collections.id, collectionAddresses.collectionId))
    .where(and(isShown, eq(collectionAddresses.slug, asked)));
  return before ?? null;
}

/** Ids of what the staff has put in order. */
export async function productsInOrder(db: Db, slug: string): Promise<number[]> {
  const rows = await db
    .select({ id: collectionProducts.productId })
    .from(collectionProducts)
    .where(and(eq(collectionProducts.slug, slug), sql`${collectionProducts.position} is not null`))
    .orderBy(asc(collectionProducts.position));
  return rows.map(({ id }) => id);
}
