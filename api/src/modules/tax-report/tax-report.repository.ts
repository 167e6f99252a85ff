import type { JurisdictionTax } from '@ritual/shared/kernel';
import type { Db } from '../../db/client.ts';
import { sql } from '../../db/drizzle.ts';

export interface Span {
  readonly from: Date;
  readonly until: Date;
}

/** The one place where orders are chosen for the report: those whose payment has arrived. */
const reported = sql`not o.test and o.paid_at is not null and o.payment_state in ('PAID', 'PARTIALLY_REFUNDED', 'REFUNDED')`;
/** What a change of an order gave back is in its lines already. */
const counted = sql`r.arrived and r.reason <> 'change'`;

/** When its money went: of one that came back and was paid in another way, the latter. As `sum_refund` has it. */
const wentAt = sql`case when r.settled = 'paid otherwise' then r.settled_at else r.done_at end`;

/** The ids of the orders that were paid in a time, and of those of which something went back in it. */
export async function orderIdsOf(db: Db, { from, until }: Span): Promise<readonly string[]> {
  const within = (at: ReturnType<typeof sql>) =>
    sql`${at} >= ${from.toISOString()}::timestamptz and ${at} < ${until.toISOString()}::timestamptz`;
  const { rows } = await db.execute<{ id: string }>(sql`
    select o.id from orders o where ${within(sql`o.paid_at`)} and ${reported}
    union
    select o.id from refunds r join orders o on o.id = r.order_id
    where ${within(wentAt)} and ${counted} and ${reported}`);
  return rows.map(({ id }) => id);
}

interface StoredItem {
  readonly id: string;
  readonly replaces: string | null;
  readonly quantity: number;
  readonly unitPriceCents: number;
  readonly discountCents: number;
  readonly taxCents: number;
  readonly taxRatePercent: number;
  readonly taxes: readonly JurisdictionTax[] | null;
}

interface StoredRefund {
  readonly at: string;
  /** Of the payment of the order: what came by a second one was never sold. */
  readonly cents: number;
  /** null: of the shipping. */
  readonly lines: readonly { readonly item: string | null; readonly cents: number }[];
}

export interface StoredOrder extends Record<string, unknown> {
  readonly state: string;
  readonly paidAt: string;
  readonly shippingCents: number;
  readonly shippingTaxCents: number;
  readonly shippingTaxes: readonly JurisdictionTax[] | null;
  readonly taxRatePercent: number;
  readonly items: readonly StoredItem[];
  /** Oldest first. */
  readonly refunds: readonly StoredRefund[];
}

/** Some of them, with all that the report is made of. */
export async function ordersToReport(db: Db, ids: readonly string[]): Promise<readonly StoredOrder[]> {
  const { rows } = await db.execute<StoredOrder>(sql`
    select o.state, o.paid_at as "paidAt", o.shipping_cents as "shippingCents", o.shipping_tax_cents as "shippingTaxCents",
      o.shipping_taxes as "shippingTaxes", o.tax_rate_percent::float8 as "taxRatePercent",
      (select coalesce(json_agg(json_build_object('id', i.id, 'replaces', i.replaces, 'quantity', i.quantity,
          'unitPriceCents', i.unit_price_cents, 'discountCents', i.discount_cents, 'taxCents', i.tax_cents,
          'taxRatePercent', i.tax_rate_percent, 'taxes', i.taxes) order by i.position), '[]')
        from order_items i where i.order_id = o.id) as items,
      (select coalesce(json_agg(json_build_object('at', ${wentAt},
          'cents', case when p.kind = 'order' then r.amount_cents else 0 end,
          'lines', (select coalesce(json_agg(json_build_object('item', l.order_item_id, 'cents', l.amount_cents)), '[]')
            from refund_lines l where l.refund_id = r.id and l.kind <> 'other')) order by ${wentAt}, r.id), '[]')
        from refunds r join order_payments p on p.id = r.payment_intent_id
        where r.order_id = o.id and ${counted}) as refunds
    from orders o where o.id = any(${sql.param(ids)}::uuid[])`);
  return rows;
}
