import { lt, sql } from '../db/drizzle.ts';
import { rateLimits } from '../db/schema/index.ts';
import type { Deps } from '../deps.ts';
import { applySession } from '../modules/payments/apply.ts';
import { changeOrder, orderById, type OrderRow } from '../modules/orders/repository.ts';
import { releaseOrder } from '../modules/orders/release.ts';
import { claimDue } from './claim.ts';

const minute = 60_000;

/**
 * Asks what became of unpaid orders: a payment whose webhook was lost is settled, an order whose time is over gives its
 * pieces back. Answers with how many were looked at.
 */
export async function sweepOrders(deps: Deps): Promise<number> {
  const ids = await claimDue(deps.database.db, {
    ...{ table: 'orders', due: 'next_check_at' },
    waiting: sql`status = 'PENDING'`,
  });
  for (const id of ids) {
    const order = await orderById(deps.database.db, id);
    try {
      if (order?.status === 'PENDING') await look(deps, order);
    } catch (error) {
      deps.log.warn({ err: error, orderId: id }, 'order could not be swept; it will be tried again');
    }
  }
  await deps.database.db.delete(rateLimits).where(lt(rateLimits.resetsAt, sql`now()`));
  return ids.length;
}

async function look(deps: Deps, order: OrderRow): Promise<void> {
  const { payments, database } = deps;
  const over = order.sessionExpiresAt.getTime() + minute < Date.now();
  if (!order.sessionId) {
    // Its page was never given to anybody; repeating the call may still open it until its time is over.
    if (over) await releaseOrder(database, order.id, { status: 'EXPIRED', actor: 'sweep' });
    return;
  }
  let session = await payments.retrieveSession(order.sessionId);
  if (over && session.status === 'open') session = await payments.expireSession(order.sessionId);
  await applySession(deps, session, 'sweep');
  // A delayed payment method may take days; the provider tells of its end too.
  const wait = session.status === 'complete' ? 60 * minute : 5 * minute;
  await changeOrder(database.db, order.id, { nextCheckAt: new Date(Date.now() + wait) });
}
