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
