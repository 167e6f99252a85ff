import { boolean, pgTable, text, timestamp } from '../drizzle.ts';

/** What pages, mails and invoices say about the shop: one row, or none. */
export const shopSettings = pgTable('shop_settings', {
  one: boolean().primaryKey().default(true),
  name: text().notNull(),
  email: text().notNull(),
  phone: text().notNull(),
  street: text().notNull(),
  city: text().notNull(),
  state: text().notNull(),
  zip: text().notNull(),
  hours: text().notNull(),
  changedAt: timestamp('changed_at', { withTimezone: true }).notNull().defaultNow(),
});
