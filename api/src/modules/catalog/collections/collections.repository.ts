import { asc, eq } from '../../../db/drizzle.ts';
import type { Db } from '../../../db/client.ts';
import { collections } from '../../../db/schema/index.ts';

export interface CollectionRow {
  readonly slug: string;
  readonly title: string;
  readonly description: string | null;
  readonly rule: string;
}

const columns = {
  slug: collections.slug,
  title: collections.title,
  description: collections.description,
  rule: collections.rule,
};

export function allCollections(db: Db): Promise<CollectionRow[]> {
  return db.select(columns).from(collections).orderBy(asc(collections.position));
}

export async function collectionBySlug(db: Db, slug: string): Promise<CollectionRow | null> {
  const [row] = await db.select(columns).from(collections).where(eq(collections.slug, slug.toLowerCase()));
  return row ?? null;
}
