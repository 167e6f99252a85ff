import { boolean, check, pgTable, sql, text } from '../drizzle.ts';
import { isListed, timestamptz } from './columns.ts';

/** One row at most: the kind of store that the database belongs to since its first start, and since when shoppers see it. */
export const storeModes = pgTable(
  'store_modes',
  {
    singleton: boolean().primaryKey().default(true),
    mode: text({ enum: ['demo', 'production'] }).notNull(),
    since: timestamptz('since').notNull().defaultNow(),
    /** null: it has not opened. */
    openedAt: timestamptz('opened_at'),
    /** null: no mail server has accepted a mail. */
    mailAcceptedAt: timestamptz('mail_accepted_at'),
  },
  (table) => [
    check('store_modes_singleton_check', sql`${table.singleton}`),
    check('store_modes_mode_check', isListed(table.mode)),
  ],
);
