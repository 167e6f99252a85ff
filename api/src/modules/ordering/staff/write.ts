import type {
  ErrorCode,
  newDelay,
  newHold,
  NewParcel,
  newRefund,
  refundSettlement,
  returnDecision,
} from '@ritual/shared/contract';
import { unitsByLine } from '@ritual/shared/kernel';
import type * as z from 'zod/mini';
import type { Tx } from '../../../db/client.ts';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../errors.ts';
import { audited, type AuditedCall } from '../../audit/audited.ts';
import { cancelOrder, putBackOpen } from '../orders/cancel.ts';
import { delayOrder } from '../orders/delay.ts';
import { markDelivered, markShipped } from '../orders/fulfil.ts';
import { holdOrder, releaseOrder } from '../orders/hold.ts';
import { decideReview, type ReviewDecision } from '../orders/review.ts';
import { itemsOfOrder, lockOrder, orderById } from '../records/orders.repository.ts';
import { changesOf } from '../records/changes.repository.ts';
import { failedRefunds, refundedCents, type RestockedUnits } from '../records/refunds.repository.ts';
import { returnById, returnsOf } from '../records/returns.repository.ts';
import { shipmentsOf, type LineUnits } from '../records/shipments.repository.ts';
import { decideRefund } from '../refunds/decide.ts';
import { settleFailedRefund } from '../refunds/settle-failed.ts';
import { decideReturn } from '../returns/decide.ts';
import { staffActor } from '../records/actors.ts';

/** What a decision that was refused is called on the wire. */
const refusals: Readonly<Record<string, ErrorCode>> = {
  'unknown order': 'ORDER_NOT_FOUND',
  'more units than are open': 'UNITS_NOT_OPEN',
  disputed: 'ORDER_DISPUTED',
  'number is taken': 'TRACKING_TAKEN',
  'number is shortened': 'TRACKING_SHORTENED',
  'number is missing': 'TRACKING_MISSING',
  'nothing was paid': 'ORDER_NOT_PAID',
  'more than is left': 'REFUND_TOO_HIGH',
  'not owed any more': 'REFUND_NOT_OWED',
  'more units than were sold': 'UNITS_NOT_SOLD',
  'units are open': 'REFUND_LEAVES_OPEN_UNITS',
  'more units than are left': 'UNITS_REFUNDED',
  'unknown refund': 'REFUND_NOT_FOUND',
  'not failed': 'REFUND_NOT_FAILED',
  'not in review': 'ORDER_NOT_IN_REVIEW',
  'given back before': 'ORDER_REFUNDED',
  'refund is on its way': 'REFUND_ON_ITS_WAY',
  'units are gone': 'UNITS_GONE',
  'nothing is left': 'NOTHING_TO_REFUND',
  'unknown return': 'RETURN_NOT_FOUND',
  'amount changed': 'REFUND_CHANGED',
  unanswered: 'DELAY_UNANSWERED',
  'in review': 'ORDER_IN_REVIEW',
  'warning undecided': 'WARNING_UNDECIDED',
};

interface Act {
  readonly action: string;
  readonly orderId: string;
  /** What 'not from here', or false, means for this act. */
  readonly notFromHere?: ErrorCode;
}

/**
 * The same dependencies, whose transactions are noted in the audit log as an act on an order. A refused decision throws, so that
 * nothing is written and nothing noted.
 */
export function noting<Some extends Pick<Deps, 'database'>>(
  deps: Some,
  call: AuditedCall,
  { action, orderId, notFromHere }: Act,
): Some {
  const what = { action, subject: { type: 'order', id: orderId }, personal: null, onlyChanges: true };
  const transaction: Deps['database']['transaction'] = (change) =>
    audited(deps, call, { ...what, read: (tx) => facts(tx, orderId) }, async (tx) => {
      const result = await change(tx);
      const isRefused = result === 'not from here' || result === false;
      const code = isRefused ? notFromHere : refusals[String(result)];
      if (code) throw new AppError(code);
      const onHold = /^on hold: (.+)$/.exec(String(result));
      if (onHold) throw new AppError('ORDER_ON_HOLD', { details: { reason: onHold[1] } });
      return result;
    });
  return { ...deps, database: { ...deps.database, transaction } };
}

/** Nothing personal: states, money, and how many units and parcels. */
async function facts(tx: Tx, orderId: string) {
  const order = await lockOrder(tx, orderId);
  if (!order) return null;
  const items = await itemsOfOrder(tx, orderId);
  const parcels = await shipmentsOf(tx, [orderId]);
  const { done, waiting } = await refundedCents(tx, order);
  const returned = await returnsOf(tx, [orderId]);
  const units = (count: 'shipped' | 'canceled' | 'restocked') =>
    items.reduce((sum, item) => sum + item[count], 0);
  return {
    ...{ payment: order.paymentState, fulfillment: order.fulfillmentState, stock: order.stockState },
    ...{ shipBy: order.shipBy, hold: order.holdReason, payBy: order.payBy?.toISOString() ?? null },
    ...{
      version: order.version,
      totalCents: order.totalCents,
      changes: (await changesOf(tx, [orderId])).map(({ state }) => state).join(', '),
    },
    ...{ refundedCents: done, refundingCents: waiting, parcels: parcels.length },
    ...{ shipped: units('shipped'), canceled: units('canceled'), restocked: units('restocked') },
    failedRefunds: await failedRefunds(tx, orderId),
    delivered: parcels.filter(({ deliveredAt }) => deliveredAt !== null).length,
    returns: returned.map(({ status }) => status).join(', '),
    piecesReceived: returned.flatMap(({ pieces }) => pieces).reduce((sum, { quantity }) => sum + quantity, 0),
    exchanged: items.reduce((sum, item) => sum + item.exchanged, 0),
  };
}

