import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../errors.ts';
import { orderById, type OrderRow } from '../records/orders.repository.ts';

/** Another's order is one that does not exist. */
export async function ownOrder(
  { database: { db } }: Pick<Deps, 'database'>,
  userId: string,
  id: string,
): Promise<OrderRow> {
  const order = await orderById(db, id);
  if (order?.userId !== userId) throw new AppError('ORDER_NOT_FOUND');
  return order;
}
