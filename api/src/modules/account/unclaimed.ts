import { retention } from '@ritual/shared/kernel';
import { sql } from '../../db/drizzle.ts';
import type { Deps } from '../../deps.ts';
import { userById } from '../users/repository.ts';
import { erasePersonOf } from './deletion.ts';

const ago = (days: number) => sql`now() - make_interval(days => ${days})`;

/** Nothing of an order is sent so long after it was made, as erasure sees it; then its return period begins at the latest. */
const sentWithin = 90;

/** Accounts that one run looks at. */
const part = 100;

/**
 * Erases customers on the phone who have not made the account theirs by a password, when the last of their orders can no longer be returned
 * and nothing of its money is open. Orders stay without personal data, as after every deletion. Answers with how many were erased.
 */
export async function eraseUnclaimed({ database, log }: Pick<Deps, 'database' | 'log'>): Promise<number> {
  const over = ago(retention.unclaimedAccountDays);
  const longAgo = ago(sentWithin + retention.unclaimedAccountDays);
  const notReturnable = sql`now() - make_interval(days => o.return_days)`;
  const { rows } = await database.db.execute<{ id: string }>(sql`
    select u.id from users u
    where u.password_hash is null and u.created_at < ${over}
      and not exists (select 1 from staff s where s.user_id = u.id)
      and not exists (
        select 1 from orders o where o.user_id = u.id and not (
          o.fulfillment_state = 'DELIVERED' and o.delivered_at < ${notReturnable}
          or o.status in ('CANCELED', 'EXPIRED', 'REFUNDED') and o.created_at < ${over}
          or o.status not in ('PENDING', 'REVIEW') and o.created_at < ${notReturnable} - make_interval(days => ${sentWithin})))
      and not exists (
        select 1 from orders o join returns r on r.order_id = o.id
        where o.user_id = u.id and r.status in ('REQUESTED', 'APPROVED', 'RECEIVED'))
      and not exists (
        select 1 from orders o join refunds r on r.order_id = o.id
        where o.user_id = u.id and (r.done_at is null and r.failed_at is null or r.failed_at > ${longAgo}))
      and not exists (
        select 1 from orders o join disputes d on d.order_id = o.id
        where o.user_id = u.id and d.state in ('inquiry', 'open'))
    order by u.created_at limit ${part}`);
  let erased = 0;
  for (const { id } of rows) {
    try {
      const gone = await database.transaction(async (tx) => {
        const user = await userById(tx, id);
        return user !== null && erasePersonOf(tx, user, ({ passwordHash }) => passwordHash === null);
      });
      if (gone) erased += 1;
    } catch (error) {
      log.warn(
        { err: error, userId: id },
        'a customer without a password could not be erased; it will be tried again',
      );
    }
  }
  return erased;
}
