import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { PaymentError, type PaymentSession } from '../../payments/provider.ts';
import { settleOrder } from '../payments/settle.ts';
import { orderById, type OrderRow } from './repository.ts';
import { releaseOrder } from './release.ts';

/** Another's order is one that does not exist. */
export async function ownOrder(
  { database: { db } }: Pick<Deps, 'database'>,
  userId: string,
  id: string,
): Promise<OrderRow> {
  const order = await orderById(db, id);
  if (order?.userId !== userId) throw new AppError('ORDER_NOT_FOUND');
  return order;
}

/** Ends an unpaid order: first its payment page, so that nobody can pay it any more, then the order. */
export async function cancelOrder(deps: Deps, userId: string, id: string): Promise<void> {
  const order = await ownOrder(deps, userId, id);
  if (order.status !== 'PENDING') throw new AppError('ORDER_NOT_CANCELABLE');
  const session = order.sessionId ? await closePage(deps, order.sessionId) : null;
  if (session?.paymentStatus === 'paid') await settleOrder(deps, session, 'cancel');
  if (session?.status === 'complete' && session.paymentStatus !== 'failed')
    throw new AppError('ORDER_NOT_CANCELABLE');
  const done = await releaseOrder(deps.database, id, { status: 'CANCELED', actor: 'shopper' });
  if (!done) throw new AppError('ORDER_NOT_CANCELABLE');
}

async function closePage({ payments }: Deps, sessionId: string): Promise<PaymentSession> {
  try {
    return await payments.expireSession(sessionId);
  } catch (error) {
    if (!(error instanceof PaymentError)) throw error;
    throw new AppError('PAYMENT_PROVIDER_UNAVAILABLE', { cause: error });
  }
}
