import { randomUUID } from 'node:crypto';
import { expect } from '@jest/globals';
import { refundableUnits, refundOfPieces, type ReceivedPiece } from '@ritual/shared/kernel';
import { sql } from '../../db/drizzle.ts';
import { endExchangeHolds } from '../../jobs/dates.ts';
import { orderById } from '../../modules/ordering/records/orders.repository.ts';
import { refundedOrder } from '../../modules/ordering/records/refund-lines.repository.ts';
import { decideReturn } from '../../modules/ordering/returns/decide.ts';
import { receiveReturn } from '../../modules/ordering/returns/receive.ts';
import { countOf, leftOf, notBack, type ModelOrder, type ModelReturn } from './model.ts';
import type { StepKind } from './steps.ts';
import { variants, type World } from './world.ts';

export const canLeave = ({ status }: ModelOrder) => status === 'PAID' || status === 'PARTIALLY_REFUNDED';

/** Ids of the order's lines, by variant. */
export async function linesOf({ store }: World, orderId: string): Promise<ReadonlyMap<number, string>> {
  const { rows } = await store.database.db.execute<{ id: string; variant: number }>(
    sql`select id, variant_id as variant from order_items where order_id = ${orderId}`,
  );
  return new Map(rows.map(({ id, variant }) => [variant, id]));
}

/** What was kept for a return is free again. */
export function endHolds({ model }: World, { holds }: ModelReturn): void {
  for (const variantId of holds.values()) {
    model.variant(variantId).reserved -= 1;
    model.variant(variantId).free += 1;
  }
  holds.clear();
}

function someReturn({ model }: World, nth: number, fits: (returned: ModelReturn) => boolean) {
  const some = model.orders.flatMap((order) =>
    (order.dispute === null ? order.returns.filter(fits) : []).map((returned) => ({ order, returned })),
  );
  return some[nth % Math.max(1, some.length)];
}

/** A return is approved, and one unit of it is exchanged for a variant of its product that the order does not have. */
export async function exchange(world: World, { nth }: StepKind<'exchange'>): Promise<void> {
  const { model, store } = world;
  const chosen = someReturn(world, nth, ({ status }) => status === 'REQUESTED');
  const [variantId] = chosen?.returned.units.keys() ?? [];
  if (!chosen || variantId === undefined) return;
  const { order, returned } = chosen;
  const { productId } = model.variant(variantId);
  const other = variants.find(
    ({ id, ...each }) => each.productId === productId && order.lines.every((line) => line.variantId !== id),
  );
  if (!other) return;
  const orderItemId = (await linesOf(world, order.id)).get(variantId) ?? '';
  const approved = decideReturn(store.app.deps, {
    ...{ returnId: returned.id, status: 'APPROVED', actor: 'test' },
    exchanges: [{ orderItemId, variantId: other.id, quantity: 1 }],
  });
  if (model.variant(other.id).free < 1) {
    await expect(approved).rejects.toMatchObject({ code: 'EXCHANGE_GONE' });
    return;
  }
  expect(await approved).toBe('decided');
  returned.status = 'APPROVED';
  returned.holds.set(variantId, other.id);
  model.variant(other.id).free -= 1;
  model.variant(other.id).reserved += 1;
}

/** All old pieces are late. */
export async function holdsEnd(world: World): Promise<void> {
  await endExchangeHolds(world.store.app.deps, new Date(Date.now() + 15 * 86_400_000));
  for (const { returns } of world.model.orders) for (const each of returns) endHolds(world, each);
}

/** One piece of a return is received, or will never come. */
export async function receive(
  world: World,
  { nth, stock, outcome: wanted }: StepKind<'receive'>,
): Promise<void> {
  const chosen = someReturn(world, nth, ({ status }) => status === 'APPROVED' || status === 'RECEIVED');
  if (!chosen) return;
  const { order, returned } = chosen;
  const [variantId] = [...returned.units].find(([id, units]) => units > countOf(returned.received, id)) ?? [];
  const line = order.lines.find((each) => each.variantId === variantId);
  if (!line || variantId === undefined) return;
  const { store, model } = world;
  const { db } = store.database;
  const outcome = stock === 'NOT_ARRIVED' && wanted === 'EXCHANGE' ? 'NOTHING' : wanted;
  const conditions = { BACK: 'AS_NEW', WRITTEN_OFF: 'DAMAGED', NOT_ARRIVED: 'MISSING' } as const;
  const piece: ReceivedPiece = {
    orderItemId: (await linesOf(world, order.id)).get(variantId) ?? '',
    ...{ quantity: 1, condition: conditions[stock], stock, outcome, reason: 'It is so.' },
  };
  const row = await orderById(db, order.id);
  if (!row) throw new Error('The order is gone.');
  const refunded = await refundedOrder(db, row);
  // What was put back before, or refunded, pays no new piece.
  const hasMoney = refunded.items.some(
    ({ id, ...of }) => id === piece.orderItemId && refundableUnits(of) > 0,
  );
  const isGone = !returned.holds.has(variantId) || !canLeave(order) || !hasMoney;
  const follows = outcome === 'EXCHANGE' && isGone ? 'REFUND' : outcome;
  const left = order.status === 'REFUNDED' ? 0 : leftOf(order);
  const paid = [{ ...piece, outcome: follows }];
  const { cents } = refundOfPieces(refunded, paid, { left, shipping: false });
  const said = { returnId: returned.id, receiptId: randomUUID(), actor: 'test', shipping: false };
  const given = { ...said, pieces: [piece], amountCents: cents };
  const received = await receiveReturn(store.app.deps, given);
  if ((stock === 'BACK' || follows === 'EXCHANGE') && notBack(order, line) < 1) {
    expect(received).toBe('more units than were sold');
    return;
  }
  expect(received).toBe('decided');
  world.tally.receipts += 1;
  // Sent twice it is received once.
  expect(await receiveReturn(store.app.deps, given)).toBe('decided');
  returned.received.set(variantId, countOf(returned.received, variantId) + 1);
  if (cents > 0) order.waiting.push(cents);
  if (follows === 'EXCHANGE') sendExchange(world, { order, returned, variantId, stock });
  else if (stock === 'BACK') model.putBack(order, variantId, 1);
  const isDone = [...returned.units].every(([id, units]) => countOf(returned.received, id) >= units);
  if (!isDone) return;
  returned.status = 'REFUNDED';
  endHolds(world, returned);
}

interface Exchange {
  readonly order: ModelOrder;
  readonly returned: ModelReturn;
  readonly variantId: number;
  readonly stock: ReceivedPiece['stock'];
}

/** The kept unit becomes a line of the order that is to be shipped. */
function sendExchange({ model, tally }: World, { order, returned, variantId, stock }: Exchange): void {
  tally.exchanges += 1;
  const other = returned.holds.get(variantId) ?? 0;
  returned.holds.delete(variantId);
  order.exchanged.set(variantId, countOf(order.exchanged, variantId) + 1);
  order.lines = [...order.lines, { variantId: other, quantity: 1, price: 0, taxed: 0, rate: 0 }];
  model.variant(other).reserved -= 1;
  model.variant(other).sold += 1;
  if (stock !== 'BACK') return;
  model.variant(variantId).free += 1;
  model.variant(variantId).sold -= 1;
}
