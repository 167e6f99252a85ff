import fc from 'fast-check';
import type { ModelMethod } from './totals.ts';

// What may happen next. Indices are taken modulo what there is, so that any sequence makes sense and can be shortened.

const who = fc.nat({ max: 2 });
const nth = fc.nat({ max: 50 });
const quantity = fc.oneof({ weight: 9, arbitrary: fc.integer({ min: 1, max: 3 }) }, fc.constantFrom(98, 99));
const rarely = fc.constantFrom(true, false, false, false);
const cart = fc.constantFrom('visitor', 'account', 'account');
const method = fc.constantFrom<ModelMethod>('standard', 'standard', 'standard', 'expedited', 'next-day');

const kinds = {
  add: fc.record({ kind: fc.constant('add'), who, cart, nth, quantity }),
  update: fc.record({ kind: fc.constant('update'), who, cart, nth, to: nth, quantity }),
  remove: fc.record({ kind: fc.constant('remove'), who, cart, nth }),
  merge: fc.record({ kind: fc.constant('merge'), who }),
  price: fc.record({ kind: fc.constant('price'), nth, cents: fc.integer({ min: 100, max: 30_000 }) }),
  rate: fc.record({ kind: fc.constant('rate'), who, rate: fc.constantFrom(0, 4_000, 6_250, 8_875) }),
  stock: fc.record({ kind: fc.constant('stock'), nth, by: fc.integer({ min: -4, max: 6 }) }),
  checkout: fc.record({ kind: fc.constant('checkout'), who, named: fc.boolean(), again: rarely, method }),
  pay: fc.record({
    kind: fc.constant('pay'),
    nth,
    card: fc.constantFrom('paid', 'paid', 'paid', 'declined', 'later', 'failing'),
  }),
  decide: fc.record({ kind: fc.constant('decide'), nth }),
  expire: fc.record({ kind: fc.constant('expire'), nth }),
  giveUp: fc.record({ kind: fc.constant('giveUp'), nth }),
  cancel: fc.record({ kind: fc.constant('cancel'), nth }),
  resume: fc.record({ kind: fc.constant('resume'), nth }),
  webhooks: fc.record({ kind: fc.constant('webhooks'), newestFirst: fc.boolean(), twice: fc.boolean() }),
  reconcile: fc.record({ kind: fc.constant('reconcile'), nth }),
  sweep: fc.record({ kind: fc.constant('sweep') }),
  refund: fc.record({
    kind: fc.constant('refund'),
    nth,
    by: fc.constantFrom('operator', 'operator', 'dashboard'),
    /** Thousandths of the total. */
    share: fc.constantFrom(1000, 1000, 500, 333, 1),
    restock: fc.boolean(),
  }),
  sendRefunds: fc.record({ kind: fc.constant('sendRefunds') }),
  buy: fc.record({ kind: fc.constant('buy'), who, nth, quantity: fc.integer({ min: 1, max: 2 }) }),
  ship: fc.record({ kind: fc.constant('ship'), nth, part: fc.boolean() }),
  deliver: fc.record({ kind: fc.constant('deliver'), nth }),
  askReturn: fc.record({ kind: fc.constant('askReturn'), nth }),
  judgeReturn: fc.record({ kind: fc.constant('judgeReturn'), nth, reject: rarely }),
  exchange: fc.record({ kind: fc.constant('exchange'), nth }),
  receive: fc.record({
    ...{ kind: fc.constant('receive'), nth },
    stock: fc.constantFrom('BACK', 'BACK', 'WRITTEN_OFF', 'NOT_ARRIVED'),
    outcome: fc.constantFrom('REFUND', 'EXCHANGE', 'EXCHANGE', 'NOTHING'),
  }),
  holdsEnd: fc.record({ kind: fc.constant('holdsEnd') }),
  change: fc.record({
    kind: fc.constant('change'),
    nth,
    how: fc.constantFrom('swap', 'swap', 'more', 'less'),
    waived: rarely,
  }),
  payChange: fc.record({ kind: fc.constant('payChange'), nth }),
  dispute: fc.record({ kind: fc.constant('dispute'), nth, inquiry: rarely }),
  closeDispute: fc.record({ kind: fc.constant('closeDispute'), nth, result: fc.constantFrom('won', 'lost') }),
  failRefund: fc.record({ kind: fc.constant('failRefund'), nth }),
  sweepChanges: fc.record({ kind: fc.constant('sweepChanges') }),
} as const;

const weights: Partial<Record<keyof typeof kinds, number>> = {
  ...{
    add: 12,
    checkout: 12,
    pay: 8,
    webhooks: 3,
    refund: 3,
    giveUp: 2,
    merge: 2,
    stock: 2,
    update: 2,
    reconcile: 2,
    ...{
      buy: 6,
      ship: 6,
      deliver: 4,
      askReturn: 5,
      judgeReturn: 8,
      exchange: 6,
      receive: 10,
      change: 8,
      payChange: 8,
      ...{ dispute: 3, closeDispute: 8, failRefund: 8 },
    },
  },
};

export const step = fc.oneof(
  ...Object.entries(kinds).map(([kind, arbitrary]) => ({
    weight: weights[kind as keyof typeof kinds] ?? 1,
    arbitrary,
  })),
);

type Kinds = typeof kinds;
type StepOf<Kind extends keyof Kinds> = Kinds[Kind] extends fc.Arbitrary<infer Value> ? Value : never;
export type Step = { [Kind in keyof Kinds]: StepOf<Kind> & { readonly kind: Kind } }[keyof Kinds];
export type StepKind<Kind extends Step['kind']> = Extract<Step, { kind: Kind }>;
