import { randomUUID } from 'node:crypto';
import { addItem } from '../../src/modules/cart/service.ts';
import { checkout } from '../../src/modules/checkout/service.ts';
import { minute } from './calendar.ts';
import { chooseUnits, type Chosen } from './choice.ts';
import type { Person, Stage } from './stage.ts';

export const cards = {
  visa: '4242424242424242',
  mastercard: '5555555555554444',
  amex: '378282246310005',
  declined: '4000000000009995',
  delayed: '4000000000007007',
  delayedFails: '4000000000007015',
  refundsFail: '4000000000005126',
} as const;

export interface Placed {
  readonly person: Person;
  readonly orderId: string;
  readonly sessionId: string;
}

/** Puts things into the person's cart. */
export async function fillCart(
  { world }: Stage,
  { userId }: Person,
  units: readonly Chosen[],
): Promise<void> {
  for (const unit of units) await addItem(world.database, { kind: 'user', userId }, unit);
}

/** A cart that is not bought: of a visitor, or of a person. */
export async function abandonCart(
  { world, dice, people }: Stage,
  { sale }: { sale: boolean },
): Promise<void> {
  const units = chooseUnits(dice, dice.pick(people), world.clock.now(), { sale });
  const sessionId = Array.from({ length: 32 }, () => Math.floor(dice.next() * 16).toString(16)).join('');
  for (const unit of units) await addItem(world.database, { kind: 'visitor', sessionId }, unit);
}

export async function placeOrder({ world }: Stage, person: Person): Promise<Placed> {
  const { orderId, sessionId } = await checkout(world.deps, {
    ...{ userId: person.userId, addressId: person.addressId, address: '127.0.0.1' },
    method: 'standard',
    ...{ idempotencyKey: randomUUID(), sessionId: null, total: null },
  });
  return { person, orderId, sessionId };
}

/** Fills the cart now, and goes to the payment page a few minutes later. */
export async function buy(
  stage: Stage,
  person: Person,
  then: (placed: Placed) => Promise<unknown>,
  { sale = false, units }: { sale?: boolean; units?: readonly Chosen[] } = {},
): Promise<void> {
  const { agenda, dice, world } = stage;
  const now = world.clock.now();
  await fillCart(stage, person, units ?? chooseUnits(dice, person, now, { sale }));
  agenda.add(now + dice.between(2, 18) * minute, async () => then(await placeOrder(stage, person)));
}

export async function pay(stage: Stage, { sessionId, person }: Placed, card?: string): Promise<void> {
  const { dice } = stage;
  const chosen =
    card ?? dice.weighted([cards.visa, cards.mastercard, cards.amex], (one) => (one === cards.visa ? 6 : 2));
  // It was paid already, in another visit a moment ago, or has ended.
  await stage.world
    .control(`sessions/${sessionId}/pay`, { card: chosen, email: person.email })
    .catch((error: unknown) => {
      if (!String(error).includes('takes no payment')) throw error;
    });
}