const by = ({ caller }: AuditedCall) => staffActor(caller.userId);

/** What is in the parcel; without lines all that is open. */
type StaffParcel = Pick<NewParcel, 'carrier' | 'trackingNumber'> & Partial<Pick<NewParcel, 'lines'>>;

/** `known`: the parcel was recorded before. */
export async function shipParcel(
  deps: Pick<Deps, 'database' | 'settings'>,
  call: AuditedCall,
  orderId: string,
  parcel: StaffParcel,
): Promise<'shipped' | 'known'> {
  const act = { action: 'order.ship', orderId, notFromHere: 'ORDER_NOT_SHIPPABLE' } as const;
  const result = await markShipped(noting(deps, call, act), { ...parcel, orderId, actor: by(call) });
  return result === 'known' ? 'known' : 'shipped';
}

export async function hold(
  deps: Deps,
  call: AuditedCall,
  orderId: string,
  { reason, note }: z.output<typeof newHold>,
): Promise<void> {
  const act = { action: 'order.hold', orderId, notFromHere: 'ORDER_NOT_SHIPPABLE' } as const;
  await holdOrder(noting(deps, call, act).database, { orderId, reason, note, actor: by(call) });
}

export async function release(deps: Deps, call: AuditedCall, orderId: string): Promise<void> {
  const act = { action: 'order.release', orderId, notFromHere: 'ORDER_NOT_ON_HOLD' } as const;
  await releaseOrder(noting(deps, call, act).database, { orderId });
}

export async function delay(
  deps: Deps,
  call: AuditedCall,
  orderId: string,
  { date }: z.output<typeof newDelay>,
): Promise<void> {
  const act = { action: 'order.delay', orderId, notFromHere: 'ORDER_NOT_SHIPPABLE' } as const;
  await delayOrder(noting(deps, call, act), { orderId, date, actor: by(call) });
}

export async function deliverParcel(
  deps: Deps,
  call: AuditedCall,
  { id: orderId, parcelId }: { readonly id: string; readonly parcelId: string },
): Promise<void> {
  const act = { action: 'order.deliver', orderId, notFromHere: 'PARCEL_NOT_FOUND' } as const;
  await markDelivered(noting(deps, call, act), { orderId, parcelId, actor: by(call) });
}

export async function refundOrder(
  deps: Deps,
  call: AuditedCall,
  orderId: string,
  { refundId, amount, restock, lines, shipping, cause }: z.output<typeof newRefund>,
): Promise<void> {
  const units = await variantsOf(deps, orderId, restock);
  const { database } = noting(deps, call, { action: 'order.refund', orderId });
  const choice = { units: unitsByLine(lines), shipping };
  const actor = by(call);
  await decideRefund(database, {
    refundId,
    orderId,
    amountCents: amount,
    restock: units,
    choice,
    cause,
    actor,
  });
}

export async function settleRefund(
  deps: Deps,
  call: AuditedCall,
  { id: orderId, refundId }: { readonly id: string; readonly refundId: string },
  settlement: z.output<typeof refundSettlement>,
): Promise<void> {
  const { database } = noting(deps, call, { action: 'refund.settle', orderId });
  await settleFailedRefund(database, { orderId, refundId, actor: by(call), ...settlement });
}

export async function cancelForShopper(deps: Deps, call: AuditedCall, id: string): Promise<void> {
  const act = { action: 'order.cancel', orderId: id, notFromHere: 'ORDER_NOT_CANCELABLE' } as const;
  const cancellation = { id, actor: by(call) };
  const writing = noting(deps, call, act);
  const order = await orderById(deps.database.db, id);
  if (order?.status === 'REFUNDED') await putBackOpen(writing, cancellation);
  else await cancelOrder(deps, cancellation, writing);
}

export async function review(
  deps: Deps,
  call: AuditedCall,
  orderId: string,
  decision: ReviewDecision,
): Promise<void> {
  await decideReview(noting(deps, call, { action: `order.${decision}`, orderId }), {
    orderId,
    decision,
    actor: by(call),
  });
}

export async function judgeReturn(
  deps: Deps,
  call: AuditedCall,
  { id: orderId, returnId }: { readonly id: string; readonly returnId: string },
  { status, amount, restock, lines, shipping, exchanges, reply }: z.output<typeof returnDecision>,
): Promise<void> {
  if ((await returnById(deps.database.db, returnId))?.orderId !== orderId)
    throw new AppError('RETURN_NOT_FOUND');
  const act = { action: `return.${status.toLowerCase()}`, orderId, notFromHere: 'RETURN_CHANGED' } as const;
  const choice = { units: unitsByLine(lines), shipping };
  const refund = { amountCents: amount, restock: await variantsOf(deps, orderId, restock), choice };
  await decideReturn(noting(deps, call, act), {
    returnId,
    actor: by(call),
    status,
    refund,
    exchanges,
    reply,
  });
}

/** Lines that are not of the order were not sold. */
async function variantsOf(
  { database: { db } }: Deps,
  orderId: string,
  units: readonly LineUnits[],
): Promise<RestockedUnits[]> {
  if (units.length === 0) return [];
  const items = await itemsOfOrder(db, orderId);
  return units.map(({ orderItemId, quantity }) => {
    const item = items.find(({ id }) => id === orderItemId);
    if (!item) throw new AppError('UNITS_NOT_SOLD');
    return { orderItemId, variantId: item.variantId, quantity };
  });
}
