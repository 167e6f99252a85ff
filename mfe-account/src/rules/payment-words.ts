import type { CheckedAccount, Opening, PaymentKeysCheck } from '@ritual/shared/contract';

/** An event that has not arrived for so long does not arrive by itself any more. Seconds. */
export const eventWait = 60;

const wants: readonly (readonly [RegExp, string])[] = [
  [/^external_account/, 'a bank account for payouts'],
  [/^tos_acceptance/, "that you accept Stripe's terms"],
  [/^business_profile\.(url|product_description)/, 'the address of your shop, or what it sells'],
  [/^business_profile/, 'what kind of business it is and how to reach it'],
  [/statement_descriptor/, 'what cards’ statements call your shop'],
  [/verification|document/, 'a document that proves who you are'],
  [
    /^(individual|representative|person_|owners|directors|executives)/,
    'details of who owns or runs the business',
  ],
  [/^company\.tax_id/, 'the tax ID of the business'],
  [/^(company|business_type)/, 'name and address of the business'],
];

/** What the provider wants to know, each once, in plain words; what is not known here in the provider's own. */
export function dueWords(due: readonly string[]): string[] {
  const words = due.map(
    (each) => wants.find(([pattern]) => pattern.test(each))?.[1] ?? each.replace(/[._]/g, ' '),
  );
  return [...new Set(words)];
}

const and = new Intl.ListFormat('en-US', { type: 'conjunction' });

/** What the account may not do, or lacks, and what to do about it. Nothing: it may do everything. */
export function accountProblems(account: CheckedAccount): string[] {
  const { chargesEnabled, payoutsEnabled, country, statementDescriptor, due } = account;
  return [
    ...(chargesEnabled ? [] : ['Stripe does not let this account take payments yet.']),
    ...(payoutsEnabled ? [] : ['Stripe does not pay out to your bank yet.']),
    ...(due.length === 0
      ? []
      : [
          `Stripe still wants ${and.format(dueWords(due))}: enter it in the Stripe dashboard, under Settings, Account.`,
        ]),
    ...(due.length === 0 && !(chargesEnabled && payoutsEnabled)
      ? [
          'Open the Stripe dashboard: its first page says what is missing, or that your details are being looked at.',
        ]
      : []),
    ...(country === null || country === 'US'
      ? []
      : [
          `The account is one of ${country}, and this shop sells in US dollars in the United States: use keys of an account there.`,
        ]),
    ...(statementDescriptor === null || statementDescriptor === ''
      ? [
          'Card statements have no name of your shop: set the statement descriptor under Settings, Business, or customers may take a payment for fraud.',
        ]
      : []),
  ];
}

export const accountGood = ({ statementDescriptor }: CheckedAccount): string =>
  `The account takes payments and pays out. Card statements say ${statementDescriptor ?? ''}.`;

/** Whether an event that was asked for has arrived. @param now milliseconds */
export function eventState(
  event: PaymentKeysCheck['event'],
  now: number,
): 'none' | 'waiting' | 'arrived' | 'late' {
  if (event === null) return 'none';
  if (event.arrivedAt !== null) return 'arrived';
  return now - Date.parse(event.askedAt) > eventWait * 1000 ? 'late' : 'waiting';
}

export function eventWords(event: PaymentKeysCheck['event'], now: number): string {
  const state = eventState(event, now);
  if (event === null || state === 'none')
    return 'Whether messages of Stripe reach this store has not been checked.';
  if (event.arrivedAt !== null) {
    const seconds = Math.max(1, Math.round((Date.parse(event.arrivedAt) - Date.parse(event.askedAt)) / 1000));
    return `The webhook works: a message of Stripe arrived after ${String(seconds)} ${seconds === 1 ? 'second' : 'seconds'}.`;
  }
  if (state === 'waiting') return 'Stripe was asked to send a message. It usually arrives within seconds.';
  return `No message of Stripe arrived within ${String(eventWait)} seconds. In the Stripe dashboard, under Developers, Webhooks, look at the endpoint: its address has to end with /api/stripe/webhook, it has to be of the same mode as the keys and have the event checkout.session.expired, and its signing secret has to be the STRIPE_WEBHOOK_SECRET of the server. The endpoint lists each try and what the store answered.`;
}

type Keys = Pick<Opening, 'paymentKeys' | 'payments'>;

/** What an opened shop is told of its keys for as long as it is so; null: nothing. A demo takes no money, and says so elsewhere. */
export function keysWarning({ paymentKeys, payments }: Keys, now: number): string | null {
  if (payments?.real !== true) return null;
  if (paymentKeys !== 'live')
    return 'No real money moves: the server has test keys of Stripe. Real cards are refused, and test cards are not charged. The person who runs the server sets the live STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET, moves the test keys to STRIPE_TEST_SECRET_KEY and STRIPE_TEST_WEBHOOK_SECRET, and starts the server again.';
  const { account, event } = payments;
  if (account === null || event === null)
    return 'The payment keys were changed, or never checked. Check that the account may take payments, and that the messages of Stripe arrive.';
  if (!account.chargesEnabled) return 'Stripe does not let this account take payments.';
  const state = eventState(event, now);
  if (state === 'late') return 'The last message of Stripe that was asked for did not arrive.';
  // The check is shown below these words, and looks for the message only while they are there.
  return state === 'waiting' ? 'Whether the messages of Stripe arrive is being checked.' : null;
}

/** What the question before the opening says of the keys; empty: nothing. */
export function keysQuestion({ paymentKeys, payments }: Keys): string[] {
  if (paymentKeys === 'test')
    return ['The payment keys are test keys: no real card can pay, and orders bring no money.'];
  if (payments?.real !== true || paymentKeys !== 'live') return [];
  const { account, event } = payments;
  return [
    ...(account === null
      ? ['The account of the payment keys was not checked: whether it may take payments is not known.']
      : accountProblems(account)),
    ...(event?.arrivedAt
      ? []
      : [
          'Whether the messages of Stripe arrive was not checked: without them orders may count as paid late.',
        ]),
  ];
}
