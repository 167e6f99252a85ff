import { randomUUID } from 'node:crypto';
import { expect } from '@jest/globals';
import type { Stripe } from 'stripe';
import { sql } from '../../db/drizzle.ts';
import { sendRefunds as sendRefundsJob } from '../../jobs/refunds.ts';
import { sweepOrders } from '../../jobs/sweep.ts';
import { endUnpaidOrder } from '../../modules/ordering/settlement/free-reserved-stock.ts';
import { decideRefund } from '../../modules/ordering/refunds/decide.ts';
import { isPaid, leftOf, notBack, openUnits, shownStatus, type ModelOrder, type Page } from './model.ts';
import type { StepKind } from './steps.ts';
import type { World } from './world.ts';

const cards = {
  paid: '4242424242424242',
  declined: '4000000000000002',
  later: '4000000000007007',
  failing: '4000000000007015',
} as const;

export function pick(
  { model }: World,
  nth: number,
  fits: (order: ModelOrder) => boolean,
): ModelOrder | undefined {
  const some = model.orders.filter(fits);
  return some[nth % Math.max(1, some.length)];
}

const pageOf = ({ pages }: World, { id }: ModelOrder) => {
  const page = pages.get(id);
  if (!page) throw new Error(`order ${id} has no page`);
  return page;
};

export async function pay(world: World, { nth, card }: StepKind<'pay'>): Promise<void> {
  const order = pick(world, nth, ({ page }) => page === 'open');
  if (order) await payPage(world, order, card);
}

export async function payPage(world: World, order: ModelOrder, card: keyof typeof cards): Promise<void> {
  const page = pageOf(world, order);
  const answer = await world.store.control(`sessions/${page.sessionId}/pay`, { card: cards[card] });
  page.intent = (answer as { session: { payment_intent: string } }).session.payment_intent;
  if (card === 'paid') order.page = 'paid';
  if (card === 'later' || card === 'failing') order.page = 'under way';
}

export async function decide(world: World, { nth }: StepKind<'decide'>): Promise<void> {
  const order = pick(world, nth, ({ page }) => page === 'under way');
  if (!order) return;
  const { sessionId } = pageOf(world, order);
  await world.store.control(`sessions/${sessionId}/settle`);
  const { payment_status: now } = await world.store.stripe.checkout.sessions.retrieve(sessionId);
  order.page = now === 'paid' ? 'paid' : 'failed';
}

export async function expire(world: World, { nth }: StepKind<'expire'>): Promise<void> {
  const order = pick(world, nth, ({ page }) => page === 'open');
  if (!order) return;
  await world.store.control(`sessions/${pageOf(world, order).sessionId}/expire`);
  order.page = 'expired';
}

/** The store ends an order whose page can still be paid: what a race at the end looks like. */
export async function giveUp(world: World, { nth }: StepKind<'giveUp'>): Promise<void> {
  const order = pick(world, nth, ({ status }) => status === 'PENDING');
  if (!order) return;
  await endUnpaidOrder(world.store.database, order.id, { status: 'EXPIRED', actor: 'test' });
  world.model.endUnpaid(order, 'EXPIRED');
}

export async function reconcile(world: World, { nth }: StepKind<'reconcile'>): Promise<void> {
  const order = pick(world, nth, () => true);
  if (order) await lookAtPage(world, order);
}

/** The shopper comes back from the payment page. */
export async function lookAtPage(world: World, order: ModelOrder): Promise<void> {
  const { sessionId } = pageOf(world, order);
  const { body } = await world.store.call('reconcile', { params: { sessionId } });
  world.model.notice(order);
  expect(body.status).toBe(shownStatus(order));
}

export async function sweep({ store, model }: World): Promise<void> {
  await store.database.db.execute(sql`update orders set next_check_at = now() where status = 'PENDING'`);
  while ((await sweepOrders(store.app.deps)) > 0);
  for (const order of model.orders) if (order.status === 'PENDING') model.notice(order);
}

/** Events reach the store, in the order of their making or backwards, some for the second time. */
export async function webhooks(
  world: World,
  { newestFirst, twice }: Pick<StepKind<'webhooks'>, 'newestFirst' | 'twice'>,
): Promise<void> {
  const events = await world.store.stripe.events.list({ limit: 100 }).autoPagingToArray({ limit: 1000 });
  if (!newestFirst) events.reverse();
  for (const event of events) {
    if (world.delivered.has(event.id) && !twice) continue;
    expect((await world.store.webhook(JSON.stringify(event))).status).toBe(200);
    if (!world.delivered.has(event.id)) follow(world, event);
    world.delivered.add(event.id);
  }
}

/** Their steps tell the store of them. */
const followedAtOnce: ReadonlySet<string> = new Set([
  ...['charge.dispute.created', 'charge.dispute.funds_withdrawn', 'charge.dispute.closed'],
  ...['charge.dispute.funds_reinstated', 'refund.failed', 'refund.updated', 'charge.refund.updated'],
]);

