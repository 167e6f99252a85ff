import { policy } from '@ritual/shared/kernel';
import { sql } from '../db/drizzle.ts';
import type { Db } from '../db/client.ts';
import { eraseOwnerless } from '../modules/account/erasure.ts';
import { idleSeconds, wholeSeconds } from '../modules/auth/session-limits.ts';

const seconds = (count: number) => sql`make_interval(secs => ${count})`;

/** Forgets what is of use to nobody any more: personal data is kept no longer than it is needed. */
export async function tidyUp(db: Db): Promise<void> {
  await db.execute(sql`delete from account_links where expires_at < now() - interval '1 day'`);
  // The tokens of a login go with it. An ended one is kept for a while, for whoever has to find out what happened.
  await db.execute(sql`
    delete from logins
    where revoked_at < now() - interval '30 days'
      or used_at < now() - ${seconds(idleSeconds)} or created_at < now() - ${seconds(wholeSeconds)}`);
  // Used ones show a copy as long as they would have lasted.
  await db.execute(sql`delete from refresh_tokens where expires_at < now()`);
  await db.execute(sql`
    delete from outbox where sent_at < now() - interval '90 days' or failed_at < now() - interval '90 days'`);
  await db.execute(sql`delete from analytics_events where day < current_date - interval '13 months'`);
  // An order is counted within a day; afterwards nothing needs to know that it was.
  await db.execute(sql`delete from analytics_orders where day < current_date - 2`);
  const { keepClosedMonths, keepSpamDays } = policy.contact;
  await db.execute(sql`
    delete from contact_messages
    where (state = 'CLOSED' and changed_at < now() - make_interval(months => ${keepClosedMonths}))
      or (state = 'SPAM' and changed_at < now() - make_interval(days => ${keepSpamDays}))`);
  await eraseOwnerless(db);
}
