import {
  refundableUnits,
  type PaymentLeft,
  type RefundChoice,
  type RefundedOrder,
  type RefundLine,
} from '@ritual/shared/kernel';
import type { Db } from '../../../db/client.ts';
import { asc, eq, getTableColumns, sql } from '../../../db/drizzle.ts';
import { refundLines, refunds } from '../../../db/schema/index.ts';
import { itemsOfOrder, type OrderRow } from './orders.repository.ts';

/** Not those that were given up or whose money came back. */
const counts = sql`(r.arrived or r.done_at is null)`;

export async function insertRefundLines(
  tx: Db,
  refundId: string,
  lines: readonly RefundLine[],
): Promise<void> {
  if (lines.length === 0) return;
  const rows = lines.map(({ cents, ...line }, position) => ({
    ...line,
    ...{ refundId, position, amountCents: cents },
  }));
  await tx.insert(refundLines).values(rows);
}

/** Of all refunds of an order. */
export function refundLinesOf(db: Db, orderId: string): Promise<(typeof refundLines.$inferSelect)[]> {
  return db
    .select(getTableColumns(refundLines))
    .from(refundLines)
    .innerJoin(refunds, eq(refunds.id, refundLines.refundId))
    .where(eq(refunds.orderId, orderId))
    .orderBy(asc(refundLines.refundId), asc(refundLines.position));
}

interface Gone {
  /** By the id of the line. */
  readonly units: ReadonlyMap<string, number>;
  readonly shippingCents: number;
}

/** What of an order was given back, or is on its way, as far as it was decided by line. */
export async function goneOf(db: Db, orderId: string): Promise<Gone> {
  const { rows } = await db.execute<{ item: string | null; units: number; cents: number }>(sql`
    select l.order_item_id as item, sum(l.units)::int as units, sum(l.amount_cents)::int as cents
    from refund_lines l join refunds r on r.id = l.refund_id
    where r.order_id = ${orderId} and l.kind <> 'other' and ${counts} group by 1`);
  return {
    units: new Map(rows.flatMap(({ item, units }) => (item === null ? [] : [[item, units] as const]))),
    shippingCents: rows.find(({ item }) => item === null)?.cents ?? 0,
  };
}

/** Cents that went back or are on their way of what an order costs now: by line, of shipping, and without saying of what. */
export async function givenBack(
  db: Db,
  orderId: string,
): Promise<{
  readonly items: ReadonlyMap<string, number>;
  readonly shipping: number;
  readonly lineless: number;
}> {
  const { rows } = await db.execute<{ item: string | null; cents: number }>(sql`
    select l.order_item_id as item, sum(l.amount_cents)::int as cents
    from refund_lines l join refunds r on r.id = l.refund_id
    where r.order_id = ${orderId} and r.reason <> 'change' and l.kind <> 'other' and ${counts} group by 1`);
  const { rows: all } = await db.execute<{ cents: number }>(sql`
    select coalesce(sum(r.amount_cents), 0)::int as cents from refunds r
    join order_payments p on p.id = r.payment_intent_id and p.kind = 'order'
    where r.order_id = ${orderId} and r.reason <> 'change' and ${counts}`);
  const byLine = rows.reduce((sum, { cents }) => sum + cents, 0);
  return {
    items: new Map(rows.flatMap(({ item, cents }) => (item === null ? [] : [[item, cents] as const]))),
    shipping: rows.find(({ item }) => item === null)?.cents ?? 0,
    lineless: Math.max(0, (all[0]?.cents ?? 0) - byLine),
  };
}

/** An order as the rules of refunds see it. */
export async function refundedOrder(db: Db, order: OrderRow): Promise<RefundedOrder> {
  const gone = await goneOf(db, order.id);
  return {
    items: (await itemsOfOrder(db, order.id)).map((item) => ({
      ...{ id: item.id, quantity: item.quantity, restocked: item.restocked },
      ...{ unitPrice: item.unitPriceCents, discount: item.discountCents, tax: item.taxCents },
      exchanged: item.exchanged,
      refunded: gone.units.get(item.id) ?? 0,
    })),
    ...{ shipping: order.shippingCents, shippingTax: order.shippingTaxCents },
    shippingRefunded: gone.shippingCents,
  };
}

/** All units and the shipping, as far as their money has not gone. */
export async function allThatIsLeft(db: Db, order: OrderRow): Promise<RefundChoice> {
  const { items } = await refundedOrder(db, order);
  return { units: Object.fromEntries(items.map((item) => [item.id, refundableUnits(item)])), shipping: true };
}

/** The payments that an order received, the first one first, with the cents that neither went back nor are to. */
export async function paymentsLeft(db: Db, orderId: string): Promise<readonly PaymentLeft[]> {
  const { rows } = await db.execute<{ id: string; left: number }>(sql`
    select p.id, p.received_cents - coalesce((
      select sum(r.amount_cents) from refunds r where r.payment_intent_id = p.id and ${counts}), 0)::int as left
    from order_payments p where p.order_id = ${orderId} and p.kind = 'order' order by p.received_at, p.id`);
  return rows;
}
