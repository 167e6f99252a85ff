import { refundCauses, refundLineKinds, refundSettlements } from '@ritual/shared/kernel';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  sql,
  text,
  uniqueIndex,
  uuid,
} from '../drizzle.ts';
import { users } from './accounts.ts';
import { isListed, timestamptz } from './columns.ts';
import { orderItems, orders } from './orders.ts';

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
 * that were made at the provider. The provider has what has a `providerId`; the money `arrived` when that is over (`doneAt`) and has
 * not failed, or was paid otherwise after it had.
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
    cause: text({ enum: refundCauses }),
    settled: text({ enum: refundSettlements }),
    reference: text(),
    settledAt: timestamptz('settled_at'),
    arrived: boolean()
      .notNull()
      .generatedAlwaysAs(
        sql`provider_id is not null and done_at is not null and (failed_at is null or settled is not distinct from 'paid otherwise')`,
      ),
  },
  (table) => [
    check('refunds_cause_check', isListed(table.cause)),
    check('refunds_settled_check', isListed(table.settled)),
    check(
      'refunds_settled_at_check',
      sql`(${table.settled} is null) = (${table.settledAt} is null) and (${table.settled} is null) = (${table.reference} is null) and (${table.settled} is null or ${table.failedAt} is not null)`,
    ),
    index('refunds_unsettled')
      .on(table.failedAt)
      .where(
        sql`${table.failedAt} is not null and ${table.settled} is null and ${table.reason} <> 'dispute'`,
      ),
    check('refunds_amount_cents_check', sql`${table.amountCents} > 0`),
    check(
      'refunds_check',
      sql`${table.failedAt} is null or (${table.providerId} is not null and ${table.doneAt} is not null)`,
    ),
    uniqueIndex('refunds_once')
      .on(table.orderId, table.paymentIntentId, table.reason)
      .where(sql`${table.reason} in ('late', 'second payment')`),
    index('refunds_payment').on(table.paymentIntentId),
    index('refunds_order').on(table.orderId),
    index('refunds_waiting')
      .on(table.nextAttemptAt)
      .where(sql`${table.doneAt} is null`),
  ],
);

/** What a refund was for; its lines add up to it. A refund of an amount that was not decided by lines has none. */
export const refundLines = pgTable(
  'refund_lines',
  {
    refundId: uuid('refund_id')
      .notNull()
      .references(() => refunds.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    kind: text({ enum: refundLineKinds }).notNull(),
    orderItemId: uuid('order_item_id').references(() => orderItems.id, { onDelete: 'restrict' }),
    units: integer().notNull(),
    amountCents: integer('amount_cents').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.refundId, table.position] }),
    check('refund_lines_kind_check', isListed(table.kind)),
    check(
      'refund_lines_units_check',
      sql`${table.units} >= 0 and (${table.kind} = 'item' or ${table.units} = 0)`,
    ),
    check('refund_lines_amount_cents_check', sql`${table.amountCents} >= 0`),
    check('refund_lines_check', sql`(${table.kind} = 'item') = (${table.orderItemId} is not null)`),
    index('refund_lines_item').on(table.orderItemId),
  ],
);
