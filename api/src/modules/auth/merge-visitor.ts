import type { CartChange } from '@ritual/shared/contract';
import type { Database } from '../../db/client.ts';
import { mergeVisitorCart } from '../cart/merge.ts';
import { mergeVisitorWishlist } from '../wishlist/merge.ts';

/**
 * Brings what a visitor has put into the cart and saved into an account, all or nothing: a login that is repeated finds nothing
 * more to merge. Answers with what had to be reduced in the cart.
 */
export function mergeVisitor(
  { transaction }: Database,
  userId: string,
  sessionId: string,
): Promise<CartChange[]> {
  return transaction(async (tx) => {
    const cartChanges = await mergeVisitorCart(tx, userId, sessionId);
    await mergeVisitorWishlist(tx, userId, sessionId);
    return cartChanges;
  });
}
