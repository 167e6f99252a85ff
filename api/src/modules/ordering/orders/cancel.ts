import { randomUUID } from 'node:crypto';
import {
  formatCents,
  invariant,
  isCancelable,
  openUnits,
  refundableUnits,
  refundParts,
  type RefundedOrder,
  type Units,
} from '@ritual/shared/kernel';
import type { Db } from '../../../db/client.ts';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../errors.ts';
import { enqueueMail } from '../../mails/outbox.ts';
import { orderCanceledMail } from '../../../mail/orders/refund-mails.ts';
import { settleOrder } from '../settlement/settle.ts';
import { allThatIsLeft, refundedOrder } from '../records/refund-lines.repository.ts';
import { giveBack, restockUnits, unrefundedCents } from '../refunds/write.ts';
import { answerDelays } from '../records/delays.repository.ts';
import { undecidedDisputes } from '../records/disputes.repository.ts';
import { followParcels } from '../records/fulfillment.ts';
import {
  changeOrder,
  insertEvent,
  itemsOfOrder,
  lockOrder,
  orderById,
  type OrderItemRow,
  type OrderRow,
} from '../records/orders.repository.ts';
import { endUnpaidOrder } from '../settlement/free-reserved-stock.ts';

interface Cancellation {
  readonly id: string;
  /** Who cancels; it is shown in the order's timeline. */
  readonly actor: string;
}

/**
 * The shopper does not want the order any more: an unpaid one ends, of a paid one the money goes back.
 * @param writing what the order itself is changed with, when staff does it for the shopper: it notes the change
 */
export async function cancelOrder(
  deps: Deps,
  cancellation: Cancellation,
  writing: Deps = deps,
): Promise<void> {
  const order = await orderById(deps.database.db, cancellation.id);
  if (!order) throw new AppError('ORDER_NOT_FOUND');
  const canceled =
    order.status === 'PENDING'
      ? await cancelUnpaid(deps, order, cancellation, writing)
      : await cancelPaid(writing, cancellation);
  if (!canceled) throw new AppError('ORDER_NOT_CANCELABLE');
}

/** First its payment page, so that it cannot be paid any more, then the order. */
async function cancelUnpaid(
  deps: Deps,
  order: OrderRow,
  { id, actor }: Cancellation,
  writing: Deps,
): Promise<boolean> {
  const { sessionId } = order;
  const session = sessionId ? await deps.payments.of(order).expireSession(sessionId) : null;
  // Paid a moment ago: who cancels now was told that nothing is charged, so they are asked again.
  if (session?.paymentStatus === 'paid') await settleOrder(deps, session, 'cancel');
  if (session?.status === 'complete' && session.paymentStatus !== 'failed') return false;
  const end = { status: 'CANCELED', actor } as const;
  return (await endUnpaidOrder(writing.database, id, end)) || cancelExpired(writing, id, end);
}

/** The provider's word that the page is closed may come before ours; who canceled shall read that the order is canceled. */
async function cancelExpired(
  { database: { transaction } }: Deps,
  orderId: string,
  end: { status: 'CANCELED'; actor: string },
): Promise<boolean> {
  return transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (order?.status !== 'EXPIRED') return false;
    await changeOrder(tx, orderId, { paymentState: end.status });
    await insertEvent(tx, { orderId, ...end });
    return true;
  });
}

/**
 * All that is left of the money goes back and all units become free, in one transaction behind the order's lock: of two
 * clicks at once the second finds it refunded, and it is either shipped or canceled. `paidAt` tells it from one that never was.
 * One that cost nothing ends in the same state: a canceled one could be paid, and its page goes on saying that it was.
 */
async function cancelPaid(
  { database: { transaction }, settings }: Deps,
  { id: orderId, actor }: Cancellation,
): Promise<boolean> {
  return transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order || order.status === 'PENDING') return false;
    return cancelUnshipped(tx, order, { actor, answer: 'canceled', publicUrl: settings.publicUrl });
  });
}

/**
 * What has not shipped of an order whose money is all back, as when it was refunded at the provider: it can be sold again. false: nothing
 * of it is open.
 */
export async function putBackOpen(
  { database: { transaction } }: Pick<Deps, 'database'>,
  { id: orderId, actor }: Cancellation,
): Promise<boolean> {
  return transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    // Of a payment that came too late, or was in review, nothing was sold.
    if (order?.status !== 'REFUNDED' || order.stockState !== 'SOLD') return false;
    const restock = openLines(await itemsOfOrder(tx, orderId));
    if (restock.length === 0) return false;
    invariant(await restockUnits(tx, order, { restock, actor }), 'what is open was sold');
    const note = 'The pieces that had not shipped went back to stock.';
    await insertEvent(tx, { orderId, status: order.status, actor, note });
    return true;
  });
}

