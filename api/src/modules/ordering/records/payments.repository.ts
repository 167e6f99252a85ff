import { and, asc, eq, sql } from '../../../db/drizzle.ts';
import type { Db } from '../../../db/client.ts';
import { orderPayments } from '../../../db/schema/index.ts';
import { changeOrder, type OrderRow } from './orders.repository.ts';

export type PaymentRow = typeof orderPayments.$inferSelect;

export async function paymentById(db: Db, id: string): Promise<PaymentRow | null> {
  const [row] = await db.select().from(orderPayments).where(eq(orderPayments.id, id));
  return row ?? null;
}

/** What was received for an order, the earliest first; not what was paid a second time. */
export function paymentsOf(db: Db, orderId: string): Promise<PaymentRow[]> {
  return db
    .select()
    .from(orderPayments)
    .where(and(eq(orderPayments.orderId, orderId), eq(orderPayments.kind, 'order')))
    .orderBy(asc(orderPayments.receivedAt), asc(orderPayments.id));
}

/** Writes down what an order received. Nothing happens for a payment that is known. The order must be locked. */
export async function recordPayment(
  tx: Db,
  { id, orderId, kind, receivedCents }: Omit<PaymentRow, 'receivedAt'>,
): Promise<void> {
  await tx.execute(sql`
    with made as (
      insert into order_payments (id, order_id, kind, received_cents) values (${id}, ${orderId}, ${kind}, ${receivedCents})
      on conflict do nothing returning order_id, kind, received_cents)
    update orders o set received_cents = o.received_cents + made.received_cents from made
    where o.id = made.order_id and made.kind = 'order'`);
}

/**
 * The provider knows better what was received than what was written down, or assumed for orders from before it was. Answers with the
 * order as it is then, which must be locked.
 */
export async function correctReceived(
  tx: Db,
  order: OrderRow,
  { id, kind, receivedCents: before }: PaymentRow,
  receivedCents: number,
): Promise<OrderRow> {
  if (before === receivedCents) return order;
  await tx.update(orderPayments).set({ receivedCents }).where(eq(orderPayments.id, id));
  if (kind !== 'order') return order;
  const changed = order.receivedCents + receivedCents - before;
  await changeOrder(tx, order.id, { receivedCents: changed });
  return { ...order, receivedCents: changed };
}
