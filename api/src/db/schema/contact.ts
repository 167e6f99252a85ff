import { contactTopics, messageStates } from '@ritual/shared/kernel';
import { check, index, integer, pgTable, sql, text, uuid } from '../drizzle.ts';
import { users } from './accounts.ts';
import { isListed, timestamptz } from './columns.ts';
import { orders } from './orders.ts';

/** Messages to the store. */
export const contactMessages = pgTable(
  'contact_messages',
  {
    id: uuid().primaryKey().defaultRandom(),
    reference: text().notNull().unique(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** Where the number is one of an order of the account. */
    orderId: uuid('order_id').references(() => orders.id, { onDelete: 'set null' }),
    name: text().notNull(),
    email: text().notNull(),
    topic: text({ enum: contactTopics }).notNull(),
    orderNumber: text('order_number'),
    message: text().notNull(),
    state: text({ enum: messageStates }).notNull(),
    version: integer().notNull().default(1),
    /** Of all that was sent: the same again is not another message. */
    contentHash: text('content_hash').notNull(),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
    changedAt: timestamptz('changed_at').notNull().defaultNow(),
  },
  (table) => [
    check('contact_messages_state_check', isListed(table.state)),
    index('contact_messages_state').on(table.state, table.createdAt),
    index('contact_messages_user')
      .on(table.userId)
      .where(sql`${table.userId} is not null`),
    index('contact_messages_email').on(sql`lower(${table.email})`),
    index('contact_messages_order')
      .on(table.orderId)
      .where(sql`${table.orderId} is not null`),
    index('contact_messages_hash').on(table.contentHash, table.createdAt),
  ],
);

export const contactReplies = pgTable(
  'contact_replies',
  {
    id: uuid().primaryKey().defaultRandom(),
    messageId: uuid('message_id')
      .notNull()
      .references(() => contactMessages.id, { onDelete: 'cascade' }),
    /** null: an administrator whose account is gone. */
    authorId: uuid('author_id').references(() => users.id, { onDelete: 'set null' }),
    text: text().notNull(),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('contact_replies_message').on(table.messageId, table.createdAt),
    index('contact_replies_author')
      .on(table.authorId)
      .where(sql`${table.authorId} is not null`),
  ],
);
