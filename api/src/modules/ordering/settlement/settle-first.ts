import { isUnpaid } from '@ritual/shared/kernel';
import { isUuid } from '../../../db/is-uuid.ts';
import type { Deps } from '../../../deps.ts';
import { orderById } from '../records/orders.repository.ts';
import { applySession } from './apply.ts';

/** What becomes of a payment may be told before the payment itself, which is settled first then. */
export async function settleFirst(deps: Deps, orderId: string | null): Promise<void> {
  const order = isUuid(orderId) ? await orderById(deps.database.db, orderId) : null;
  if (!order || !isUnpaid(order.status) || order.sessionId === null) return;
  await applySession(deps, await deps.payments.retrieveSession(order.sessionId), 'webhook');
}
