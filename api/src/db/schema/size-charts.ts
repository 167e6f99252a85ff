import { genders } from '@ritual/shared/kernel';
import { check, index, integer, pgTable, primaryKey, text, uuid } from '../drizzle.ts';
import { users } from './accounts.ts';
import { isListed, timestamptz } from './columns.ts';

/** What each of them says is kept in `contentVersions`, as 'size-chart.<id>'. */
export const sizeCharts = pgTable('size_charts', {
  id: integer().primaryKey().generatedByDefaultAsIdentity({ startWith: 100 }),
  createdBy: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
  createdAt: timestamptz('created_at').notNull().defaultNow(),
});

/** A category that has another chart than those that it begins with. */
export const sizeChartUses = pgTable(
  'size_chart_uses',
  {
    gender: text({ enum: genders }).notNull(),
    category: text().notNull(),
    chartId: integer('chart_id')
      .notNull()
      .references(() => sizeCharts.id),
  },
  (table) => [
    primaryKey({ columns: [table.gender, table.category] }),
    check('size_chart_uses_gender_check', isListed(table.gender)),
    index('size_chart_uses_chart').on(table.chartId),
  ],
);
