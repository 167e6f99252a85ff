import { beforeAll, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { Person } from '../../testing/people.ts';
import { setUpTestStore } from '../../testing/set-up.ts';
import { buy } from './buy-step.ts';
import * as cartSteps from './cart-steps.ts';
import * as changeSteps from './change-steps.ts';
import { check, checkEnd } from './check.ts';
import * as checkoutSteps from './checkout-steps.ts';
import * as disputeSteps from './dispute-steps.ts';
import * as fulfillmentSteps from './fulfillment-steps.ts';
import * as moneySteps from './money-steps.ts';
import { exchange, holdsEnd, receive } from './return-steps.ts';
import { step, type Step } from './steps.ts';
import { newPeople, newWorld, rate, type Tally, type World } from './world.ts';

// Random sequences of events in a small shop: three shoppers, three variants, and everything that may happen to carts, orders and payments, in
// any order. After each step shop and model must agree. A failure prints its seed and the shortest sequence that shows it.
const store = setUpTestStore({ delayedPaymentMs: 86_400_000 });
let people: readonly Person[];
beforeAll(async () => {
  people = await newPeople(store);
});

const steps = {
  ...cartSteps,
  ...checkoutSteps,
  ...moneySteps,
  ...fulfillmentSteps,
  ...changeSteps,
  ...disputeSteps,
  exchange,
  holdsEnd,
  receive,
  rate,
  buy,
};
const take = (world: World, next: Step) =>
  (steps[next.kind] as (world: World, next: Step) => Promise<void>)(world, next);

const bought = { kind: 'buy', who: 0, nth: 0, quantity: 2 } as const;
const returning: readonly Step[] = [
  ...[bought, { kind: 'ship', nth: 1, part: false } as const, { kind: 'deliver', nth: 0 } as const],
  { kind: 'askReturn', nth: 1 },
];
/** How a life begins: much of what follows is too far away for random steps. */
const beginnings = {
  empty: [],
  returning,
  exchanged: [
    ...returning,
    { kind: 'exchange', nth: 0 },
    { kind: 'receive', nth: 0, stock: 'BACK', outcome: 'EXCHANGE' },
  ],
  waived: [bought, { kind: 'change', nth: 0, how: 'more', waived: true }],
} as const satisfies Readonly<Record<string, readonly Step[]>>;

const tally: Tally = { lives: 0, exchanges: 0, receipts: 0, waived: 0 };

async function runSteps(beginning: keyof typeof beginnings, steps: readonly Step[]): Promise<void> {
  const world = await newWorld(store, people, tally);
  tally.lives += 1;
  for (const next of beginnings[beginning]) await take(world, next);
  for (const next of steps) {
    await take(world, next);
    await check(world);
  }
  await moneySteps.webhooks(world, { newestFirst: false, twice: true });
  await moneySteps.sendRefunds(world);
  await moneySteps.webhooks(world, { newestFirst: false, twice: false });
  await checkEnd(world);
}

const runs = 36;

test('units and money agree with a model of the shop in random sequences of events', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom('empty', 'returning', 'exchanged', 'exchanged', 'waived'),
      fc.array(step as fc.Arbitrary<Step>, { minLength: 30, maxLength: 70, size: 'max' }),
      runSteps,
    ),
    // Unbiased: small values first would make the first runs all alike.
    {
      numRuns: runs,
      unbiased: true,
      interruptAfterTimeLimit: 240_000,
      markInterruptAsFailure: false,
    },
  );
  process.stdout.write(JSON.stringify(tally) + '\n');
  // Of all lives: a slow machine ends before.
  if (tally.lives < runs) return;
  expect(tally.exchanges).toBeGreaterThan(2);
  expect(tally.receipts).toBeGreaterThan(5);
  expect(tally.waived).toBeGreaterThan(0);
}, 600_000);
