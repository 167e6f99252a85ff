import type { Deps } from '../../../deps.ts';
import type { PaymentSession } from '../../../payments/provider.ts';
import { insertEvent, orderBySession, type OrderRow } from '../records/orders.repository.ts';
import { endUnpaidOrder } from './free-reserved-stock.ts';
import { settleOrder, type SettleActor } from './settle.ts';
import { isLinkOpen, leavePage } from './wait.ts';

const notPaid = 'The payment did not go through.';

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
  if (!order) return;
  if (isLinkOpen(order)) return waitForNextPage(deps, order, session, actor);
  const end = failed
    ? ({ status: 'CANCELED', actor, note: notPaid } as const)
    : ({ status: 'EXPIRED', actor } as const);
  await endUnpaidOrder(deps.database, order.id, end);
}

async function waitForNextPage(
  { database }: Deps,
  { id: orderId, sessionExpiresAt }: OrderRow,
  session: PaymentSession,
  actor: SettleActor,
): Promise<void> {
  // With the wrong key for a moment every page is unknown: while it could be paid, there is no other one.
  if (session.status === 'unknown' && sessionExpiresAt > new Date()) return;
  await database.transaction(async (tx) => {
    const left = await leavePage(tx, orderId, session.id);
    if (left && session.paymentStatus === 'failed')
      await insertEvent(tx, { orderId, status: 'PENDING', actor, note: notPaid });
  });
}
