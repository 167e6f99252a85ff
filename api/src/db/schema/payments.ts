import { check, index, integer, pgTable, primaryKey, sql, text, uniqueIndex, uuid } from '../drizzle.ts';
import { users } from './accounts.ts';
import { isListed, timestamptz } from './columns.ts';
import { orders } from './orders.ts';

/** Idempotency keys of POST /api/checkout. */
export const checkoutKeys = pgTable(
  'checkout_keys',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    key: text().notNull(),
    requestHash: text('request_hash').notNull(),
    orderId: uuid('order_id').references(() => orders.id, { onDelete: 'set null' }),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.key] }),
    index('checkout_keys_created').on(table.createdAt),
  ],
);

/** Events of the payment provider that were worked off. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    id: text().primaryKey(),
    type: text().notNull(),
    receivedAt: timestamptz('received_at').notNull().defaultNow(),
  },
  (table) => [index('payment_events_received').on(table.receivedAt)],
);

/** What was received for an order. */
export const orderPayments = pgTable(
  'order_payments',
  {
    /** The provider's. */
    id: text().primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'restrict' }),
    /** `second`: of another payment page; all of it goes back, and it does not count as received. */
    kind: text({ enum: ['order', 'second'] }).notNull(),
    receivedCents: integer('received_cents').notNull(),
    receivedAt: timestamptz('received_at').notNull().defaultNow(),
  },
  (table) => [
    check('order_payments_kind_check', isListed(table.kind)),
    check('order_payments_received_cents_check', sql`${table.receivedCents} >= 0`),
    index('order_payments_order').on(table.orderId),
  ],
);

/**
 * Those that the store decided on, written in the transaction that did; a job asks the provider for them afterwards. And those
 * that were made at the provider. The provider has what has a `providerId`; the money went when that is over (`doneAt`) and has
 * not failed.
 */
export const refunds = pgTable(
  'refunds',
  {
    id: uuid().primaryKey().defaultRandom(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'restrict' }),
    paymentIntentId: text('payment_intent_id')
      .notNull()
      .references(() => orderPayments.id, { onDelete: 'restrict' }),
    amountCents: integer('amount_cents').notNull(),
    reason: text().notNull(),
    providerId: text('provider_id').unique(),
    attempts: integer().notNull().default(0),
    nextAttemptAt: timestamptz('next_attempt_at').notNull().defaultNow(),
    lastError: text('last_error'),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
    doneAt: timestamptz('done_at'),
    failedAt: timestamptz('failed_at'),
  },
  (table) => [
    check('refunds_amount_cents_check', sql`${table.amountCents} > 0`),
    check(
      'refunds_check',
      sql`${table.failedAt} is null or (${table.providerId} is not null and ${table.doneAt} is not null)`,
    ),
    uniqueIndex('refunds_once')
      .on(table.orderId, table.paymentIntentId, table.reason)
      .where(sql`${table.reason} in ('late', 'second payment')`),
    index('refunds_payment').on(table.paymentIntentId),
    index('refunds_waiting')
      .on(table.nextAttemptAt)
      .where(sql`${table.doneAt} is null`),
  ],
);

/** A shopper's bank takes a payment back, or asks about it. */
export const disputes = pgTable(
  'disputes',
  {
    /** The provider's. */
    id: text().primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'restrict' }),
    paymentIntentId: text('payment_intent_id').notNull(),
    amountCents: integer('amount_cents').notNull(),
    reason: text().notNull(),
    state: text({ enum: ['inquiry', 'open', 'won', 'lost', 'closed'] }).notNull(),
    dueBy: timestamptz('due_by'),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
    changedAt: timestamptz('changed_at').notNull().defaultNow(),
  },
  (table) => [
    check('disputes_amount_cents_check', sql`${table.amountCents} >= 0`),
    check('disputes_state_check', isListed(table.state)),
    index('disputes_order').on(table.orderId),
    index('disputes_undecided')
      .on(table.orderId)
      .where(sql`${table.state} in ('inquiry', 'open')`),
  ],
);
