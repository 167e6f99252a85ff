import { returnReasons, returnStatuses } from '@ritual/shared/kernel';
import { integer, pgTable, primaryKey, text, timestamp, uuid } from '../drizzle.ts';

export const returns = pgTable('returns', {
  id: uuid().primaryKey().defaultRandom(),
  orderId: uuid('order_id').notNull(),
  status: text({ enum: returnStatuses }).notNull(),
  note: text().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});

export const returnLines = pgTable(
  'return_lines',
  {
    returnId: uuid('return_id').notNull(),
    position: integer().notNull(),
    orderItemId: uuid('order_item_id').notNull(),
    quantity: integer().notNull(),
    reason: text({ enum: returnReasons }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.returnId, table.position] })],
);
