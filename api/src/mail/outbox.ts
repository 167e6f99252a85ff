import type { Db } from '../db/client.ts';
import { outbox } from '../db/schema/index.ts';

export interface Mail {
  readonly kind: 'order-confirmed' | 'payment-refunded' | 'order-refunded';
  /** Says the same thing once only. */
  readonly dedupeKey: string;
  readonly recipient: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

/** Writes a mail in the transaction of what it reports; a job sends it afterwards. */
export async function enqueueMail(tx: Db, mail: Mail): Promise<void> {
  await tx.insert(outbox).values(mail).onConflictDoNothing();
}
