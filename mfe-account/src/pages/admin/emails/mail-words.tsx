import type { MailState, MailSummary } from '@ritual/shared/contract';
import { StatusWord, type Tone } from '../../../admin/index.ts';
import { shortTime } from '../../../admin/theme/dates.ts';

/** What the mail server took over is accepted: whether it reached a mailbox is not known. */
export const stateLabel: Readonly<Record<MailState, string>> = {
  waiting: 'Waiting',
  failed: 'Failed',
  sent: 'Accepted',
};

const tones: Readonly<Record<MailState, Tone>> = { waiting: 'warn', failed: 'bad', sent: 'good' };

export function MailWord({ state }: Pick<MailSummary, 'state'>) {
  return <StatusWord tone={tones[state]}>{stateLabel[state]}</StatusWord>;
}

/** 'order-confirmed' → 'Order confirmed' */
export function kindLabel(kind: string): string {
  const words = kind.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The state of a mail in one sentence. */
export function deliveryText({ state, attempts, sentAt, failedAt }: MailSummary): string {
  if (state === 'sent') return `Accepted by the mail server ${shortTime(sentAt ?? '')}`;
  const tries = attempts === 1 ? '1 try' : `${String(attempts)} tries`;
  if (state === 'failed') return `Given up after ${tries}, ${shortTime(failedAt ?? '')}`;
  return attempts === 0 ? 'Not tried yet' : `${tries} so far`;
}

const orderNumber = /\b((?:ROP|TEST)-[0-9A-Z]+)/;

/** The order that a mail is about, by its subject. */
export const orderOf = ({ subject }: Pick<MailSummary, 'subject'>): string | null =>
  orderNumber.exec(subject)?.[1] ?? null;
