import { ruleWords } from '@ritual/shared/kernel';
import type { Tx } from '../../db/client.ts';
import { eq, sql } from '../../db/drizzle.ts';
import { collections } from '../../db/schema/index.ts';
import { AppError } from '../../errors.ts';
import type { Audited } from '../audit/audited.ts';
import type { Values } from '../audit/entries.repository.ts';
import { collectionById, productsOf, type CollectionRow } from './read.ts';

/** For the audit log. */
export const auditedCollection = (action: string, id: number): Audited => ({
  ...{ action, subject: { type: 'collection', id: String(id) }, personal: null, onlyChanges: true },
  read: (tx) => factsOf(tx, id),
});

async function factsOf(tx: Tx, id: number): Promise<Values> {
  const [row] = await tx.select().from(collections).where(eq(collections.id, id));
  if (!row) return null;
  const { title, description, slug, hidden, inMenu, startsAt, endsAt, picture } = row;
  const products = await productsOf(tx, slug);
  return {
    ...{ title, description, slug, hidden, inMenu },
    rule: ruleWords(row.rule),
    picture: picture && `${picture.alt} (${picture.file}${picture.focus ? `, ${picture.focus}` : ''})`,
    products: products.map(({ id: product }) => product).join(', '),
    from: startsAt?.toISOString() ?? null,
    until: endsAt?.toISOString() ?? null,
  };
}

/** Locks it until the end of the transaction. */
export async function lockCollection(tx: Tx, id: number): Promise<CollectionRow> {
  const [row] = await tx.select().from(collections).where(eq(collections.id, id)).for('update');
  if (!row) throw new AppError('COLLECTION_NOT_FOUND');
  return row;
}

/** @throws COLLECTION_CHANGED with the collection as it is now, so that the caller can compare */
export async function refuseUnseen(
  tx: Tx,
  { id, version: now }: CollectionRow,
  version: number,
): Promise<void> {
  if (now === version) return;
  throw new AppError('COLLECTION_CHANGED', {
    details: { version: now, current: await collectionById(tx, id) },
  });
}

/** Of two that make, rename or order collections at once the second waits, and sees the first. Readers do not wait. */
export async function lockAll(tx: Tx): Promise<void> {
  await tx.execute(sql`lock table ${collections} in share row exclusive mode`);
}

/** Another collection has this address, or had it. */
export async function refuseTaken(tx: Tx, id: number, slug: string): Promise<void> {
  const { rows } = await tx.execute<{ title: string; current: boolean }>(sql`
    select title, true as current from collections where slug = ${slug} and id <> ${id}
    union all
    select c.title, false from collection_addresses a join collections c on c.id = a.collection_id
    where a.slug = ${slug} and c.id <> ${id}`);
  const [taken] = rows;
  if (!taken) return;
  const message = taken.current
    ? `This is the address of '${taken.title}'.`
    : `This was the address of '${taken.title}', and leads there.`;
  throw new AppError('COLLECTION_ADDRESS_TAKEN', { details: { fields: [{ path: 'slug', message }] } });
}
