import { createHmac, timingSafeEqual } from 'node:crypto';
import { isUuid } from '../../db/is-uuid.ts';
import { sql } from '../../db/drizzle.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';

type Secret = Pick<Deps['settings'], 'tokenSecret'>;

const signed = ({ tokenSecret }: Secret, userId: string): string =>
  createHmac('sha256', tokenSecret).update(`stop review mails: ${userId}`).digest('base64url');

/**
 * What the link in a mail proves: nothing but that a mail went to this account, which is enough to stop such mails. It has no end,
 * because a mail from last year must be stoppable as well, and is kept nowhere.
 */
export function stopToken(secret: Secret, userId: string): string {
  return `${userId}.${signed(secret, userId)}`;
}

/** Throws LINK_INVALID. Of an account that is gone there is nothing to stop, which is no error. */
export async function stopReviewMails(
  { database, settings }: Pick<Deps, 'database' | 'settings'>,
  token: string,
): Promise<void> {
  const [userId = '', signature = ''] = token.split('.');
  const given = Buffer.from(signature);
  const right = Buffer.from(signed(settings, userId));
  if (!isUuid(userId) || given.length !== right.length || !timingSafeEqual(given, right)) {
    throw new AppError('LINK_INVALID');
  }
  await database.db.execute(sql`
    update preferences set review_requests = false, changed_at = now() where user_id = ${userId} and review_requests`);
}
