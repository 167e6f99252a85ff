import { sql, type SQL } from '../../db/drizzle.ts';

/**
 * Units of variant `v` that unpaid orders of an account hold. For this account they are not gone: going back from the
 * payment page must not show the own cart as out of stock. Checkout replaces such an order by the new one, and none that the staff has made.
 */
export function ownReservations(userId: string | null): SQL {
  if (userId === null) return sql`0`;
  return sql`coalesce((
    select sum(i.quantity)::int from order_items i join orders o on o.id = i.order_id
    where o.user_id = ${userId} and o.status = 'PENDING' and o.stock_state = 'RESERVED' and o.pay_by is null
      and i.variant_id = v.id), 0)`;
}
