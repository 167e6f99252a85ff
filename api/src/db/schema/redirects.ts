import { integer, pgTable, text } from '../drizzle.ts';
import { timestamptz } from './columns.ts';

/** Old addresses, in lower case and without a slash at their ends, and where they lead now. */
export const redirects = pgTable('redirects', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  from: text('from_path').notNull().unique('redirects_from_path_key'),
  to: text('to_path').notNull(),
  createdAt: timestamptz('created_at').notNull().defaultNow(),
});
