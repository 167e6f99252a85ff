import { formatCents } from '@ritual/shared/kernel';
import type { Db } from '../../../db/client.ts';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../errors.ts';
import { isRefusal } from '../../../payments/provider.ts';
import { markPaid } from '../settlement/settle.ts';
import { paymentsOf } from '../records/payments.repository.ts';
import { insertRefund, refundedCents, unsentCents } from '../records/refunds.repository.ts';
import { paymentsFor } from '../settlement/payments-for.ts';
import { freeReservedStock } from '../settlement/free-reserved-stock.ts';
import { changeOrder, insertEvent, lockOrder, type OrderRow } from '../records/orders.repository.ts';

/**
 * What a person decides on an order in REVIEW. `accept`: the payment is good as it is, and the order is shipped; `refund`: what of
 * it is left goes back; `close`: the order ends and no money moves, as when it was given back by other means.
 */
export const reviewDecisions = ['accept', 'refund', 'close'] as const;
export type ReviewDecision = (typeof reviewDecisions)[number];

export type Reviewed =
  | 'decided'
  | 'unknown order'
  | 'not in review'
  | 'given back before'
  | 'refund is on its way'
  | 'units are gone'
  | 'nothing is left';

interface Review {
  readonly orderId: string;
  readonly decision: ReviewDecision;
  /** Who decides; it is shown in the order's timeline. */
  readonly actor: string;
}

/** @throws PaymentError when the provider cannot say how much there is to give back, and PAYMENT_UNKNOWN when it never will */
export async function decideReview(deps: Deps, { orderId, decision, actor }: Review): Promise<Reviewed> {
  // Asked before the order is locked; a refund that is made meanwhile is dealt with by the job that sends ours.
  const left = decision === 'refund' ? await leftOf(deps, orderId) : [];
  return deps.database.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order) return 'unknown order';
    if (order.status !== 'REVIEW') return 'not in review';
    // An order that is accepted or has ended would lose what is on its way.
    if (decision !== 'refund' && (await refundedCents(tx, order)).waiting > 0) return 'refund is on its way';
    if (decision === 'accept') return accept(tx, deps, order, actor);
    if (decision === 'refund') return refund(tx, order, { actor, left });
    const status = order.paidAt === null ? 'CANCELED' : 'REFUNDED';
    await changeOrder(tx, orderId, { paymentState: status, ...(await freeReservedStock(tx, order)) });
    await insertEvent(tx, { orderId, status, actor, note: 'Closed after a check.' });
    return 'decided';
  });
}

async function accept(tx: Db, deps: Deps, order: OrderRow, actor: string): Promise<Reviewed> {
  // Its units were put back when it was given back, and may be sold by now.
  if (order.paidAt !== null) return 'given back before';
  const { sessionId, paymentIntentId } = order;
  if (!(await markPaid(tx, deps, order, { sessionId, paymentIntentId, actor }))) return 'units are gone';
  // Something may have gone back while it was checked.
  if ((await refundedCents(tx, order)).refunded > 0)
    await changeOrder(tx, order.id, { paymentState: 'PARTIALLY_REFUNDED' });
  return 'decided';
}

interface Left {
  readonly paymentIntentId: string;
  readonly cents: number;
}

/** Cents of each of an order's payments that have not gone back, nor are on their way. */
async function leftOf(deps: Deps, orderId: string): Promise<readonly Left[]> {
  const found: Left[] = [];
  for (const { id } of await paymentsOf(deps.database.db, orderId)) {
    const payments = await paymentsFor(deps, orderId);
    const { receivedCents, refunds } = await payments.refundsOf(id).catch(refuseUnknown);
    const gone = refunds.filter(({ state }) => state !== 'failed');
    const cents = gone.reduce((left, { amountCents }) => left - amountCents, receivedCents);
    found.push({ paymentIntentId: id, cents });
  }
  return found;
}

function refuseUnknown(error: unknown): never {
  throw isRefusal(error) ? new AppError('PAYMENT_UNKNOWN', { cause: error }) : error;
}

/** The order becomes REFUNDED when the money went. */
async function refund(
  tx: Db,
  order: OrderRow,
  { actor, left }: { readonly actor: string; readonly left: readonly Left[] },
): Promise<Reviewed> {
  const { id: orderId, status } = order;
  const unsent = await unsentCents(tx, orderId);
  const open = left
    .map(({ paymentIntentId, cents }) => ({
      paymentIntentId,
      amountCents: cents - (unsent.get(paymentIntentId) ?? 0),
    }))
    .filter(({ amountCents }) => amountCents > 0);
  if (open.length === 0) return 'nothing is left';
  for (const each of open) await insertRefund(tx, { orderId, ...each, reason: 'operator' });
  const amountCents = open.reduce((sum, each) => sum + each.amountCents, 0);
  await changeOrder(tx, orderId, await freeReservedStock(tx, order));
  await insertEvent(tx, { orderId, status, actor, note: `${formatCents(amountCents)} is refunded.` });
  return 'decided';
}
