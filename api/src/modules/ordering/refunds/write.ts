import { randomUUID } from 'node:crypto';
import {
  areRefundable,
  invariant,
  isRefundable,
  openUnits,
  refundLines,
  splitRefund,
  type DelayAnswer,
  type RefundCause,
  type RefundChoice,
} from '@ritual/shared/kernel';
import type { Db } from '../../../db/client.ts';
import { itemsOfOrder, type OrderRow } from '../records/orders.repository.ts';
import { undecidedDisputes } from '../records/disputes.repository.ts';
import { followParcels } from '../records/fulfillment.ts';
import { insertRefundLines, paymentsLeft, refundedOrder } from '../records/refund-lines.repository.ts';
import { lockVariants, putBack, type VariantQuantity } from '../records/stock.ts';
import {
  countRestocked,
  insertRefund,
  refundById,
  refundedCents,
  type RefundReason,
  type RestockedUnits,
} from '../records/refunds.repository.ts';

export type Decided =
  | 'decided'
  | 'unknown order'
  | 'nothing was paid'
  | 'disputed'
  | 'more than is left'
  | 'more units than were sold'
  | 'more units than are left'
  | 'units are open';

export interface RefundToWrite {
  /** Made by the caller that decides: the same decision sent twice is one. */
  readonly refundId: string;
  readonly amountCents: number;
  readonly reason: Extract<RefundReason, 'operator' | 'canceled'>;
  /** Who decides. */
  readonly actor: string;
  /** Units that can be sold again. */
  readonly restock: readonly RestockedUnits[];
  /** What the money is for; it decides nothing about how much. */
  readonly choice: RefundChoice;
  readonly cause?: RefundCause | null;
  /** How an unanswered delay notice ends, when nothing is open any more. */
  readonly ending?: DelayAnswer | undefined;
}

/** Cents of a paid order that are neither given back nor decided on. */
export async function unrefundedCents(tx: Db, order: OrderRow): Promise<number> {
  if (order.paymentIntentId === null || !isRefundable(order.status)) return 0;
  const { done, waiting } = await refundedCents(tx, order);
  return order.receivedCents - done - waiting;
}

/**
 * Writes a refund down, and puts units back, in the transaction of who decides on it and has locked the order. The job asks
 * the provider for the money. What is refused is left as it was.
 */
export async function writeRefund(
  tx: Db,
  order: OrderRow,
  { refundId, amountCents, reason, actor, restock, choice, cause = null, ending }: RefundToWrite,
): Promise<Decided> {
  const { id: orderId, paymentIntentId } = order;
  if ((await refundById(tx, refundId))?.orderId === orderId) return 'decided';
  if (paymentIntentId === null || !isRefundable(order.status)) return 'nothing was paid';
  // The bank has the money already: it would go back twice.
  if ((await undecidedDisputes(tx, orderId)).includes('open')) return 'disputed';
  if (amountCents < 1 || amountCents > (await unrefundedCents(tx, order))) return 'more than is left';
  // Before units are put back: those whose money went are counted by them, too.
  const before = await refundedOrder(tx, order);
  if (!areRefundable(before, choice.units)) return 'more units than are left';
  if (!(await restockUnits(tx, order, { restock, actor, ending }))) return 'more units than were sold';
  const parts = splitRefund(refundLines(before, choice, amountCents), await paymentsLeft(tx, orderId));
  const split = parts.reduce((sum, { cents }) => sum + cents, 0);
  invariant(split === amountCents, 'the payments of an order are what it received');
  for (const [at, part] of parts.entries()) {
    const id = at === 0 ? refundId : randomUUID();
    const { paymentId, cents } = part;
    await insertRefund(tx, { id, orderId, paymentIntentId: paymentId, amountCents: cents, reason, cause });
    await insertRefundLines(tx, id, part.lines);
  }
  return 'decided';
}

/** Whether no money can go back for what comes back: the order cost nothing, or all of it was given back before. */
export function isAllBack({ status, totalCents }: Pick<OrderRow, 'status' | 'totalCents'>): boolean {
  return totalCents === 0 || status === 'REFUNDED';
}

/**
 * What is canceled or comes back: a refund is written, and where no money can go back units are put back only. No row tells
 * then that it was decided; the state of what the caller decides on does.
 */
export async function giveBack(tx: Db, order: OrderRow, given: RefundToWrite): Promise<Decided> {
  if (!isAllBack(order)) return writeRefund(tx, order, given);
  const wasPaid = isRefundable(order.status) || (order.totalCents > 0 && order.status === 'REFUNDED');
  if (!wasPaid) return 'nothing was paid';
  if (given.amountCents > 0) return 'more than is left';
  return (await restockUnits(tx, order, given)) ? 'decided' : 'more units than were sold';
}

/** One line for each variant: a return may name one twice, for different reasons. */
export function eachOnce(units: readonly VariantQuantity[]): readonly VariantQuantity[] {
  const sums = new Map<number, number>();
  for (const { variantId, quantity } of units) sums.set(variantId, (sums.get(variantId) ?? 0) + quantity);
  return [...sums].map(([variantId, quantity]) => ({ variantId, quantity }));
}

/** Puts units back. false: so many were not sold, or were put back before; then nothing was changed. */
export async function restockUnits(
  tx: Db,
  order: OrderRow,
  { restock, actor, ending }: Pick<RefundToWrite, 'restock' | 'actor' | 'ending'>,
): Promise<boolean> {
  if (restock.length === 0) return true;
  class Refused extends Error {}
  try {
    // In a savepoint, so that lines that were counted before a refused one are as they were.
    await tx.transaction(async (inner) => {
      await lockVariants(inner, restock);
      for (const units of restock) {
        if (units.quantity < 1 || !(await countRestocked(inner, order.id, units))) throw new Refused();
      }
      await putBack(inner, eachOnce(restock), { orderId: order.id, actor, test: order.test });
      // Nothing of it may be left to ship.
      const { fulfillmentState: before } = order;
      if (before === 'UNSHIPPED' || before === 'PARTLY_SHIPPED') await followParcels(inner, order, ending);
    });
    return true;
  } catch (error) {
    if (error instanceof Refused) return false;
    throw error;
  }
}

/**
 * Whether all the money would go back while units are neither shipped nor put back: an order without money does not ship, so no list
 * would see them again. Those of an order in review were never sold.
 */
export async function strandsUnits(
  tx: Db,
  order: OrderRow,
  { amountCents, restock }: Pick<RefundToWrite, 'amountCents' | 'restock'>,
): Promise<boolean> {
  if (order.status === 'REVIEW' || amountCents < 1) return false;
  // Nothing goes back then, and that is why.
  if ((await undecidedDisputes(tx, order.id)).includes('open')) return false;
  if (amountCents !== (await unrefundedCents(tx, order))) return false;
  const back = new Map(eachOnce(restock).map(({ variantId, quantity }) => [variantId, quantity]));
  const open = (await itemsOfOrder(tx, order.id)).map((item) => ({ ...item, quantity: openUnits(item) }));
  return eachOnce(open).some(({ variantId, quantity }) => quantity > (back.get(variantId) ?? 0));
}
