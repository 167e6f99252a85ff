import type { Db } from '../db/client.ts';
import { outbox } from '../db/schema/index.ts';
import { linkSeconds } from '../modules/account/links.ts';
import { shopFacts } from '../modules/shop/repository.ts';
import { compose, type Letter } from './letter.ts';

/** Mails that carry a link which opens something, and how long it does: gone from the books once they are sent or given up. */
const linkLives = {
  welcome: linkSeconds.welcome,
  'verify-email': linkSeconds.verify,
  'reset-password': linkSeconds.reset,
} as const;

type SecretKind = keyof typeof linkLives;

export const isSecret = (kind: string): kind is SecretKind => Object.hasOwn(linkLives, kind);

/** Whether a mail is of no use any more: its link has expired. */
export function isStale({ kind, createdAt }: { readonly kind: string; readonly createdAt: Date }): boolean {
  return isSecret(kind) && createdAt.getTime() + linkLives[kind] * 1000 < Date.now();
}

/** Elsewhere only the hash of a link's token is kept; nobody reads a mail again here to open an account. */
export const withoutLink = {
  html: 'The link is only in the mail.',
  text: 'The link is only in the mail.',
} as const;

export interface Mail {
  readonly kind:
    | SecretKind
    | 'password-changed'
    | 'email-changed'
    | 'email-in-use'
    | 'account-deleted'
    | 'order-confirmed'
    | 'payment-refunded'
    | 'order-refunded'
    | 'refund-failed'
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
 * Writes a letter in the transaction of what it reports; a job sends it afterwards. An order of somebody who has left has no
 * address any more, and nobody is told of it.
 */
export async function enqueueMail(tx: Db, letter: Letter): Promise<void> {
  if (letter.recipient === '') return;
  await storeMail(tx, compose(letter, await shopFacts(tx)));
}

/** A mail that is written already. */
export async function storeMail(tx: Db, mail: Mail): Promise<void> {
  await tx.insert(outbox).values(mail).onConflictDoNothing();
}
