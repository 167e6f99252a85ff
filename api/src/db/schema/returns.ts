import { returnReasons, returnStatuses } from '@ritual/shared/kernel';
import { check, index, integer, pgTable, primaryKey, sql, text, uuid } from '../drizzle.ts';
import { isListed, timestamptz } from './columns.ts';
import { orderItems, orders } from './orders.ts';

export const returns = pgTable(
  'returns',
  {
    id: uuid().primaryKey().defaultRandom(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'restrict' }),
    status: text({ enum: returnStatuses }).notNull(),
    note: text().notNull(),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
  },
  (table) => [
    check('returns_status_check', isListed(table.status)),
    index('returns_order').on(table.orderId),
    index('returns_status').on(table.status, table.createdAt),
    index('returns_created').on(table.createdAt),
  ],
);

export const returnLines = pgTable(
  'return_lines',
  {
    returnId: uuid('return_id')
      .notNull()
      .references(() => returns.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    orderItemId: uuid('order_item_id')
      .notNull()
      .references(() => orderItems.id, { onDelete: 'restrict' }),
    quantity: integer().notNull(),
    reason: text({ enum: returnReasons }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.returnId, table.position] }),
    check('return_lines_quantity_check', sql`${table.quantity} > 0`),
    index('return_lines_item').on(table.orderItemId),
  ],
);
