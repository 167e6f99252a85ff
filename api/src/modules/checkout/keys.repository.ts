import { and, eq } from '../../db/drizzle.ts';
import type { Db } from '../../db/client.ts';
import { checkoutKeys } from '../../db/schema/index.ts';
import type { Draft } from './draft.ts';

export interface KeyOwner {
  readonly userId: string;
  readonly key: string;
}

export type KeyRow = typeof checkoutKeys.$inferSelect;

const own = ({ userId, key }: KeyOwner) => and(eq(checkoutKeys.userId, userId), eq(checkoutKeys.key, key));

/**
 * Records an idempotency key with the hash of its request, or finds what was recorded with it before. With `lock`, the same
 * request sent twice at once is worked on once.
 */
export async function recordKey(
  db: Db,
  owner: KeyOwner,
  { address, cart }: Draft['requestHash'],
  { lock = false }: { lock?: boolean } = {},
): Promise<KeyRow> {
  await db
    .insert(checkoutKeys)
    .values({ ...owner, requestHash: `${address}.${cart}` })
    .onConflictDoNothing();
  const query = db.select().from(checkoutKeys).where(own(owner));
  const [row] = await (lock ? query.for('update') : query);
  if (!row) throw new Error('The idempotency key was not stored.');
  return row;
}

export async function bindKey(db: Db, owner: KeyOwner, orderId: string): Promise<void> {
  await db.update(checkoutKeys).set({ orderId }).where(own(owner));
}
