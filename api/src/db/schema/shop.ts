import { boolean, check, date, integer, pgTable, sql, text } from '../drizzle.ts';
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

/** When the store packs: one row, or none, and then `defaultShippingRules`. */
export const shippingSettings = pgTable(
  'shipping_settings',
  {
    one: boolean().primaryKey().default(true),
    /** Of the store's clock, '14:00'. */
    cutoff: text().notNull(),
    pickup: text().notNull(),
    standardDays: integer('standard_days').notNull(),
    expeditedDays: integer('expedited_days').notNull(),
    nextDayDays: integer('next_day_days').notNull(),
    changedAt: timestamptz('changed_at').notNull().defaultNow(),
  },
  ({ one, cutoff, pickup, ...days }) => [
    check('shipping_settings_one_check', sql`${one}`),
    check('shipping_settings_cutoff_check', sql`${cutoff} ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'`),
    check('shipping_settings_pickup_check', sql`${pickup} ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'`),
    check(
      'shipping_settings_days_check',
      sql`${days.standardDays} between 0 and 30 and ${days.expeditedDays} between 0 and 30 and ${days.nextDayDays} between 0 and 30`,
    ),
  ],
);

/** On which nothing is packed, besides weekends and federal holidays. */
export const closedDays = pgTable('closed_days', {
  day: date().primaryKey(),
  note: text().notNull().default(''),
});
