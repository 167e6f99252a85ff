import { openingListPolicy } from '@ritual/shared/kernel';

const hour = 3600;

/** How long the link in a mail works. */
export const linkSeconds = {
  reset: hour,
  verify: 24 * hour,
  welcome: 3 * 24 * hour,
  invitation: 3 * 24 * hour,
  /** Longer than any answer to a delay can be waited for. */
  delay: 60 * 24 * hour,
  /** As long as the pieces of a change are held. */
  change: 24 * hour,
  /** Of the list of those who want to be told of the opening: as long as the address is kept. */
  opening: openingListPolicy.confirmDays * 24 * hour,
  /** As long as the pieces of an order that the staff has made are held. */
  order: 24 * hour,
} as const;

/** Mails that carry a link which opens something, and its lifetime in seconds. Their texts are deleted once they are sent or given up. */
const linkLives = {
  welcome: linkSeconds.welcome,
  'verify-email': linkSeconds.verify,
  'reset-password': linkSeconds.reset,
  'staff-invitation': linkSeconds.invitation,
  'order-delayed': linkSeconds.delay,
  'order-change-payment': linkSeconds.change,
  'order-payment': linkSeconds.order,
  'opening-confirm': linkSeconds.opening,
} as const;

type SecretKind = keyof typeof linkLives;

export const isSecret = (kind: string): kind is SecretKind => Object.hasOwn(linkLives, kind);

/** Whether a mail is of no use any more: its link has expired. */
export function isStale({ kind, createdAt }: { readonly kind: string; readonly createdAt: Date }): boolean {
  return isSecret(kind) && createdAt.getTime() + linkLives[kind] * 1000 < Date.now();
}

/** Replaces a mail's texts after sending. Tokens are stored as hashes only, so a stored mail must not contain one either. */
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
    | 'sign-in-changed'
    | 'order-confirmed'
    | 'address-corrected'
    | 'order-changed'
    | 'order-change-dropped'
    | 'order-change-refunded'
    | 'payment-refunded'
    | 'order-refunded'
    | 'refund-failed'
    | 'order-canceled'
    | 'order-shipped'
    | 'return-requested'
    | 'return-decided'
    | 'return-received'
    | 'contact-receipt'
    | 'contact-reply'
    | 'review-request'
    | 'order-notice'
    | 'test'
    | 'shop-opened';
  /** At most one mail is written for each key. */
  readonly dedupeKey: string;
  readonly recipient: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  /** Of which order it tells. */
  readonly orderId?: string;
  /** Where one click stops mails of this kind; absent: they come in any case. */
  readonly unsubscribeUrl?: string;
}
