import { contactPolicy, openingListPolicy, retention } from '@ritual/shared/kernel';
import { sql, type SQL } from '../db/drizzle.ts';
import type { Db } from '../db/client.ts';
import { eraseOwnerless } from '../modules/account/erasure.ts';
import { idleSeconds, wholeSeconds } from '../modules/auth/session-limits.ts';

const seconds = (count: number) => sql`make_interval(secs => ${count})`;
const days = (count: number) => sql`make_interval(days => ${count})`;
const months = (count: number) => sql`make_interval(months => ${count})`;

/** Deletes what is of no use any more: personal data is kept no longer than it is needed. */
export async function tidyUp(db: Db): Promise<void> {
  await forget(db, 'account_links', sql`expires_at < now() - ${days(1)}`);
  await forget(db, 'factor_challenges', sql`expires_at < now()`);
  await forget(db, 'staff_invitations', sql`expires_at < now() - ${days(30)}`);
  // The tokens of a login go with it. An ended one is kept for a while, so that an operator can find out what happened.
  await forget(
    db,
    'logins',
    sql`revoked_at < now() - ${days(retention.endedLoginDays)}
      or used_at < now() - ${seconds(idleSeconds)} or created_at < now() - ${seconds(wholeSeconds)}`,
  );
  // Used ones show a copy as long as they would have lasted.
  await forget(db, 'refresh_tokens', sql`expires_at < now()`);
  const mailsUntil = sql`now() - ${days(retention.sentMailDays)}`;
  await forget(db, 'outbox', sql`sent_at < ${mailsUntil} or failed_at < ${mailsUntil}`);
  await forget(db, 'analytics_events', sql`day < current_date - ${months(retention.analyticsMonths)}`);
  // An order is counted within a day; afterwards nothing needs to know that it was.
  await forget(db, 'analytics_orders', sql`day < current_date - 2`);
  // Their keys hold addresses of connections and e-mails.
  await forget(db, 'rate_limits', sql`resets_at < now() - ${days(retention.triesDays)}`);
  const { keepClosedMonths, keepSpamDays } = contactPolicy;
  await forget(
    db,
    'contact_messages',
    sql`state = 'CLOSED' and changed_at < now() - ${months(keepClosedMonths)}
      or state = 'SPAM' and changed_at < now() - ${days(keepSpamDays)}`,
  );
  // Those of an account go with the account.
  await forget(
    db,
    'carts',
    sql`session_id is not null and changed_at < now() - ${days(retention.visitorCartDays)}`,
  );
  await forget(
    db,
    'wishlists',
    sql`session_id is not null and changed_at < now() - ${days(retention.visitorWishlistDays)}`,
  );
  // While an order waits for its payment, repeating the call leads to its page.
  await forget(
    db,
    'checkout_keys',
    sql`created_at < now() - ${days(retention.checkoutKeyDays)}
      and not exists (select 1 from orders o where o.id = order_id and o.status = 'PENDING')`,
  );
  await forget(db, 'deleted_collections', sql`deleted_at < now() - ${days(retention.deletedCollectionDays)}`);
  // What was tried and not applied; the others are the history.
  await forget(db, 'imports', sql`state = 'TRIED' and tried_at < now() - ${days(retention.triedImportDays)}`);
  await forget(
    db,
    'opening_list',
    sql`confirmed_at is null and joined_at < now() - ${days(openingListPolicy.confirmDays)}
      or told_at < now() - ${days(openingListPolicy.toldDays)}`,
  );
  await forget(db, 'search_misses', sql`day < current_date - ${days(retention.searchMissDays)}`);
  await forget(db, 'payment_events', sql`received_at < now() - ${days(retention.paymentEventDays)}`);
  const reportsUntil = days(retention.pageReportDays);
  await forget(db, 'page_failures', sql`day < current_date - ${reportsUntil}`);
  await forget(db, 'page_vitals', sql`day < current_date - ${reportsUntil}`);
  await forget(db, 'page_releases', sql`seen_at < now() - ${reportsUntil}`);
  await forget(db, 'canary_views', sql`served_at < now() - ${days(retention.canaryViewDays)}`);
  // Later than the views: one whose report is gone would count as not alive.
  await forget(db, 'page_reports', sql`reported_at < now() - ${days(retention.canaryViewDays + 1)}`);
  await eraseOwnerless(db);
}

/** Rows that one statement deletes: it holds its locks for a moment only, however many have gathered. */
const part = 1000;

/**
 * Deletes rows part by part. One that was changed meanwhile stays for the next time: the condition stands at the rows that are
 * deleted, too, because versions of PostgreSQL before the end of 2025 do not ask once more which rows a list of places names
 * when one of them had to be waited for.
 */
async function forget(db: Db, table: string, which: SQL): Promise<void> {
  const name = sql.identifier(table);
  let deleted: number;
  do {
    const { rowCount } = await db.execute(sql`
      delete from ${name}
      where ctid = any(array(select ctid from ${name} where ${which} limit ${part})) and (${which})`);
    deleted = rowCount ?? 0;
  } while (deleted === part);
}
