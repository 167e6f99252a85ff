import { sizes, sizeUnits } from '@ritual/shared/kernel';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  sql,
  text,
  uniqueIndex,
  uuid,
  type AnyPgColumn,
  type SQL,
} from '../drizzle.ts';
import { isListed, timestamptz } from './columns.ts';

export const users = pgTable(
  'users',
  {
    id: uuid().primaryKey().defaultRandom(),
    email: text().notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    phone: text(),
    role: text({ enum: ['USER', 'ADMIN'] })
      .notNull()
      .default('USER'),
    /** null: of a customer on the phone, who has not set one yet and cannot sign in. */
    passwordHash: text('password_hash'),
    /** null: the link in a mail to the address was not followed yet. */
    emailVerifiedAt: timestamptz('email_verified_at'),
    /** Another address, until its owner follows the link in a mail to it. */
    pendingEmail: text('pending_email'),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
    /** A trigger raises it with every change of what administrators may change, too. */
    version: integer().notNull().default(1),
    /** Both or none: while they are set, signing in is refused, for a reason that only the staff reads. */
    blockedAt: timestamptz('blocked_at'),
    blockedReason: text('blocked_reason'),
    /** Of paid orders; triggers of orders and refunds write these three. */
    orderCount: integer('order_count').notNull().default(0),
    spentCents: bigint('spent_cents', { mode: 'number' }).notNull().default(0),
    lastOrderAt: timestamptz('last_order_at'),
  },
  (table) => [
    check('users_role_check', isListed(table.role)),
    uniqueIndex('users_email_key').on(sql`lower(${table.email})`),
    index('users_pending_email')
      .on(sql`lower(${table.pendingEmail})`)
      .where(sql`${table.pendingEmail} is not null`),
    index('users_without_password')
      .on(table.createdAt)
      .where(sql`${table.passwordHash} is null`),
    check('users_blocked_check', sql`(${table.blockedAt} is null) = (${table.blockedReason} is null)`),
    // Of an extension of PostgreSQL: parts of words are found by it (decision 042).
    index('users_search').using('gin', sql`${searchedText(table)} gin_trgm_ops`),
    index('users_newest').on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('users_name').on(sortedName(table), table.id),
    index('users_last_order').on(sql`${sortedLastOrder(table)} desc`, table.id.desc().nullsFirst()),
    index('users_spent').on(table.spentCents.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('users_blocked')
      .on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`${table.blockedAt} is not null`),
  ],
);

/** What of a person is searched. The space at its beginning makes the first name begin a word like the others. */
export function searchedText(table: Record<'firstName' | 'lastName' | 'email' | 'phone', AnyPgColumn>): SQL {
  const { firstName, lastName, email, phone } = table;
  return sql`lower(' ' || ${firstName} || ' ' || ${lastName} || ' ' || ${email} || ' ' || coalesce(${phone}, ''))`;
}

/** What lists of people are sorted by: these must be written as in the indexes. */
export function sortedName({ firstName, lastName }: Record<'firstName' | 'lastName', AnyPgColumn>): SQL {
  return sql`lower(${lastName} || ' ' || ${firstName})`;
}
export function sortedLastOrder({ lastOrderAt }: Record<'lastOrderAt', AnyPgColumn>): SQL {
  return sql`coalesce(${lastOrderAt}, '-infinity'::timestamptz)`;
}

/** What members of the staff note about a person, for each other. */
export const personNotes = pgTable(
  'person_notes',
  {
    id: uuid().primaryKey().defaultRandom(),
    personId: uuid('person_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** null: the account of who wrote it is gone. */
    authorId: uuid('author_id').references(() => users.id, { onDelete: 'set null' }),
    text: text().notNull(),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('person_notes_person').on(table.personId, table.createdAt),
    index('person_notes_author')
      .on(table.authorId)
      .where(sql`${table.authorId} is not null`),
  ],
);

/** One signed-in device: all refresh tokens that came from one login. */
export const logins = pgTable(
  'logins',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    userAgent: text('user_agent'),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
    usedAt: timestamptz('used_at').notNull().defaultNow(),
    revokedAt: timestamptz('revoked_at'),
    /** When the person last proved a second factor in this login; a passkey counts as one. null: never. */
    factorAt: timestamptz('factor_at'),
    /** The same of a factor or the password. */
    confirmedAt: timestamptz('confirmed_at'),
  },
  (table) => [index('logins_user').on(table.userId)],
);

export const refreshTokens = pgTable(
  'refresh_tokens',
  {
    tokenHash: text('token_hash').primaryKey(),
    loginId: uuid('login_id')
      .notNull()
      .references(() => logins.id, { onDelete: 'cascade' }),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
    expiresAt: timestamptz('expires_at').notNull(),
    usedAt: timestamptz('used_at'),
    /** Of the key that came with the renewal which used it up; null when none came. */
    retryKeyHash: text('retry_key_hash'),
    /** The token that it was exchanged for, sealed by this one, of which only the hash is known here. */
    nextSealed: text('next_sealed'),
    nextHash: text('next_hash'),
  },
  (table) => [index('refresh_tokens_login').on(table.loginId)],
);

export const linkKinds = ['verify', 'reset'] as const;
export type LinkKind = (typeof linkKinds)[number];

/** Links in mails: each works once, for a while, and for the address to which it was sent. */
export const accountLinks = pgTable(
  'account_links',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text({ enum: linkKinds }).notNull(),
    email: text().notNull(),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
    expiresAt: timestamptz('expires_at').notNull(),
    usedAt: timestamptz('used_at'),
  },
  (table) => [
    check('account_links_kind_check', isListed(table.kind)),
    index('account_links_user').on(table.userId),
  ],
);

/** Of those who have chosen something. */
export const preferences = pgTable(
  'preferences',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    marketingEmail: boolean('marketing_email').notNull().default(false),
    reviewRequests: boolean('review_requests').notNull().default(false),
    sizeUnit: text('size_unit', { enum: sizeUnits }).notNull().default('cm'),
    menSize: text('men_size', { enum: sizes }),
    womenSize: text('women_size', { enum: sizes }),
    /** These four together, or none: not asked yet. */
    consentAnalytics: boolean('consent_analytics'),
    consentMarketing: boolean('consent_marketing'),
    consentVersion: integer('consent_version'),
    consentDecidedAt: timestamptz('consent_decided_at'),
    changedAt: timestamptz('changed_at').notNull().defaultNow(),
  },
  (table) => [
    check('preferences_size_unit_check', isListed(table.sizeUnit)),
    check(
      'preferences_check',
      sql`num_nulls(${table.consentAnalytics}, ${table.consentMarketing}, ${table.consentVersion}, ${table.consentDecidedAt}) in (0, 4)`,
    ),
  ],
);

export const rateLimits = pgTable('rate_limits', {
  key: text().primaryKey(),
  hits: integer().notNull(),
  resetsAt: timestamptz('resets_at').notNull(),
});

export const addresses = pgTable(
  'addresses',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    recipientName: text('recipient_name').notNull(),
    street: text().notNull(),
    city: text().notNull(),
    state: text().notNull(),
    zip: text().notNull(),
    isDefault: boolean('is_default').notNull().default(false),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
  },
  (table) => [
    check('addresses_state_check', sql`length(${table.state}) = 2`),
    index('addresses_user').on(table.userId),
    uniqueIndex('addresses_one_default')
      .on(table.userId)
      .where(sql`${table.isDefault}`),
  ],
);
