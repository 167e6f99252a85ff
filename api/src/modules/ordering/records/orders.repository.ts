import { anyOf, and, asc, count, desc, eq } from '../../../db/drizzle.ts';
import type { OrderStatus } from '@ritual/shared/kernel';
import type { Db } from '../../../db/client.ts';
import { orderEvents, orderItems, orders } from '../../../db/schema/index.ts';
import { refundedOf } from './refunds.repository.ts';
import { returnsOf, type WholeReturn } from './returns.repository.ts';
import { newOrderNumber } from './number.ts';

export type OrderRow = typeof orders.$inferSelect;
export type OrderItemRow = typeof orderItems.$inferSelect;
export type OrderEventRow = typeof orderEvents.$inferSelect;

/** An order with what hangs on it. */
export interface WholeOrder {
  readonly order: OrderRow;
  readonly items: readonly OrderItemRow[];
  readonly events: readonly OrderEventRow[];
  /** Cents of its payment that went back. */
  readonly refundedCents: number;
  /** Newest first. */
  readonly returns: readonly WholeReturn[];
}

export async function orderById(db: Db, id: string): Promise<OrderRow | null> {
  const [row] = await db.select().from(orders).where(eq(orders.id, id));
  return row ?? null;
}

/** One that no order has: there are a billion, so that a taken one is rare and not impossible. */
export async function freeOrderNumber(tx: Db, choose = newOrderNumber): Promise<string> {
  for (;;) {
    const number = choose();
    const [taken] = await tx.select({ id: orders.id }).from(orders).where(eq(orders.number, number));
    if (!taken) return number;
  }
}

/** Locked until the transaction ends: whoever decides on an order decides alone. */
export async function lockOrder(tx: Db, id: string): Promise<OrderRow | null> {
  const [row] = await tx.select().from(orders).where(eq(orders.id, id)).for('update');
  return row ?? null;
}

export async function orderBySession(db: Db, sessionId: string): Promise<OrderRow | null> {
  const [row] = await db.select().from(orders).where(eq(orders.sessionId, sessionId));
  return row ?? null;
}

export function pendingOrders(db: Db, userId: string): Promise<OrderRow[]> {
  return db
    .select()
    .from(orders)
    .where(and(eq(orders.userId, userId), eq(orders.status, 'PENDING')))
    .orderBy(asc(orders.createdAt));
}

export function itemsOfOrder(db: Db, orderId: string): Promise<OrderItemRow[]> {
  return db
    .select()
    .from(orderItems)
    .where(eq(orderItems.orderId, orderId))
    .orderBy(asc(orderItems.position));
}

export async function insertEvent(
  tx: Db,
  event: { orderId: string; status: OrderStatus; actor: string; note?: string | null },
): Promise<void> {
  await tx.insert(orderEvents).values(event);
}

export async function changeOrder(
  tx: Db,
  id: string,
  set: Partial<typeof orders.$inferInsert>,
): Promise<void> {
  await tx.update(orders).set(set).where(eq(orders.id, id));
}

/** As many statements for one order as for many. */
export async function withParts(db: Db, rows: readonly OrderRow[]): Promise<WholeOrder[]> {
  if (rows.length === 0) return [];
  const ids = rows.map((row) => row.id);
  const items = await db
    .select()
    .from(orderItems)
    .where(anyOf(orderItems.orderId, ids))
    .orderBy(asc(orderItems.position));
  const events = await db
    .select()
    .from(orderEvents)
    .where(anyOf(orderEvents.orderId, ids))
    .orderBy(asc(orderEvents.id));
  const refunded = await refundedOf(db, ids);
  const returned = await returnsOf(db, ids);
  return rows.map((order) => ({
    order,
    items: items.filter((item) => item.orderId === order.id),
    events: events.filter((event) => event.orderId === order.id),
    refundedCents: refunded.get(order.id) ?? 0,
    returns: returned.filter(({ orderId }) => orderId === order.id),
  }));
}

/** Newest first. */
export async function ordersOf(
  db: Db,
  userId: string,
  { page, size, status }: { page: number; size: number; status?: OrderStatus | undefined },
): Promise<{ rows: WholeOrder[]; total: number }> {
  const where = and(eq(orders.userId, userId), status ? eq(orders.status, status) : undefined);
  const [counted] = await db.select({ total: count() }).from(orders).where(where);
  const rows = await db
    .select()
    .from(orders)
    .where(where)
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(size)
    .offset(page * size);
  return { rows: await withParts(db, rows), total: counted?.total ?? 0 };
}
