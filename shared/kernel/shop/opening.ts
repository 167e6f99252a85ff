/** What an owner does before the shop opens, in this order; the opening itself comes last. */
export const openingSteps = [
  'facts',
  'policy',
  'factor',
  'tax',
  'products',
  'payment-keys',
  'paid-order',
] as const;
export type OpeningStep = (typeof openingSteps)[number];

/** Whether mails are sent: no server is configured, one is, or one has accepted a mail. */
export const mailServerStates = ['none', 'configured', 'accepted'] as const;
export type MailServerState = (typeof mailServerStates)[number];

/** With test keys no real money moves. */
export const paymentKeyKinds = ['none', 'test', 'live'] as const;
export type PaymentKeyKind = (typeof paymentKeyKinds)[number];

/** What of the database and the configuration the steps are read from. */
export interface OpeningState {
  readonly facts: boolean;
  /** Whether the owner has saved what the shop promises; until then the defaults hold. */
  readonly policySaved: boolean;
  /** Of who asks. */
  readonly hasFactor: boolean;
  /** How many tax rules apply now. */
  readonly taxRules: number;
  /** How many products shoppers would see, and whether one of them has a piece that is not held for an order. */
  readonly products: number;
  readonly hasStock: boolean;
  readonly paymentKeys: PaymentKeyKind;
  /** Whether the provider said that the account of these keys may not charge. */
  readonly cannotCharge: boolean;
  /** Whether an order was ever paid. */
  readonly paidOrder: boolean;
}

const done: Readonly<Record<OpeningStep, (state: OpeningState) => boolean>> = {
  facts: ({ facts }) => facts,
  policy: ({ policySaved }) => policySaved,
  factor: ({ hasFactor }) => hasFactor,
  tax: ({ taxRules }) => taxRules > 0,
  products: ({ products, hasStock }) => products > 0 && hasStock,
  // With test keys an account may try everything before it is allowed to charge.
  'payment-keys': ({ paymentKeys, cannotCharge }) =>
    paymentKeys !== 'none' && !(paymentKeys === 'live' && cannotCharge),
  'paid-order': ({ paidOrder }) => paidOrder,
};

/** Without one of these no shopper could buy. The others are advice. */
const needed: readonly OpeningStep[] = ['facts', 'tax', 'products', 'payment-keys'];

export interface OpeningStepState {
  readonly step: OpeningStep;
  readonly done: boolean;
  /** The shop does not open without it. */
  readonly needed: boolean;
}

export function openingStepsOf(state: OpeningState): OpeningStepState[] {
  return openingSteps.map((step) => ({ step, done: done[step](state), needed: needed.includes(step) }));
}

/** A step as pages show it: what the server names, and mail, of which it tells apart. It is advice. */
export type ShownStep = Omit<OpeningStepState, 'step'> & { readonly step: OpeningStep | 'mail' };

/** Mail comes before the test order, which sends the first one to a shopper. */
export function withMailStep(
  steps: readonly OpeningStepState[],
  mail: MailServerState | undefined,
): readonly ShownStep[] {
  if (mail === undefined) return steps;
  const at = steps.findIndex(({ step }) => step === 'paid-order');
  const own = { step: 'mail', done: mail === 'accepted', needed: false } as const;
  return at < 0 ? [...steps, own] : [...steps.slice(0, at), own, ...steps.slice(at)];
}

/** What keeps the shop from opening; empty: nothing does. */
export function missingForOpening(state: OpeningState): OpeningStep[] {
  return needed.filter((step) => !done[step](state));
}

/** Of a secret or restricted key of Stripe. */
export function paymentKeyKindOf(key: string): PaymentKeyKind {
  const [, kind] = /^[rs]k_(test|live)_./.exec(key) ?? [];
  return kind === 'test' || kind === 'live' ? kind : 'none';
}
