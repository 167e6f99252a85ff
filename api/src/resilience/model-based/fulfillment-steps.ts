import { expect } from '@jest/globals';
import { markDelivered, markShipped } from '../../modules/ordering/orders/fulfil.ts';
import { decideReturn } from '../../modules/ordering/returns/decide.ts';
import {
  countOf,
  fulfillmentOf,
  leftOf,
  notBack,
  openUnits,
  type ModelOrder,
  type ModelReturn,
} from './model.ts';
import { pick } from './money-steps.ts';
import { canLeave, endHolds, linesOf } from './return-steps.ts';
import type { StepKind } from './steps.ts';
import type { World } from './world.ts';

/** A parcel leaves: with all that is open, or with one unit of it. */
export async function ship(world: World, { nth, part }: StepKind<'ship'>): Promise<void> {
  const likely = pick(world, nth, (each) => canLeave(each) && openUnits(each).size > 0);
  const order = (nth % 5 > 0 ? likely : undefined) ?? pick(world, nth, ({ noticed }) => noticed);
  if (!order) return;
  const ids = await linesOf(world, order.id);
  const open = [...openUnits(order)];
  const packed = part ? open.slice(0, 1).map(([variantId]) => [variantId, 1] as const) : open;
  const lines = packed.map(([variantId, quantity]) => ({ orderItemId: ids.get(variantId) ?? '', quantity }));
  const shipped = await markShipped(world.store.app.deps, {
    ...{ orderId: order.id, actor: 'test', carrier: 'UPS' },
    trackingNumber: `${order.id} ${String(order.parcels.length)}`,
    ...(part ? { lines } : {}),
  });
  if (canLeave(order) && order.dispute !== null) {
    expect(shipped).toBe('disputed');
    return;
  }
  if (!canLeave(order) || leftOf(order) < 1 || packed.length === 0) {
    expect(shipped).toBe('not from here');
    return;
  }
  expect(shipped).toBe('done');
  order.parcels.push(false);
  for (const [variantId, quantity] of packed) {
    order.shipped.set(variantId, (order.shipped.get(variantId) ?? 0) + quantity);
  }
}

/** All parcels that are under way arrive. */
export async function deliver(world: World, { nth }: StepKind<'deliver'>): Promise<void> {
  const likely = pick(world, nth, ({ parcels }) => parcels.includes(false));
  const order = likely ?? pick(world, nth, ({ parcels }) => parcels.length > 0);
  if (!order) return;
  const arrived = await markDelivered(world.store.app.deps, { orderId: order.id, actor: 'test' });
  const fits = canLeave(order) && order.parcels.includes(false);
  expect(arrived).toBe(fits ? 'done' : 'not from here');
  if (fits) order.parcels.fill(true);
}

/** The shopper wants to send back a unit of each line of which one is left. */
export async function askReturn(world: World, { nth }: StepKind<'askReturn'>): Promise<void> {
  const likely = pick(world, nth, (each) => canLeave(each) && fulfillmentOf(each) === 'DELIVERED');
  const order = (nth % 5 > 0 ? likely : undefined) ?? pick(world, nth, ({ parcels }) => parcels.length > 0);
  if (!order) return;
  const claimed = (variantId: number) =>
    order.returns
      .filter(({ status }) => status !== 'REJECTED')
      .reduce((sum, { units }) => sum + (units.get(variantId) ?? 0), 0);
  const some = order.lines.filter(
    ({ variantId, quantity }) => claimed(variantId) + countOf(order.dropped, variantId) < quantity,
  );
  // All lines are named when none fits, so that the request says something.
  const named = some.length > 0 ? some : order.lines;
  const ids = await linesOf(world, order.id);
  const { status, body } = await world.store.call('requestReturn', {
    token: world.people[order.who]?.token,
    params: { id: order.id },
    body: {
      lines: named.map(({ variantId }) => {
        return { orderItemId: ids.get(variantId) ?? '', quantity: 1, reason: 'TOO_LARGE' as const };
      }),
    },
  });
  if (fulfillmentOf(order) !== 'DELIVERED' || order.status === 'REFUNDED' || some.length === 0) {
    expect([status, body.code]).toEqual([409, 'ORDER_NOT_RETURNABLE']);
    return;
  }
  expect(status).toBe(201);
  const units = new Map(named.map(({ variantId }) => [variantId, 1]));
  order.returns.push({ id: body.id, status: 'REQUESTED', units, received: new Map(), holds: new Map() });
}

const next = { REQUESTED: 'APPROVED', APPROVED: 'RECEIVED', RECEIVED: 'REFUNDED' } as const;

/** The staff goes on with a return, or rejects it. */
export async function judgeReturn(world: World, { nth, reject }: StepKind<'judgeReturn'>): Promise<void> {
  const open = world.model.orders.flatMap((order) =>
    order.returns
      .filter(({ status }) => status in next && order.dispute === null)
      .map((returned) => ({ order, returned, status: returned.status as keyof typeof next })),
  );
  const chosen = open[nth % Math.max(1, open.length)];
  if (!chosen) return;
  const { order, returned } = chosen;
  const status = reject ? 'REJECTED' : next[chosen.status];
  if (status === 'REFUNDED') return payReturn(world, order, returned);
  const said = { returnId: returned.id, actor: 'test', status } as const;
  const decided = await decideReturn(world.store.app.deps, said);
  // The rest of it is decided piece by piece.
  if (returned.received.size > 0) {
    expect(decided).toBe('not from here');
    return;
  }
  expect(decided).toBe('decided');
  returned.status = status;
  if (reject) endHolds(world, returned);
}

/** At most $10.00 goes back, and what was not put back before can be sold again. */
async function payReturn(world: World, order: ModelOrder, returned: ModelReturn): Promise<void> {
  const { store, model } = world;
  const back = order.status === 'REFUNDED';
  const amountCents = back ? 0 : Math.min(1_000, leftOf(order));
  const restock = order.lines.flatMap((line) => {
    const { variantId } = line;
    const count = Math.min(returned.units.get(variantId) ?? 0, notBack(order, line));
    return count > 0 ? [{ variantId, quantity: count }] : [];
  });
  const said = { returnId: returned.id, actor: 'test', status: 'REFUNDED' as const };
  const decided = await decideReturn(store.app.deps, { ...said, refund: { amountCents, restock } });
  if (returned.received.size > 0) {
    expect(decided).toBe('not from here');
    return;
  }
  if (!back && amountCents < 1) {
    expect(decided).toBe('more than is left');
    return;
  }
  expect(decided).toBe('decided');
  returned.status = 'REFUNDED';
  endHolds(world, returned);
  if (amountCents > 0) order.waiting.push(amountCents);
  for (const { variantId, quantity } of restock) model.putBack(order, variantId, quantity);
}
