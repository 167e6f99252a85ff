import type { adminOrder } from '@ritual/shared/contract';
import { dollarsFromCents, invariant, orderRatesDiffer, trackingUrl } from '@ritual/shared/kernel';
import type * as z from 'zod/mini';
import type { Db } from '../../../db/client.ts';
import { asc, eq, sql } from '../../../db/drizzle.ts';
import { orderPayments, refunds } from '../../../db/schema/index.ts';
import { AppError } from '../../../errors.ts';
import { idOfStaff, staffActor } from '../records/actors.ts';
import { presentInForce } from '../../content/pages/in-force.ts';
import { orderById, withParts, type OrderItemRow, type OrderRow } from '../records/orders.repository.ts';
import { goneOf, refundLinesOf } from '../records/refund-lines.repository.ts';
import { stateOf } from '../records/refunds.repository.ts';
import type { Parcel } from '../records/shipments.repository.ts';
import { presentDispute } from '../disputes/presenter.ts';
import { presentWarning } from '../disputes/warnings.ts';
import { disputesOfOrder } from '../records/dispute-answers.repository.ts';
import { warningsOfOrder } from '../records/warnings.repository.ts';
import { presentChange } from '../changes/present.ts';
import { presentDelay } from '../orders/delay.ts';
import { unrefundedCents } from '../refunds/write.ts';
import { presentReturn } from '../returns/presenter.ts';
import { recordsOf } from './records.ts';
import { presentSummary, summaryOf } from './list.ts';
import { staffStepsOf } from './staff-steps.ts';
import { presentTaxes } from './taxes.ts';

type OnWire = z.input<typeof adminOrder>;

/** An order as those see it who work on it. Throws ORDER_NOT_FOUND. */
export async function wholeOrder(db: Db, id: string): Promise<OnWire> {
  const row = await orderById(db, id);
  const summary = await summaryOf(db, id);
  if (!row || !summary) throw new AppError('ORDER_NOT_FOUND');
  const [parts] = await withParts(db, [row]);
  invariant(parts, 'an order has its parts');
  const disputed = await disputesOfOrder(db, id);
  const warned = await warningsOfOrder(db, id);
  const actors = await namesOf(
    db,
    [...parts.events, ...parts.delays, ...parts.changes]
      .map(({ actor }) => actor)
      .concat(row.heldBy ?? [])
      .concat(disputed.flatMap(({ answer }) => (answer ? [answer.savedBy, answer.decidedBy ?? ''] : [])))
      .concat(warned.map(({ decidedBy }) => decidedBy ?? '')),
  );
  const nameOf = (actor: string) => actors.get(actor) ?? actor;
  const gone = await goneOf(db, id);
  return {
    ...presentSummary(summary),
    ...{ recipientName: row.recipientName, street: row.street, zip: row.zip },
    subtotal: dollarsFromCents(row.subtotalCents),
    discount: dollarsFromCents(row.discountCents),
    shipping: dollarsFromCents(row.shippingCents),
    tax: dollarsFromCents(row.taxCents),
    shippingTax: dollarsFromCents(row.shippingTaxCents),
    shippingRefunded: dollarsFromCents(gone.shippingCents),
    taxRatePercent: row.taxRatePercent,
    ...(orderRatesDiffer(parts.items, row.shippingTaxes) && { ratesDiffer: true }),
    ...(await presentTaxes(db, row, parts.items)),
    received: dollarsFromCents(row.receivedCents),
    refundable: dollarsFromCents(Math.max(0, await unrefundedCents(db, row))),
    items: parts.items.map((item) => ({ ...presentItem(item), refunded: gone.units.get(item.id) ?? 0 })),
    parcels: parts.parcels.map(presentParcel),
    ...(await moneyOf(db, id)),
    disputes: disputed.map((each) => presentDispute(each, nameOf)),
    warnings: warned.map((each) => presentWarning(each, nameOf)),
    reviewCause: row.reviewCause,
    returns: parts.returns.map(presentReturn),
    ...(await recordsOf(db, row)),
    timeline: parts.events.map(({ status, at, note, actor }) => ({
      ...{ status, at: at.toISOString(), note, actor: nameOf(actor) },
    })),
    staffSteps: await staffStepsOf(db, id),
    held: summary.hold === null ? null : heldOf(row, nameOf),
    delays: parts.delays.map((delay) => ({ ...presentDelay(delay), by: nameOf(delay.actor) })),
    version: row.version,
    pagesInForce: await presentInForce(db, row),
    payBy: row.payBy?.toISOString() ?? null,
    changes: parts.changes.map((change) => presentChange(change, nameOf)),
  };
}

