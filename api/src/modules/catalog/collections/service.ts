import type { Db } from '../../../db/client.ts';
import { AppError } from '../../../errors.ts';
import { collectionBySlug, type CollectionRow } from './collections.repository.ts';

export async function findCollection(db: Db, slug: string): Promise<CollectionRow> {
  const found = await collectionBySlug(db, slug);
  if (!found) throw new AppError('COLLECTION_NOT_FOUND');
  return found;
}
