import { beforeAll, test } from '@jest/globals';
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
import { newPeople, newWorld, type World } from './world.ts';

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
  buy,
};
const take = (world: World, next: Step) =>
  (steps[next.kind] as (world: World, next: Step) => Promise<void>)(world, next);

async function runSteps(steps: readonly Step[]): Promise<void> {
  const world = await newWorld(store, people);
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
}, 600_000);
