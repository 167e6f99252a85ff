import { isShippable } from '@ritual/shared/kernel';
import type { Db } from '../../../db/client.ts';
import { isUuid } from '../../../db/is-uuid.ts';
import type { Deps } from '../../../deps.ts';
import { changePaymentBackMail } from '../../../mail/orders/change-mails.ts';
import type { PaymentSession } from '../../../payments/provider.ts';
import { enqueueMail } from '../../mails/outbox.ts';
import { changeById, movesOf, updateChange, type ChangeRow } from '../records/changes.repository.ts';
import { changeOrder, insertEvent, lockOrder, type OrderRow } from '../records/orders.repository.ts';
import { paymentById, recordPayment } from '../records/payments.repository.ts';
import { insertRefund } from '../records/refunds.repository.ts';
import { lockVariants } from '../records/stock.ts';
import { paymentsFor } from '../settlement/payments-for.ts';
import type { SettleActor } from '../settlement/settle.ts';
import { applyChange } from './apply.ts';
import { closePages, dropChange, endChange, heldUntil } from './open.ts';
import { changeableOf, factsSeen } from './quote.ts';

export type SettledChange = 'applied' | 'refunding' | 'expired' | 'unchanged';

/**
 * The one way in which a change that was paid is applied. What was paid for one that has ended, that does not fit the order any more, or that a
 * restored database does not know goes back by itself. The first report of a payment decides, all others change nothing.
 */
export async function settleChange(
  deps: Deps,
  session: PaymentSession,
  actor: SettleActor | 'sweep',
): Promise<SettledChange> {
  const { changeId, paymentIntentId: paymentId, amountTotal } = session;
  if (session.paymentStatus !== 'paid' || paymentId === null || !isUuid(changeId)) return 'unchanged';
  return deps.database.transaction(async (tx) => {
    const orderId = (await changeById(tx, changeId))?.orderId ?? session.orderId;
    const order = isUuid(orderId) ? await lockOrder(tx, orderId) : null;
    if (!order) {
      deps.log.error({ changeId, paymentId }, 'a change of an unknown order was paid; it needs a person');
      return 'unchanged';
    }
    if (await paymentById(tx, paymentId)) return 'unchanged';
    const change = await changeById(tx, changeId);
    const fits =
      change?.state === 'OPEN' &&
      isOf(order, change, session, deps.payments.of(order).livemode) &&
      (await stillFits(tx, order, change));
    const kind = fits ? 'order' : 'second';
    await recordPayment(tx, { id: paymentId, orderId: order.id, kind, receivedCents: amountTotal ?? 0 });
    if (fits) {
      await applyPaid(tx, deps, { order, change, actor, paymentId });
      return 'applied';
    }
    if (change?.state === 'OPEN') await endChange(tx, order, change, 'REPLACED');
    return giveBack(tx, deps, { order, changeId, paymentId, amountCents: amountTotal ?? 0, actor });
  });
}

const isOf = (order: OrderRow, change: ChangeRow, session: PaymentSession, livemode: boolean): boolean =>
  session.livemode === livemode &&
  session.currency?.toUpperCase() === order.currency &&
  session.amountTotal === change.differenceCents;

/** Nothing has shipped, gone back or been changed since it was made. */
export async function stillFits(tx: Db, order: OrderRow, change: ChangeRow): Promise<boolean> {
  if (order.version !== change.baseVersion || !isShippable(order.paymentState)) return false;
  const changeable = await changeableOf(tx, order);
  return !changeable.rules.disputed && factsSeen(changeable) === change.plan.seen;
}

async function applyPaid(
  tx: Db,
  deps: Deps,
  paid: {
    readonly order: OrderRow;
    readonly change: ChangeRow;
    readonly actor: string;
    readonly paymentId: string;
  },
): Promise<void> {
  const { order, change, actor, paymentId } = paid;
  const { takes, puts } = movesOf(change);
  await lockVariants(tx, [...takes, ...puts]);
  // An order that cost nothing has its first payment now.
  if (order.paymentIntentId === null) await changeOrder(tx, order.id, { paymentIntentId: paymentId });
  const { id: changeId, plan, differenceCents } = change;
  const version = await applyChange(tx, deps, order, { changeId, plan, differenceCents, actor, held: true });
  await updateChange(tx, changeId, { state: 'APPLIED', version, decidedAt: new Date() });
}

async function giveBack(
  tx: Db,
  { settings: { publicUrl } }: Deps,
  paid: {
    readonly order: OrderRow;
    readonly changeId: string;
    readonly paymentId: string;
    readonly amountCents: number;
    readonly actor: string;
  },
): Promise<SettledChange> {
  const { order, changeId, paymentId, amountCents, actor } = paid;
  if (amountCents < 1) return 'unchanged';
  await insertRefund(tx, {
    orderId: order.id,
    paymentIntentId: paymentId,
    amountCents,
    reason: 'second payment',
  });
  const note = 'A payment came for a change that could not be made any more. It is refunded in full.';
  await insertEvent(tx, { orderId: order.id, status: order.status, actor, note });
  await enqueueMail(tx, changePaymentBackMail(order, { id: changeId, amountCents, publicUrl }));
  return 'refunding';
}

/** Looks what became of an open change: paid, out of time, or of an order that cannot be changed so any more. */
export async function checkChange(deps: Deps, id: string): Promise<void> {
  const change = await changeById(deps.database.db, id);
  if (change?.state !== 'OPEN' || change.payBy === null) return;
  const { sessionId, payBy, orderId } = change;
  const isOver = heldUntil(payBy) < new Date();
  if (sessionId !== null) {
    const payments = await paymentsFor(deps, orderId);
    const session = await (isOver ? payments.expireSession(sessionId) : payments.retrieveSession(sessionId));
    if ((await settleChange(deps, session, 'sweep')) !== 'unchanged') return;
    // With a delayed payment method the money is under way.
    if (session.status === 'complete' && session.paymentStatus !== 'failed') return;
  }
  const ended = await deps.database.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    const now = await changeById(tx, id);
    if (!order || now?.state !== 'OPEN') return null;
    const fits = await stillFits(tx, order, now);
    if (fits && !isOver) return null;
    await dropChange(tx, deps, { order, change: now, actor: 'sweep', why: fits ? 'unpaid' : 'changed' });
    return now;
  });
  if (ended) await closePages(deps, ended);
}
