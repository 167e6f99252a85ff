import { boolean, pgTable, text, timestamp } from '../drizzle.ts';

/** One row at most: the kind of store that the database belongs to since its first start. */
export const storeModes = pgTable('store_modes', {
  singleton: boolean().primaryKey().default(true),
  mode: text({ enum: ['demo', 'production'] }).notNull(),
  since: timestamp({ withTimezone: true }).notNull().defaultNow(),
});
