import { randomUUID } from 'node:crypto';
import { expect } from '@jest/globals';
import { headers, type CheckoutAnswer } from '@ritual/shared/contract';
import { isPaid, type ModelOrder } from './model.ts';
import type { StepKind } from './steps.ts';
import { totalsOf } from './totals.ts';
import type { UsedKey, World } from './world.ts';

/** What the model expects a checkout to answer; 'new' for an order that it does not know yet. */
type Expected =
  | { readonly refused: string }
  | { readonly order: ModelOrder; readonly alreadyPaid: boolean }
  | { readonly order: 'new' };

const cartContentsOf = (world: World, who: number) =>
  JSON.stringify([...world.model.shopper(who).account].sort(([a], [b]) => a - b));

export async function checkout(world: World, step: StepKind<'checkout'>): Promise<void> {
  const { who, method } = step;
  const person = world.people[who];
  const before = world.keys.get(who);
  const used =
    step.again && before
      ? before
      : { key: randomUUID(), contents: cartContentsOf(world, who), method, order: null };
  const named = step.named ? latestOf(world, who) : null;
  const page = named && world.pages.get(named.id)?.sessionId;
  const answer = await world.store.call('checkout', {
    token: person?.token,
    body: { addressId: person?.addressId, method },
    headers: { [headers.idempotencyKey]: used.key, ...(page ? { [headers.stripeSession]: page } : {}) },
  });
  const expected = expectedOf(world, step, used, named);
  const { status, body } = answer;
  if ('refused' in expected) {
    expect([status, body.code]).toEqual([expected.refused === 'CART_EMPTY' ? 400 : 409, expected.refused]);
    world.keys.set(who, used);
    return;
  }
  expect(status).toBe(200);
  const order = expected.order === 'new' ? placed(world, step, body) : expected.order;
  const alreadyPaid = expected.order !== 'new' && expected.alreadyPaid;
  expect([body.orderId, body.alreadyPaid]).toEqual([order.id, alreadyPaid]);
  world.keys.set(who, { ...used, order });
}

const ordersOf = ({ model }: World, who: number) => model.orders.filter((order) => order.who === who);
const latestOf = (world: World, who: number) => ordersOf(world, who).at(-1) ?? null;

function placed(
  world: World,
  { who, method }: StepKind<'checkout'>,
  { orderId, sessionId }: CheckoutAnswer,
): ModelOrder {
  expect(world.model.orders.map(({ id }) => id)).not.toContain(orderId);
  world.pages.set(orderId, { sessionId, intent: null });
  return world.model.order(who, orderId, method);
}

/** Whether an order is of the same units at the same prices, and comes to the same sum, as the cart would now. */
function sameAsCart({ model }: World, { who, method, lines, totals }: ModelOrder): boolean {
  const text = (of: typeof lines) =>
    JSON.stringify(of.map(({ variantId, quantity, price }) => [variantId, quantity, price]).sort());
  const now = model.linesOf(who);
  return totals.total > 0 && text(lines) === text(now) && totalsOf(now, method).total === totals.total;
}

function expectedOf(
  world: World,
  { who, method }: StepKind<'checkout'>,
  used: UsedKey,
  named: ModelOrder | null,
): Expected {
  const { model } = world;
  const bound = used.order;
  // With the address it is what the key came with; it is looked at before what became of the order.
  if (used.method !== method) return { refused: 'IDEMPOTENCY_MISMATCH' };
  const isSame = (order: ModelOrder) => order.method === method && sameAsCart(world, order);
  if (bound && isPaid(bound)) return { order: bound, alreadyPaid: true };
  if (used.contents !== cartContentsOf(world, who)) return { refused: 'IDEMPOTENCY_MISMATCH' };
  if (bound?.status === 'PENDING' && isSame(bound)) return { order: bound, alreadyPaid: false };
  if (named && isPaid(named)) return { order: named, alreadyPaid: true };
  const { account } = model.shopper(who);
  if (account.size === 0) return { refused: 'CART_EMPTY' };
  const wasSame = new Map(ordersOf(world, who).map((order) => [order, isSame(order)]));
  for (const order of ordersOf(world, who).filter(({ status }) => status === 'PENDING')) {
    const same = wasSame.get(order) ?? false;
    if (order.page === 'paid' || order.page === 'failed') model.notice(order);
    if ((order.page === 'paid' || order.page === 'under way') && order === named) {
      return { order, alreadyPaid: true };
    }
    if (order.page === 'open' && same) return { order, alreadyPaid: false };
    if (order.page === 'open') order.page = 'expired';
    if (order.page === 'expired') model.endUnpaid(order, same ? 'EXPIRED' : 'CANCELED');
  }
  if (bound?.status === 'PENDING') return { order: bound, alreadyPaid: false };
  if (account.size === 0) return { refused: 'CART_EMPTY' };
  const lacking = [...account].some(([variantId, quantity]) => model.variant(variantId).free < quantity);
  return lacking ? { refused: 'INSUFFICIENT_STOCK' } : { order: 'new' };
}

export async function cancel(world: World, { nth }: StepKind<'cancel'>): Promise<void> {
  const order = world.model.orders[nth % Math.max(1, world.model.orders.length)];
  if (!order) return;
  const { status, body } = await world.store.call('cancelOrder', {
    token: world.people[order.who]?.token,
    params: { id: order.id },
  });
  const pending = order.status === 'PENDING';
  const paid = order.status === 'PAID' || order.status === 'PARTIALLY_REFUNDED';
  if (paid && world.model.cancelPaid(order)) {
    expect([status, body.status]).toEqual([200, 'REFUNDED']);
    return;
  }
  if (pending && order.page === 'paid') world.model.notice(order);
  if (!pending || order.page === 'paid' || order.page === 'under way') {
    expect([status, body.code]).toEqual([409, 'ORDER_NOT_CANCELABLE']);
    return;
  }
  if (order.page === 'open') order.page = 'expired';
  world.model.endUnpaid(order, 'CANCELED');
  expect([status, body.status]).toEqual([200, 'CANCELED']);
}

/** Going on to pay an order from where it is shown. */
export async function resume(world: World, { nth }: StepKind<'resume'>): Promise<void> {
  const order = world.model.orders[nth % Math.max(1, world.model.orders.length)];
  if (!order) return;
  const token = world.people[order.who]?.token;
  const { status, body } = await world.store.call('payOrder', { token, params: { id: order.id } });
  world.model.notice(order, order.status === 'PENDING' ? order.page : 'open');
  const { sessionId } = world.pages.get(order.id) ?? {};
  if (isPaid(order) || (order.status === 'PENDING' && order.page === 'under way')) {
    expect([status, body.sessionId, body.alreadyPaid]).toEqual([200, sessionId, true]);
  } else if (order.status === 'PENDING') {
    expect([status, body.sessionId, body.alreadyPaid]).toEqual([200, sessionId, false]);
  } else expect([status, body.code]).toEqual([409, 'ORDER_NOT_PAYABLE']);
}
