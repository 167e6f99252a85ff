import { bigint, customType, index, pgTable, sql, text, uuid } from '../drizzle.ts';
import { users } from './accounts.ts';
import { timestamptz } from './columns.ts';

type Values = Readonly<Record<string, unknown>> | null;
const jsonb = (name: string) => customType<{ data: Values }>({ dataType: () => 'jsonb' })(name);
const texts = (name: string) => customType<{ data: string[] }>({ dataType: () => 'text[]' })(name);

/**
 * Every write of an administrator. A trigger refuses update, delete and truncate, so nothing here is personal: ids, names of
 * fields, and no foreign key, because the row stays when the person is gone.
 */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: timestamptz('at').notNull().defaultNow(),
    actorId: uuid('actor_id').notNull(),
    /** The role that the person had then. */
    actorRole: text('actor_role').notNull(),
    /** <subject>.<verb> */
    action: text().notNull(),
    subjectType: text('subject_type').notNull(),
    subjectId: text('subject_id').notNull(),
    /** Names of the fields that have changed. */
    fields: texts('fields').notNull(),
    requestId: text('request_id').notNull(),
  },
  (table) => [
    index('audit_entries_actor').on(table.actorId, table.id),
    index('audit_entries_subject').on(table.subjectType, table.subjectId, table.id),
    index('audit_entries_action').on(table.action, table.id),
    index('audit_entries_at').on(table.at),
  ],
);

/** What the fields were and became. Values about a person go with the person; the others cannot be deleted. */
export const auditValues = pgTable(
  'audit_values',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    entryId: bigint('entry_id', { mode: 'number' })
      .notNull()
      .references(() => auditEntries.id),
    personId: uuid('person_id').references(() => users.id, { onDelete: 'cascade' }),
    before: jsonb('before'),
    after: jsonb('after'),
  },
  (table) => [
    index('audit_values_entry').on(table.entryId),
    index('audit_values_person')
      .on(table.personId)
      .where(sql`${table.personId} is not null`),
  ],
);
