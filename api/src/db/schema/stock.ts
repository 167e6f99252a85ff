import { bigint, check, index, integer, pgTable, sql, text, uniqueIndex, uuid } from '../drizzle.ts';
import { isListed, timestamptz } from './columns.ts';

/**
 * Every change of what is on hand: the moves of a variant add up to its stock. Triggers write the first move of a variant and the
 * last one, and refuse update, delete and truncate. No foreign keys: a row stays when its variant is gone.
 */
export const stockMoves = pgTable(
  'stock_moves',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    variantId: integer('variant_id').notNull(),
    kind: text({
      enum: ['opening', 'sale', 'restock', 'write-off', 'exchange', 'adjustment', 'count'],
    }).notNull(),
    /** What came, or went when it is negative. */
    units: integer().notNull(),
    orderId: uuid('order_id'),
    actor: text().notNull(),
    /** Why, as a person has written it. */
    note: text(),
    at: timestamptz('at').notNull().defaultNow(),
    /** Which call of the admin area moved it: one that is made again moves nothing twice. */
    callId: uuid('call_id'),
  },
  (table) => [
    uniqueIndex('stock_moves_call')
      .on(table.callId, table.variantId)
      .where(sql`${table.callId} is not null`),
    check('stock_moves_kind_check', isListed(table.kind)),
    check('stock_moves_units_check', sql`${table.units} <> 0`),
    check('stock_moves_check', sql`${table.kind} not in ('sale', 'restock') or ${table.orderId} is not null`),
    index('stock_moves_variant').on(table.variantId, table.id),
    index('stock_moves_sold')
      .on(table.at, table.variantId, table.units)
      .where(sql`${table.kind} = 'sale'`),
  ],
);
