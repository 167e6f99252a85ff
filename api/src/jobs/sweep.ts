import { and, eq, lt, sql } from '../db/drizzle.ts';
import { orders, rateLimits } from '../db/schema/index.ts';
import type { Deps } from '../deps.ts';
import { applySession } from '../modules/ordering/settlement/apply.ts';
import {
  changeOrder,
  lockOrder,
  orderById,
  type OrderRow,
} from '../modules/ordering/records/orders.repository.ts';
import { freeReservedStock, endUnpaidOrder } from '../modules/ordering/settlement/free-reserved-stock.ts';
import { endOfWait } from '../modules/ordering/settlement/wait.ts';
import { claimDue } from './claim.ts';

const minute = 60_000;

/**
 * Asks what became of unpaid orders: a payment whose webhook was lost is settled, an order whose time is over gives its
 * units back, and so does one that has waited too long for a person. Answers with how many were looked at.
 */
export async function sweepOrders(deps: Deps): Promise<number> {
  const ids = await claimDue(deps.database.db, {
    ...{ table: 'orders', due: 'next_check_at' },
    waiting: sql`(status = 'PENDING' or status = 'REVIEW' and stock_state = 'RESERVED')`,
  });
  for (const id of ids) {
    const order = await orderById(deps.database.db, id);
    try {
      if (order?.status === 'PENDING') await checkOrder(deps, order);
      if (order?.status === 'REVIEW') await endHold(deps, id);
    } catch (error) {
      deps.log.warn({ err: error, orderId: id }, 'order could not be swept; it will be tried again');
    }
  }
  await deps.database.db.delete(rateLimits).where(lt(rateLimits.resetsAt, sql`now()`));
  return ids.length;
}

async function checkOrder(deps: Deps, order: OrderRow): Promise<void> {
  const { database } = deps;
  const payments = deps.payments.of(order);
  const over = endOfWait(order).getTime() + minute < Date.now();
  if (!order.sessionId) {
    // Its page was never given out, or its link opens the next one; repeating the call may still do it until its time is over.
    if (over) await endUnpaidOrder(database, order.id, { status: 'EXPIRED', actor: 'sweep' });
    return;
  }
  let session = await payments.retrieveSession(order.sessionId);
  if (over && session.status === 'open') session = await payments.expireSession(order.sessionId);
  // With the wrong key for a moment every page is unknown: while it could be paid, its order waits.
  if (session.status !== 'unknown' || over) await applySession(deps, session, 'sweep');
  // A delayed payment method may take days; the provider tells of its end too.
  const wait = session.status === 'complete' ? 60 * minute : 5 * minute;
  // What became of it may have set another time.
  await database.db
    .update(orders)
    .set({ nextCheckAt: new Date(Date.now() + wait) })
    .where(and(eq(orders.id, order.id), eq(orders.status, 'PENDING')));
}

/** The order goes on waiting; who accepts it takes free units, if there are any. */
async function endHold({ database, log }: Deps, orderId: string): Promise<void> {
  await database.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (order?.status !== 'REVIEW' || order.stockState !== 'RESERVED') return;
    await changeOrder(tx, orderId, await freeReservedStock(tx, order));
    log.error({ orderId }, 'an order in review has waited too long: its units are free again');
  });
}