function follow(world: World, { type, data }: Stripe.Event): void {
  const { model, pages, changes } = world;
  // Tells of tries that failed, which change nothing.
  if (type === 'payment_intent.payment_failed' || followedAtOnce.has(type)) return;
  const object = data.object as { id: string; payment_intent: string | null; payment_status?: string };
  const { id: told, payment_intent: intent } = object;
  // The page of a change is followed when it is paid.
  if ([told, intent].some((id) => id !== null && changes.has(id))) return;
  const order = model.orders.find(({ id }) => {
    const page = pages.get(id);
    return page?.sessionId === told || (intent !== null && page?.intent === intent);
  });
  if (!order) throw new Error(`an event of no order: ${type}`);
  const pageNow: Partial<Record<string, Page>> = {
    'checkout.session.completed': object.payment_status === 'paid' ? 'paid' : 'under way',
    'checkout.session.async_payment_succeeded': 'paid',
    'checkout.session.async_payment_failed': 'failed',
    'checkout.session.expired': 'expired',
  };
  if (type === 'charge.refunded') {
    if (!isPaid(order)) model.notice(order);
    model.record(order, order.givenBack);
  } else model.notice(order, pageNow[type]);
}

export async function refund(world: World, step: StepKind<'refund'>): Promise<void> {
  const order = pick(world, step.nth, ({ page }) => page === 'paid');
  if (!order) return;
  const { total } = order.totals;
  const amount = Math.max(1, Math.floor((total * step.share) / 1000));
  // Refunds by hand of an order with several payments are beyond this model.
  if (step.by === 'dashboard' && !order.touched && order.dispute === null)
    return refundAtProvider(world, order, Math.min(amount, total - order.givenBack));
  const restock = step.restock ? unreturned(order) : [];
  const decided = await decideRefund(world.store.database, {
    ...{ refundId: randomUUID(), orderId: order.id, amountCents: amount, restock },
  });
  if (order.status !== 'PAID' && order.status !== 'PARTIALLY_REFUNDED')
    expect(decided).toBe('nothing was paid');
  else if (order.dispute === 'open') expect(decided).toBe('disputed');
  else if (amount > leftOf(order)) expect(decided).toBe('more than is left');
  else if (amount === leftOf(order) && leavesOpen(order, restock)) expect(decided).toBe('units are open');
  else {
    expect(decided).toBe('decided');
    order.waiting.push(amount);
    for (const { variantId, quantity } of restock) world.model.putBack(order, variantId, quantity);
  }
}

const leavesOpen = (order: ModelOrder, back: readonly { variantId: number; quantity: number }[]) =>
  [...openUnits(order)].some(([variantId, open]) =>
    back.every((units) => units.variantId !== variantId || units.quantity < open),
  );

/** One unit of every line that has not come back yet. */
function unreturned(order: ModelOrder) {
  return order.lines
    .filter((line) => notBack(order, line) > 0)
    .map(({ variantId }) => ({ variantId, quantity: 1 }));
}

async function refundAtProvider(world: World, order: ModelOrder, amount: number): Promise<void> {
  const { intent } = pageOf(world, order);
  if (amount < 1 || intent === null) return;
  await world.store.stripe.refunds.create({ payment_intent: intent, amount });
  order.givenBack += amount;
}

/** The job asks for everything that was decided, also for what the provider refuses because it has gone back already. */
export async function sendRefunds(world: World): Promise<void> {
  const { model } = world;
  // In the order of the model's list, so that both agree on which of two refunds still fits.
  for (const order of model.orders) {
    for (;;) {
      const sent = await sendNextRefund(world, order.id);
      if (!sent) break;
      if (sent.kind === 'second') {
        model.strays.givenBack += sent.amount;
        continue;
      }
      // What was decided at once can go back in parts: one for each payment.
      const decided = order.waiting.shift() ?? 0;
      expect(sent.amount).toBeLessThanOrEqual(decided);
      if (sent.amount < decided) order.waiting.unshift(decided - sent.amount);
      const left = order.received - order.givenBack;
      if (sent.amount > left) {
        model.record(order, order.givenBack);
        // What came too late goes back whole, no matter who began it.
        const owed = order.stock !== 'SOLD' || (order.canceled && order.waiting.length === 0);
        if (owed && left > 0) order.waiting.push(left);
      } else {
        order.givenBack += sent.amount;
        if (sent.reason === 'change') order.changedBack += sent.amount;
        model.record(order, order.recorded + sent.amount);
      }
    }
    expect(order.waiting).toEqual([]);
  }
}

/** Of an order, the refund that was decided first; undefined: none waits. */
async function sendNextRefund({ store }: World, orderId: string) {
  const { db } = store.database;
  await db.execute(sql`update refunds set next_attempt_at = 'infinity' where done_at is null`);
  const { rows } = await db.execute<{ amount: number; kind: string; reason: string }>(sql`
    update refunds r set next_attempt_at = now() from order_payments p where p.id = r.payment_intent_id and r.id = (
      select id from refunds where done_at is null and order_id = ${orderId} order by created_at, id limit 1)
    returning r.amount_cents as amount, r.reason, p.kind`);
  if (rows[0]) await sendRefundsJob(store.app.deps);
  return rows[0];
}
