const hour = 3600;

/** How long the link in a mail works. */
export const linkSeconds = { reset: hour, verify: 24 * hour, welcome: 3 * 24 * hour } as const;

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

/** Elsewhere only the hash of a link's token is kept; so reading a stored mail must not open an account either. */
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
