import { expect } from '@jest/globals';
import { sql } from '../../db/drizzle.ts';
import { fulfillmentOf, openUnits, type ModelOrder } from './model.ts';
import { pick } from './money-steps.ts';
import { canLeave } from './return-steps.ts';
import type { StepKind } from './steps.ts';
import type { World } from './world.ts';

// What goes wrong with money that was taken, or given back. The store is told at once; events that come late or twice are those of payments.

async function tell({ store, delivered }: World, types: readonly string[]): Promise<void> {
  const { data } = await store.stripe.events.list({ limit: 100 });
  for (const event of data.toReversed()) {
    if (delivered.has(event.id) || !types.includes(event.type)) continue;
    delivered.add(event.id);
    expect((await store.webhook(JSON.stringify(event))).status).toBe(200);
  }
}

/** Payments of one page, of which the store knows all: those of several are beyond this model. */
const isSettled = ({ dispute, waiting, givenBack, recorded, received, asked }: ModelOrder) =>
  dispute === null && waiting.length === 0 && givenBack === recorded && received === asked;

/** The bank takes a payment back, or asks about it. */
export async function dispute(world: World, { nth, inquiry }: StepKind<'dispute'>): Promise<void> {
  const order = pick(world, nth, (each) => canLeave(each) && isSettled(each));
  if (!order) return;
  const session = world.pages.get(order.id)?.sessionId ?? '';
  await world.store.control(`sessions/${session}/dispute`, { inquiry });
  await tell(world, ['charge.dispute.created']);
  order.dispute = inquiry ? 'inquiry' : 'open';
}

/** The bank has decided. */
export async function closeDispute(world: World, { nth, result }: StepKind<'closeDispute'>): Promise<void> {
  const order = pick(world, nth, (each) => each.dispute !== null);
  if (!order) return;
  const { store, model, pages } = world;
  const intent = pages.get(order.id)?.intent ?? '';
  const { data } = await store.stripe.disputes.list({ payment_intent: intent });
  const open = data.find(({ status }) => status.endsWith('needs_response'));
  await store.control(`disputes/${String(open?.id)}/close`, { result });
  await tell(world, ['charge.dispute.closed']);
  const isLost = order.dispute === 'open' && result === 'lost';
  order.dispute = null;
  if (!isLost) return;
  // The bank took what was left of the payment when it began.
  const taken = order.received - order.givenBack;
  order.givenBack += taken;
  order.taken += taken;
  model.record(order, order.givenBack);
  // What had not left never will.
  for (const [variantId, count] of openUnits(order)) model.putBack(order, variantId, count);
}

/** A refund that went does not arrive: the money is back at the store. */
export async function failRefund(world: World, { nth }: StepKind<'failRefund'>): Promise<void> {
  // One that was refunded in full, and of which nothing has left, waits for a person then: that is beyond this model.
  const goesOn = (order: ModelOrder) =>
    order.status === 'PARTIALLY_REFUNDED' ||
    (order.status === 'REFUNDED' && fulfillmentOf(order) !== 'UNSHIPPED');
  const order = pick(world, nth, (each) => goesOn(each) && isSettled(each) && each.taken === 0);
  if (!order) return;
  const { store, model } = world;
  const { rows } = await store.database.db.execute<{ provider: string; amount: number; reason: string }>(sql`
    select r.provider_id as provider, r.amount_cents as amount, r.reason from refunds r join order_payments p on p.id = r.payment_intent_id
    where r.order_id = ${order.id} and r.arrived and r.provider_id is not null and p.kind = 'order'
    order by r.created_at, r.id limit 1`);
  const [sent] = rows;
  if (!sent) return;
  await store.control(`refunds/${sent.provider}/settle`, { result: 'failed' });
  await tell(world, ['refund.failed', 'charge.refund.updated', 'refund.updated']);
  model.returned(order, sent.amount, sent.reason === 'change');
}
