import { and, eq, gt, lte, sql } from '../../../db/drizzle.ts';
import type { Db } from '../../../db/client.ts';
import { cartItems } from '../../../db/schema/index.ts';
import { findCart } from '../../cart/repository.ts';
import type { Pieces } from '../records/stock.ts';

/** The buyer's cart, locked; null when there is none (any more). */
export async function lockBoughtCart(tx: Db, userId: string | null): Promise<{ id: string } | null> {
  return userId === null ? null : findCart(tx, { kind: 'user', userId }, { lock: true });
}

/** Takes what was bought out of the cart; pieces that were added since then stay. */
export async function removeBought(tx: Db, cartId: string, bought: readonly Pieces[]): Promise<void> {
  for (const { variantId, quantity } of bought) {
    const line = and(eq(cartItems.cartId, cartId), eq(cartItems.variantId, variantId));
    await tx.delete(cartItems).where(and(line, lte(cartItems.quantity, quantity)));
    await tx
      .update(cartItems)
      .set({ quantity: sql`${cartItems.quantity} - ${quantity}` })
      .where(and(line, gt(cartItems.quantity, quantity)));
  }
}
