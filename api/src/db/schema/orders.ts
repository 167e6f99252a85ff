import { orderStatuses } from '@ritual/shared/kernel';
import { bigint, integer, numeric, pgTable, primaryKey, text, timestamp, uuid } from '../drizzle.ts';

const at = (name: string) => timestamp(name, { withTimezone: true });

/** Of an account or of a visitor's session id, never of both. */
export const carts = pgTable('carts', {
  id: uuid().primaryKey().defaultRandom(),
  userId: uuid('user_id'),
  sessionId: text('session_id'),
  createdAt: at('created_at').notNull().defaultNow(),
  changedAt: at('changed_at').notNull().defaultNow(),
});

export const cartItems = pgTable('cart_items', {
  id: uuid().primaryKey().defaultRandom(),
  cartId: uuid('cart_id').notNull(),
  variantId: integer('variant_id').notNull(),
  quantity: integer().notNull(),
  addedPriceCents: integer('added_price_cents').notNull(),
  createdAt: at('created_at').notNull().defaultNow(),
});

export const orders = pgTable('orders', {
  id: uuid().primaryKey().defaultRandom(),
  number: text().notNull(),
  userId: uuid('user_id'),
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
  sessionId: text('session_id'),
  sessionUrl: text('session_url'),
  sessionExpiresAt: at('session_expires_at').notNull(),
  paymentIntentId: text('payment_intent_id'),
  nextCheckAt: at('next_check_at').notNull(),
  createdAt: at('created_at').notNull().defaultNow(),
  paidAt: at('paid_at'),
  /** The parcel: all three or none. */
  carrier: text(),
  trackingNumber: text('tracking_number'),
  shippedAt: at('shipped_at'),
  deliveredAt: at('delivered_at'),
});

export const orderItems = pgTable('order_items', {
  id: uuid().primaryKey().defaultRandom(),
  orderId: uuid('order_id').notNull(),
  position: integer().notNull(),
  productId: integer('product_id').notNull(),
  variantId: integer('variant_id').notNull(),
  productName: text('product_name').notNull(),
  size: text().notNull(),
  color: text().notNull(),
  imageFile: text('image_file'),
  quantity: integer().notNull(),
  unitPriceCents: integer('unit_price_cents').notNull(),
  /** Pieces that an operator has put back. */
  restocked: integer().notNull().default(0),
});

/** The timeline: one row for each change of state. */
export const orderEvents = pgTable('order_events', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  orderId: uuid('order_id').notNull(),
  status: text({ enum: orderStatuses }).notNull(),
  actor: text().notNull(),
  note: text(),
  at: at('at').notNull().defaultNow(),
});

/** Idempotency keys of POST /api/checkout. */
export const checkoutKeys = pgTable(
  'checkout_keys',
  {
    userId: uuid('user_id').notNull(),
    key: text().notNull(),
    requestHash: text('request_hash').notNull(),
    orderId: uuid('order_id'),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.key] })],
);

/** Events of the payment provider that were worked off. */
export const paymentEvents = pgTable('payment_events', {
  id: text().primaryKey(),
  type: text().notNull(),
  receivedAt: at('received_at').notNull().defaultNow(),
});

/**
 * Those that the store decided on, written in the transaction that did; a job asks the provider for them afterwards. And those
 * that were made at the provider. The provider has what has a `providerId`; the money went when that is over (`doneAt`) and has
 * not failed.
 */
export const refunds = pgTable('refunds', {
  id: uuid().primaryKey().defaultRandom(),
  orderId: uuid('order_id').notNull(),
  paymentIntentId: text('payment_intent_id').notNull(),
  amountCents: integer('amount_cents').notNull(),
  reason: text().notNull(),
  providerId: text('provider_id'),
  attempts: integer().notNull().default(0),
  nextAttemptAt: at('next_attempt_at').notNull().defaultNow(),
  lastError: text('last_error'),
  createdAt: at('created_at').notNull().defaultNow(),
  doneAt: at('done_at'),
  failedAt: at('failed_at'),
});

/** A shopper's bank takes a payment back, or asks about it. */
export const disputes = pgTable('disputes', {
  /** The provider's. */
  id: text().primaryKey(),
  orderId: uuid('order_id').notNull(),
  paymentIntentId: text('payment_intent_id').notNull(),
  amountCents: integer('amount_cents').notNull(),
  reason: text().notNull(),
  state: text({ enum: ['inquiry', 'open', 'won', 'lost', 'closed'] }).notNull(),
  dueBy: at('due_by'),
  createdAt: at('created_at').notNull().defaultNow(),
  changedAt: at('changed_at').notNull().defaultNow(),
});

export const outbox = pgTable('outbox', {
  id: uuid().primaryKey().defaultRandom(),
  kind: text().notNull(),
  dedupeKey: text('dedupe_key').notNull(),
  recipient: text().notNull(),
  subject: text().notNull(),
  html: text().notNull(),
  text: text().notNull(),
  attempts: integer().notNull().default(0),
  nextAttemptAt: at('next_attempt_at').notNull().defaultNow(),
  lastError: text('last_error'),
  createdAt: at('created_at').notNull().defaultNow(),
  sentAt: at('sent_at'),
  /** The store has given up on it. */
  failedAt: at('failed_at'),
});
