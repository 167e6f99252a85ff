import { contentStates } from '@ritual/shared/kernel';
import { check, customType, index, integer, pgTable, sql, text, uniqueIndex, uuid } from '../drizzle.ts';
import { users } from './accounts.ts';
import { isListed, timestamptz } from './columns.ts';

const person = (name: string) => uuid(name).references(() => users.id, { onDelete: 'set null' });

const jsonb = customType<{ data: unknown }>({ dataType: () => 'jsonb' });

/** What pages say, version by version. A kind without a published one shows its default. */
export const contentVersions = pgTable(
  'content_versions',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    /** Of what: 'home', 'page.terms', of an own page 'page.12', of a mail 'mail.welcome'. */
    kind: text().notNull(),
    state: text({ enum: contentStates }).notNull(),
    /** Its form is the kind's: it is parsed when it is read, too. */
    body: jsonb('body').notNull(),
    /** Raised by every write of the kind, of whichever version. */
    version: integer().notNull(),
    /** A link with it shows the version before it is published. */
    key: uuid().notNull().defaultRandom(),
    createdBy: person('created_by'),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
    changedBy: person('changed_by'),
    changedAt: timestamptz('changed_at').notNull().defaultNow(),
    publishedBy: person('published_by'),
    publishedAt: timestamptz('published_at'),
    /** Shown from this moment on, until that of another one. */
    publishAt: timestamptz('publish_at'),
  },
  ({ kind, state, key, id, publishAt, publishedAt }) => [
    check('content_versions_state_check', isListed(state)),
    check(
      'content_versions_published_check',
      sql`${state} = 'DRAFT' or (${publishedAt} is not null and ${publishAt} is not null)`,
    ),
    uniqueIndex('content_versions_draft')
      .on(kind)
      .where(sql`${state} = 'DRAFT'`),
    index('content_versions_due')
      .on(kind, publishAt, id)
      .where(sql`${state} = 'PUBLISHED'`),
    uniqueIndex('content_versions_key').on(key),
  ],
);

/** Pages that an owner adds. */
export const contentPages = pgTable('content_pages', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  slug: text().notNull().unique(),
  /** Until its first draft says another one. */
  title: text().notNull(),
  /** Of what is written in this row; from the numbers of `contentVersions`. */
  version: integer().notNull(),
  /** Since when shoppers do not find it any more. */
  withdrawnAt: timestamptz('withdrawn_at'),
  createdBy: person('created_by'),
  createdAt: timestamptz('created_at').notNull().defaultNow(),
});

/** Addresses that a page had. They lead to the one that it has. */
export const contentPageAddresses = pgTable(
  'content_page_addresses',
  {
    slug: text().primaryKey(),
    pageId: integer('page_id')
      .notNull()
      .references(() => contentPages.id, { onDelete: 'cascade' }),
  },
  (table) => [index('content_page_addresses_page').on(table.pageId)],
);
