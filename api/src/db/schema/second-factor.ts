import {
  bigint,
  boolean,
  check,
  index,
  pgTable,
  primaryKey,
  sql,
  text,
  uniqueIndex,
  uuid,
} from '../drizzle.ts';
import { logins, users } from './accounts.ts';
import { isListed, timestamptz } from './columns.ts';

const owner = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** The secret is sealed with a key that is not in the database. */
export const authenticatorApps = pgTable('authenticator_apps', {
  userId: owner().primaryKey(),
  sealedSecret: text('sealed_secret').notNull(),
  /** The period of 30 seconds whose code was used last: neither it nor an earlier one works again. */
  lastStep: bigint('last_step', { mode: 'number' }).notNull(),
  createdAt: timestamptz('created_at').notNull().defaultNow(),
});

export const recoveryCodes = pgTable(
  'recovery_codes',
  { userId: owner(), codeHash: text('code_hash').notNull(), usedAt: timestamptz('used_at') },
  (table) => [primaryKey({ columns: [table.userId, table.codeHash] })],
);

export const passkeys = pgTable(
  'passkeys',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: owner(),
    credentialId: text('credential_id').notNull(),
    publicKey: text('public_key').notNull(),
    /** As the authenticator counts its uses; those that are synced stay at 0. */
    counter: bigint({ mode: 'number' }).notNull(),
    transports: text().array().notNull(),
    synced: boolean().notNull(),
    name: text().notNull(),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
    usedAt: timestamptz('used_at'),
  },
  (table) => [
    uniqueIndex('passkeys_credential').on(table.credentialId),
    index('passkeys_user').on(table.userId),
  ],
);

export const challengePurposes = ['sign-in', 'passkey-sign-in', 'confirm', 'add-app', 'add-passkey'] as const;
export type ChallengePurpose = (typeof challengePurposes)[number];

/** What a person is asked to prove, once and for some minutes. Of the id only the hash is kept. */
export const factorChallenges = pgTable(
  'factor_challenges',
  {
    idHash: text('id_hash').primaryKey(),
    purpose: text({ enum: challengePurposes }).notNull(),
    /** null: who signs in with a passkey says who it is by the passkey. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** Of the calls of a signed-in person: they are answered in the same login. */
    loginId: uuid('login_id').references(() => logins.id, { onDelete: 'cascade' }),
    passwordCounts: boolean('password_counts').notNull().default(false),
    /** What the passkey signs; taken out by the first answer. */
    webauthnChallenge: text('webauthn_challenge'),
    /** Of an app that is being set up. */
    sealedSecret: text('sealed_secret'),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
    expiresAt: timestamptz('expires_at').notNull(),
  },
  (table) => [
    check('factor_challenges_purpose_check', isListed(table.purpose)),
    check('factor_challenges_check', sql`(${table.userId} is null) = (${table.purpose} = 'passkey-sign-in')`),
    index('factor_challenges_user').on(table.userId),
    index('factor_challenges_login').on(table.loginId),
    index('factor_challenges_expires').on(table.expiresAt),
  ],
);
