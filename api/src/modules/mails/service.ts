import type { Right, StoredMail } from '@ritual/shared/contract';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import type { Db } from '../../db/client.ts';
import { isSecret } from '../../mail/mail.ts';
import { audited, type AuditedCall } from '../audit/audited.ts';
import { isRetryable, presentMail, withoutTokens } from './presenter.ts';
import { mailById, putBack, type MailRow } from './repository.ts';

async function mailOr404({ database }: Deps, id: string): Promise<MailRow> {
  const row = await mailById(database.db, id);
  if (!row) throw new AppError('MAIL_NOT_FOUND');
  return row;
}

/**
 * A mail with both its forms. The link of a reset mail is enough to take the account over, so administrators see it in a
 * demonstration without a mail server only, and of those who may appoint others: owners.
 */
export async function readMail(deps: Deps, id: string, rights: readonly Right[]): Promise<StoredMail> {
  const row = await mailOr404(deps, id);
  const { production, mail } = deps.settings;
  const { html, text } = row;
  const shown =
    isSecret(row.kind) && (production || mail.smtpUrl !== null || !rights.includes('staff.write'))
      ? { html: withoutTokens(html), text: withoutTokens(text) }
      : { html, text };
  return { ...presentMail(row), ...shown };
}

/** Sends a given-up mail again, with the same message id as before. */
export async function retryMail(deps: Deps, call: AuditedCall, id: string): Promise<MailRow> {
  if (!isRetryable(await mailOr404(deps, id))) throw new AppError('MAIL_NOT_RETRYABLE');
  // Of two who press at once, the other finds that it waits.
  const what = { action: 'mail.retry', subject: { type: 'mail', id }, personal: null };
  return audited(deps, call, { ...what, read: (tx) => stateOfMail(tx, id) }, async (tx) => {
    const row = await putBack(tx, id);
    if (!row) throw new AppError('MAIL_NOT_RETRYABLE');
    return row;
  });
}

async function stateOfMail(tx: Db, id: string) {
  const row = await mailById(tx, id);
  return row && { state: presentMail(row).state, attempts: row.attempts };
}
