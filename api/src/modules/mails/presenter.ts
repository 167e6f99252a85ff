import type { MailState, MailSummary } from '@ritual/shared/contract';
import { isSecret } from '../../mail/mail.ts';
import type { MailRow } from './repository.ts';

export function stateOf({ sentAt, failedAt }: MailRow): MailState {
  if (sentAt) return 'sent';
  return failedAt ? 'failed' : 'waiting';
}

/** What was forgotten cannot be sent again. */
export const isRetryable = (row: MailRow): boolean => stateOf(row) === 'failed' && !isSecret(row.kind);

export function presentMail(row: MailRow): MailSummary {
  const { id, kind, recipient, subject, attempts, lastError } = row;
  const state = stateOf(row);
  return {
    ...{ id, kind, recipient, subject, state, attempts, lastError, retryable: isRetryable(row) },
    createdAt: row.createdAt.toISOString(),
    sentAt: row.sentAt?.toISOString() ?? null,
    nextAttemptAt: state === 'waiting' ? row.nextAttemptAt.toISOString() : null,
    failedAt: row.failedAt?.toISOString() ?? null,
  };
}

/** The text with every link that opens something made useless. */
export const withoutTokens = (text: string): string => text.replace(/([?&]token=)[^\s"'&<]+/g, '$1…');
