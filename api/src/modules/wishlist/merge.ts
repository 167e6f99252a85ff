import { mergeWishlists } from '@ritual/shared/kernel';
import type { Tx } from '../../db/client.ts';
import { presentWishlist } from './presenter.ts';
import * as repository from './repository.ts';

/**
 * Puts a visitor's wishlist into an account's and deletes the visitor's. The entries are copied in the database, whose dates
 * are finer than those of the rule.
 */
export async function mergeVisitorWishlist(tx: Tx, userId: string, sessionId: string): Promise<void> {
  const visitor = { kind: 'visitor', sessionId } as const;
  const account = { kind: 'user', userId } as const;
  const from = await repository.lockWishlist(tx, visitor);
  if (!from) return;
  const into = await repository.ensureWishlist(tx, account);
  const before = presentWishlist(await repository.entriesOf(tx, account)).entries;
  const added = presentWishlist(await repository.entriesOf(tx, visitor)).entries;
  const had = before.map(({ productId }) => productId);
  const kept = mergeWishlists(before, added).map(({ productId }) => productId);
  await repository.deleteEntries(
    tx,
    into.id,
    had.filter((id) => !kept.includes(id)),
  );
  await repository.copyEntries(tx, {
    ...{ from: from.id, into: into.id },
    productIds: kept.filter((id) => !had.includes(id)),
  });
  await repository.deleteWishlist(tx, from.id);
}
