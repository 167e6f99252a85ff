import type { AdminPreferences } from '@ritual/shared/contract';
import { staffRoles } from '@ritual/shared/contract';
import {
  boolean,
  check,
  customType,
  index,
  integer,
  pgTable,
  sql,
  text,
  uniqueIndex,
  uuid,
} from '../drizzle.ts';
import { users } from './accounts.ts';
import { isListed, timestamptz } from './columns.ts';

const jsonb = <Value>(name: string) => customType<{ data: Value }>({ dataType: () => 'jsonb' })(name);

/** Who works here. A person has a row exactly if `users.role` is ADMIN. */
export const staff = pgTable(
  'staff',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    role: text({ enum: staffRoles }).notNull(),
    /** What they have chosen for the admin area, as the contract has it. */
    preferences: jsonb<Partial<AdminPreferences>>('preferences')
      .notNull()
      .default(sql`'{}'`),
    version: integer().notNull().default(1),
    since: timestamptz('since').notNull().defaultNow(),
  },
  (table) => [check('staff_role_check', isListed(table.role))],
);

/** Open invitations; one that is accepted or withdrawn is deleted, and with it the address. */
export const staffInvitations = pgTable(
  'staff_invitations',
  {
    id: uuid().primaryKey().defaultRandom(),
    tokenHash: text('token_hash').notNull().unique(),
    email: text().notNull(),
    role: text({ enum: staffRoles }).notNull(),
    invitedBy: uuid('invited_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
    expiresAt: timestamptz('expires_at').notNull(),
  },
  (table) => [
    check('staff_invitations_role_check', isListed(table.role)),
    uniqueIndex('staff_invitations_email').on(sql`lower(${table.email})`),
    index('staff_invitations_by')
      .on(table.invitedBy)
      .where(sql`${table.invitedBy} is not null`),
  ],
);

/** Filters of lists of the admin area under a name. */
export const savedViews = pgTable(
  'saved_views',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** null: one for all, whose author's account is gone. */
    ownerId: uuid('owner_id').references(() => users.id, { onDelete: 'set null' }),
    list: text().notNull(),
    name: text().notNull(),
    query: text().notNull(),
    forAll: boolean('for_all').notNull(),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
  },
  (table) => [index('saved_views_owner').on(table.ownerId)],
);
