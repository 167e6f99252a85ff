import { add } from './cart-steps.ts';
import { checkout } from './checkout-steps.ts';
import { lookAtPage, payPage } from './money-steps.ts';
import type { StepKind } from './steps.ts';
import type { World } from './world.ts';

/** A whole purchase without a detour, so that enough orders are paid for what happens after that. */
export async function buy(world: World, { who, nth, quantity }: StepKind<'buy'>): Promise<void> {
  await add(world, { kind: 'add', who, cart: 'account', nth, quantity });
  await checkout(world, { kind: 'checkout', who, named: false, again: false, method: 'standard' });
  const order = world.model.orders.findLast((each) => each.who === who && each.page === 'open');
  if (!order) return;
  await payPage(world, order, 'paid');
  await lookAtPage(world, order);
}
