import { isUnpaid } from '@ritual/shared/kernel';
import { isUuid } from '../../../db/is-uuid.ts';
import type { Deps } from '../../../deps.ts';
import type { PaymentProvider } from '../../../payments/provider.ts';
import { settleChange } from '../changes/settle.ts';
import { changesOf } from '../records/changes.repository.ts';
import { orderById } from '../records/orders.repository.ts';
import { applySession } from '../settlement/apply.ts';

/** What becomes of a payment may be told before the payment itself, of an order or of a change of one: it is settled first then. */
export async function settleFirst(
  deps: Deps,
  payments: PaymentProvider,
  paymentIntentId: string,
): Promise<void> {
  const { database } = deps;
  const { orderId } = await payments.refundsOf(paymentIntentId);
  const order = isUuid(orderId) ? await orderById(database.db, orderId) : null;
  if (!order || deps.payments.of(order) !== payments) return;
  if (isUnpaid(order.status) && order.sessionId !== null)
    await applySession(deps, await payments.retrieveSession(order.sessionId), 'webhook');
  for (const { sessionId, state } of await changesOf(database.db, [order.id]))
    if (sessionId !== null && state !== 'APPLIED')
      await settleChange(deps, await payments.retrieveSession(sessionId), 'webhook');
}
