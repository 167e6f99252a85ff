import type { CheckoutAnswer } from '@ritual/shared/contract';
import { isUnpaid } from '@ritual/shared/kernel';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { ownOrder } from '../ordering/orders/service.ts';
import { applySession } from '../ordering/settlement/apply.ts';
import { orderById } from '../ordering/records/orders.repository.ts';
import { openLinkedPage } from './linked-page.ts';
import { alreadyPaid } from './pending-orders.ts';
import { openPaymentPage } from './payment-page.ts';

/** The payment page of an own order that waits, whatever the cart holds by now. */
export async function resumePayment(deps: Deps, userId: string, orderId: string): Promise<CheckoutAnswer> {
  const order = await ownOrder(deps, userId, orderId);
  if (!isUnpaid(order.status)) return alreadyPaid(order);
  if (order.status !== 'PENDING') throw new AppError('ORDER_NOT_PAYABLE');
  if (order.payBy !== null) {
    const { checkoutUrl } = await openLinkedPage(deps, order);
    const sessionId = (await orderById(deps.database.db, orderId))?.sessionId ?? '';
    return { sessionId, orderId, checkoutUrl, alreadyPaid: checkoutUrl === null };
  }
  try {
    const page = await openPaymentPage(deps, orderId);
    const session = await deps.payments.of(order).retrieveSession(page.sessionId);
    await applySession(deps, session, 'checkout');
    if (session.status === 'open') return page;
    // Paid or, with a delayed method, under way: the money is not asked for again.
    const gone = session.status !== 'complete' || session.paymentStatus === 'failed';
    if (!gone) return { ...page, checkoutUrl: null, alreadyPaid: true };
    throw new AppError('ORDER_NOT_PAYABLE');
  } catch (error) {
    // It ended while its page was opened. There is no cart that could have changed.
    if (error instanceof AppError && error.code === 'CART_CHANGED') {
      throw new AppError('ORDER_NOT_PAYABLE', { cause: error });
    }
    throw error;
  }
}
