import type { TagChange } from '@ritual/shared/contract';
import { changedTags } from '@ritual/shared/kernel';
import type { Db, Tx } from '../../../db/client.ts';
import { sql } from '../../../db/drizzle.ts';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../errors.ts';
import { audited, type AuditedCall } from '../../audit/audited.ts';
import { changeOrder, lockOrder, orderById } from '../records/orders.repository.ts';

export async function tagOrder(deps: Deps, call: AuditedCall, id: string, change: TagChange): Promise<void> {
  const what = {
    ...{ action: 'order.tag', subject: { type: 'order', id }, personal: null, onlyChanges: true },
    read: async (tx: Tx) => ({ tags: (await orderById(tx, id))?.tags.join(', ') ?? '' }),
  };
  await audited(deps, call, what, async (tx) => {
    const order = await lockOrder(tx, id);
    if (!order) throw new AppError('ORDER_NOT_FOUND');
    const tags = changedTags(order.tags, change);
    if (!tags) throw new AppError('TAGS_FULL');
    await changeOrder(tx, id, { tags: [...tags] });
  });
}

/** So many of the latest orders with a tag are looked at. */
const looked = 5000;

export async function knownTags(db: Db): Promise<{ tags: { tag: string; orders: number }[] }> {
  const { rows } = await db.execute<{ tag: string; orders: number }>(sql`
    select tag, count(*)::int as orders
    from (select tags from orders where tags <> '{}' order by created_at desc limit ${looked}) tagged, unnest(tags) tag
    group by tag order by orders desc, tag limit 100`);
  return { tags: rows };
}
