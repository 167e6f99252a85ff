import { processingWords, refundWords, type ShopPolicy } from '@ritual/shared/kernel';
import type { Outcome } from './payment-outcome.ts';

const titles: Readonly<Record<Outcome, readonly [string, string]>> = {
  successful: ['Payment', 'Successful'],
  processing: ['Payment', 'Processing'],
  refunded: ['Payment', 'Refunded'],
  closed: ['Payment', 'Canceled'],
};

/** The two lines of the title. */
export function outcomeTitle(outcome: Outcome): readonly [string, string] {
  return titles[outcome];
}

interface Facts {
  readonly firstName: string | undefined;
  /** Known to the owner only. */
  readonly email: string | undefined;
  /** The order is still being checked. */
  readonly watching: boolean;
  readonly promises: ShopPolicy;
}

/** Texts about the outcome for the shopper. */
export function outcomeText(outcome: Outcome, { firstName, email, watching, promises }: Facts): string {
  const where = email === undefined ? 'a confirmation by email' : `a confirmation to ${email}`;
  switch (outcome) {
    case 'successful': {
      const thanks =
        firstName !== undefined && email !== undefined ? `Thank you, ${firstName}.` : 'Thank you.';
      return `${thanks} We sent ${where} and pack your order within ${processingWords(promises)} business days.`;
    }
    case 'processing':
      return watching
        ? 'This takes a few seconds. You can leave this page.'
        : 'This takes longer than usual. You can leave this page: we send you an email as soon as the payment is confirmed.';
    case 'refunded':
      return `Your money is on its way back to you. ${refundWords(promises)}`.trim();
    case 'closed':
      return 'This order was not paid, and nothing was charged. Your cart is as you left it.';
  }
}
