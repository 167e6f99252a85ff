import { taxedThings, taxLevels, taxLimitKinds } from '@ritual/shared/kernel';
import { boolean, check, date, index, integer, numeric, pgTable, sql, text } from '../drizzle.ts';
import { isListed, timestamptz } from './columns.ts';

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
    /** Where a mail about each new order goes; null: nowhere. */
    ordersEmail: text('orders_email'),
    changedAt: timestamptz('changed_at').notNull().defaultNow(),
  },
  (table) => [check('shop_settings_one_check', sql`${table.one}`)],
);

/** What stands above and below every page: one row, or none, and then `defaultShopFront`. */
export const shopFronts = pgTable(
  'shop_front',
  {
    one: boolean().primaryKey().default(true),
    instagram: text().notNull().default(''),
    youtube: text().notNull().default(''),
    tiktok: text().notNull().default(''),
    pinterest: text().notNull().default(''),
    banner: boolean().notNull().default(true),
    bannerWords: text('banner_words').notNull().default(''),
    bannerFrom: date('banner_from'),
    bannerUntil: date('banner_until'),
    changedAt: timestamptz('changed_at').notNull().defaultNow(),
  },
  (table) => [check('shop_front_one_check', sql`${table.one}`)],
);

/** What the owner promises to shoppers: one row, or none, and then `defaultShopPolicy`. Business days, both included. */
export const shopPolicies = pgTable(
  'shop_policy',
  {
    one: boolean().primaryKey().default(true),
    /** null: standard shipping is never free. */
    freeShippingFrom: integer('free_shipping_from_cents'),
    standardShipping: integer('standard_shipping_cents').notNull(),
    standardFrom: integer('standard_from').notNull(),
    standardTo: integer('standard_to').notNull(),
    /** Codes of the states that a method does not go to. */
    standardNotTo: text('standard_not_to').array().notNull().default([]),
    standardPoBoxes: boolean('standard_po_boxes').notNull().default(true),
    /** null: the checkout does not offer it. */
    expeditedPrice: integer('expedited_price_cents'),
    /** null: it is never free. */
    expeditedFreeFrom: integer('expedited_free_from_cents'),
    expeditedFrom: integer('expedited_from').notNull(),
    expeditedTo: integer('expedited_to').notNull(),
    expeditedNotTo: text('expedited_not_to').array().notNull().default([]),
    expeditedPoBoxes: boolean('expedited_po_boxes').notNull().default(false),
    nextDayPrice: integer('next_day_price_cents'),
    nextDayFreeFrom: integer('next_day_free_from_cents'),
    nextDayFrom: integer('next_day_from').notNull(),
    nextDayTo: integer('next_day_to').notNull(),
    nextDayNotTo: text('next_day_not_to').array().notNull().default([]),
    nextDayPoBoxes: boolean('next_day_po_boxes').notNull().default(false),
    returnDays: integer('return_days').notNull(),
    freeReturns: boolean('free_returns').notNull().default(false),
    /** Business days, of both; null, as below: nothing is promised. */
    refundFrom: integer('refund_from'),
    refundTo: integer('refund_to'),
    warrantyMonths: integer('warranty_months'),
    claimFrom: integer('claim_from'),
    claimTo: integer('claim_to'),
    /** Hours. */
    replyFrom: integer('reply_from'),
    replyTo: integer('reply_to'),
    changedAt: timestamptz('changed_at').notNull().defaultNow(),
  },
  (table) => [
    check('shop_policy_one_check', sql`${table.one}`),
    check('shop_policy_free_shipping_from_cents_check', sql`${table.freeShippingFrom} >= 0`),
    check('shop_policy_standard_shipping_cents_check', sql`${table.standardShipping} >= 0`),
    check('shop_policy_expedited_price_cents_check', sql`${table.expeditedPrice} >= 0`),
    check('shop_policy_expedited_free_from_cents_check', sql`${table.expeditedFreeFrom} >= 0`),
    check('shop_policy_next_day_price_cents_check', sql`${table.nextDayPrice} >= 0`),
    check('shop_policy_next_day_free_from_cents_check', sql`${table.nextDayFreeFrom} >= 0`),
    check('shop_policy_return_days_check', sql`${table.returnDays} between 1 and 365`),
    check(
      'shop_policy_days_check',
      sql`${table.standardFrom} between 1 and ${table.standardTo} and ${table.expeditedFrom} between 1 and ${table.expeditedTo} and ${table.nextDayFrom} between 1 and ${table.nextDayTo}`,
    ),
    check(
      'shop_policy_promises_check',
      sql`${table.warrantyMonths} between 1 and 120 and ${table.refundFrom} between 1 and ${table.refundTo} and ${table.claimFrom} between 1 and ${table.claimTo} and ${table.replyFrom} between 1 and ${table.replyTo}`,
    ),
  ],
);