function heldOf(
  { holdReason, holdNote, heldAt, heldBy }: OrderRow,
  nameOf: (actor: string) => string,
): OnWire['held'] {
  if (holdReason === null || heldAt === null) return null;
  return { reason: holdReason, note: holdNote ?? '', since: heldAt.toISOString(), by: nameOf(heldBy ?? '') };
}

function presentItem(item: OrderItemRow): OnWire['items'][number] {
  const { id, productId, variantId, productName, size, color, imageFile, quantity } = item;
  return {
    ...{ id, productId, variantId, productName, size, color, imageFile, quantity },
    unitPrice: dollarsFromCents(item.unitPriceCents),
    discount: dollarsFromCents(item.discountCents),
    tax: dollarsFromCents(item.taxCents),
    ...{ shipped: item.shipped, canceled: item.canceled, restocked: item.restocked },
    ...{ exchanged: item.exchanged, ...(item.replaces !== null && { replaces: item.replaces }) },
  };
}

const presentParcel = (parcel: Parcel) => {
  const { id, carrier, trackingNumber, shippedAt, deliveredAt, lines, promisedOn, deliveryAssumed } = parcel;
  return {
    ...{ id, carrier, trackingNumber, promisedOn, deliveryAssumed, lines: [...lines] },
    trackingUrl: trackingUrl(carrier, trackingNumber),
    shippedAt: shippedAt.toISOString(),
    deliveredAt: deliveredAt?.toISOString() ?? null,
  };
};

/** Oldest first. */
async function moneyOf(db: Db, orderId: string): Promise<Pick<OnWire, 'payments' | 'refunds'>> {
  const paid = await db
    .select()
    .from(orderPayments)
    .where(eq(orderPayments.orderId, orderId))
    .orderBy(asc(orderPayments.receivedAt));
  const back = await db
    .select()
    .from(refunds)
    .where(eq(refunds.orderId, orderId))
    .orderBy(asc(refunds.createdAt), asc(refunds.id));
  const lines = await refundLinesOf(db, orderId);
  return {
    payments: paid.map(({ id, kind, receivedCents, receivedAt }) => ({
      ...{ id, kind, received: dollarsFromCents(receivedCents), receivedAt: receivedAt.toISOString() },
    })),
    refunds: back.map((row) => ({
      ...{ id: row.id, payment: row.paymentIntentId, reason: row.reason, problem: row.lastError },
      ...{
        amount: dollarsFromCents(row.amountCents),
        state: stateOf(row),
        createdAt: row.createdAt.toISOString(),
      },
      ...{ cause: row.cause, settled: row.settled, reference: row.reference },
      lines: lines
        .filter(({ refundId }) => refundId === row.id)
        .map(({ kind, orderItemId, units, amountCents }) => ({
          ...{ kind, orderItemId, units, amount: dollarsFromCents(amountCents) },
        })),
    })),
  };
}

/** Who of the staff did something with an order; the timeline of its shopper does not tell. */
/** Names of the staff among some actors. */
export async function namesOf(db: Db, actors: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const ids = actors.flatMap((actor) => idOfStaff(actor) ?? []);
  if (ids.length === 0) return new Map();
  const { rows } = await db.execute<{ id: string; name: string }>(sql`
    select id, first_name || ' ' || last_name as name from users where id = any(${sql.param(ids)}::uuid[])`);
  return new Map([
    ...ids.map((id) => [staffActor(id), 'Staff'] as const),
    ...rows.map(({ id, name }) => [staffActor(id), name] as const),
  ]);
}
