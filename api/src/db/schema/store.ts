import type { PaymentAccount } from '../../payments/provider.ts';
import { boolean, check, customType, pgTable, sql, text, uuid } from '../drizzle.ts';
import { isListed, timestamptz } from './columns.ts';

/** One row at most: the kind of store that the database belongs to since its first start, and since when shoppers see it. */
export const storeModes = pgTable(
  'store_modes',
  {
    singleton: boolean().primaryKey().default(true),
    mode: text({ enum: ['demo', 'production'] }).notNull(),
    since: timestamptz('since').notNull().defaultNow(),
    /** null: it has not opened. */
    openedAt: timestamptz('opened_at'),
    /** null: no mail server has accepted a mail. */
    mailAcceptedAt: timestamptz('mail_accepted_at'),
  },
  (table) => [
    check('store_modes_singleton_check', sql`${table.singleton}`),
    check('store_modes_mode_check', isListed(table.mode)),
  ],
);

const account = customType<{ data: PaymentAccount }>({ dataType: () => 'jsonb' });

/** What was found when payment keys were checked. Keys are named by a fingerprint: others have no row. */
export const paymentChecks = pgTable(
  'payment_checks',
  {
    fingerprint: text().primaryKey(),
    account: account(),
    accountAt: timestamptz('account_at'),
    /** An event that the provider was made to send. */
    eventId: uuid('event_id').unique(),
    eventAskedAt: timestamptz('event_asked_at'),
    eventArrivedAt: timestamptz('event_arrived_at'),
  },
  (table) => [
    check('payment_checks_account_check', sql`(${table.account} is null) = (${table.accountAt} is null)`),
    check('payment_checks_event_check', sql`(${table.eventId} is null) = (${table.eventAskedAt} is null)`),
    check(
      'payment_checks_arrived_check',
      sql`${table.eventArrivedAt} is null or ${table.eventAskedAt} is not null`,
    ),
  ],
);
