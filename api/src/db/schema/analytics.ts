import { bigint, check, date, index, integer, pgTable, sql, text, uuid } from '../drizzle.ts';
import { isListed } from './columns.ts';
import { orders } from './orders.ts';

const today = sql`(now() at time zone 'utc')::date`;

/** What is counted of visits whose browser agreed to it. */
export const analyticsEvents = pgTable(
  'analytics_events',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    day: date().notNull().default(today),
    visit: text().notNull(),
    kind: text({ enum: ['pageView', 'purchase'] }).notNull(),
    /** Of a page view. */
    path: text(),
    referrer: text(),
    /** Of a purchase. */
    valueCents: integer('value_cents'),
  },
  (table) => [
    check('analytics_events_visit_check', sql`${table.visit} ~ '^[0-9a-f]{32}$'`),
    check('analytics_events_kind_check', isListed(table.kind)),
    check('analytics_events_check', sql`(${table.path} is not null) = (${table.kind} = 'pageView')`),
    check(
      'analytics_events_check1',
      sql`(${table.valueCents} is not null) = (${table.kind} = 'purchase') and ${table.valueCents} >= 0`,
    ),
    index('analytics_events_day').on(table.day),
  ],
);

/** Orders that were counted already; they stand beside no visit. */
export const analyticsOrders = pgTable('analytics_orders', {
  orderId: uuid('order_id')
    .primaryKey()
    .references(() => orders.id, { onDelete: 'cascade' }),
  day: date().notNull().default(today),
});
