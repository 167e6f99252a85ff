import type { Database, Db } from '../../../db/client.ts';
import {
  changeOrder,
  insertEvent,
  itemsOfOrder,
  lockOrder,
  type OrderRow,
} from '../records/orders.repository.ts';
import { freeReserved, lockVariants } from '../records/stock.ts';

/**
 * Ends an unpaid order and gives its units back, in one transaction. Its payment page must be closed before, or be beyond
 * paying; a payment that comes all the same is dealt with by settleOrder. false: it was not unpaid any more.
 */
export async function endUnpaidOrder(
  { transaction }: Database,
  orderId: string,
  end: { status: 'CANCELED' | 'EXPIRED'; actor: string; note?: string },
): Promise<boolean> {
  return transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (order?.status !== 'PENDING') return false;
    await freeReservedStock(tx, order);
    await changeOrder(tx, orderId, { paymentState: end.status, stockState: 'RELEASED' });
    await insertEvent(tx, { orderId, ...end });
    return true;
  });
}

/** Frees the units reserved for the order. Returns the order's stock state after that. */
export async function freeReservedStock(tx: Db, order: OrderRow): Promise<Pick<OrderRow, 'stockState'>> {
  if (order.stockState !== 'RESERVED') return { stockState: order.stockState };
  const items = await itemsOfOrder(tx, order.id);
  await lockVariants(tx, items);
  await freeReserved(tx, items, order);
  return { stockState: 'RELEASED' };
}
