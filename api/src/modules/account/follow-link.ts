import type * as z from 'zod/mini';
import type { resetPassword as resetSchema } from '@ritual/shared/contract';
import type { Deps } from '../../deps.ts';
import { hasCode } from '../../db/causes.ts';
import { AppError } from '../../errors.ts';
import { emailChangedMail, passwordChangedMail } from '../../mail/account-mails.ts';
import { enqueueMail } from '../mails/outbox.ts';
import { countFrom, forgetTries } from '../../plugins/rate-limit.ts';
import { requireGoodPassword } from '../users/password-rules.ts';
import { hashPassword } from '../users/passwords.ts';
import { changeUser, lockUser, userByEmail, userById } from '../users/repository.ts';
import { endDevices } from '../auth/sessions.ts';
import { dropChallenges } from '../second-factor/challenges.ts';
import { passkeysOf } from '../second-factor/passkeys.ts';
import { dropLinks, findLink, useLink } from '../users/links.ts';

const same = (one: string | null, other: string) => one?.toLowerCase() === other.toLowerCase();

/** A password that is refused does not use the link up. All devices are signed out: one of them may be a thief's. */
export async function resetPassword(
  deps: Deps,
  { token, password }: z.output<typeof resetSchema>,
  address: string,
): Promise<void> {
  const { db, transaction } = deps.database;
  await countFrom(db, 'link', { address, limit: deps.settings.limits.linkByAddress });
  const link = await findLink(db, 'reset', token);
  const owner = link && (await userById(db, link.userId));
  // An account that has another address by now is no longer opened by a mail to the old one.
  if (!link || !owner || !same(owner.email, link.email)) throw new AppError('LINK_INVALID');
  requireGoodPassword('password', password, owner);
  const passwordHash = await hashPassword(password);
  await transaction(async (tx) => {
    const user = await lockUser(tx, owner.id);
    if (!user || !same(user.email, link.email) || !(await useLink(tx, 'reset', token))) {
      throw new AppError('LINK_INVALID');
    }
    // Who can read the mail owns the address.
    const emailVerifiedAt = user.emailVerifiedAt ?? new Date();
    await changeUser(tx, user.id, { passwordHash, emailVerifiedAt });
    await dropLinks(tx, user.id, 'reset');
    await dropChallenges(tx, user.id);
    await endDevices(tx, user.id);
    const { length } = await passkeysOf(tx, user.id);
    await enqueueMail(tx, passwordChangedMail(user, deps.settings.publicUrl, length));
  });
  await forgetTries(db, 'login', owner.email);
}

/** Confirms a new account's address, or makes the address that waits the account's. */
export async function verifyEmail(deps: Deps, token: string, address: string): Promise<void> {
  const { db, transaction } = deps.database;
  await countFrom(db, 'link', { address, limit: deps.settings.limits.linkByAddress });
  await onlyOne(
    transaction(async (tx) => {
      const link = await useLink(tx, 'verify', token);
      const user = link && (await lockUser(tx, link.userId));
      if (!link || !user) throw new AppError('LINK_INVALID');
      if (same(user.pendingEmail, link.email)) {
        // Another account has registered with it since.
        if (await userByEmail(tx, link.email)) throw new AppError('LINK_INVALID');
        const { email } = link;
        await changeUser(tx, user.id, { email, pendingEmail: null, emailVerifiedAt: new Date() });
        await dropLinks(tx, user.id, 'reset');
        await enqueueMail(tx, emailChangedMail(user, email, deps.settings.publicUrl));
      } else if (same(user.email, link.email)) {
        await changeUser(tx, user.id, { emailVerifiedAt: user.emailVerifiedAt ?? new Date() });
      } else throw new AppError('LINK_INVALID');
      await dropLinks(tx, user.id, 'verify');
    }),
  );
}

/** unique_violation */
const alreadyThere = new Set(['23505']);

/** Of two accounts that confirm the same address at once the index of addresses refuses one. */
async function onlyOne(work: Promise<void>): Promise<void> {
  try {
    await work;
  } catch (error) {
    throw hasCode(error, alreadyThere) ? new AppError('LINK_INVALID', { cause: error }) : error;
  }
}
