import type { OrderStatus } from '@ritual/shared/kernel';
import type { Database } from '../../db/client.ts';
import { lockOrder } from '../orders/repository.ts';
import { lockVariants, putBack, type Pieces } from '../orders/stock.ts';
import { countRestocked, insertRefund, refundById, refundedCents } from './repository.ts';

export interface RefundDecision {
  /** Made by whoever decides: the same decision told twice is one. */
  readonly refundId: string;
  readonly orderId: string;
  readonly amountCents: number;
  /** Pieces that can be sold again; without it none. */
  readonly restock?: readonly Pieces[];
}

export type Decided =
  'decided' | 'unknown order' | 'nothing was paid' | 'more than is left' | 'more pieces than were sold';

const refundable: readonly OrderStatus[] = ['PAID', 'SHIPPED', 'DELIVERED', 'PARTIALLY_REFUNDED'];

/**
 * An operator gives money back, in whole or in part, and puts pieces back or not: written down in one transaction. The job
 * asks the provider for the money, and the order follows when it went.
 */
export async function decideRefund(
  { db }: Database,
  { refundId, orderId, amountCents, restock = [] }: RefundDecision,
): Promise<Decided> {
  class Refused extends Error {}
  try {
    return await db.transaction(async (tx) => {
      const order = await lockOrder(tx, orderId);
      if (!order) return 'unknown order';
      if ((await refundById(tx, refundId))?.orderId === orderId) return 'decided';
      const { paymentIntentId } = order;
      if (paymentIntentId === null || !refundable.includes(order.status)) return 'nothing was paid';
      const { done, waiting } = await refundedCents(tx, order);
      if (amountCents < 1 || done + waiting + amountCents > order.totalCents) return 'more than is left';
      await lockVariants(tx, restock);
      for (const pieces of restock) {
        if (pieces.quantity < 1 || !(await countRestocked(tx, orderId, pieces))) throw new Refused();
      }
      await putBack(tx, restock);
      await insertRefund(tx, { id: refundId, orderId, paymentIntentId, amountCents, reason: 'operator' });
      return 'decided';
    });
  } catch (error) {
    // Thrown, so that lines that were counted before it are as they were.
    if (error instanceof Refused) return 'more pieces than were sold';
    throw error;
  }
}
