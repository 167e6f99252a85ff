import { randomUUID } from 'node:crypto';
import { expect } from '@jest/globals';
import { waivedChange } from '@ritual/shared/kernel';
import { sql } from '../../db/drizzle.ts';
import { sweepChanges as sweepChangesJob } from '../../jobs/changes.ts';
import { changeOrderedUnits, quoteFor } from '../../modules/ordering/changes/change.ts';
import { openChangePage } from '../../modules/ordering/changes/pay.ts';
import { countOf, factsOf, leftOf, openUnits, type ModelChange, type ModelOrder } from './model.ts';
import { pick } from './money-steps.ts';
import { canLeave } from './return-steps.ts';
import type { StepKind } from './steps.ts';
import { totalsOf, type ModelLine } from './totals.ts';
import { variants, type World } from './world.ts';

/** Nothing of it went back but what changes gave back, so all that has not left can be changed. */
const isWhole = (order: ModelOrder) =>
  canLeave(order) &&
  order.givenBack === order.recorded &&
  order.received - leftOf(order) === order.changed &&
  openUnits(order).size > 0 &&
  order.exchanged.size === 0 &&
  !order.waived &&
  order.restocked.size === 0;

/** The staff swaps a unit, adds one, or drops one. */
export async function change(world: World, { nth, how, waived }: StepKind<'change'>): Promise<void> {
  const order = pick(world, nth, isWhole);
  if (!order) return refused(world, nth);
  const open = openUnits(order);
  const [from = 0] = [...open.keys()];
  const at = variants.findIndex(({ id }) => id === from);
  const to = variants[(at + 1 + (nth % 2)) % variants.length]?.id ?? 0;
  const wanted = new Map(open);
  if (how !== 'more') wanted.set(from, countOf(open, from) - 1);
  if (how !== 'less') wanted.set(to, countOf(open, to) + 1);
  const units = [...wanted].map(([variantId, quantity]) => ({ variantId, quantity }));
  const { deps } = world.store.app;
  const asked = { units, methodPrice: null };
  const quote = quoteFor(world.store.database.db, order.id, asked);
  const code = order.dispute === 'open' ? 'ORDER_DISPUTED' : refusalOf(world, { order, how, to, units });
  if (code !== null) {
    await expect(quote).rejects.toMatchObject({ code });
    return;
  }
  const lines = linesAfter(world, order, wanted);
  const totals = totalsOf(lines, order.method);
  const difference = totals.total - order.totals.total;
  const { order: row, quote: quoted } = await quote;
  expect([quoted.difference, quoted.after.tax]).toEqual([difference, totals.tax]);
  const id = randomUUID();
  const made = {
    ...{ changeId: id, orderId: order.id, wanted: asked, waive: waived ? 'A gift.' : null, actor: 'test' },
    seen: { version: row.version, differenceCents: difference },
  };
  await changeOrderedUnits(deps, made);
  // Sent twice it is one.
  await changeOrderedUnits(deps, made);
  order.touched = true;
  endChange(world, order);
  const takes = new Map(how === 'less' ? [] : [[to, 1]]);
  const next: ModelChange = { id, lines, totals, takes, seen: factsOf(order) };
  if (waived && difference > 0) {
    world.tally.waived += 1;
    order.waived = true;
    for (const [variantId, count] of takes) move(world, variantId, { free: -count, sold: count });
    const { subtotal, shipping, tax, total } = waivedChange(quoted).after;
    expect(total).toBe(order.totals.total);
    apply(world, order, { ...next, totals: { subtotal, shipping, tax, total } });
    return;
  }
  if (difference > 0) {
    for (const [variantId, count] of takes) move(world, variantId, { free: -count, reserved: count });
    order.change = next;
    // Some look at its page at once, and pay later: it stays open when the change does not fit any more.
    if (nth % 2 > 0) return;
    await openChangePage(deps, id, null);
    world.changes.add((await sessionOf(world, id)) ?? '');
    return;
  }
  for (const [variantId, count] of takes) move(world, variantId, { free: -count, sold: count });
  apply(world, order, next);
  if (difference < 0) {
    order.changed -= difference;
    order.waiting.push(-difference);
  }
}

async function refused(world: World, nth: number): Promise<void> {
  const order = pick(world, nth, (each) => !canLeave(each) || openUnits(each).size === 0);
  if (!order) return;
  const [line] = order.lines;
  const units = [{ variantId: line?.variantId ?? 0, quantity: 98 }];
  const quote = quoteFor(world.store.database.db, order.id, { units, methodPrice: null });
  await expect(quote).rejects.toMatchObject({
    code: canLeave(order) && order.dispute === 'open' ? 'ORDER_DISPUTED' : 'ORDER_NOT_CHANGEABLE',
  });
}

