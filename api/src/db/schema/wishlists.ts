import { check, index, integer, pgTable, primaryKey, sql, text, uuid } from '../drizzle.ts';
import { users } from './accounts.ts';
import { products } from './catalog.ts';
import { timestamptz } from './columns.ts';

/** Of an account or of a visitor's session id, never of both. */
export const wishlists = pgTable(
  'wishlists',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .unique()
      .references(() => users.id, { onDelete: 'cascade' }),
    sessionId: text('session_id').unique(),
    changedAt: timestamptz('changed_at').notNull().defaultNow(),
  },
  (table) => [
    check('wishlists_check', sql`num_nonnulls(${table.userId}, ${table.sessionId}) = 1`),
    index('wishlists_visitors')
      .on(table.changedAt)
      .where(sql`${table.sessionId} is not null`),
  ],
);

export const wishlistEntries = pgTable(
  'wishlist_entries',
  {
    wishlistId: uuid('wishlist_id')
      .notNull()
      .references(() => wishlists.id, { onDelete: 'cascade' }),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    savedAt: timestamptz('saved_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.wishlistId, table.productId] }),
    index('wishlist_entries_product').on(table.productId),
  ],
);
