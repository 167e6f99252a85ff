import type { MailState, MailSummary, StoredMail } from '../../contract/index.ts';
import { MockError } from '../mock-error.ts';
import type { MockStore } from './mock-store.ts';
import type { MockMail } from './state.ts';

const secretKinds = new Set([
  'welcome',
  'verify-email',
  'reset-password',
  'staff-invitation',
  'order-delayed',
  'order-change-payment',
  'order-payment',
  'opening-confirm',
]);
const noLink = 'The link is only in the mail.';
const fresh = { attempts: 0, lastError: null, sentAt: null, failedAt: null } as const;

interface Written extends Pick<MockMail, 'kind' | 'recipient' | 'subject' | 'text' | 'orderId'> {
  readonly id?: string;
}

/** Adds a mail to the outbox, where it stays. */
export function writeMail(store: MockStore, { id = store.newId(), ...mail }: Written): void {
  const now = new Date().toISOString();
  const html = `<p>${mail.text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</p>`;
  const made: MockMail = { ...mail, ...fresh, id, html, createdAt: now, nextAttemptAt: now };
  store.state.mails = [made, ...store.state.mails];
}

/** The mail server permanently refuses the waiting mails. */
export function refuseMails(store: MockStore): void {
  const failedAt = new Date().toISOString();
  const lastError = 'Error: 550 no such box';
  store.state.mails = store.state.mails.map((mail) =>
    stateOf(mail) === 'waiting'
      ? {
          ...mail,
          failedAt,
          lastError,
          nextAttemptAt: null,
          attempts: mail.attempts + 1,
          ...(secretKinds.has(mail.kind) && { html: noLink, text: noLink }),
        }
      : mail,
  );
}

export function stateOf({ sentAt, failedAt }: Pick<MockMail, 'sentAt' | 'failedAt'>): MailState {
  if (sentAt !== null) return 'sent';
  return failedAt === null ? 'waiting' : 'failed';
}

export function presentMail({ orderId: _, ...mail }: MockMail): StoredMail {
  const state = stateOf(mail);
  return { ...mail, state, retryable: state === 'failed' && !secretKinds.has(mail.kind) };
}

export function summaryOf(mail: MockMail): MailSummary {
  const { html: _, text: __, ...summary } = presentMail(mail);
  return summary;
}

export function mailOr404(store: MockStore, id: string): MockMail {
  const mail = store.state.mails.find((each) => each.id === id);
  if (!mail) throw new MockError('MAIL_NOT_FOUND');
  return mail;
}
