import type { Db } from '../../../db/client.ts';
import { AppError } from '../../../errors.ts';
import { successorAt } from '../../old-addresses/target-of.ts';
import { collectionBySlug, type CollectionRow } from './collections.repository.ts';

/** Also by an address that leads to another collection now: in an open page nothing else knows redirects. */
export async function findCollection(db: Db, slug: string): Promise<CollectionRow> {
  const found = (await collectionBySlug(db, slug)) ?? (await successorOfCollection(db, slug));
  if (!found) throw new AppError('COLLECTION_NOT_FOUND');
  return found;
}

async function successorOfCollection(db: Db, slug: string): Promise<CollectionRow | null> {
  const successor = await successorAt(db, `/collections/${slug}`);
  return successor === null ? null : collectionBySlug(db, successor);
}
