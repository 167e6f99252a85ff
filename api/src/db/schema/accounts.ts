import { sizes, sizeUnits } from '@ritual/shared/kernel';
import { boolean, integer, pgTable, text, timestamp, uuid } from '../drizzle.ts';

const at = (name: string) => timestamp(name, { withTimezone: true });

export const users = pgTable('users', {
  id: uuid().primaryKey().defaultRandom(),
  email: text().notNull(),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  phone: text(),
  role: text({ enum: ['USER', 'ADMIN'] })
    .notNull()
    .default('USER'),
  passwordHash: text('password_hash').notNull(),
  /** null: nobody has followed the link in a mail to the address yet. */
  emailVerifiedAt: at('email_verified_at'),
  /** Another address, until its owner follows the link in a mail to it. */
  pendingEmail: text('pending_email'),
  createdAt: at('created_at').notNull().defaultNow(),
});

/** One signed-in device: all refresh tokens that came from one login. */
export const logins = pgTable('logins', {
  id: uuid().primaryKey().defaultRandom(),
  userId: uuid('user_id').notNull(),
  userAgent: text('user_agent'),
  createdAt: at('created_at').notNull().defaultNow(),
  usedAt: at('used_at').notNull().defaultNow(),
  revokedAt: at('revoked_at'),
});

export const refreshTokens = pgTable('refresh_tokens', {
  tokenHash: text('token_hash').primaryKey(),
  loginId: uuid('login_id').notNull(),
  createdAt: at('created_at').notNull().defaultNow(),
  expiresAt: at('expires_at').notNull(),
  usedAt: at('used_at'),
  /** Of the key that came with the renewal which used it up; null when none came. */
  retryKeyHash: text('retry_key_hash'),
  /** The token that it was exchanged for, sealed by this one, of which only the hash is known here. */
  nextSealed: text('next_sealed'),
  nextHash: text('next_hash'),
});

export const linkKinds = ['verify', 'reset'] as const;
export type LinkKind = (typeof linkKinds)[number];

/** Links in mails: each works once, for a while, and for the address to which it was sent. */
export const accountLinks = pgTable('account_links', {
  tokenHash: text('token_hash').primaryKey(),
  userId: uuid('user_id').notNull(),
  kind: text({ enum: linkKinds }).notNull(),
  email: text().notNull(),
  createdAt: at('created_at').notNull().defaultNow(),
  expiresAt: at('expires_at').notNull(),
  usedAt: at('used_at'),
});

/** Of those who have chosen something. */
export const preferences = pgTable('preferences', {
  userId: uuid('user_id').primaryKey(),
  marketingEmail: boolean('marketing_email').notNull().default(false),
  sizeUnit: text('size_unit', { enum: sizeUnits }).notNull().default('cm'),
  menSize: text('men_size', { enum: sizes }),
  womenSize: text('women_size', { enum: sizes }),
  /** These four together, or none: not asked yet. */
  consentAnalytics: boolean('consent_analytics'),
  consentMarketing: boolean('consent_marketing'),
  consentVersion: integer('consent_version'),
  consentDecidedAt: at('consent_decided_at'),
  changedAt: at('changed_at').notNull().defaultNow(),
});

export const rateLimits = pgTable('rate_limits', {
  key: text().primaryKey(),
  hits: integer().notNull(),
  resetsAt: at('resets_at').notNull(),
});

export const addresses = pgTable('addresses', {
  id: uuid().primaryKey().defaultRandom(),
  userId: uuid('user_id').notNull(),
  recipientName: text('recipient_name').notNull(),
  street: text().notNull(),
  city: text().notNull(),
  state: text().notNull(),
  zip: text().notNull(),
  isDefault: boolean('is_default').notNull().default(false),
  createdAt: at('created_at').notNull().defaultNow(),
});