interface Asked {
  readonly order: ModelOrder;
  readonly how: StepKind<'change'>['how'];
  readonly to: number;
  readonly units: readonly { readonly quantity: number }[];
}

function refusalOf({ model }: World, { order, how, to, units }: Asked): string | null {
  const isEmpty = units.every(({ quantity }) => quantity === 0);
  if (isEmpty && order.parcels.length === 0) return 'CHANGE_EMPTY';
  // What waits for its payment makes room for this one.
  const free = model.variant(to).free + countOf(order.change?.takes ?? new Map(), to);
  return how !== 'less' && free < 1 ? 'INSUFFICIENT_STOCK' : null;
}

/** Lines that stay keep their price and their tax, new ones have those of today. */
function linesAfter(
  { model }: World,
  order: ModelOrder,
  wanted: ReadonlyMap<number, number>,
): readonly ModelLine[] {
  const open = openUnits(order);
  const less = (variantId: number) => countOf(open, variantId) - countOf(wanted, variantId);
  const kept = order.lines.map((line) => ({ ...line, quantity: line.quantity - less(line.variantId) }));
  const added = [...wanted]
    .filter(([variantId]) => order.lines.every((line) => line.variantId !== variantId))
    .map(([variantId, quantity]) => model.lineOf(order.who, variantId, quantity));
  return [...kept, ...added].filter(({ quantity }) => quantity > 0);
}

function move(
  { model }: World,
  variantId: number,
  by: Partial<Record<'free' | 'reserved' | 'sold', number>>,
) {
  const variant = model.variant(variantId);
  variant.free += by.free ?? 0;
  variant.reserved += by.reserved ?? 0;
  variant.sold += by.sold ?? 0;
}

/** The order becomes what the change says; units that it drops can be sold again. */
function apply(world: World, order: ModelOrder, { lines, totals }: ModelChange): void {
  for (const { variantId, quantity } of order.lines) {
    const stays = lines.find((line) => line.variantId === variantId)?.quantity ?? 0;
    const dropped = Math.max(0, quantity - stays);
    move(world, variantId, { free: dropped, sold: -dropped });
  }
  Object.assign(order, { lines, totals });
}

/** It is not applied any more, and its units are free again. */
function endChange(world: World, order: ModelOrder): void {
  for (const [variantId, count] of order.change?.takes ?? [])
    move(world, variantId, { free: count, reserved: -count });
  order.change = null;
}

const fits = (order: ModelOrder) =>
  canLeave(order) && order.dispute !== 'open' && order.change?.seen === factsOf(order);

/** The page of a change; null: it has none. */
async function sessionOf({ store }: World, changeId: string): Promise<string | null> {
  const { rows } = await store.database.db.execute<{ session: string | null }>(
    sql`select session_id as session from order_changes where id = ${changeId}`,
  );
  return rows[0]?.session ?? null;
}

/** The shopper pays for a change: for one that does not fit any more the money goes back by itself. */
export async function payChange(world: World, { nth }: StepKind<'payChange'>): Promise<void> {
  const order = pick(world, nth, (each) => each.change !== null);
  const made = order?.change;
  if (!order || !made) return;
  const { store, model, changes } = world;
  const page = openChangePage(store.app.deps, made.id, null);
  if (fits(order)) await page;
  else await expect(page).rejects.toMatchObject({ code: 'CHANGE_NOT_PAYABLE' });
  const session = await sessionOf(world, made.id);
  if (session === null) return;
  const answer = await store.control(`sessions/${session}/pay`, {});
  changes.add(session).add((answer as { session: { payment_intent: string } }).session.payment_intent);
  const events = await store.stripe.events.list({ limit: 10 });
  const told = events.data.find(({ data }) => (data.object as { id?: string }).id === session);
  expect((await store.webhook(JSON.stringify(told))).status).toBe(200);
  const paid = made.totals.total - order.totals.total;
  if (!fits(order)) {
    model.strays.received += paid;
    endChange(world, order);
    return;
  }
  for (const [variantId, count] of made.takes) move(world, variantId, { reserved: -count, sold: count });
  order.change = null;
  apply(world, order, made);
  order.received += paid;
}

/** Changes that do not fit any more are let go. */
export async function sweepChanges(world: World): Promise<void> {
  await world.store.database.db.execute(
    sql`update order_changes set next_check_at = now() where state = 'OPEN'`,
  );
  await sweepChangesJob(world.store.app.deps);
  for (const order of world.model.orders) if (order.change && !fits(order)) endChange(world, order);
}
