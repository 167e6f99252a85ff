import { contactTopics, messageStates } from '@ritual/shared/kernel';
import { integer, pgTable, text, timestamp, uuid } from '../drizzle.ts';

const at = (name: string) => timestamp(name, { withTimezone: true });

/** Messages to the store. */
export const contactMessages = pgTable('contact_messages', {
  id: uuid().primaryKey().defaultRandom(),
  reference: text().notNull(),
  userId: uuid('user_id'),
  /** Where the number is one of an order of the account. */
  orderId: uuid('order_id'),
  name: text().notNull(),
  email: text().notNull(),
  topic: text({ enum: contactTopics }).notNull(),
  orderNumber: text('order_number'),
  message: text().notNull(),
  state: text({ enum: messageStates }).notNull(),
  version: integer().notNull().default(1),
  /** Of all that was sent: the same again is not another message. */
  contentHash: text('content_hash').notNull(),
  createdAt: at('created_at').notNull().defaultNow(),
  changedAt: at('changed_at').notNull().defaultNow(),
});

export const contactReplies = pgTable('contact_replies', {
  id: uuid().primaryKey().defaultRandom(),
  messageId: uuid('message_id').notNull(),
  /** null: an administrator whose account is gone. */
  authorId: uuid('author_id'),
  text: text().notNull(),
  createdAt: at('created_at').notNull().defaultNow(),
});
