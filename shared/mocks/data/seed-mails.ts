import type { MockStore } from './mock-store.ts';
import type { MockMail } from './state.ts';

interface Seed extends Pick<MockMail, 'kind' | 'recipient' | 'subject' | 'text'> {
  readonly minutesAgo: number;
  readonly end?: 'sent' | 'failed';
  readonly attempts?: number;
  readonly lastError?: string;
}

const noSuchUser = 'Error: Recipient command failed: 550 5.1.1 No such user';

const seeds: readonly Seed[] = [
  {
    kind: 'order-confirmed',
    recipient: 'shopper@example.com',
    minutesAgo: 4,
    attempts: 2,
    subject: 'Order ROP-7K3M9Q is confirmed',
    text: 'RITUAL OF POWER\n\nThank you for your order\n\nYour payment of $112.30 for order ROP-7K3M9Q has arrived.',
    lastError: 'Error: Message failed: 451 4.3.0 Try again later',
  },
  {
    kind: 'contact-receipt',
    recipient: 'jordan@example.test',
    minutesAgo: 180,
    end: 'failed',
    attempts: 1,
    lastError: noSuchUser,
    subject: 'We have your message C-7K3M9QX1',
    text: 'RITUAL OF POWER\n\nWe have your message\n\nHello Jordan,\n\nThank you for writing to us.',
  },
  {
    kind: 'reset-password',
    recipient: 'priya@example.test',
    minutesAgo: 240,
    end: 'failed',
    attempts: 1,
    lastError: noSuchUser,
    subject: 'Choose a new password',
    text: 'The link is only in the mail.',
  },
  {
    kind: 'order-shipped',
    recipient: 'shopper@example.com',
    minutesAgo: 7000,
    end: 'sent',
    attempts: 1,
    subject: 'Order ROP-2F8XTD has shipped',
    text: 'RITUAL OF POWER\n\nYour order has shipped\n\nOrder ROP-2F8XTD is on its way with UPS.',
  },
];

/** Seeds mails in every state for administrators. */
export function seedMails(store: MockStore): void {
  if (store.state.mails.length > 0) return;
  const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
  store.state.mails = seeds.map(({ minutesAgo, end, attempts = 0, lastError = null, ...mail }): MockMail => {
    const done = ago(minutesAgo - 1);
    return {
      ...mail,
      id: store.newId(),
      html: `<p>${mail.text}</p>`,
      attempts,
      lastError,
      createdAt: ago(minutesAgo),
      nextAttemptAt: end === undefined ? ago(-2) : null,
      sentAt: end === 'sent' ? done : null,
      failedAt: end === 'failed' ? done : null,
    };
  });
}
