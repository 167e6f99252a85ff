import type { RefundCause, RefundChoice } from '@ritual/shared/kernel';
import type { Database } from '../../../db/client.ts';
import { lockOrder } from '../records/orders.repository.ts';
import { refundById, type RestockedUnits } from '../records/refunds.repository.ts';
import { strandsUnits, writeRefund, type Decided } from './write.ts';

export interface RefundDecision {
  /** Made by the caller that decides: the same decision sent twice is one. */
  readonly refundId: string;
  readonly orderId: string;
  readonly amountCents: number;
  /** Units that can be sold again; without it none. */
  readonly restock?: readonly RestockedUnits[];
  /** Without it the amount is for nothing in particular. */
  readonly choice?: RefundChoice;
  readonly cause?: RefundCause | null;
  /** Who decides; the ledger of the stock names them. */
  readonly actor?: string;
}

export const nothingChosen: RefundChoice = { units: {}, shipping: false };

/**
 * An operator gives money back, in whole or in part, and puts units back or not: written down in one transaction. The job
 * asks the provider for the money, and the order follows when it went.
 */
export async function decideRefund(
  { transaction }: Database,
  { orderId, restock = [], choice = nothingChosen, actor = 'operator', ...decision }: RefundDecision,
): Promise<Decided> {
  return transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order) return 'unknown order';
    const isDecided = (await refundById(tx, decision.refundId))?.orderId === orderId;
    if (!isDecided && (await strandsUnits(tx, order, { ...decision, restock }))) return 'units are open';
    return writeRefund(tx, order, { ...decision, restock, choice, actor, reason: 'operator' });
  });
}
