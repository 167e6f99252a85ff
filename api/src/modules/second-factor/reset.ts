import { eq, sql } from '../../db/drizzle.ts';
import type { Db } from '../../db/client.ts';
import { authenticatorApps, logins, passkeys, recoveryCodes } from '../../db/schema/index.ts';
import { factorMail } from '../../mail/factor-mails.ts';
import { enqueueMail } from '../mails/outbox.ts';
import type { UserRow } from '../users/repository.ts';
import { dropChallenges } from './challenges.ts';

/** Removes authenticator app, passkeys, recovery codes, and what is being asked. */
export async function dropFactors(tx: Db, userId: string): Promise<void> {
  for (const table of [authenticatorApps, passkeys, recoveryCodes] as const) {
    await tx.delete(table).where(eq(table.userId, userId));
  }
  await dropChallenges(tx, userId);
}

/**
 * For a person who has lost the second factor: removes all of them and ends every login, because a finder of the lost device may be
 * signed in on it. The password stays; a new factor is set up at the next sign-in.
 */
export async function resetFactorsOf(tx: Db, user: UserRow, publicUrl: string): Promise<void> {
  await dropFactors(tx, user.id);
  await tx
    .update(logins)
    .set({ revokedAt: sql`coalesce(${logins.revokedAt}, now())` })
    .where(eq(logins.userId, user.id));
  await enqueueMail(tx, factorMail(user, 'reset', publicUrl));
}
