import { expect } from '@jest/globals';
import { sql } from '../../db/drizzle.ts';
import { newSessionId, password } from '../../testing/people.ts';
import { adjustStock } from '../../testing/stock.ts';
import type { Cart } from './model.ts';
import type { StepKind } from './steps.ts';
import { variants, type World } from './world.ts';

export type Side = { readonly who: number; readonly cart: 'visitor' | 'account' };
type Outcome = readonly [status: number, code: string | undefined];

const fine: Outcome = [200, undefined];
const tooMany: Outcome = [409, 'INSUFFICIENT_STOCK'];

/** As whom a call is made. */
export const callerOf = ({ people, visits }: World, { who, cart }: Side) =>
  cart === 'account' ? { token: people[who]?.token } : { session: visits[who] };

const cartOf = ({ model }: World, { who, cart }: Side): Cart => model.shopper(who)[cart];
const availableTo = ({ model }: World, { who, cart }: Side, variantId: number) =>
  model.available(cart === 'account' ? who : null, variantId);
const pick = <Item>(items: readonly Item[], nth: number) => items[nth % Math.max(1, items.length)];

export async function add(world: World, step: StepKind<'add'>): Promise<void> {
  const variant = pick(variants, step.nth);
  if (!variant) return;
  const { id: variantId, productId } = variant;
  const cart = cartOf(world, step);
  const wanted = (cart.get(variantId) ?? 0) + step.quantity;
  const fits = wanted <= availableTo(world, step, variantId);
  const body = { productId, variantId, quantity: step.quantity };
  const answer = await world.store.call('addToCart', { ...callerOf(world, step), body });
  expect([answer.status, answer.body.code]).toEqual(fits ? fine : tooMany);
  if (fits) cart.set(variantId, wanted);
}

/** The line's id and variant, as the cart itself says. */
async function lineOf(world: World, step: Side & { readonly nth: number }) {
  const { body } = await world.store.call('getCart', callerOf(world, step));
  return pick(body.items, step.nth);
}

export async function update(world: World, step: StepKind<'update'>): Promise<void> {
  const line = await lineOf(world, step);
  if (!line) return;
  const siblings = variants.filter(({ productId }) => productId === line.productId);
  const to = pick(siblings, step.to)?.id ?? line.variantId;
  const cart = cartOf(world, step);
  const wanted = step.quantity + (to === line.variantId ? 0 : (cart.get(to) ?? 0));
  const fits = wanted <= availableTo(world, step, to);
  const answer = await world.store.call('updateCartItem', {
    ...callerOf(world, step),
    params: { cartItemId: line.id },
    body: { quantity: step.quantity, variantId: to },
  });
  expect([answer.status, answer.body.code]).toEqual(fits ? fine : tooMany);
  if (!fits) return;
  cart.delete(line.variantId);
  cart.set(to, wanted);
}

export async function remove(world: World, step: StepKind<'remove'>): Promise<void> {
  const line = await lineOf(world, step);
  if (!line) return;
  const params = { cartItemId: line.id };
  const answer = await world.store.call('removeCartItem', { ...callerOf(world, step), params });
  expect(answer.status).toBe(200);
  cartOf(world, step).delete(line.variantId);
}

/** Signs in, twice with the same visit: the second time there is nothing left to merge. */
export async function merge(world: World, { who }: StepKind<'merge'>): Promise<void> {
  const email = world.people[who]?.email;
  const login = () => world.store.call('login', { session: world.visits[who], body: { email, password } });
  expect((await login()).status).toBe(200);
  world.model.merge(who);
  expect((await login()).body.cartChanges).toBeUndefined();
  world.visits[who] = newSessionId();
}

export async function price(world: World, { nth, cents }: StepKind<'price'>): Promise<void> {
  const productId = pick(variants, nth)?.productId ?? 0;
  await world.store.database.db.execute(
    sql`update products set price_cents = ${cents} where id = ${productId}`,
  );
  world.model.prices.set(productId, cents);
}

/** A delivery, a count, a theft; what is reserved stays there. */
export async function stock(world: World, { nth, by }: StepKind<'stock'>): Promise<void> {
  const id = pick(variants, nth)?.id ?? 0;
  await adjustStock(world.store.database.db, id, sql`on_hand = greatest(v.reserved, v.on_hand + ${by})`);
  world.model.adjustStock(id, by);
}
