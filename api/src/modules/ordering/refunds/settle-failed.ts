import { formatCents, type RefundSettlement } from '@ritual/shared/kernel';
import type { Database, Db } from '../../../db/client.ts';
import { eq } from '../../../db/drizzle.ts';
import { refunds } from '../../../db/schema/index.ts';
import { lockOrder, type OrderRow } from '../records/orders.repository.ts';
import { paymentById } from '../records/payments.repository.ts';
import { refundById, refundedCents, type RefundRow } from '../records/refunds.repository.ts';
import { applyRefund } from './reconcile.ts';

export interface Settlement {
  readonly orderId: string;
  readonly refundId: string;
  readonly settled: RefundSettlement;
  /** How it was paid, or why it is not owed. */
  readonly reference: string;
  /** Who says so; it is shown in the order's timeline. */
  readonly actor: string;
}

export type SettledRefund =
  'decided' | 'unknown order' | 'unknown refund' | 'not failed' | 'not owed any more';

/**
 * What became of a refund whose money came back, as when the card was closed: the store paid it otherwise, which counts as given
 * back, or it is not owed any more. No money moves at the provider.
 */
export async function settleFailedRefund(
  { transaction }: Database,
  { orderId, refundId, settled, reference, actor }: Settlement,
): Promise<SettledRefund> {
  return transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order) return 'unknown order';
    const refund = await refundById(tx, refundId);
    if (refund?.orderId !== orderId) return 'unknown refund';
    // Told twice, it is decided once.
    if (refund.settled === settled && refund.reference === reference) return 'decided';
    const waits = refund.failedAt !== null && refund.settled === null && refund.reason !== 'dispute';
    if (!waits) return 'not failed';
    if (settled === 'paid otherwise' && !(await isOwed(tx, order, refund))) return 'not owed any more';
    await tx
      .update(refunds)
      .set({ settled, reference, settledAt: new Date() })
      .where(eq(refunds.id, refundId));
    const { amountCents } = refund;
    if (settled === 'paid otherwise') {
      const note = `${formatCents(amountCents)} refunded in another way.`;
      await applyRefund(tx, order, { amountCents, actor, note });
    }
    return 'decided';
  });
}

/** So much is left of what the order received: it may have been refunded again meanwhile. All of a second payment goes back. */
async function isOwed(
  tx: Db,
  order: OrderRow,
  { paymentIntentId, amountCents }: RefundRow,
): Promise<boolean> {
  if ((await paymentById(tx, paymentIntentId))?.kind !== 'order') return true;
  const { done, waiting } = await refundedCents(tx, order);
  return amountCents <= order.receivedCents - done - waiting;
}