/** When the store packs: one row, or none, and then `defaultShippingRules`. */
export const shippingSettings = pgTable(
  'shipping_settings',
  {
    one: boolean().primaryKey().default(true),
    /** Of the clock where the shop packs, '14:00'. */
    cutoff: text().notNull(),
    pickup: text().notNull(),
    /** Of both. */
    timeZone: text('time_zone').notNull().default('America/New_York'),
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

/** Where the shop is registered for sales tax, and so charges it; of a state at most one on a day. */
/** Rules for parts of a state, for kinds of goods and for shipping, beside `tax_rules`, by which an older release charges. */
export const detailedTaxRules = pgTable(
  'detailed_tax_rules',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    /** Two letters. */
    state: text().notNull(),
    level: text({ enum: taxLevels }).notNull(),
    /** Of the county, city or district; '': the state. */
    name: text().notNull().default(''),
    zips: text().array().notNull().default([]),
    /** null: all goods. */
    thing: text({ enum: taxedThings }),
    limitKind: text('limit_kind', { enum: taxLimitKinds }),
    limitCents: integer('limit_cents'),
    rate: numeric({ precision: 6, scale: 3, mode: 'number' }).notNull(),
    /** Days of the store, both included; null: open. */
    from: date('starts_on'),
    until: date('ends_on'),
    version: integer().notNull().default(1),
  },
  (table) => [
    check('detailed_tax_rules_state_check', sql`${table.state} ~ '^[A-Z]{2}$'`),
    check('detailed_tax_rules_level_check', isListed(table.level)),
    check('detailed_tax_rules_thing_check', isListed(table.thing)),
    check('detailed_tax_rules_limit_kind_check', isListed(table.limitKind)),
    check('detailed_tax_rules_limit_cents_check', sql`${table.limitCents} > 0`),
    check('detailed_tax_rules_rate_check', sql`${table.rate} between 0 and 15`),
    check(
      'detailed_tax_rules_place_check',
      sql`(${table.level} = 'state') = (${table.name} = '') and (${table.level} = 'state') = (${table.zips} = '{}')`,
    ),
    check(
      'detailed_tax_rules_limit_check',
      sql`(${table.limitKind} is null) = (${table.limitCents} is null)`,
    ),
    check('detailed_tax_rules_days_check', sql`${table.from} <= ${table.until}`),
    index('detailed_tax_rules_state').on(table.state),
    index('detailed_tax_rules_statewide')
      .on(table.state)
      .where(sql`${table.level} = 'state'`),
    index('detailed_tax_rules_zips').using('gin', sql`(${table.zips})`),
  ],
);

export const taxRegistrations = pgTable(
  'tax_registrations',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    /** Two letters. */
    state: text().notNull(),
    /** Days of the store, both included. null: since a day that was not entered. */
    from: date('starts_on'),
    /** null: it goes on. */
    until: date('ends_on'),
    permit: text().notNull().default(''),
    version: integer().notNull().default(1),
  },
  (table) => [
    check('tax_registrations_state_check', sql`${table.state} ~ '^[A-Z]{2}$'`),
    check('tax_registrations_days_check', sql`${table.from} <= ${table.until}`),
  ],
);
