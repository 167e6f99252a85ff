import { sql } from '../db/drizzle.ts';
import type { Db } from '../db/client.ts';
import type { Deps } from '../deps.ts';
import { shopOpenedMail } from '../mail/opening-mails.ts';
import { enqueueMail } from '../modules/mails/outbox.ts';
import { openingToken } from '../modules/opening-list/token.ts';

const atOnce = 100;
/** So many wait to be sent at most: mails are sent in their order, and links in others expire. */
const mostWaiting = 200;

/**
 * Once the shop has opened, writes one mail to each confirmed address. That it was told is noted in the transaction of its mail, so that a
 * run that was interrupted goes on where it was, and of two processes each tells others. Those that do not fit into the queue are told by
 * the next run. Answers with how many were told.
 */
export async function tellOfOpening(deps: Pick<Deps, 'database' | 'settings'>): Promise<number> {
  let told = 0;
  while ((await waiting(deps.database.db)) < mostWaiting) {
    const now = await deps.database.transaction((tx) => tellSome(deps, tx));
    told += now;
    if (now < atOnce) break;
  }
  return told;
}

async function waiting(db: Db): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from outbox where kind = 'shop-opened' and sent_at is null`,
  );
  return rows[0]?.count ?? 0;
}

async function tellSome({ settings }: Pick<Deps, 'settings'>, tx: Db): Promise<number> {
  const { rows } = await tx.execute<{ id: string; email: string }>(sql`
    update opening_list set told_at = now() where id in (
      select id from opening_list
      where confirmed_at is not null and told_at is null
        and exists (select from store_modes where opened_at is not null)
      order by confirmed_at limit ${atOnce} for update skip locked)
    returning id, email`);
  for (const { id, email } of rows) {
    const token = openingToken(settings, id);
    await enqueueMail(tx, shopOpenedMail({ id, email, token }, settings.publicUrl));
  }
  return rows.length;
}
