import { isUnpaid } from '@ritual/shared/kernel';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { orderById, type OrderRow } from '../ordering/records/orders.repository.ts';
import { applySession } from '../ordering/settlement/apply.ts';
import { isLinkOpen } from '../ordering/settlement/wait.ts';
import { nextAttempt } from './next-attempt.ts';
import { openPaymentPage } from './payment-page.ts';

export interface Refreshed {
  readonly order: OrderRow;
  /** With a delayed payment method the money is on its way. */
  readonly underWay: boolean;
}

/** What became of the page of an order that the staff has made, asked at the provider: its webhook may be late. */
export async function refreshOrder(deps: Deps, order: OrderRow): Promise<Refreshed> {
  if (order.status !== 'PENDING' || order.sessionId === null) return { order, underWay: false };
  const session = await deps.payments.of(order).retrieveSession(order.sessionId);
  await applySession(deps, session, 'reconcile');
  const now = (await orderById(deps.database.db, order.id)) ?? order;
  const isComplete = session.status === 'complete' && session.paymentStatus !== 'failed';
  return { order: now, underWay: now.status === 'PENDING' && isComplete };
}

/**
 * The payment page of an order that the staff has made: the same one as long as it is open, then another one, until its link ends. No
 * address: the money is not asked for again. Throws ORDER_NOT_PAYABLE.
 * @param returnTo path to which the shopper comes back; without it to the pages of checkout
 */
export async function openLinkedPage(
  deps: Deps,
  found: OrderRow,
  returnTo?: string,
): Promise<{ readonly checkoutUrl: string | null }> {
  const { order, underWay } = await refreshOrder(deps, found);
  if (underWay || !isUnpaid(order.status)) return { checkoutUrl: null };
  if (order.status !== 'PENDING') throw new AppError('ORDER_NOT_PAYABLE');
  if (order.sessionId !== null && order.sessionUrl !== null) return { checkoutUrl: order.sessionUrl };
  if (!isLinkOpen(order)) throw new AppError('ORDER_NOT_PAYABLE');
  if (!(await nextAttempt(deps, order))) throw new AppError('IDEMPOTENCY_IN_PROGRESS');
  try {
    return await openPaymentPage(deps, order.id, undefined, returnTo);
  } catch (error) {
    // It ended while its page was opened. There is no cart that could have changed.
    if (error instanceof AppError && error.code === 'CART_CHANGED')
      throw new AppError('ORDER_NOT_PAYABLE', { cause: error });
    throw error;
  }
}
