import type { Deps } from '../../../deps.ts';
import type { PaymentSession } from '../../../payments/provider.ts';
import { orderBySession } from '../records/orders.repository.ts';
import { endUnpaidOrder } from './free-reserved-stock.ts';
import { settleOrder, type SettleActor } from './settle.ts';

/** Makes an order follow what became of its payment page. */
export async function applySession(deps: Deps, session: PaymentSession, actor: SettleActor): Promise<void> {
  if (session.paymentStatus === 'paid') {
    await settleOrder(deps, session, actor);
    return;
  }
  const failed = session.paymentStatus === 'failed';
  if (session.status !== 'expired' && session.status !== 'unknown' && !failed) return;
  const order = await orderBySession(deps.database.db, session.id);
  if (session.status === 'unknown') {
    deps.log.error(
      { orderId: order?.id, sessionId: session.id },
      'the provider does not know this payment page',
    );
  }
  const end = failed
    ? ({ status: 'CANCELED', actor, note: 'The payment did not go through.' } as const)
    : ({ status: 'EXPIRED', actor } as const);
  if (order) await endUnpaidOrder(deps.database, order.id, end);
}
