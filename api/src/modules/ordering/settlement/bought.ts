import { sql } from '../../../db/drizzle.ts';
import type { Db } from '../../../db/client.ts';
import { findCart } from '../../cart/repository.ts';
import type { OrderRow } from '../records/orders.repository.ts';
import type { VariantQuantity } from '../records/stock.ts';

/** The cart that an order came from, locked; null when there is none (any more): an order that the staff has made came from none. */
export async function lockBoughtCart(
  tx: Db,
  { userId, payBy }: Pick<OrderRow, 'userId' | 'payBy'>,
): Promise<{ id: string } | null> {
  return userId === null || payBy !== null ? null : findCart(tx, { kind: 'user', userId }, { lock: true });
}

/** Takes what was bought out of the cart; units that were added since then stay. */
export async function removeBought(
  tx: Db,
  cartId: string,
  bought: readonly VariantQuantity[],
): Promise<void> {
  const ids = sql.param(bought.map(({ variantId }) => variantId));
  const quantities = sql.param(bought.map(({ quantity }) => quantity));
  await tx.execute(sql`
    with bought as (select * from unnest(${ids}::int[], ${quantities}::int[]) as b (variant_id, quantity)),
      gone as (
        delete from cart_items l using bought b
        where l.cart_id = ${cartId} and l.variant_id = b.variant_id and l.quantity <= b.quantity)
    update cart_items l set quantity = l.quantity - b.quantity from bought b
    where l.cart_id = ${cartId} and l.variant_id = b.variant_id and l.quantity > b.quantity`);
}
