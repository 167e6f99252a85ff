import { orderStatuses } from '@ritual/shared/kernel';
import { bigint, check, index, integer, numeric, pgTable, sql, text, uuid } from '../drizzle.ts';
import { users } from './accounts.ts';
import { isListed, timestamptz } from './columns.ts';

export const orders = pgTable(
  'orders',
  {
    id: uuid().primaryKey().defaultRandom(),
    number: text().notNull().unique(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    status: text({ enum: orderStatuses }).notNull(),
    stockState: text('stock_state', { enum: ['RESERVED', 'RELEASED', 'SOLD'] }).notNull(),
    email: text().notNull(),
    recipientName: text('recipient_name').notNull(),
    street: text().notNull(),
    city: text().notNull(),
    state: text().notNull(),
    zip: text().notNull(),
    subtotalCents: integer('subtotal_cents').notNull(),
    shippingCents: integer('shipping_cents').notNull(),
    taxCents: integer('tax_cents').notNull(),
    totalCents: integer('total_cents').notNull(),
    taxRatePercent: numeric('tax_rate_percent', { precision: 6, scale: 3, mode: 'number' }).notNull(),
    currency: text().notNull().default('USD'),
    fingerprint: text().notNull(),
    paymentAttempt: integer('payment_attempt').notNull().default(1),
    sessionId: text('session_id').unique(),
    sessionUrl: text('session_url'),
    sessionExpiresAt: timestamptz('session_expires_at').notNull(),
    paymentIntentId: text('payment_intent_id'),
    nextCheckAt: timestamptz('next_check_at').notNull(),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
    paidAt: timestamptz('paid_at'),
    /** The parcel: all three or none. */
    carrier: text(),
    trackingNumber: text('tracking_number'),
    shippedAt: timestamptz('shipped_at'),
    deliveredAt: timestamptz('delivered_at'),
  },
  (table) => [
    check('orders_status_check', isListed(table.status)),
    check('orders_stock_state_check', isListed(table.stockState)),
    check('orders_subtotal_cents_check', sql`${table.subtotalCents} >= 0`),
    check('orders_shipping_cents_check', sql`${table.shippingCents} >= 0`),
    check('orders_tax_cents_check', sql`${table.taxCents} >= 0`),
    check(
      'orders_check',
      sql`${table.totalCents} = ${table.subtotalCents} + ${table.shippingCents} + ${table.taxCents}`,
    ),
    check(
      'orders_check1',
      sql`(${table.shippedAt} is null) = (${table.carrier} is null) and (${table.shippedAt} is null) = (${table.trackingNumber} is null)`,
    ),
    check('orders_check2', sql`${table.deliveredAt} is null or ${table.shippedAt} is not null`),
    index('orders_user').on(table.userId, table.createdAt.desc().nullsFirst()),
    index('orders_pending')
      .on(table.nextCheckAt)
      .where(sql`${table.status} = 'PENDING'`),
    index('orders_review')
      .on(table.nextCheckAt)
      .where(sql`${table.status} = 'REVIEW' and ${table.stockState} = 'RESERVED'`),
    index('orders_paid')
      .on(table.paidAt)
      .where(sql`${table.paidAt} is not null`),
    index('orders_payment')
      .on(table.paymentIntentId)
      .where(sql`${table.paymentIntentId} is not null`),
  ],
);

export const orderItems = pgTable(
  'order_items',
  {
    id: uuid().primaryKey().defaultRandom(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'restrict' }),
    position: integer().notNull(),
    /** No references: an order outlives its products. */
    productId: integer('product_id').notNull(),
    variantId: integer('variant_id').notNull(),
    productName: text('product_name').notNull(),
    size: text().notNull(),
    color: text().notNull(),
    imageFile: text('image_file'),
    quantity: integer().notNull(),
    unitPriceCents: integer('unit_price_cents').notNull(),
    /** Units that an operator has put back. */
    restocked: integer().notNull().default(0),
  },
  (table) => [
    check('order_items_quantity_check', sql`${table.quantity} > 0`),
    check('order_items_unit_price_cents_check', sql`${table.unitPriceCents} >= 0`),
    check('order_items_check', sql`${table.restocked} between 0 and ${table.quantity}`),
    index('order_items_order').on(table.orderId),
    index('order_items_product').on(table.productId),
  ],
);

/** The timeline: one row for each change of state. */
export const orderEvents = pgTable(
  'order_events',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'restrict' }),
    status: text({ enum: orderStatuses }).notNull(),
    actor: text().notNull(),
    note: text(),
    at: timestamptz('at').notNull().defaultNow(),
  },
  (table) => [index('order_events_order').on(table.orderId, table.id)],
);
