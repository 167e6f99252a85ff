import type { MailState, MailSummary } from '@ritual/shared/contract';
import { formatDateTime } from '@ritual/shared/kernel';
import { Badge, type BadgeTone } from '@ritual/shared/ui';

export const stateLabel: Readonly<Record<MailState, string>> = {
  waiting: 'Waiting',
  failed: 'Failed',
  sent: 'Sent',
};

const tones: Readonly<Record<MailState, BadgeTone>> = {
  waiting: 'warning',
  failed: 'error',
  sent: 'success',
};

export function MailBadge({ state }: Pick<MailSummary, 'state'>) {
  return <Badge tone={tones[state]}>{stateLabel[state]}</Badge>;
}

/** 'order-confirmed' → 'Order confirmed' */
export function kindLabel(kind: string): string {
  const words = kind.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The state of a mail in one sentence. */
export function deliveryText({ state, attempts, sentAt, failedAt }: MailSummary): string {
  if (state === 'sent') return `Sent ${formatDateTime(sentAt ?? '')}`;
  const tries = attempts === 1 ? '1 try' : `${attempts} tries`;
  if (state === 'failed') return `Given up after ${tries}, ${formatDateTime(failedAt ?? '')}`;
  return attempts === 0 ? 'Not tried yet' : `${tries} so far`;
}
