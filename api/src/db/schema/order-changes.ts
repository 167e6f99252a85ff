import type { JurisdictionTax, OrderSums, ShippingMethod } from '@ritual/shared/kernel';
import { check, customType, index, integer, pgTable, sql, text, uniqueIndex, uuid } from '../drizzle.ts';
import { isListed, timestamptz } from './columns.ts';
import { orders } from './orders.ts';

export interface PlannedLine {
  /** Of the line of the order; null: a new one. */
  readonly id: string | null;
  readonly variantId: number;
  readonly productId: number;
  readonly productName: string;
  readonly size: string;
  readonly color: string;
  readonly imageFile: string | null;
  readonly quantity: number;
  readonly unitPrice: number;
  readonly discount: number;
  readonly tax: number;
  readonly taxRatePercent: number;
  /** Left out: the rate is on all of the line. */
  readonly taxes?: readonly JurisdictionTax[] | undefined;
}

/** An order as a change finds or makes it; amounts in cents. */
export interface PlannedOrder {
  readonly sums: OrderSums;
  readonly method: ShippingMethod;
  readonly lines: readonly PlannedLine[];
}

export interface ChangePlan {
  readonly before: PlannedOrder;
  readonly after: PlannedOrder;
  /** Units that are taken from stock, and, where negative, put back. */
  readonly moves: readonly { readonly variantId: number; readonly units: number }[];
  /** Lines of which nothing is left. */
  readonly removed: readonly string[];
  /** What goes back, by line. */
  readonly refund: readonly { readonly orderItemId: string | null; readonly cents: number }[];
  /** How the sums of a day change: a trigger reads these two (migration 0035). */
  readonly goods: readonly { readonly productId: number; readonly units: number; readonly cents: number }[];
  readonly taxCents: number;
  /** What became of the order's units and money when it was made: only of the same it is applied. */
  readonly seen: string;
}

const planColumn = (name: string) => customType<{ data: ChangePlan }>({ dataType: () => 'jsonb' })(name);

/** Changes of an order on which something has not shipped: those that made its versions, and the one that waits for its payment. */
export const orderChanges = pgTable(
  'order_changes',
  {
    /** Made by the caller: the same change sent twice is one. */
    id: uuid().primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'restrict' }),
    /** The version of the order that it was made for, and the one that it made. */
    baseVersion: integer('base_version').notNull(),
    version: integer(),
    /** `OPEN`: its units are held until it is paid. `REPLACED`: by another change, or by an order that cannot be changed any more. */
    state: text({ enum: ['OPEN', 'APPLIED', 'EXPIRED', 'REPLACED'] }).notNull(),
    actor: text().notNull(),
    madeAt: timestamptz('made_at').notNull().defaultNow(),
    decidedAt: timestamptz('decided_at'),
    plan: planColumn('plan').notNull(),
    /** What the customer has to pay, or, where negative, gets back. */
    differenceCents: integer('difference_cents').notNull(),
    waivedCents: integer('waived_cents').notNull().default(0),
    waivedReason: text('waived_reason'),
    /** Of the link in the mail, which is in the mail only. */
    tokenHash: text('token_hash').unique(),
    /** Until then the link opens payment pages; its units are held some minutes longer. */
    payBy: timestamptz('pay_by'),
    paymentAttempt: integer('payment_attempt').notNull().default(0),
    sessionId: text('session_id').unique(),
    sessionUrl: text('session_url'),
    sessionExpiresAt: timestamptz('session_expires_at'),
    nextCheckAt: timestamptz('next_check_at'),
  },
  (table) => [
    check('order_changes_state_check', isListed(table.state)),
    check('order_changes_waived_cents_check', sql`${table.waivedCents} >= 0`),
    check('order_changes_check', sql`(${table.state} = 'OPEN') = (${table.decidedAt} is null)`),
    check('order_changes_check1', sql`(${table.state} = 'APPLIED') = (${table.version} is not null)`),
    check('order_changes_check2', sql`(${table.waivedCents} > 0) = (${table.waivedReason} is not null)`),
    check(
      'order_changes_check3',
      sql`(${table.state} = 'OPEN') <= (${table.payBy} is not null and ${table.tokenHash} is not null and ${table.nextCheckAt} is not null)`,
    ),
    index('order_changes_order').on(table.orderId, table.madeAt),
    uniqueIndex('order_changes_open')
      .on(table.orderId)
      .where(sql`${table.state} = 'OPEN'`),
    index('order_changes_due')
      .on(table.nextCheckAt)
      .where(sql`${table.state} = 'OPEN'`),
  ],
);
