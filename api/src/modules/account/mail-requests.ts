import { and, eq, isNull, or, sql } from '../../db/drizzle.ts';
import { users } from '../../db/schema/index.ts';
import type { Deps } from '../../deps.ts';
import { resetMail, verifyMail } from '../../mail/account-mails.ts';
import { enqueueMail } from '../mails/outbox.ts';
import { countTries } from '../../plugins/rate-limit.ts';
import { userByEmail } from '../users/repository.ts';
import { withMinimumTime } from './minimum-time.ts';
import { issueLink } from '../users/links.ts';
import { linkSeconds } from '../../mail/mail.ts';

/** An address without an account gets no mail; the answer is the same, after the same time. */
export async function forgotPassword(deps: Deps, email: string, address: string): Promise<void> {
  await countMail(deps, 'forgot', email, address);
  await withMinimumTime(() =>
    deps.database.transaction(async (tx) => {
      const user = await userByEmail(tx, email);
      if (!user) return;
      const token = await issueLink(tx, 'reset', user, linkSeconds.reset);
      await enqueueMail(tx, resetMail(user, token, deps.settings.publicUrl));
    }),
  );
}

/** To a new account's address, or to one that waits to replace another. */
export async function resendVerification(deps: Deps, email: string, address: string): Promise<void> {
  await countMail(deps, 'resend', email, address);
  await withMinimumTime(() =>
    deps.database.transaction(async (tx) => {
      const wanted = email.toLowerCase();
      const waiting = await tx
        .select()
        .from(users)
        .where(
          or(
            eq(sql`lower(${users.pendingEmail})`, wanted),
            and(eq(sql`lower(${users.email})`, wanted), isNull(users.emailVerifiedAt)),
          ),
        )
        .limit(3);
      for (const user of waiting) {
        const moves = user.pendingEmail?.toLowerCase() === wanted;
        // Taken meanwhile: its owner has nothing to confirm.
        if (moves && (await userByEmail(tx, email))) continue;
        // As its owner wrote it, not as the request does.
        const to = moves ? { ...user, email: user.pendingEmail ?? email } : user;
        const token = await issueLink(tx, 'verify', to, linkSeconds.verify);
        await enqueueMail(tx, verifyMail(to, token, deps.settings.publicUrl));
      }
    }),
  );
}

async function countMail({ database, settings }: Deps, what: string, account: string, address: string) {
  const { mailByAddress, mailByAccount } = settings.limits;
  const from = { address, limit: mailByAddress };
  await countTries(database.db, what, from, { account, limit: mailByAccount });
}
