import { randomUUID } from 'node:crypto';
import { openingListPolicy } from '@ritual/shared/kernel';
import type { Tx } from '../../db/client.ts';
import { eq, sql } from '../../db/drizzle.ts';
import { openingList } from '../../db/schema/index.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { openingConfirmMail } from '../../mail/opening-mails.ts';
import { countFrom, countTries } from '../../plugins/rate-limit.ts';
import { withMinimumTime } from '../account/minimum-time.ts';
import { enqueueMail } from '../mails/outbox.ts';
import { openedAt } from '../shop/opening.repository.ts';
import { entryOfToken, openingToken } from './token.ts';

type Given = Pick<Deps, 'database' | 'settings' | 'log'>;

/**
 * Writes a mail with a link to the address, unless it is confirmed already; the answer is the same, after the same time. Once the shop
 * has opened there is nothing to wait for. Throws RATE_LIMITED.
 */
export async function joinList(deps: Given, email: string, address: string): Promise<void> {
  const { mailByAddress, mailByAccount } = deps.settings.limits;
  const from = { address, limit: mailByAddress };
  await countTries(deps.database.db, 'opening-list', from, { account: email, limit: mailByAccount });
  await withMinimumTime(() =>
    deps.database.transaction(async (tx) => {
      if ((await openedAt(tx)) !== null) return;
      const entry = await entryFor(tx, email);
      if (entry === 'full') deps.log.warn('the list of those to be told of the opening is full');
      else if (entry.confirmedAt === null) {
        const token = openingToken(deps.settings, entry.id);
        await enqueueMail(tx, openingConfirmMail({ ...entry, token }, randomUUID(), deps.settings.publicUrl));
      }
    }),
  );
}

/** Who enters an address again has as long to confirm it as at first. */
async function entryFor(tx: Tx, email: string) {
  const again = sql`case when opening_list.confirmed_at is null then now() else opening_list.joined_at end`;
  const { rows } = await tx.execute<{ id: string; email: string; confirmedAt: Date | null }>(sql`
    insert into opening_list (email) select ${email}
    where (select count(*) from opening_list) < ${openingListPolicy.most}
      or exists (select from opening_list where lower(email) = lower(${email}))
    on conflict (lower(email)) do update set joined_at = ${again}
    returning id, email, confirmed_at as "confirmedAt"`);
  return rows[0] ?? 'full';
}

/** Throws LINK_INVALID, also when the address was forgotten meanwhile, and RATE_LIMITED. */
export async function confirmEntry(deps: Given, token: string, address: string): Promise<void> {
  const { db } = deps.database;
  await countFrom(db, 'link', { address, limit: deps.settings.limits.linkByAddress });
  const confirmed = await db
    .update(openingList)
    .set({ confirmedAt: sql`coalesce(${openingList.confirmedAt}, now())` })
    .where(eq(openingList.id, entryOfToken(deps.settings, token)))
    .returning({ id: openingList.id });
  if (confirmed.length === 0) throw new AppError('LINK_INVALID');
}

/** Forgets the address, and the mails to it. One that is gone is no error. Throws LINK_INVALID. */
export async function leaveList({ database, settings }: Given, token: string): Promise<void> {
  const id = entryOfToken(settings, token);
  await database.transaction(async (tx) => {
    await tx.delete(openingList).where(eq(openingList.id, id));
    await tx.execute(sql`
      delete from outbox
      where dedupe_key = ${`shop-opened:${id}`} or dedupe_key like ${`opening-confirm:${id}:%`}`);
  });
}
