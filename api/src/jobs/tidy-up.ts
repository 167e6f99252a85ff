import { contactPolicy, retention } from '@ritual/shared/kernel';
import { sql } from '../db/drizzle.ts';
import type { Db } from '../db/client.ts';
import { eraseOwnerless } from '../modules/account/erasure.ts';
import { idleSeconds, wholeSeconds } from '../modules/auth/session-limits.ts';

const seconds = (count: number) => sql`make_interval(secs => ${count})`;
const days = (count: number) => sql`make_interval(days => ${count})`;
const months = (count: number) => sql`make_interval(months => ${count})`;

/** Forgets what is of use to nobody any more: personal data is kept no longer than it is needed. */
export async function tidyUp(db: Db): Promise<void> {
  await db.execute(sql`delete from account_links where expires_at < now() - interval '1 day'`);
  // The tokens of a login go with it. An ended one is kept for a while, for whoever has to find out what happened.
  await db.execute(sql`
    delete from logins
    where revoked_at < now() - ${days(retention.endedLoginDays)}
      or used_at < now() - ${seconds(idleSeconds)} or created_at < now() - ${seconds(wholeSeconds)}`);
  // Used ones show a copy as long as they would have lasted.
  await db.execute(sql`delete from refresh_tokens where expires_at < now()`);
  await db.execute(sql`
    delete from carts c
    where session_id is not null and created_at < now() - ${days(retention.visitorCartDays)}
      and not exists (select from cart_items i
        where i.cart_id = c.id and i.created_at >= now() - ${days(retention.visitorCartDays)})`);
  const mailsUntil = sql`now() - ${days(retention.sentMailDays)}`;
  await db.execute(sql`delete from outbox where sent_at < ${mailsUntil} or failed_at < ${mailsUntil}`);
  await db.execute(
    sql`delete from analytics_events where day < current_date - ${months(retention.analyticsMonths)}`,
  );
  // An order is counted within a day; afterwards nothing needs to know that it was.
  await db.execute(sql`delete from analytics_orders where day < current_date - 2`);
  // Their keys hold addresses of connections and e-mails.
  await db.execute(sql`delete from rate_limits where resets_at < now() - ${days(retention.triesDays)}`);
  const { keepClosedMonths, keepSpamDays } = contactPolicy;
  await db.execute(sql`
    delete from contact_messages
    where (state = 'CLOSED' and changed_at < now() - make_interval(months => ${keepClosedMonths}))
      or (state = 'SPAM' and changed_at < now() - make_interval(days => ${keepSpamDays}))`);
  await eraseOwnerless(db);
}
