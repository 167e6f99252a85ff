import { formatCents } from '@ritual/shared/kernel';
import { paths } from '@ritual/shared/paths';
import type { Db } from '../../../db/client.ts';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../errors.ts';
import { PaymentError, type PaymentSession, type SessionRequest } from '../../../payments/provider.ts';
import { userById } from '../../users/repository.ts';
import { hashOf } from '../../users/secrets.ts';
import {
  changeById,
  changeByToken,
  nextPageOf,
  storePage,
  type ChangeRow,
} from '../records/changes.repository.ts';
import { orderById, type OrderRow } from '../records/orders.repository.ts';
import { paymentsFor } from '../settlement/payments-for.ts';
import { closePages, heldUntil } from './open.ts';
import { settleChange, stillFits } from './settle.ts';

/** The change of a link in a mail. Throws LINK_INVALID. */
export async function linkedChange(
  { database: { db } }: Pick<Deps, 'database'>,
  token: string,
): Promise<ChangeRow> {
  const change = await changeByToken(db, hashOf(token));
  if (!change) throw new AppError('LINK_INVALID');
  return change;
}

export interface RefreshedChange {
  readonly change: ChangeRow;
  /** With a delayed payment method the money is on its way. */
  readonly underWay: boolean;
  /** Its page can still be paid. */
  readonly isPageOpen: boolean;
}

/** What became of the open page of a change, asked at the provider when its shopper looks: its webhook may be late. */
export async function refreshChange(deps: Deps, change: ChangeRow): Promise<RefreshedChange> {
  if (change.state !== 'OPEN' || change.sessionId === null)
    return { change, underWay: false, isPageOpen: false };
  const session = await (await paymentsFor(deps, change.orderId)).retrieveSession(change.sessionId);
  await settleChange(deps, session, 'reconcile');
  const now = (await changeById(deps.database.db, change.id)) ?? change;
  const isComplete = session.status === 'complete' && session.paymentStatus !== 'failed';
  const isOpen = now.state === 'OPEN';
  return { change: now, underWay: isOpen && isComplete, isPageOpen: isOpen && session.status === 'open' };
}

/**
 * The payment page of a change: the same one as long as it is open, then another one, until its link ends or the order is not what it was. No
 * address: there is nothing more to pay.
 * Throws CHANGE_NOT_PAYABLE. `token`: of the link, where who pays came by it and goes back to it.
 */
export async function openChangePage(
  deps: Deps,
  id: string,
  token: string | null,
): Promise<{ checkoutUrl: string | null }> {
  const { db } = deps.database;
  const found = await changeById(db, id);
  if (!found) throw new AppError('CHANGE_NOT_PAYABLE');
  const { change, underWay, isPageOpen } = await refreshChange(deps, found);
  if (change.state === 'APPLIED' || underWay) return { checkoutUrl: null };
  if (change.state !== 'OPEN' || change.payBy === null) throw new AppError('CHANGE_NOT_PAYABLE');
  const order = await orderById(db, change.orderId);
  if (!order || !(await stillFits(db, order, change))) throw new AppError('CHANGE_NOT_PAYABLE');
  if (isPageOpen && change.sessionUrl !== null) return { checkoutUrl: change.sessionUrl };
  const endsAt = heldUntil(new Date(Math.min(change.payBy.getTime(), Date.now())));
  const next = await nextPageOf(db, change, endsAt);
  if (!next)
    throw new AppError(
      (await isOpenedElsewhere(db, change)) ? 'IDEMPOTENCY_IN_PROGRESS' : 'CHANGE_NOT_PAYABLE',
    );
  const session = await createPage(deps, order, next, token);
  if (await storePage(db, next, session)) return { checkoutUrl: session.url };
  // Another call has opened one meanwhile, or the change has ended: the shopper must not pay twice.
  await closePages(deps, { ...next, sessionId: session.id });
  throw new AppError('IDEMPOTENCY_IN_PROGRESS');
}

/** Whether another call has begun to open a page since. */
async function isOpenedElsewhere(db: Db, { id, paymentAttempt, sessionId }: ChangeRow): Promise<boolean> {
  const now = await changeById(db, id);
  return now?.state === 'OPEN' && (now.paymentAttempt !== paymentAttempt || now.sessionId !== sessionId);
}

async function createPage(
  deps: Deps,
  order: OrderRow,
  change: ChangeRow,
  token: string | null,
): Promise<PaymentSession> {
  const { phone = null } = (order.userId !== null && (await userById(deps.database.db, order.userId))) || {};
  try {
    return await deps.payments.of(order).createSession(requestOf(order, { change, phone, token }));
  } catch (error) {
    if (!(error instanceof PaymentError) || error.kind !== 'busy') throw error;
    throw new AppError('IDEMPOTENCY_IN_PROGRESS', { cause: error });
  }
}

function requestOf(
  order: OrderRow,
  {
    change,
    phone,
    token,
  }: { readonly change: ChangeRow; readonly phone: string | null; readonly token: string | null },
): SessionRequest {
  const back = token === null ? paths.order.to({ id: order.id }) : paths.orderChange.to({ token });
  return {
    idempotencyKey: `change:${change.id}:${String(change.paymentAttempt)}`,
    ...{ changeId: change.id, returnTo: back },
    ...{ orderId: order.id, orderNumber: order.number, email: order.email },
    shipTo: {
      ...{ name: order.recipientName, phone, street: order.street },
      ...{ city: order.city, state: order.state, zip: order.zip },
    },
    lines: [
      {
        name: `Change of order ${order.number}`,
        description: `With tax. The order then costs ${formatCents(change.plan.after.sums.total)}.`,
        ...{ picture: null, unitAmountCents: change.differenceCents, quantity: 1 },
      },
    ],
    ...{ taxCents: 0, taxRatePercent: 0, shippingCents: 0 },
    expiresAt: change.sessionExpiresAt ?? new Date(),
  };
}
