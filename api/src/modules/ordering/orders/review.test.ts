import { beforeEach, expect, test } from '@jest/globals';
import { sql } from '../../../db/drizzle.ts';
import { outbox } from '../../../db/schema/index.ts';
import { sendRefunds } from '../../../jobs/refunds.ts';
import { sweepOrders } from '../../../jobs/sweep.ts';
import { newCustomer, placeOrder } from '../../../testing/orders.ts';
import type { Person } from '../../../testing/people.ts';
import { setStock, stockOf } from '../../../testing/stock.ts';
import { setUpTestStore } from '../../../testing/set-up.ts';
import { putBackOpen } from './cancel.ts';
import { checkDailySums } from '../../../testing/daily-sums.ts';
import { decideRefund } from '../refunds/decide.ts';
import { settleFailedRefund } from '../refunds/settle-failed.ts';
import { decideReview, type ReviewDecision } from './review.ts';

const store = setUpTestStore();
let person: Person;
const variantId = 10105;
beforeEach(async () => {
  person = await newCustomer(store, variantId);
});

const run = (statement: ReturnType<typeof sql>) => store.database.db.execute(statement);
const order = async (id: string) =>
  (await store.call('getOrder', { token: person.token, params: { id } })).body;
const decide = (orderId: string, decision: ReviewDecision) =>
  decideReview(store.app.deps, { orderId, decision, actor: 'operator' });
const mails = async () => (await store.database.db.select().from(outbox)).map(({ kind }) => kind);

/** An order of two units whose payment was a cent less than the order says. */
async function orderInReview(card?: string): Promise<string> {
  return (await reviewed(card)).orderId;
}

async function reviewed(card?: string) {
  const { orderId, sessionId } = await placeOrder(store, person, variantId);
  await run(
    sql`update orders set total_cents = total_cents + 1, tax_cents = tax_cents + 1 where id = ${orderId}`,
  );
  await store.control(`sessions/${sessionId}/pay`, { card });
  await store.deliver('checkout.session.completed');
  expect((await order(orderId)).status).toBe('REVIEW');
  return { orderId, sessionId };
}

test('what is accepted is paid and sold, once', async () => {
  const orderId = await orderInReview();
  expect(await Promise.all([decide(orderId, 'accept'), decide(orderId, 'accept')])).toEqual(
    expect.arrayContaining(['decided', 'not in review']),
  );
  expect((await order(orderId)).status).toBe('PAID');
  expect(await stockOf(store, variantId)).toEqual({ on_hand: 3, reserved: 0, sold: 2 });
  expect(await mails()).toEqual(['order-confirmed']);
});

test('what is refunded gives back what was received, and the order follows', async () => {
  const orderId = await orderInReview();
  expect(await decide(orderId, 'refund')).toBe('decided');
  expect(await decide(orderId, 'refund')).toBe('nothing is left');
  expect(await stockOf(store, variantId)).toEqual({ on_hand: 5, reserved: 0, sold: 0 });
  await sendRefunds(store.app.deps);
  expect((await order(orderId)).status).toBe('REFUNDED');
  expect((await store.stripe.refunds.list()).data.map(({ amount }) => amount)).toEqual([21_815]);
  expect(await mails()).toEqual(['order-refunded']);
  // Its pieces were never sold: there is nothing to put back.
  expect(await putBackOpen(store.app.deps, { id: orderId, actor: 'operator' })).toBe(false);
  expect(await stockOf(store, variantId)).toEqual({ on_hand: 5, reserved: 0, sold: 0 });
});

test('what was closed stays so when its page is loaded, or its payment is reported again', async () => {
  const { orderId, sessionId } = await reviewed();
  expect(await decide(orderId, 'close')).toBe('decided');
  expect((await store.call('reconcile', { params: { sessionId } })).body).toEqual({ status: 'CANCELED' });
  await store.deliver('checkout.session.completed');
  expect((await order(orderId)).status).toBe('CANCELED');
  expect(await stockOf(store, variantId)).toEqual({ on_hand: 5, reserved: 0, sold: 0 });
});

test('while money is on its way back nothing is accepted or closed', async () => {
  const orderId = await orderInReview();
  expect(await decide(orderId, 'refund')).toBe('decided');
  for (const decision of ['accept', 'close'] as const)
    expect(await decide(orderId, decision)).toBe('refund is on its way');
  await sendRefunds(store.app.deps);
  expect((await order(orderId)).status).toBe('REFUNDED');
  expect(await stockOf(store, variantId)).toEqual({ on_hand: 5, reserved: 0, sold: 0 });
});

