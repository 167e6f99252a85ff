import type { Profile } from '@ritual/shared/contract';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { emailInUseMail, verifyMail } from '../../mail/account-mails.ts';
import { enqueueMail } from '../mails/outbox.ts';
import { changeUser, userByEmail, type UserRow } from '../users/repository.ts';
import { e164 } from '../users/phone.ts';
import type { Claims } from '../auth/tokens.ts';
import { countTries } from '../../plugins/rate-limit.ts';
import { withMinimumTime } from './minimum-time.ts';
import { issueLink } from '../users/links.ts';
import { linkSeconds } from '../../mail/mail.ts';
import { requirePassword } from '../auth/require-password.ts';
import { callerRow } from './password.ts';

/**
 * Names and phone count at once. Another e-mail needs the password, waits until the link in a mail to it was followed, and is
 * answered the same when it belongs to another account: then its owner gets a mail instead.
 */
export async function updateProfile(
  deps: Deps,
  caller: Claims,
  { currentPassword, email, phone, ...names }: Profile,
  address: string,
): Promise<UserRow> {
  const user = await callerRow(deps, caller);
  const fields = { ...names, phone: e164(phone) };
  const moves = email.toLowerCase() !== user.email.toLowerCase();
  if (!moves) return changed(await changeUser(deps.database.db, user.id, fields));
  await requirePassword(deps, user, { path: 'currentPassword', given: currentPassword, address });
  const { mailByAddress, mailByAccount } = deps.settings.limits;
  const from = { address, limit: mailByAddress };
  await countTries(deps.database.db, 'move', from, { account: user.id, limit: mailByAccount });
  const result = { row: user };
  await withMinimumTime(() =>
    deps.database.transaction(async (tx) => {
      const { publicUrl } = deps.settings;
      const owner = await userByEmail(tx, email);
      result.row = changed(await changeUser(tx, user.id, { ...fields, pendingEmail: email }));
      if (owner) return enqueueMail(tx, emailInUseMail(owner, publicUrl));
      const to = { ...user, ...names, email };
      const token = await issueLink(tx, 'verify', to, linkSeconds.verify);
      return enqueueMail(tx, verifyMail(to, token, publicUrl));
    }),
  );
  return result.row;
}

function changed(row: UserRow | null): UserRow {
  if (!row) throw new AppError('UNAUTHENTICATED');
  return row;
}
