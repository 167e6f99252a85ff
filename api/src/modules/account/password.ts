import type { changePassword as changeSchema } from '@ritual/shared/contract';
import type * as z from 'zod/mini';
import type { Deps } from '../../deps.ts';
import { AppError, invalidFields } from '../../errors.ts';
import { passwordChangedMail } from '../../mail/account-mails.ts';
import { enqueueMail } from '../mails/outbox.ts';
import { requireGoodPassword } from '../users/password-rules.ts';
import { hashPassword } from '../users/passwords.ts';
import { changeUser, lockUser, userById, type UserRow } from '../users/repository.ts';
import { requirePassword } from '../auth/require-password.ts';
import { endDevices } from '../auth/sessions.ts';
import type { Claims } from '../auth/tokens.ts';
import { dropChallenges } from '../second-factor/challenges.ts';
import { passkeysOf } from '../second-factor/passkeys.ts';
import { dropLinks } from '../users/links.ts';

export async function callerRow({ database }: Deps, { userId }: Claims): Promise<UserRow> {
  const user = await userById(database.db, userId);
  if (!user) throw new AppError('UNAUTHENTICATED');
  return user;
}

/** Signs out every other device, and tells the owner by mail. */
export async function changePassword(
  deps: Deps,
  caller: Claims,
  { currentPassword, newPassword }: z.output<typeof changeSchema>,
  address: string,
): Promise<void> {
  const user = await callerRow(deps, caller);
  await requirePassword(deps, user, { path: 'currentPassword', given: currentPassword, address });
  requireGoodPassword('newPassword', newPassword, user);
  const passwordHash = await hashPassword(newPassword);
  await deps.database.transaction(async (tx) => {
    const now = await lockUser(tx, user.id);
    if (!now) throw new AppError('UNAUTHENTICATED');
    // Changed by another request in the same moment: the password that was checked is not the current one any more.
    if (now.passwordHash !== user.passwordHash) {
      throw invalidFields({ path: 'currentPassword', message: 'This is not your current password.' });
    }
    await changeUser(tx, user.id, { passwordHash });
    await dropLinks(tx, user.id, 'reset');
    await dropChallenges(tx, user.id);
    await endDevices(tx, user.id, caller.loginId);
    const { length } = await passkeysOf(tx, user.id);
    await enqueueMail(tx, passwordChangedMail(user, deps.settings.publicUrl, length));
  });
}
