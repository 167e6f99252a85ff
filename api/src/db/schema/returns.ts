import {
  pieceConditions,
  pieceOutcomes,
  pieceStocks,
  returnReasons,
  returnStatuses,
} from '@ritual/shared/kernel';
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
    /** What the shop wrote with its decision; '' for nothing. */
    reply: text().notNull().default(''),
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

/** What is chosen in exchange when a return is approved. */
export const returnExchanges = pgTable(
  'return_exchanges',
  {
    returnId: uuid('return_id')
      .notNull()
      .references(() => returns.id, { onDelete: 'cascade' }),
    orderItemId: uuid('order_item_id')
      .notNull()
      .references(() => orderItems.id, { onDelete: 'restrict' }),
    /** No reference: it outlives its product. */
    variantId: integer('variant_id').notNull(),
    size: text().notNull(),
    color: text().notNull(),
    imageFile: text('image_file'),
    quantity: integer().notNull(),
    /** Units of them that were sent out. */
    taken: integer().notNull().default(0),
    /** Until when those that are left are reserved; null: they are not, or not any more. */
    heldUntil: timestamptz('held_until'),
  },
  (table) => [
    primaryKey({ columns: [table.returnId, table.orderItemId] }),
    check(
      'return_exchanges_quantity_check',
      sql`${table.quantity} > 0 and ${table.taken} between 0 and ${table.quantity}`,
    ),
    index('return_exchanges_item').on(table.orderItemId),
    index('return_exchanges_held')
      .on(table.heldUntil)
      .where(sql`${table.heldUntil} is not null`),
  ],
);

/** What became of units of a return. A receipt is what was received at once. */
export const returnPieces = pgTable(
  'return_pieces',
  {
    receiptId: uuid('receipt_id').notNull(),
    position: integer().notNull(),
    returnId: uuid('return_id')
      .notNull()
      .references(() => returns.id, { onDelete: 'cascade' }),
    orderItemId: uuid('order_item_id')
      .notNull()
      .references(() => orderItems.id, { onDelete: 'restrict' }),
    quantity: integer().notNull(),
    condition: text({ enum: pieceConditions }).notNull(),
    stock: text({ enum: pieceStocks }).notNull(),
    outcome: text({ enum: pieceOutcomes }).notNull(),
    /** Why nothing follows, in words for the shopper; '' otherwise. */
    reason: text().notNull(),
    receivedAt: timestamptz('received_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.receiptId, table.position] }),
    check('return_pieces_condition_check', isListed(table.condition)),
    check('return_pieces_stock_check', isListed(table.stock)),
    check('return_pieces_outcome_check', isListed(table.outcome)),
    check('return_pieces_quantity_check', sql`${table.quantity} > 0`),
    check(
      'return_pieces_check',
      sql`(${table.condition} = 'MISSING') = (${table.stock} = 'NOT_ARRIVED') and (${table.condition} <> 'DAMAGED' or ${table.stock} = 'WRITTEN_OFF')
        and (${table.outcome} <> 'NOTHING' or ${table.reason} <> '')`,
    ),
    index('return_pieces_return').on(table.returnId),
    index('return_pieces_item').on(table.orderItemId),
  ],
);
