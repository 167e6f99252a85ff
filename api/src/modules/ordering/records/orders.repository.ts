import { anyOf, and, asc, count, desc, eq, sql } from '../../../db/drizzle.ts';
import { taxesFor, type OrderStatus } from '@ritual/shared/kernel';
import type { Db } from '../../../db/client.ts';
import { orderEvents, orderItems, orders } from '../../../db/schema/index.ts';
import { changesOf, type ChangeRow } from './changes.repository.ts';
import { delaysOf, type DelayRow } from './delays.repository.ts';
import { refundedOf } from './refunds.repository.ts';
import { returnsOf, type WholeReturn } from './returns.repository.ts';
import { shipmentsOf, type Parcel } from './shipments.repository.ts';
import { newOrderNumber } from './number.ts';

export type OrderRow = typeof orders.$inferSelect;
export type OrderItemRow = typeof orderItems.$inferSelect;
export type OrderEventRow = typeof orderEvents.$inferSelect;

/** An order with what hangs on it. */
export interface WholeOrder {
  readonly order: OrderRow;
  readonly items: readonly OrderItemRow[];
  readonly events: readonly OrderEventRow[];
  /** Cents that were refunded of it as it is now. */
  readonly refundedCents: number;
  /** Newest first. */
  readonly returns: readonly WholeReturn[];
  readonly parcels: readonly Parcel[];
  /** The earliest first. */
  readonly delays: readonly DelayRow[];
  /** The earliest first. */
  readonly changes: readonly ChangeRow[];
}

export async function orderById(db: Db, id: string): Promise<OrderRow | null> {
  const [row] = await db.select().from(orders).where(eq(orders.id, id));
  return row ?? null;
}

export async function orderByNumber(db: Db, number: string): Promise<OrderRow | null> {
  const [row] = await db.select().from(orders).where(eq(orders.number, number));
  return row ?? null;
}

export type NewOrderRow = Omit<typeof orders.$inferInsert, 'number'>;

/** Under a number that no order has: there are a billion, so that a taken one is rare and not impossible. */
export async function insertOrder(
  tx: Db,
  values: NewOrderRow,
  choose = () => newOrderNumber({ test: values.test === true }),
): Promise<OrderRow> {
  for (;;) {
    const [made] = await tx
      .insert(orders)
      .values({ ...values, number: choose() })
      .onConflictDoNothing({ target: orders.number })
      .returning();
    if (made) return made;
  }
}

export type NewItem = Pick<
  OrderItemRow,
  | 'productId'
  | 'variantId'
  | 'productName'
  | 'size'
  | 'color'
  | 'imageFile'
  | 'quantity'
  | 'unitPriceCents'
  | 'taxCents'
  | 'taxRatePercent'
  | 'taxes'
>;

/**
 * What hangs on an order that was just made, in one statement, which is the same for any number of lines: its lines in their order,
 * the beginning of its timeline, and the idempotency key that it was made with, if it was.
 */
export async function insertParts(
  tx: Db,
  orderId: string,
  {
    items,
    actor,
    key,
  }: { items: readonly NewItem[]; actor: string; key: { userId: string; key: string } | null },
): Promise<void> {
  const rows = items.map((item, position) => ({ ...item, position }));
  await tx.execute(sql`
    with lines as (
      insert into order_items (order_id, position, product_id, variant_id, product_name, size, color, image_file, quantity, unit_price_cents,
        tax_cents, tax_rate_percent, taxes)
      select ${orderId}, position, "productId", "variantId", "productName", size, color, "imageFile", quantity, "unitPriceCents",
        "taxCents", "taxRatePercent", taxes
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as line (position int, "productId" int, "variantId" int,
        "productName" text, size text, color text, "imageFile" text, quantity int, "unitPriceCents" int,
        "taxCents" int, "taxRatePercent" numeric, taxes jsonb)),
    event as (
      insert into order_events (order_id, status, actor) values (${orderId}, 'PENDING', ${actor}))
    update checkout_keys set order_id = ${orderId} where user_id = ${key?.userId ?? null}::uuid and key = ${key?.key ?? null}`);
}

/** Who takes the tax of a line; undefined: it was made before lines knew that. */
export const taxesOfItem = ({
  taxes,
  ...item
}: Pick<OrderItemRow, 'taxes' | 'quantity' | 'unitPriceCents' | 'discountCents' | 'taxCents'>) =>
  taxes === null
    ? undefined
    : taxesFor(taxes, {
        goods: item.quantity * item.unitPriceCents - item.discountCents,
        tax: item.taxCents,
      });

/** The order of a payment page, locked: the one that the page is written in, else the one that the page names of itself. */
export async function lockOrderOf(tx: Db, sessionId: string, named: string | null): Promise<OrderRow | null> {
  const chosen = sql`(
    select id from orders where session_id = ${sessionId} or id = ${named}::uuid
    order by (session_id = ${sessionId}) is true desc limit 1)`;
  const [row] = await tx
    .select()
    .from(orders)
    .where(sql`${orders.id} = ${chosen}`)
    .for('update');
  return row ?? null;
}

type Paid = Pick<OrderRow, 'sessionId' | 'paymentIntentId' | 'shipBy'> & {
  readonly paidAt: Date;
  readonly actor: string;
};

/** An order is paid, and its timeline says who noticed. */
export async function writePaid(
  tx: Db,
  id: string,
  { sessionId, paymentIntentId, shipBy, paidAt, actor }: Paid,
): Promise<void> {
  // Of a test order nothing was held, and nothing is sold.
  await tx.execute(sql`
    with event as (insert into order_events (order_id, status, actor) values (${id}, 'PAID', ${actor}))
    update orders set payment_state = 'PAID', stock_state = case when test then stock_state else 'SOLD' end, paid_at = ${paidAt.toISOString()}::timestamptz,
      ship_by = ${shipBy}, session_id = ${sessionId}, payment_intent_id = ${paymentIntentId}
    where id = ${id}`);
}

/** Whether all unpaid orders of an account's own checkouts are among some. */
export async function hasOnly(tx: Db, userId: string, some: readonly string[]): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    select from orders where user_id = ${userId} and status = 'PENDING' and pay_by is null
      and id <> all(${sql.param([...some])}::uuid[]) limit 1`);
  return rows.length === 0;
}

/** Locked until the transaction ends: one decision on an order at a time. */
export async function lockOrder(tx: Db, id: string): Promise<OrderRow | null> {
  const [row] = await tx.select().from(orders).where(eq(orders.id, id)).for('update');
  return row ?? null;
}

export async function orderByLink(db: Db, linkHash: string): Promise<OrderRow | null> {
  const [row] = await db.select().from(orders).where(eq(orders.linkHash, linkHash));
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
  const parcels = await shipmentsOf(db, ids);
  const delays = await delaysOf(db, ids);
  const changes = await changesOf(db, ids);
  return rows.map((order) => ({
    order,
    items: items.filter((item) => item.orderId === order.id),
    events: events.filter((event) => event.orderId === order.id),
    refundedCents: refunded.get(order.id) ?? 0,
    changes: changes.filter(({ orderId }) => orderId === order.id),
    returns: returned.filter(({ orderId }) => orderId === order.id),
    parcels: parcels.filter(({ orderId }) => orderId === order.id),
    delays: delays.filter(({ orderId }) => orderId === order.id),
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
