import type { RefundCause } from '@ritual/shared/kernel';
import { anyOf, and, eq, isNull, or, sql } from '../../../db/drizzle.ts';
import type { Db } from '../../../db/client.ts';
import { isUuid } from '../../../db/is-uuid.ts';
import { orderItems, orderPayments, refunds } from '../../../db/schema/index.ts';
import type { PaymentRefund } from '../../../payments/provider.ts';
import type { VariantQuantity } from './stock.ts';

/**
 * Why money goes back. `canceled`: by the shopper, before anything shipped; `change`: the order costs less; `provider`: made there by hand; `rest`: of what was
 * begun there; `dispute`: the shopper's bank took it.
 */
export type RefundReason =
  'late' | 'canceled' | 'change' | 'second payment' | 'operator' | 'provider' | 'rest' | 'dispute';

export type RefundRow = typeof refunds.$inferSelect;

export async function refundById(db: Db, id: string): Promise<RefundRow | null> {
  const [row] = await db.select().from(refunds).where(eq(refunds.id, id));
  return row ?? null;
}

/** Writes down what was decided; a job asks the provider for it. false: it was written down before. */
export async function insertRefund(
  tx: Db,
  refund: {
    id?: string;
    orderId: string;
    paymentIntentId: string;
    amountCents: number;
    reason: RefundReason;
    cause?: RefundCause | null;
  },
): Promise<boolean> {
  const rows = await tx.insert(refunds).values(refund).onConflictDoNothing().returning({ id: refunds.id });
  return rows.length > 0;
}

/** The refund's payment counts as received for its order; one of another payment page does not. */
const counts = and(eq(orderPayments.id, refunds.paymentIntentId), eq(orderPayments.kind, 'order'));

/** What a cheaper change gave back is none of what was refunded of the order as it is now. */
const isRefunded = sql`${refunds.reason} <> 'change'`;

interface RefundedCents {
  /** That went back. */
  readonly done: number;
  /** That are decided on beside them. */
  readonly waiting: number;
  /** Of `done`, and of `waiting`, what is of the order as it is now, and not of a change. */
  readonly refunded: number;
  readonly refunding: number;
}

/** Cents of the order's payments. */
export async function refundedCents(db: Db, order: { readonly id: string }): Promise<RefundedCents> {
  const sum = (where: ReturnType<typeof sql>) =>
    sql<number>`coalesce(sum(${refunds.amountCents}) filter (where ${where}), 0)::int`;
  const [row] = await db
    .select({
      done: sum(sql`${refunds.arrived}`),
      waiting: sum(sql`${refunds.doneAt} is null`),
      refunded: sum(sql`${refunds.arrived} and ${isRefunded}`),
      refunding: sum(sql`${refunds.doneAt} is null and ${isRefunded}`),
    })
    .from(refunds)
    .innerJoin(orderPayments, counts)
    .where(eq(refunds.orderId, order.id));
  return row ?? { done: 0, waiting: 0, refunded: 0, refunding: 0 };
}

/** Cents of each payment of an order that are decided on, and that the provider was not asked for yet. */
export async function unsentCents(db: Db, orderId: string): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .select({ id: refunds.paymentIntentId, cents: sql<number>`sum(${refunds.amountCents})::int` })
    .from(refunds)
    .where(
      and(eq(refunds.orderId, orderId), sql`${refunds.doneAt} is null and ${refunds.providerId} is null`),
    )
    .groupBy(refunds.paymentIntentId);
  return new Map(rows.map(({ id, cents }) => [id, cents]));
}

/** Cents that were refunded of some orders as they are now. */
export async function refundedOf(db: Db, orderIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .select({ id: refunds.orderId, cents: sql<number>`sum(${refunds.amountCents})::int` })
    .from(refunds)
    .innerJoin(orderPayments, counts)
    .where(and(anyOf(refunds.orderId, [...orderIds]), refunds.arrived, isRefunded))
    .groupBy(refunds.orderId);
  return new Map(rows.map(({ id, cents }) => [id, cents]));
}

/** How many wait for a person because their money came back. */
export async function failedRefunds(db: Db, orderId: string): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(refunds)
    .where(
      and(
        eq(refunds.orderId, orderId),
        sql`${refunds.failedAt} is not null and ${refunds.settled} is null and ${refunds.reason} <> 'dispute'`,
      ),
    );
  return row?.count ?? 0;
}

export type RefundState = PaymentRefund['state'] | 'waiting' | 'given up';

export function stateOf({ providerId, doneAt, failedAt }: RefundRow): RefundState {
  if (failedAt !== null) return 'failed';
  if (providerId === null) return doneAt === null ? 'waiting' : 'given up';
  return doneAt === null ? 'pending' : 'succeeded';
}

/**
 * Writes down how a refund stands at the provider: into the row of the decision, or into one of its own. Answers with its reason
 * and what it was before, and null when that was known. The order must be locked.
 */
export async function recordRefund(
  tx: Db,
  payment: { orderId: string; paymentIntentId: string },
  refund: PaymentRefund,
): Promise<
  (Pick<RefundRow, 'cause'> & { readonly reason: RefundReason; readonly before: RefundState | null }) | null
