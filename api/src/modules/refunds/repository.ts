import { and, eq, inArray, isNull, sql } from '../../db/drizzle.ts';
import type { Db } from '../../db/client.ts';
import { isUuid } from '../../db/is-uuid.ts';
import { orderItems, orders, refunds } from '../../db/schema/index.ts';
import type { PaymentRefund } from '../../payments/provider.ts';
import type { OrderRow } from '../orders/repository.ts';

/** Why money goes back. `canceled`: by the shopper, before anything shipped; `provider`: somebody made the refund there; `rest`: of what was begun there. */
export type RefundReason = 'late' | 'canceled' | 'second payment' | 'operator' | 'provider' | 'rest';

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
  },
): Promise<boolean> {
  const rows = await tx.insert(refunds).values(refund).onConflictDoNothing().returning({ id: refunds.id });
  return rows.length > 0;
}

/** The order that a payment belongs to, also one that was refunded because it was the second. */
export async function orderIdOfPayment(db: Db, paymentIntentId: string): Promise<string | null> {
  const [own] = await db
    .select({ id: orders.id })
    .from(orders)
    .where(eq(orders.paymentIntentId, paymentIntentId));
  if (own) return own.id;
  const [other] = await db
    .select({ id: refunds.orderId })
    .from(refunds)
    .where(eq(refunds.paymentIntentId, paymentIntentId));
  return other?.id ?? null;
}

/** Cents of the order's own payment: those that went back, and those that are decided on beside them. */
export async function refundedCents(
  db: Db,
  order: Pick<OrderRow, 'id' | 'paymentIntentId'>,
): Promise<{ done: number; waiting: number }> {
  const sum = (where: ReturnType<typeof sql>) =>
    sql<number>`coalesce(sum(${refunds.amountCents}) filter (where ${where}), 0)::int`;
  const [row] = await db
    .select({
      done: sum(sql`${refunds.providerId} is not null`),
      waiting: sum(sql`${refunds.doneAt} is null`),
    })
    .from(refunds)
    .where(and(eq(refunds.orderId, order.id), eq(refunds.paymentIntentId, order.paymentIntentId ?? '')));
  return row ?? { done: 0, waiting: 0 };
}

/** Cents that went back of the own payments of some orders. */
export async function refundedOf(db: Db, orderIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .select({ id: refunds.orderId, cents: sql<number>`sum(${refunds.amountCents})::int` })
    .from(refunds)
    .innerJoin(
      orders,
      and(eq(orders.id, refunds.orderId), eq(orders.paymentIntentId, refunds.paymentIntentId)),
    )
    .where(and(inArray(refunds.orderId, [...orderIds]), sql`${refunds.providerId} is not null`))
    .groupBy(refunds.orderId);
  return new Map(rows.map(({ id, cents }) => [id, cents]));
}

/**
 * Writes down that a refund happened: into the row of the decision, or into one of its own. Answers with its reason the first
 * time, and null when it was known.
 */
export async function recordDone(
  tx: Db,
  payment: { orderId: string; paymentIntentId: string },
  refund: PaymentRefund,
): Promise<RefundReason | null> {
  const done = { providerId: refund.id, doneAt: new Date(), lastError: null };
  const id = refund.refundId;
  const [decided] = isUuid(id)
    ? await tx
        .update(refunds)
        .set(done)
        .where(and(eq(refunds.id, id), eq(refunds.orderId, payment.orderId), isNull(refunds.providerId)))
        .returning({ reason: refunds.reason })
    : [];
  if (decided) return decided.reason as RefundReason;
  const [made] = await tx
    .insert(refunds)
    .values({ ...payment, ...done, amountCents: refund.amountCents, reason: 'provider' })
    .onConflictDoNothing()
    .returning({ reason: refunds.reason });
  return made ? 'provider' : null;
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

/** Counts pieces of a line as put back. false: so many were not sold, or have been put back before. */
export async function countRestocked(
  tx: Db,
  orderId: string,
  { variantId, quantity }: { variantId: number; quantity: number },
): Promise<boolean> {
  const rows = await tx
    .update(orderItems)
    .set({ restocked: sql`${orderItems.restocked} + ${quantity}` })
    .where(
      and(
        eq(orderItems.orderId, orderId),
        eq(orderItems.variantId, variantId),
        sql`${orderItems.restocked} + ${quantity} <= ${orderItems.quantity}`,
      ),
    )
    .returning({ id: orderItems.id });
  return rows.length > 0;
}
