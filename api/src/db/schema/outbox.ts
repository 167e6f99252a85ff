import { check, index, integer, pgTable, sql, text, uuid } from '../drizzle.ts';
import { timestamptz } from './columns.ts';
import { orders } from './orders.ts';

/** Mails to be sent. */
export const outbox = pgTable(
  'outbox',
  {
    id: uuid().primaryKey().defaultRandom(),
    kind: text().notNull(),
    dedupeKey: text('dedupe_key').notNull().unique(),
    recipient: text().notNull(),
    subject: text().notNull(),
    html: text().notNull(),
    text: text().notNull(),
    /** Only of mails that can be unsubscribed from. */
    unsubscribeUrl: text('unsubscribe_url'),
    attempts: integer().notNull().default(0),
    nextAttemptAt: timestamptz('next_attempt_at').notNull().defaultNow(),
    lastError: text('last_error'),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
    sentAt: timestamptz('sent_at'),
    /** The store has given up on it. */
    failedAt: timestamptz('failed_at'),
    /** Of which order it tells. */
    orderId: uuid('order_id').references(() => orders.id, { onDelete: 'set null' }),
    /** The version whose words it should have had and that the release could not read. */
    unreadWords: integer('unread_words'),
  },
  (table) => [
    check('outbox_check', sql`${table.failedAt} is null or ${table.sentAt} is null`),
    index('outbox_waiting')
      .on(table.nextAttemptAt)
      .where(sql`${table.sentAt} is null and ${table.failedAt} is null`),
    index('outbox_failed')
      .on(table.failedAt)
      .where(sql`${table.failedAt} is not null`),
    index('outbox_order')
      .on(table.orderId, table.createdAt)
      .where(sql`${table.orderId} is not null`),
    index('outbox_created').on(table.createdAt, table.id),
  ],
);
