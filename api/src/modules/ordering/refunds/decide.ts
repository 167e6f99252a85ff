import { openUnits, type RefundCause, type RefundChoice } from '@ritual/shared/kernel';
import type { Database, Db } from '../../../db/client.ts';
import { itemsOfOrder, lockOrder, type OrderRow } from '../records/orders.repository.ts';
import type { RestockedUnits } from '../records/refunds.repository.ts';
import { eachOnce, unrefundedCents, writeRefund, type Decided } from './write.ts';

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
}

export const nothingChosen: RefundChoice = { units: {}, shipping: false };

/**
 * An operator gives money back, in whole or in part, and puts units back or not: written down in one transaction. The job
 * asks the provider for the money, and the order follows when it went.
 */
export async function decideRefund(
  { transaction }: Database,
  { orderId, restock = [], choice = nothingChosen, ...decision }: RefundDecision,
): Promise<Decided | 'units are open'> {
  return transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order) return 'unknown order';
    if (await strandsUnits(tx, order, { ...decision, restock })) return 'units are open';
    return writeRefund(tx, order, { ...decision, restock, choice, reason: 'operator', actor: 'operator' });
  });
}

/**
 * Whether all the money would go back while units are neither shipped nor put back: an order without money does not ship, so nobody
 * would see them again. Those of an order in review were never sold.
 */
async function strandsUnits(
  tx: Db,
  order: OrderRow,
  { amountCents, restock }: Required<Pick<RefundDecision, 'amountCents' | 'restock'>>,
): Promise<boolean> {
  if (order.status === 'REVIEW' || amountCents !== (await unrefundedCents(tx, order))) return false;
  const back = new Map(eachOnce(restock).map(({ variantId, quantity }) => [variantId, quantity]));
  const open = (await itemsOfOrder(tx, order.id)).map((item) => ({ ...item, quantity: openUnits(item) }));
  return eachOnce(open).some(({ variantId, quantity }) => quantity > (back.get(variantId) ?? 0));
}
