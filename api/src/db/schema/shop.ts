import { boolean, check, pgTable, sql, text } from '../drizzle.ts';
import { timestamptz } from './columns.ts';

/** What pages, mails and invoices say about the shop: one row, or none. */
export const shopSettings = pgTable(
  'shop_settings',
  {
    one: boolean().primaryKey().default(true),
    name: text().notNull(),
    email: text().notNull(),
    phone: text().notNull(),
    street: text().notNull(),
    city: text().notNull(),
    state: text().notNull(),
    zip: text().notNull(),
    hours: text().notNull(),
    changedAt: timestamptz('changed_at').notNull().defaultNow(),
  },
  (table) => [check('shop_settings_one_check', sql`${table.one}`)],
);
