import { eq, sql } from '../../db/drizzle.ts';
import type { Db } from '../../db/client.ts';
import { outbox, users } from '../../db/schema/index.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { goodbyeMail } from '../../mail/account-mails.ts';
import { note } from '../audit/note.ts';
import { enqueueMail } from '../mails/outbox.ts';
import { eraseFromAdminArea } from '../staff/erase.ts';
import { isLastOwner, lockOwners, staffRow } from '../staff/repository.ts';
import { lockUser, type UserRow } from '../users/repository.ts';
import type { Claims } from '../auth/tokens.ts';
import { findCart } from '../cart/repository.ts';
import { eraseMessagesOf } from '../contact/of-person.ts';
import { pendingOrders } from '../ordering/records/orders.repository.ts';
import { eraseProductReviewsOf } from '../product-reviews/of-person.ts';
import { eraseOrdersOf } from './erasure.ts';
import { requirePassword } from '../auth/require-password.ts';
import { callerRow } from './password.ts';

/**
 * Deletes an account with everything of the person: cart, wishlist, addresses, devices, links, preferences, mails. Orders stay
 * without personal data, and so do the stars of published reviews. Throws ORDER_IN_PAYMENT while one can still be paid, LAST_ADMIN for the only owner.
 */
export async function deleteAccount(
  deps: Deps,
  caller: Claims,
  password: string,
  { address, requestId }: { readonly address: string; readonly requestId: string },
): Promise<void> {
  const user = await callerRow(deps, caller);
  await requirePassword(deps, user, { path: 'password', given: password, address });
  await deps.database.transaction(async (tx) => {
    const member = await staffRow(tx, user.id);
    await eraseAccount(deps, tx, user);
    if (!member) return;
    // The staff loses a member, which the log has to say.
    const { role } = member;
    await note(tx, {
      ...{ actorId: user.id, actorRole: role, requestId, action: 'staff.leave', personal: null },
      ...{ subject: { type: 'staff', id: user.id }, before: { role }, after: null },
    });
  });
}

/** The deletion itself, asked for by the person or by an administrator. */
export async function eraseAccount(
  { settings }: Pick<Deps, 'settings'>,
  tx: Db,
  user: UserRow,
): Promise<void> {
  if (!(await erasePersonOf(tx, user))) throw new AppError('UNAUTHENTICATED');
  await enqueueMail(tx, goodbyeMail(user, settings.publicUrl));
}

/**
 * Without a word to the person. false, and nothing is deleted: the account is gone, or not as `isStill` wants it any more.
 * Throws ORDER_IN_PAYMENT, LAST_ADMIN.
 */
export async function erasePersonOf(
  tx: Db,
  user: UserRow,
  isStill: (now: UserRow) => boolean = () => true,
): Promise<boolean> {
  // Orders, cart, person: in the order in which payments and checkouts lock them. The cart's lock keeps new orders away.
  await tx.execute(sql`select id from orders where user_id = ${user.id} order by id for update`);
  await findCart(tx, { kind: 'user', userId: user.id }, { lock: true });
  if (user.role === 'ADMIN') await demandAnotherOwner(tx, user);
  const now = await lockUser(tx, user.id);
  if (!now || !isStill(now)) return false;
  if ((await pendingOrders(tx, user.id)).length > 0) throw new AppError('ORDER_IN_PAYMENT');
  await eraseOrdersOf(tx, user.id);
  await eraseProductReviewsOf(tx, user.id);
  // Also those to an address that waited for its confirmation, or that the account once had.
  await tx.execute(sql`
    delete from ${outbox} where lower(${outbox.recipient}) in (
      select lower(${user.email}) union select lower(${user.pendingEmail})
      union select lower(email) from account_links where user_id = ${user.id})`);
  // An account that has entered the address of another person does not take it off the list.
  if (user.emailVerifiedAt !== null)
    await tx.execute(sql`delete from opening_list where lower(email) = lower(${user.email})`);
  await eraseMessagesOf(tx, user);
  await eraseFromAdminArea(tx, user);
  // The rest hangs on the person and goes along.
  await tx.delete(users).where(eq(users.id, user.id));
  return true;
}

async function demandAnotherOwner(tx: Db, { id }: UserRow): Promise<void> {
  if (isLastOwner(await lockOwners(tx), id)) throw new AppError('LAST_ADMIN');
}
