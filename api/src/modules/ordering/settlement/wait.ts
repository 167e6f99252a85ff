import { and, eq } from '../../../db/drizzle.ts';
import type { Db } from '../../../db/client.ts';
import { orders } from '../../../db/schema/index.ts';
import type { OrderRow } from '../records/orders.repository.ts';

// An order of a checkout waits as long as its payment page is open; one that the staff has made as long as its link opens pages.

/** Until when an unpaid order's units are held. The last page of a link may be open for longer than the link is valid. */
export function endOfWait({ sessionExpiresAt, payBy }: Pick<OrderRow, 'sessionExpiresAt' | 'payBy'>): Date {
  return payBy !== null && payBy > sessionExpiresAt ? payBy : sessionExpiresAt;
}

/** Whether its link opens payment pages now. */
export const isLinkOpen = ({ status, payBy }: Pick<OrderRow, 'status' | 'payBy'>): boolean =>
  status === 'PENDING' && payBy !== null && payBy > new Date();

/** A page has ended, and the link may open another one. false: the order has another page by now, or does not wait any more. */
export async function leavePage(db: Db, id: string, sessionId: string): Promise<boolean> {
  const left = await db
    .update(orders)
    .set({ sessionId: null, sessionUrl: null })
    .where(and(eq(orders.id, id), eq(orders.sessionId, sessionId), eq(orders.status, 'PENDING')))
    .returning({ id: orders.id });
  return left.length > 0;
}
