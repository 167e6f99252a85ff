import { bigint, date, integer, pgTable, sql, text, uuid } from '../drizzle.ts';

const today = sql`(now() at time zone 'utc')::date`;

/** What is counted of visits whose browser agreed to it. */
export const analyticsEvents = pgTable('analytics_events', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  day: date().notNull().default(today),
  visit: text().notNull(),
  kind: text({ enum: ['pageView', 'purchase'] }).notNull(),
  /** Of a page view. */
  path: text(),
  referrer: text(),
  /** Of a purchase. */
  valueCents: integer('value_cents'),
});

/** Orders that were counted already; they stand beside no visit. */
export const analyticsOrders = pgTable('analytics_orders', {
  orderId: uuid('order_id').primaryKey(),
  day: date().notNull().default(today),
});
