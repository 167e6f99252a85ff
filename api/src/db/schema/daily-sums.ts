import { bigint, date, integer, pgTable, primaryKey, smallint, text } from '../drizzle.ts';

const cents = (name: string) => bigint(name, { mode: 'number' });

/**
 * What happened on a day of the store, in its time zone. Triggers keep it at the end of a transaction, but for carts that are
 * begun. Each connection adds to one of 16 rows of a day, so that purchases at once do not wait for each other: readers sum
 * them up.
 */
export const dailySums = pgTable(
  'daily_sums',
  {
    day: date().notNull(),
    slot: smallint().notNull(),
    /** Those that were paid, their units, and what was paid for them. */
    orders: integer().notNull().default(0),
    units: integer().notNull().default(0),
    revenueCents: cents('revenue_cents').notNull().default(0),
    /** What went back of revenue, on the day on which it went, less what did not arrive, on the day on which that was known. */
    refundsCents: cents('refunds_cents').notNull().default(0),
    cartsBegun: integer('carts_begun').notNull().default(0),
    cartsPaid: integer('carts_paid').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.day, table.slot] })],
);

/** What was sold of a product on a day, in the same slots: its units, and the money of its lines without tax and shipping. */
export const dailyProducts = pgTable(
  'daily_products',
  {
    day: date().notNull(),
    productId: integer('product_id').notNull(),
    slot: smallint().notNull(),
    units: integer().notNull(),
    revenueCents: cents('revenue_cents').notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.productId, table.slot] })],
);

/** The tax of the orders that were paid on a day, by the state that they went to; in the same slots. */
export const dailyTaxes = pgTable(
  'daily_taxes',
  {
    day: date().notNull(),
    state: text().notNull(),
    slot: smallint().notNull(),
    taxCents: cents('tax_cents').notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.state, table.slot] })],
);
