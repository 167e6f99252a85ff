import type { Tx } from '../../db/client.ts';
import { asc, sql } from '../../db/drizzle.ts';
import { collections } from '../../db/schema/index.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { audited, type AuditedCall } from '../audit/audited.ts';
import { lockAll } from './record.ts';

const inOrder = (tx: Tx) =>
  tx
    .select({ id: collections.id, title: collections.title })
    .from(collections)
    .orderBy(asc(collections.position), asc(collections.id));

/** No part of a collection's version: who edits one is not disturbed. */
export async function orderCollections(
  deps: Pick<Deps, 'database'>,
  call: AuditedCall,
  ids: readonly number[],
): Promise<void> {
  const entry = {
    ...{ action: 'collection.order', subject: { type: 'collections', id: 'store' }, personal: null },
    onlyChanges: true,
    read: async (tx: Tx) => ({ order: (await inOrder(tx)).map(({ title }) => title).join(', ') }),
  };
  await audited(deps, call, entry, async (tx) => {
    await lockAll(tx);
    const all = new Set((await inOrder(tx)).map(({ id }) => id));
    if (ids.length !== all.size || !ids.every((id) => all.has(id))) throw new AppError('COLLECTIONS_CHANGED');
    await tx.execute(sql`
      update collections c set position = w.place - 1
      from unnest(${sql.param([...ids])}::int[]) with ordinality as w (id, place) where c.id = w.id`);
  });
}
