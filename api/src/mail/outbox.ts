import type { Db } from '../db/client.ts';
import { outbox } from '../db/schema/index.ts';

/** Mails that carry a link which opens something: gone from the books once they are sent. */
export const secretKinds = ['welcome', 'verify-email', 'reset-password'] as const;

export interface Mail {
  readonly kind:
    | (typeof secretKinds)[number]
    | 'password-changed'
    | 'email-changed'
    | 'email-in-use'
    | 'account-deleted'
    | 'order-confirmed'
    | 'payment-refunded'
    | 'order-refunded'
    | 'order-canceled'
    | 'order-shipped'
    | 'return-requested'
    | 'return-decided'
    | 'contact-receipt'
    | 'contact-reply';
  /** Says the same thing once only. */
  readonly dedupeKey: string;
  readonly recipient: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

/**
 * Writes a mail in the transaction of what it reports; a job sends it afterwards. An order of somebody who has left has no
 * address any more, and nobody is told of it.
 */
export async function enqueueMail(tx: Db, mail: Mail): Promise<void> {
  if (mail.recipient === '') return;
  await tx.insert(outbox).values(mail).onConflictDoNothing();
}
