import { collectionLimits } from '@ritual/shared/kernel';
import * as z from 'zod/mini';
import type { Tx } from '../../db/client.ts';
import { eq, sql } from '../../db/drizzle.ts';
import { collections, deletedCollections } from '../../db/schema/index.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { audited, type AuditedCall } from '../audit/audited.ts';
import { oldSlugsOf, type CollectionRow } from './read.ts';
import { auditedCollection, lockAll, refuseTaken } from './record.ts';

/** What is put back whole: rows as the database writes them. */
const kept = z.object({
  row: z.looseObject({ slug: z.string() }),
  products: z.array(z.object({ id: z.int(), position: z.nullable(z.int()) })),
  oldSlugs: z.array(z.string()),
});

/** Keeps what is deleted in the same transaction. */
export async function keepDeleted(tx: Tx, { id, slug }: CollectionRow): Promise<void> {
  const oldSlugs = JSON.stringify(await oldSlugsOf(tx, id));
  await tx.execute(sql`
    insert into deleted_collections (id, body)
    select c.id, jsonb_build_object('row', to_jsonb(c), 'oldSlugs', ${oldSlugs}::jsonb, 'products', coalesce((
      select jsonb_agg(jsonb_build_object('id', p.product_id, 'position', p.position))
      from collection_products p where p.slug = ${slug}), '[]'))
    from collections c where c.id = ${id}
    on conflict (id) do update set body = excluded.body, deleted_at = now()`);
}

/** Puts it back with its number, its products and the addresses that no other one has by now. */
export async function restoreCollection(
  deps: Pick<Deps, 'database'>,
  call: AuditedCall,
  id: number,
): Promise<void> {
  await audited(deps, call, auditedCollection('collection.restore', id), async (tx) => {
    await lockAll(tx);
    // The same call again: it is there already.
    if ((await tx.$count(collections, eq(collections.id, id))) > 0) return;
    const [found] = await tx.select().from(deletedCollections).where(eq(deletedCollections.id, id));
    if (!found) throw new AppError('COLLECTION_NOT_FOUND');
    if ((await tx.$count(collections)) >= collectionLimits.collections)
      throw new AppError('COLLECTIONS_FULL');
    const { row, products, oldSlugs } = kept.parse(found.body);
    await refuseTaken(tx, id, row.slug);
    // A column that was added since is not in what was kept, and gets its default.
    const columns = sql.join(
      Object.keys(row).map((name) => sql.identifier(name)),
      sql`, `,
    );
    await tx.execute(sql`
      insert into collections (${columns}) select ${columns} from jsonb_populate_record(null::collections, ${JSON.stringify(row)}::jsonb
        || jsonb_build_object('version', ${Number(row['version'])}::int + 1, 'changed_at', now()))`);
    await tx.execute(sql`
      insert into collection_products (slug, product_id, position)
      select ${row.slug}, w.id, w.position
      from json_to_recordset(${JSON.stringify(products)}::json) as w (id integer, position integer)
      join products p on p.id = w.id order by w.id`);
    await tx.execute(sql`
      insert into collection_addresses (slug, collection_id)
      select a, ${id}::int from jsonb_array_elements_text(${JSON.stringify(oldSlugs)}::jsonb) as a
      where not exists (select 1 from collections c where c.slug = a)
      on conflict (slug) do nothing`);
    await tx.delete(deletedCollections).where(eq(deletedCollections.id, id));
  });
}
