import { and, eq } from '../../db/drizzle.ts';
import type { Db } from '../../db/client.ts';
import { checkoutKeys } from '../../db/schema/index.ts';
import type { CartDraft } from './draft.ts';

export interface KeyOwner {
  readonly userId: string;
  readonly key: string;
}

export type KeyRow = typeof checkoutKeys.$inferSelect;

const own = ({ userId, key }: KeyOwner) => and(eq(checkoutKeys.userId, userId), eq(checkoutKeys.key, key));

/** As it is stored. */
export const hashOf = ({ address, cart }: CartDraft['requestHash']): string => `${address}.${cart}`;

/**
 * Records an idempotency key with the hash of its request, or finds what was recorded with it before. It is locked until the
 * transaction ends, so the same request sent twice at once is worked on once.
 */
export async function recordKey(db: Db, owner: KeyOwner, request: CartDraft['requestHash']): Promise<KeyRow> {
  const [row] = await db
    .insert(checkoutKeys)
    .values({ ...owner, requestHash: hashOf(request) })
    // Changes nothing: what was there before is locked and given back.
    .onConflictDoUpdate({ target: [checkoutKeys.userId, checkoutKeys.key], set: { key: owner.key } })
    .returning();
  if (!row) throw new Error('The idempotency key was not stored.');
  return row;
}

export async function bindKey(db: Db, owner: KeyOwner, orderId: string): Promise<void> {
  await db.update(checkoutKeys).set({ orderId }).where(own(owner));
}
