import { formatCents } from '@ritual/shared/kernel';
import { eq, sql } from '../db/drizzle.ts';
import { refunds } from '../db/schema/index.ts';
import type { Deps } from '../deps.ts';
import {
  giveUpRefund,
  insertRefund,
  refundById,
  takenCents,
  type RefundRow,
} from '../modules/ordering/records/refunds.repository.ts';
import { paymentsFor } from '../modules/ordering/settlement/payments-for.ts';
import { reconcileRefunds } from '../modules/ordering/refunds/reconcile.ts';
import { isRefusal, PaymentError, reasonOf } from '../payments/provider.ts';
import { failRefused } from '../modules/ordering/refunds/fail-refused.ts';
import { backoff, claimDue } from './claim.ts';

/**
 * Asks the provider for the refunds that were decided on, and about those that are on their way. Repeating one is harmless: its
 * id is the idempotency key, and after a day, when the provider has forgotten the key, it is found by that id.
 */
export async function sendRefunds(deps: Deps): Promise<number> {
  const ids = await claimDue(deps.database.db, {
    ...{ table: 'refunds', due: 'next_attempt_at' },
    waiting: sql`done_at is null`,
  });
  for (const id of ids) {
    try {
      const row = await refundById(deps.database.db, id);
      if (row && !row.doneAt) await send(deps, row);
    } catch (error) {
      // As of a payment that the current keys do not know; the others are sent all the same.
      deps.log.error({ err: error, refundId: id }, 'refund could not be looked at; it will be tried again');
    }
  }
  return ids.length;
}

async function send(deps: Deps, row: RefundRow): Promise<void> {
  const { id, orderId, paymentIntentId, amountCents } = row;
  const payments = await paymentsFor(deps, orderId);
  try {
    const { receivedCents, refunds: known } = await payments.refundsOf(paymentIntentId);
    const made =
      known.find((refund) => refund.id === row.providerId || refund.refundId === id) ??
      (row.providerId === null
        ? await payments.refund({ refundId: id, paymentIntentId, amountCents })
        : null);
    if (!made) throw new PaymentError('refused', new Error(`No such refund: ${String(row.providerId)}`));
    await reconcileRefunds(deps, { paymentIntentId, receivedCents, refunds: [made] }, 'store');
    // Known before: it is asked about again.
    if (made.state === 'pending') await update(deps, row, { nextAttemptAt: after(21_600) });
  } catch (error) {
    deps.log.error({ err: error, orderId }, 'refund failed; it will be tried again');
    const { attempts } = row;
    const nextAttemptAt = after(backoff(attempts));
    await update(deps, row, { attempts: attempts + 1, lastError: String(error), nextAttemptAt });
    if (isRefusal(error)) await lookWhy(deps, row, error);
  }
}

const after = (seconds: number) => new Date(Date.now() + seconds * 1000);

async function update(
  deps: Deps,
  { id }: RefundRow,
  set: Partial<typeof refunds.$inferInsert>,
): Promise<void> {
  await deps.database.db.update(refunds).set(set).where(eq(refunds.id, id));
}

/** Refused at this try, after about two hours, it is the work of a person: a balance that is too low for a moment is waited for. */
const maxTries = 8;
/** Not known at this try, after about a day: wrong keys of one evening are put right meanwhile. */
const maxTriesUnknown = 12;

/** For the staff. The previous account still has payment and refund, and is where they can be looked at. */
const unknownPayment =
  'No such payment under the keys that the store has now. Look in the account that took it whether the money went back. If not, refund it there or in another way. Then settle it here.';

/**
 * Refused, perhaps because money went back otherwise, by hand at the provider or by the shopper's bank: then only the rest is left
 * to do, or nothing. What the store owes by itself it pays; what a person had decided a person decides anew.
 */
async function lookWhy(deps: Deps, row: RefundRow, error: PaymentError): Promise<void> {
  const { id, orderId, paymentIntentId, amountCents, reason } = row;
  const payments = await paymentsFor(deps, orderId);
  const reported = await payments.refundsOf(paymentIntentId).catch((again: unknown) => {
    if (isRefusal(again)) return null;
    throw again;
  });
  const isMade =
    reported?.refunds.some((each) => each.id === row.providerId || each.refundId === id) === true;
  if (!reported || (row.providerId !== null && !isMade)) {
    if (row.attempts + 1 >= maxTriesUnknown) await failRefused(deps, row, unknownPayment);
    return;
  }
  const { receivedCents, refunds: made } = reported;
  await reconcileRefunds(deps, { paymentIntentId, receivedCents, refunds: made }, 'store');
  // Not known for a moment only: it is asked about again.
  if (isMade) return;
  const gone = made.reduce(
    (sum, refund) => sum + (refund.state === 'failed' ? 0 : refund.amountCents),
    await takenCents(deps.database.db, paymentIntentId),
  );
  const left = receivedCents - gone;
  // What is still there was refused for another reason: it is tried again.
  if (gone === 0 || amountCents <= left) {
    if (row.attempts + 1 >= maxTries) await failRefused(deps, row, reasonOf(error));
    return;
  }
  if (reason === 'operator' && left > 0)
    return failRefused(
      deps,
      row,
      `Only ${formatCents(left)} of this payment is left: the rest was given back otherwise.`,
    );
  await deps.database.transaction(async (tx) => {
    const ended = await giveUpRefund(tx, id, 'This payment was given back otherwise.');
    if (!ended || left <= 0) return;
    await insertRefund(tx, { orderId, paymentIntentId, amountCents: left, reason: 'rest' });
  });
  deps.log.error({ orderId, refundId: id, left }, 'refund given up: the payment was refunded otherwise');
}