> {
  const known = await rowOf(tx, payment.orderId, refund);
  const before = known && stateOf(known);
  if (before === refund.state || before === 'failed') return null;
  // A provider that has said that the money went does not take it back by saying less.
  if (before === 'succeeded' && refund.state === 'pending') return null;
  const now = new Date();
  const set = {
    providerId: refund.id,
    doneAt: refund.state === 'pending' ? null : (known?.doneAt ?? now),
    failedAt: refund.state === 'failed' ? now : null,
    lastError: refund.state === 'failed' ? 'The money did not arrive.' : null,
    // Should the provider not tell, it is asked.
    nextAttemptAt: new Date(now.getTime() + 6 * 3_600_000),
  };
  if (known) await tx.update(refunds).set(set).where(eq(refunds.id, known.id));
  else {
    await tx
      .insert(refunds)
      .values({ ...payment, ...set, amountCents: refund.amountCents, reason: 'provider' });
  }
  return { reason: (known?.reason ?? 'provider') as RefundReason, cause: known?.cause ?? null, before };
}

/** In the place of the provider's id of a refund that it never had, as far as was known. */
const refusedId = (id: string) => `refused:${id}`;

/**
 * The row of a refund that the provider has, or of the decision that it carries out: also of one that was given up, because the answer
 * was lost and its payment was not known for a while.
 */
async function rowOf(tx: Db, orderId: string, { id, refundId }: PaymentRefund): Promise<RefundRow | null> {
  const own = isUuid(refundId)
    ? and(
        eq(refunds.id, refundId),
        or(isNull(refunds.providerId), eq(refunds.providerId, refusedId(refundId))),
      )
    : undefined;
  const rows = await tx
    .select()
    .from(refunds)
    .where(and(eq(refunds.orderId, orderId), or(eq(refunds.providerId, id), own)));
  return rows.find(({ providerId }) => providerId === id) ?? rows[0] ?? null;
}

/** Writes down that the shopper's bank took money of a payment. The provider is not asked for it. */
export async function recordTaken(
  tx: Db,
  payment: { orderId: string; paymentIntentId: string },
  dispute: { readonly id: string; readonly amountCents: number },
): Promise<void> {
  const row = {
    providerId: dispute.id,
    amountCents: dispute.amountCents,
    doneAt: new Date(),
    failedAt: null,
  };
  await tx
    .insert(refunds)
    .values({ ...payment, ...row, reason: 'dispute' })
    .onConflictDoUpdate({ target: refunds.providerId, set: row });
}

/** Cents of a payment that the shopper's bank took and kept. */
export async function takenCents(db: Db, paymentIntentId: string): Promise<number> {
  const [row] = await db
    .select({ cents: sql<number>`coalesce(sum(${refunds.amountCents}), 0)::int` })
    .from(refunds)
    .where(and(eq(refunds.paymentIntentId, paymentIntentId), eq(refunds.reason, 'dispute'), refunds.arrived));
  return row?.cents ?? 0;
}

/** Writes down that what the bank had taken came back. */
export async function recordReturned(tx: Db, disputeId: string): Promise<void> {
  await tx
    .update(refunds)
    .set({ failedAt: new Date() })
    .where(and(eq(refunds.providerId, disputeId), isNull(refunds.failedAt)));
}

/** Ends a decision that the provider will never carry out. false: it was carried out or ended before. */
export async function giveUpRefund(db: Db, id: string, lastError: string): Promise<boolean> {
  const rows = await db
    .update(refunds)
    .set({ doneAt: new Date(), lastError })
    .where(and(eq(refunds.id, id), isNull(refunds.doneAt)))
    .returning({ id: refunds.id });
  return rows.length > 0;
}

/**
 * Ends a decision that the provider refuses to carry out, or does not know any more. Without an id there it never had it, and the id
 * says only that. false: it was carried out or ended, or has another id there, since it was read.
 */
export async function markRefused(
  db: Db,
  { id, providerId }: Pick<RefundRow, 'id' | 'providerId'>,
  lastError: string,
): Promise<boolean> {
  const now = new Date();
  const isAsRead = providerId === null ? isNull(refunds.providerId) : eq(refunds.providerId, providerId);
  const rows = await db
    .update(refunds)
    .set({ providerId: providerId ?? refusedId(id), doneAt: now, failedAt: now, lastError })
    .where(and(eq(refunds.id, id), isNull(refunds.doneAt), isAsRead))
    .returning({ id: refunds.id });
  return rows.length > 0;
}

/** Units that are put back; without a line the first one of the variant that has as many. */
export interface RestockedUnits extends VariantQuantity {
  readonly orderItemId?: string | null;
}

/** Counts units of a line as put back; those in no parcel go into none. false: so many were not sold, or were put back before. */
export async function countRestocked(
  tx: Db,
  orderId: string,
  { variantId, quantity, orderItemId = null }: RestockedUnits,
): Promise<boolean> {
  // Two lines may be of one variant, when one of them goes out in exchange.
  const line = sql`(
    select i.id from order_items i where i.order_id = ${orderId} and i.variant_id = ${variantId}
      and (${orderItemId}::uuid is null or i.id = ${orderItemId}::uuid) and i.restocked + i.exchanged + ${quantity} <= i.quantity
    order by i.position limit 1)`;
  const rows = await tx
    .update(orderItems)
    .set({
      restocked: sql`${orderItems.restocked} + ${quantity}`,
      canceled: sql`${orderItems.canceled} + least(${quantity}, ${orderItems.quantity} - ${orderItems.shipped} - ${orderItems.canceled})`,
    })
    .where(sql`${orderItems.id} = ${line}`)
    .returning({ id: orderItems.id });
  return rows.length > 0;
}