const openLines = (items: readonly OrderItemRow[]) =>
  items
    .map((item) => ({ orderItemId: item.id, variantId: item.variantId, quantity: openUnits(item) }))
    .filter(({ quantity }) => quantity > 0);

interface Ending {
  readonly actor: string;
  /** What becomes of a delay notice that waits for its answer: the shopper wants no more, or has not agreed in time. */
  readonly answer: 'canceled' | 'expired';
  readonly publicUrl: string;
}

/** A paid order of which nothing has shipped. It must be locked. */
async function cancelUnshipped(
  tx: Db,
  order: OrderRow,
  { actor, answer, publicUrl }: Ending,
): Promise<boolean> {
  const { id: orderId, status, fulfillmentState } = order;
  if (!isCancelable({ status, shipped: fulfillmentState !== 'UNSHIPPED' })) return false;
  const amountCents = await unrefundedCents(tx, order);
  const items = await itemsOfOrder(tx, orderId);
  const restock = items
    .map(({ variantId, quantity, restocked }) => ({ variantId, quantity: quantity - restocked }))
    .filter(({ quantity }) => quantity > 0);
  const refundId = randomUUID();
  const written = await giveBack(tx, order, {
    ...{ refundId, reason: 'canceled', actor, amountCents, restock },
    ...{ choice: await allThatIsLeft(tx, order), ending: answer },
  });
  if (written !== 'decided') return false;
  await changeOrder(tx, orderId, { paymentState: 'REFUNDED' });
  await answerDelays(tx, orderId, answer);
  const note = `Canceled. ${moneyWords(order, amountCents)}`;
  await insertEvent(tx, { orderId, status: 'REFUNDED', actor, note });
  await enqueueMail(tx, orderCanceledMail(order, { id: refundId, amountCents, publicUrl, answer }));
  return true;
}

function moneyWords({ totalCents }: OrderRow, cents: number): string {
  if (totalCents === 0) return 'Nothing was charged.';
  return cents === 0 ? 'Its money went back before.' : `${formatCents(cents)} is refunded.`;
}

/**
 * What has not shipped of a paid order ends: all of it, or the rest of one in several parcels. It must be locked. false: the bank has the
 * money, or all of it is on its way back.
 */
export async function cancelOpen(tx: Db, order: OrderRow, ending: Ending): Promise<boolean> {
  if (order.fulfillmentState !== 'PARTLY_SHIPPED') return cancelUnshipped(tx, order, ending);
  const { id: orderId } = order;
  const { actor, answer, publicUrl } = ending;
  const open = (await itemsOfOrder(tx, orderId)).filter((item) => openUnits(item) > 0);
  const before = await refundedOrder(tx, order);
  const choice = { units: openMoney(before, open), shipping: false };
  const paid = refundParts(before, choice).reduce((sum, { cents }) => sum + cents, 0);
  const amountCents = Math.min(paid, await unrefundedCents(tx, order));
  const restock = openLines(open);
  if (amountCents > 0 && (await undecidedDisputes(tx, orderId)).includes('open')) return false;
  await answerDelays(tx, orderId, answer);
  const refundId = randomUUID();
  const given = { refundId, reason: 'canceled', actor, restock, choice } as const;
  // Units whose money went back before they shipped are put back only.
  const isBack =
    amountCents > 0
      ? (await giveBack(tx, order, { ...given, amountCents })) === 'decided'
      : await restockUnits(tx, order, given);
  invariant(isBack, 'what is open was sold, and its money is left');
  const now = await followParcels(tx, order);
  const rest = open.map((item) => ({ ...item, quantity: openUnits(item) }));
  const note = `The rest of the order is canceled. ${moneyWords(order, amountCents)}`;
  await insertEvent(tx, { orderId, status: now.status, actor, note });
  await enqueueMail(tx, orderCanceledMail(order, { id: refundId, amountCents, publicUrl, answer, rest }));
  return true;
}

/** Open units by line, as far as their money has not gone: a unit may have been refunded before it shipped. */
function openMoney(order: RefundedOrder, open: readonly OrderItemRow[]): Units {
  const left = new Map(order.items.map((item) => [item.id, refundableUnits(item)]));
  return Object.fromEntries(open.map((item) => [item.id, Math.min(openUnits(item), left.get(item.id) ?? 0)]));
}