test('what was refunded another way before counts when the payment is accepted', async () => {
  for (const table of ['daily_sums', 'daily_taxes', 'daily_products'])
    await run(sql`delete from ${sql.identifier(table)}`);
  const { orderId, sessionId } = await reviewed('4000000000005126');
  const { payment_intent: intent } = await store.stripe.checkout.sessions.retrieve(sessionId);
  const made = await store.stripe.refunds.create({ payment_intent: intent as string, amount: 5_000 });
  await store.deliver('charge.refunded');
  await store.control(`refunds/${made.id}/settle`, { result: 'failed' });
  await store.deliver('refund.failed');
  const { rows } = await run(sql`select id from refunds where order_id = ${orderId}`);
  const settled = { settled: 'paid otherwise', reference: 'check 1042', actor: 'operator' } as const;
  const refundId = String(rows[0]?.['id']);
  expect(await settleFailedRefund(store.database, { orderId, refundId, ...settled })).toBe('decided');
  expect(await decide(orderId, 'accept')).toBe('decided');
  expect(await order(orderId)).toMatchObject({ status: 'PARTIALLY_REFUNDED', refunded: 50 });
  await checkDailySums(store.database.db);
});

test('units of a payment that only the sweep has found are held for a week, too', async () => {
  const { orderId, sessionId } = await placeOrder(store, person, variantId);
  await run(
    sql`update orders set total_cents = total_cents + 1, tax_cents = tax_cents + 1, next_check_at = now() where id = ${orderId}`,
  );
  await store.control(`sessions/${sessionId}/pay`, {});
  await sweepOrders(store.app.deps);
  await run(sql`update orders set next_check_at = next_check_at - interval '1 day' where id = ${orderId}`);
  await sweepOrders(store.app.deps);
  expect((await order(orderId)).status).toBe('REVIEW');
  expect(await stockOf(store, variantId)).toMatchObject({ reserved: 2 });
});

test('units are held for a week; accepting it after that takes free ones, if there are any', async () => {
  const orderId = await orderInReview();
  await sweepOrders(store.app.deps);
  expect(await stockOf(store, variantId)).toMatchObject({ reserved: 2 });
  await run(sql`update orders set next_check_at = next_check_at - interval '7 days 1 minute'`);
  await sweepOrders(store.app.deps);
  expect(await stockOf(store, variantId)).toEqual({ on_hand: 5, reserved: 0, sold: 0 });
  expect((await order(orderId)).status).toBe('REVIEW');
  await setStock(store, variantId, 1);
  expect(await decide(orderId, 'accept')).toBe('units are gone');
  await setStock(store, variantId, 5);
  expect(await decide(orderId, 'accept')).toBe('decided');
  expect(await stockOf(store, variantId)).toEqual({ on_hand: 3, reserved: 0, sold: 2 });
});

test('money that did not arrive is sent again or was given back by hand, and nothing is shipped', async () => {
  const { orderId, sessionId } = await placeOrder(store, person, variantId);
  await store.control(`sessions/${sessionId}/pay`, { card: '4000000000005126' });
  await store.deliver('checkout.session.completed');
  const total = 21_815;
  const restock = [{ variantId, quantity: 2 }];
  await decideRefund(store.database, { refundId: crypto.randomUUID(), orderId, amountCents: total, restock });
  await sendRefunds(store.app.deps);
  const fail = async () => {
    const [refund] = (await store.stripe.refunds.list()).data;
    await store.control(`refunds/${String(refund?.id)}/settle`, { result: 'failed' });
    await store.deliver('refund.failed');
    expect((await order(orderId)).status).toBe('REVIEW');
  };
  await fail();
  expect(await decide(orderId, 'accept')).toBe('given back before');
  expect(await decide(orderId, 'refund')).toBe('decided');
  await sendRefunds(store.app.deps);
  expect((await order(orderId)).status).toBe('REFUNDED');
  await fail();
  expect(await decide(orderId, 'close')).toBe('decided');
  expect((await order(orderId)).timeline.at(-1)).toMatchObject({
    status: 'REFUNDED',
    note: 'Closed after a check.',
  });
});

test('what is closed frees its units and moves no money', async () => {
  const orderId = await orderInReview();
  expect(await decide(orderId, 'close')).toBe('decided');
  expect((await order(orderId)).status).toBe('CANCELED');
  expect(await stockOf(store, variantId)).toEqual({ on_hand: 5, reserved: 0, sold: 0 });
  expect((await store.stripe.refunds.list()).data).toEqual([]);
  expect(await decide(crypto.randomUUID(), 'close')).toBe('unknown order');
});
