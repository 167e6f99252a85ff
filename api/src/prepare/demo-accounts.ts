import { randomBytes } from 'node:crypto';
import { demoAccounts, demoPassword } from '@ritual/shared/demo';
import { hashPassword, passwordMatches } from '../modules/users/passwords.ts';
import { changeUser, lockUser, userByEmail } from '../modules/users/repository.ts';
import { dropLinks } from '../modules/users/links.ts';
import { endDevices } from '../modules/auth/sessions.ts';
import type { Database, Db } from '../db/client.ts';
import { linkKinds } from '../db/schema/index.ts';

/**
 * A real store may have begun as a demo, before databases had a mode: the people of the demo are in it, with the password that the
 * README prints. It opens nothing any more, and nothing that was begun with it goes on. Answers with their addresses.
 */
export async function lockDemoAccounts({ db, transaction }: Database): Promise<readonly string[]> {
  const locked: string[] = [];
  for (const { email } of demoAccounts) {
    const user = await userByEmail(db, email);
    // An account with a password of its own is kept.
    if (!user || !(await passwordMatches(user.passwordHash, demoPassword))) continue;
    const passwordHash = await hashPassword(randomBytes(32).toString('base64url'));
    const done = await transaction(async (tx) => {
      const now = await lockUser(tx, user.id);
      if (now?.passwordHash !== user.passwordHash) return false;
      await close(tx, user.id, passwordHash);
      return true;
    });
    if (done) locked.push(email);
  }
  return locked;
}

async function close(tx: Db, userId: string, passwordHash: string): Promise<void> {
  // Links would give the account a password, or another address, from a request made before.
  await changeUser(tx, userId, { passwordHash, pendingEmail: null });
  for (const kind of linkKinds) await dropLinks(tx, userId, kind);
  await endDevices(tx, userId);
}
