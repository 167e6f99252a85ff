import { check, index, integer, pgTable, sql, text, unique, uuid } from '../drizzle.ts';
import { users } from './accounts.ts';
import { variants } from './catalog.ts';
import { timestamptz } from './columns.ts';

/** Of an account or of a visitor's session id, never of both. */
export const carts = pgTable(
  'carts',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .unique()
      .references(() => users.id, { onDelete: 'cascade' }),
    sessionId: text('session_id').unique(),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
    changedAt: timestamptz('changed_at').notNull().defaultNow(),
    /** Since when it has had lines that were not bought; null when a first line begins it. */
    begunAt: timestamptz('begun_at'),
  },
  (table) => [
    check('carts_check', sql`num_nonnulls(${table.userId}, ${table.sessionId}) = 1`),
    index('carts_visitors')
      .on(table.changedAt)
      .where(sql`${table.sessionId} is not null`),
  ],
);

export const cartItems = pgTable(
  'cart_items',
  {
    id: uuid().primaryKey().defaultRandom(),
    cartId: uuid('cart_id')
      .notNull()
      .references(() => carts.id, { onDelete: 'cascade' }),
    variantId: integer('variant_id')
      .notNull()
      .references(() => variants.id, { onDelete: 'cascade' }),
    quantity: integer().notNull(),
    addedPriceCents: integer('added_price_cents').notNull(),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
  },
  (table) => [
    unique().on(table.cartId, table.variantId),
    check('cart_items_quantity_check', sql`${table.quantity} > 0`),
  ],
);
