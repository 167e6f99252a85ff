import type { collectionUpdate, newCollection } from '@ritual/shared/contract';
import { collectionLimits, listedByHand, ruleText, type CollectionPicture } from '@ritual/shared/kernel';
import type * as z from 'zod/mini';
import type { Tx } from '../../db/client.ts';
import { and, eq, sql } from '../../db/drizzle.ts';
import { collectionAddresses, collections } from '../../db/schema/index.ts';
import type { Deps } from '../../deps.ts';
import { AppError, invalidFields } from '../../errors.ts';
import { audited, type AuditedCall } from '../audit/audited.ts';
import { keepPictures } from '../content/checks.ts';
import { keepDeleted } from './restore.ts';
import { auditedCollection, lockAll, lockCollection, refuseTaken, refuseUnseen } from './record.ts';

type Database = Pick<Deps, 'database'>;
type Fields = z.output<typeof newCollection>;

/** @returns its number */
export async function createCollection(deps: Database, call: AuditedCall, fields: Fields): Promise<number> {
  // Before the entry of the log, which names it.
  const { rows } = await deps.database.db.execute<{ id: number }>(
    sql`select nextval(pg_get_serial_sequence('collections', 'id'))::int as id`,
  );
  const id = rows[0]?.id ?? 0;
  await audited(deps, call, auditedCollection('collection.create', id), async (tx) => {
    await lockAll(tx);
    const count = await tx.$count(collections);
    if (count >= collectionLimits.collections) throw new AppError('COLLECTIONS_FULL');
    await refuseTaken(tx, id, fields.slug);
    const position = sql`(select coalesce(max(position) + 1, 0) from collections)`;
    const picture = await pictureOf(tx, fields);
    await tx.insert(collections).values({ ...rowOf(fields), ...picture, id, position });
    await writeProducts(tx, fields);
  });
  return id;
}

/** The index learns of another address from the rows of its products, which follow it. */
export async function updateCollection(
  deps: Database,
  call: AuditedCall,
  id: number,
  { version, ...fields }: z.output<typeof collectionUpdate>,
): Promise<void> {
  await audited(deps, call, auditedCollection('collection.update', id), async (tx) => {
    await lockAll(tx);
    const row = await lockCollection(tx, id);
    await refuseUnseen(tx, row, version);
    if (fields.slug !== row.slug) await moveTo(tx, id, row.slug, fields.slug);
    const picture = await pictureOf(tx, fields);
    const set = {
      ...rowOf(fields),
      ...picture,
      changedAt: new Date(),
      version: sql`${collections.version} + 1`,
    };
    await tx.update(collections).set(set).where(eq(collections.id, id));
    await writeProducts(tx, fields);
  });
}

export async function deleteCollection(deps: Database, call: AuditedCall, id: number): Promise<void> {
  await audited(deps, call, auditedCollection('collection.delete', id), async (tx) => {
    await lockAll(tx);
    const row = await lockCollection(tx, id);
    await keepDeleted(tx, row);
    await tx.delete(collections).where(eq(collections.id, id));
  });
}

function rowOf({ title, description, slug, rule, hidden, from, until, inMenu }: Fields) {
  return {
    ...{ title, description, slug, hidden, inMenu },
    rule: rule ? ruleText(rule) : listedByHand,
    startsAt: from === null ? null : new Date(from),
    endsAt: until === null ? null : new Date(until),
  };
}

/** As it is kept: its measures are those of the file. Without the field it stays. */
async function pictureOf(tx: Tx, { picture }: Fields): Promise<{ picture?: CollectionPicture | null }> {
  if (!picture) return picture === undefined ? {} : { picture };
  const { focus, ...given } = picture;
  const kept = (await keepPictures(tx, [given.file])).get(given.file);
  if (!kept)
    throw invalidFields({
      path: 'picture.file',
      message: 'This picture is not kept any more. Choose another one, or upload it once more.',
    });
  return { picture: { ...kept, ...given, ...(focus !== undefined && { focus }) } };
}

/** What it was called leads to it from then on; a name that it had before is its own again. */
async function moveTo(tx: Tx, id: number, before: string, slug: string): Promise<void> {
  await refuseTaken(tx, id, slug);
  await tx
    .delete(collectionAddresses)
    .where(and(eq(collectionAddresses.slug, slug), eq(collectionAddresses.collectionId, id)));
  await tx.insert(collectionAddresses).values({ slug: before, collectionId: id });
}

/** Only what differs is written, because each row that is makes the index read a product anew. */
async function writeProducts(tx: Tx, { slug, products: ids }: Fields): Promise<void> {
  const wanted = sql`unnest(${sql.param([...ids])}::int[]) with ordinality as w (id, place)`;
  const { rows } = await tx.execute<{ id: number }>(
    sql`select w.id from ${wanted} where not exists (select 1 from products p where p.id = w.id)`,
  );
  if (rows[0])
    throw invalidFields({ path: 'products', message: `There is no product ${String(rows[0].id)}.` });
  await tx.execute(sql`
    delete from collection_products where slug = ${slug} and product_id <> all(${sql.param([...ids])}::int[])`);
  await tx.execute(sql`
    insert into collection_products (slug, product_id, position)
    select ${slug}, w.id, w.place - 1 from ${wanted} order by w.id
    on conflict (slug, product_id) do update set position = excluded.position
      where collection_products.position is distinct from excluded.position`);
}
