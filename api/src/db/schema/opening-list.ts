import { index, pgTable, sql, text, uniqueIndex, uuid } from '../drizzle.ts';
import { timestamptz } from './columns.ts';

/** Who wants to be told that the shop has opened. */
export const openingList = pgTable(
  'opening_list',
  {
    id: uuid().primaryKey().defaultRandom(),
    email: text().notNull(),
    joinedAt: timestamptz('joined_at').notNull().defaultNow(),
    confirmedAt: timestamptz('confirmed_at'),
    /** When its mail was written. */
    toldAt: timestamptz('told_at'),
  },
  (table) => [
    uniqueIndex('opening_list_email').on(sql`lower(${table.email})`),
    index('opening_list_waiting')
      .on(table.confirmedAt)
      .where(sql`${table.toldAt} is null`),
  ],
);
