import type { LaterOutcome, PaymentErrorRecord } from '../intents/record.ts';

export type CardOutcome =
  | { kind: 'paid'; later?: LaterOutcome }
  | { kind: 'declined'; error: PaymentErrorRecord }
  | { kind: 'authenticate' }
  | { kind: 'delayed'; result: 'succeeded' | 'failed' };

export interface TestCard {
  number: string;
  brand: 'visa' | 'mastercard' | 'amex' | 'unknown';
  /** What happens, in the words of the hosted page's list. */
  title: string;
  /** Listed on the hosted page; the others work as well. */
  listed: boolean;
  outcome: CardOutcome;
}

function declined(code: string, declineCode: string | null, message: string): CardOutcome {
  return { kind: 'declined', error: { type: 'card_error', code, declineCode, message } };
}

const DECLINED = 'Your card was declined.';

/** Stripe's documented numbers, and two of our own for payments that are decided later. */
export const TEST_CARDS: readonly TestCard[] = [
  {
    number: '4242424242424242',
    brand: 'visa',
    title: 'Payment succeeds',
    listed: true,
    outcome: { kind: 'paid' },
  },
  {
    number: '4000000000000002',
    brand: 'visa',
    title: 'Card is declined',
    listed: true,
    outcome: declined('card_declined', 'generic_decline', DECLINED),
  },
  {
    number: '4000000000009995',
    brand: 'visa',
    title: 'Insufficient funds',
    listed: true,
    outcome: declined('card_declined', 'insufficient_funds', 'Your card has insufficient funds.'),
  },
  {
    number: '4000002500003155',
    brand: 'visa',
    title: 'Authentication required',
    listed: true,
    outcome: { kind: 'authenticate' },
  },
  {
    number: '4000000000007007',
    brand: 'visa',
    title: 'Delayed, then succeeds',
    listed: true,
    outcome: { kind: 'delayed', result: 'succeeded' },
  },
  {
    number: '4000000000007015',
    brand: 'visa',
    title: 'Delayed, then fails',
    listed: true,
    outcome: { kind: 'delayed', result: 'failed' },
  },
  {
    number: '5555555555554444',
    brand: 'mastercard',
    title: 'Payment succeeds (Mastercard)',
    listed: false,
    outcome: { kind: 'paid' },
  },
  {
    number: '378282246310005',
    brand: 'amex',
    title: 'Payment succeeds (American Express, CVC of 4 digits)',
    listed: false,
    outcome: { kind: 'paid' },
  },
  {
    number: '4000000000000069',
    brand: 'visa',
    title: 'Card has expired',
    listed: false,
    outcome: declined('expired_card', null, 'Your card has expired.'),
  },
  {
    number: '4000000000000127',
    brand: 'visa',
    title: 'Wrong security code',
    listed: false,
    outcome: declined('incorrect_cvc', null, "Your card's security code is incorrect."),
  },
  {
    number: '4000000000000119',
    brand: 'visa',
    title: 'Processing error',
    listed: false,
    outcome: declined(
      'processing_error',
      null,
      'An error occurred while processing your card. Try again in a little bit.',
    ),
  },
  {
    number: '4000000000007726',
    brand: 'visa',
    title: 'Payment succeeds, refunds arrive later',
    listed: false,
    outcome: { kind: 'paid', later: 'refunds arrive later' },
  },
  {
    number: '4000000000005126',
    brand: 'visa',
    title: 'Payment succeeds, refunds fail later',
    listed: false,
    outcome: { kind: 'paid', later: 'refunds fail later' },
  },
  {
    number: '4000000000000259',
    brand: 'visa',
    title: 'Payment succeeds and is disputed',
    listed: false,
    outcome: { kind: 'paid', later: 'disputed' },
  },
  {
    number: '4000000000001976',
    brand: 'visa',
    title: 'Payment succeeds, the bank asks about it',
    listed: false,
    outcome: { kind: 'paid', later: 'inquiry' },
  },
  {
    number: '4000000000005423',
    brand: 'visa',
    title: 'Payment succeeds, the issuer warns of fraud',
    listed: false,
    outcome: { kind: 'paid', later: 'warned' },
  },
];

/** Any other number that could be a card: refused, as Stripe refuses real cards in test mode. */
const NOT_A_TEST_CARD = declined(
  'card_declined',
  'test_mode_live_card',
  'Your card was declined. This is a test page, and the number is not one of the test cards.',
);

export function findCard(number: string): Pick<TestCard, 'brand' | 'outcome'> {
  return TEST_CARDS.find((card) => card.number === number) ?? { brand: 'unknown', outcome: NOT_A_TEST_CARD };
}
