import type { Opening } from '@ritual/shared/contract';
import { withMailStep, type ShownStep } from '@ritual/shared/kernel';

type Step = ShownStep['step'];

const count = (number: number, one: string, many: string): string =>
  `${number === 1000 ? 'More than 999' : String(number)} ${number === 1 ? one : many}`;

export const openingTitles: Readonly<Record<Step, string>> = {
  facts: 'The shop',
  policy: 'Promises to shoppers',
  factor: 'Second factor',
  tax: 'Tax',
  products: 'Products',
  'payment-keys': 'Payments',
  mail: 'Email',
  'paid-order': 'Test order',
};

const untaxed =
  'No order is taxed yet: the rates are 0%, or the shop is not registered for sales tax there today.';

/** Stripe forbids tests on live keys. */
const liveAlone = (payments: Opening['payments']): string =>
  payments?.testOrders === false
    ? ' An order of yours would be a real one: for test orders the server needs STRIPE_TEST_SECRET_KEY and STRIPE_TEST_WEBHOOK_SECRET.'
    : '';

type Words = (opening: Opening) => string;

const done: Readonly<Record<Step, Words>> = {
  facts: () => 'Name, address, email, phone and hours are entered.',
  policy: () => 'Shipping prices, days of delivery and return are saved.',
  factor: () => 'Your sign-in asks for a second factor.',
  tax: ({ taxRules, taxed = true }) =>
    `${count(taxRules, 'tax rule applies', 'tax rules apply')} now.${taxed ? '' : ` ${untaxed}`}`,
  products: ({ products }) => `${count(products, 'product is', 'products are')} published.`,
  'payment-keys': ({ paymentKeys, payments }) =>
    paymentKeys === 'test'
      ? 'Test keys of Stripe: no real money moves. Before the doors open for customers, give the server live keys, and keep the test keys as the second pair.'
      : `Live keys of Stripe.${liveAlone(payments)}`,
  mail: () => 'Your mail server takes the emails of the store.',
  'paid-order': ({ payments }) =>
    payments?.testOrders === true
      ? 'An order was paid. A test order stays out of stock, revenue and tax; ship and refund it to see how that goes.'
      : 'An order was paid. Ship and refund it if it was a test.',
};

const missing: Readonly<Record<Step, Words>> = {
  facts: () => 'Name, address, email, phone and hours are missing. Pages, mails and invoices show them.',
  policy: () =>
    'Shipping prices, days of delivery and return are the usual ones. Look at them and save them.',
  factor: () => 'Your account has none yet. Add an authenticator app or a passkey.',
  tax: () => 'No tax rule applies now. Enter the states where you are registered; 0 % is a rule, too.',
  products: ({ products }) =>
    products === 0
      ? 'None is published. Add the first one by hand, or many from a CSV file.'
      : `${count(products, 'product is', 'products are')} published, and nothing is in stock.`,
  'payment-keys': ({ paymentKeys }) =>
    paymentKeys === 'live'
      ? 'The live keys work, and Stripe does not let their account take payments yet. Do what is missing there, then check the account again.'
      : 'The server has no keys of Stripe. Its operator sets STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET.',
  mail: ({ mail }) =>
    mail === 'configured'
      ? 'A mail server is set, and it has taken no email yet. Open an email text and send a test to yourself. If it does not arrive, Emails says what the server answered.'
      : 'The server sends no emails: customers get no confirmation, and nobody can set a new password. Its operator sets SMTP_URL and MAIL_FROM.',
  'paid-order': ({ payments }) =>
    payments?.testOrders === true
      ? 'No order has been paid yet. Buy one piece as a shopper would, with the card 4242 4242 4242 4242, then ship and refund it. It is marked TEST, and stays out of stock, revenue and tax.'
      : 'No order has been paid yet. Buy one piece as a shopper would, then ship and refund it.',
};

/** The steps as the page shows them. */
export const openingList = ({ steps, mail }: Pick<Opening, 'steps' | 'mail'>): readonly ShownStep[] =>
  withMailStep(steps, mail);

/** What a step says: what is done, or what is missing. */
export function openingWords(step: Step, opening: Opening): string {
  const isDone = openingList(opening).some((each) => each.step === step && each.done);
  return (isDone ? done : missing)[step](opening);
}

/** Titles of what keeps the shop from opening. */
export function openingBlocks({ steps }: Pick<Opening, 'steps'>): string[] {
  return steps.flatMap(({ step, done: isDone, needed }) => (needed && !isDone ? [openingTitles[step]] : []));
}
