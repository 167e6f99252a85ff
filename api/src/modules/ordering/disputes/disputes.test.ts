import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from '@jest/globals';
import { refunds } from '../../../db/schema/index.ts';
import { sendRefunds } from '../../../jobs/refunds.ts';
import { newCustomer, placeOrder } from '../../../testing/orders.ts';
import { type Person } from '../../../testing/people.ts';
import { setUpTestStore } from '../../../testing/set-up.ts';
import { stockOf, unbalancedVariants } from '../../../testing/stock.ts';
import { markShipped } from '../orders/fulfil.ts';
import { decideRefund } from '../refunds/decide.ts';

const store = setUpTestStore();
let person: Person;
const variantId = 10105;
const total = 21_815;
beforeEach(async () => {
  person = await newCustomer(store, variantId);
});

const disputed = '4000000000000259';
const inquiry = '4000000000001976';

async function paidOrder(card: string) {
  const { orderId, sessionId } = await placeOrder(store, person, variantId);
  await store.control(`sessions/${sessionId}/pay`, { card });
  const session = await store.stripe.checkout.sessions.retrieve(sessionId);
  return { orderId, intent: session.payment_intent as string };
}
const order = async (id: string) =>
  (await store.call('getOrder', { token: person.token, params: { id } })).body;
const statesOf = async (id: string) => (await order(id)).timeline.map(({ status, note }) => [status, note]);
const decide = (orderId: string) =>
  decideRefund(store.database, { orderId, amountCents: 500, refundId: randomUUID() });
const ship = (orderId: string) =>
  markShipped(store.app.deps, { orderId, actor: 'operator', carrier: 'UPS', trackingNumber: '1Z' });
async function close(intent: string, result: 'won' | 'lost') {
  const [dispute] = (await store.stripe.disputes.list({ payment_intent: intent })).data;
  await store.control(`disputes/${String(dispute?.id)}/close`, { result });
  await store.deliver('charge.dispute.closed');
}
const taken = 'The bank has taken this payment back for now. The store answers it.';

test('a disputed payment is neither shipped nor given back twice, and is the shop’s again when it was won', async () => {
  const { orderId, intent } = await paidOrder(disputed);
  // The dispute may be told before the payment.
  expect(await store.deliver('charge.dispute.created')).toEqual([200]);
  await store.deliver('checkout.session.completed');
  expect(await statesOf(orderId)).toEqual([
    ['PENDING', null],
    ['PAID', null],
    ['PAID', taken],
  ]);
  expect(await decide(orderId)).toBe('disputed');
  expect(await ship(orderId)).toBe('disputed');
  const cancel = await store.call('cancelOrder', { token: person.token, params: { id: orderId } });
  expect([cancel.status, cancel.body.code]).toEqual([409, 'ORDER_NOT_CANCELABLE']);
  await close(intent, 'won');
  expect((await statesOf(orderId)).at(-1)).toEqual(['PAID', 'The bank decided that the payment stands.']);
  expect(await ship(orderId)).toBe('done');
});

test('money that the bank gave back counts as refunded, once', async () => {
  const { orderId, intent } = await paidOrder(disputed);
  await store.deliver('checkout.session.completed');
  await close(intent, 'lost');
  await store.deliver('charge.dispute.created');
  expect((await statesOf(orderId)).slice(-2)).toEqual([
    ['REFUNDED', 'The bank decided that $218.15 goes back to the customer.'],
    ['REFUNDED', 'What had not left is canceled.'],
  ]);
  expect(await stockOf(store, variantId)).toEqual({ on_hand: 5, reserved: 0, sold: 0 });
  expect(await unbalancedVariants(store.database.db)).toEqual([]);
  expect((await order(orderId)).refunded * 100).toBe(total);
  expect(await decide(orderId)).toBe('nothing was paid');
});

test('what a bank only asks about is held back until it has an answer', async () => {
  const { orderId, intent } = await paidOrder(inquiry);
  await store.deliver('checkout.session.completed');
  await store.deliver('charge.dispute.created');
  expect(await ship(orderId)).toBe('disputed');
  await close(intent, 'won');
  expect((await statesOf(orderId)).slice(2)).toEqual([
    ['PAID', 'The bank asked about this payment.'],
    ['PAID', 'The bank has no more questions about this payment.'],
  ]);
  expect(await ship(orderId)).toBe('done');
  expect(await decide(orderId)).toBe('decided');
});

test('a refund that was decided on before the bank took the money is not sent', async () => {
  const { orderId, intent } = await paidOrder('4242424242424242');
  await store.deliver('checkout.session.completed');
  expect(await decide(orderId)).toBe('decided');
  const session = await store.stripe.checkout.sessions.list({ payment_intent: intent });
  await store.control(`sessions/${String(session.data[0]?.id)}/dispute`, {});
  await store.deliver('charge.dispute.created');
  await sendRefunds(store.app.deps);
  await close(intent, 'lost');
  await store.database.db.update(refunds).set({ nextAttemptAt: new Date() });
  expect(await sendRefunds(store.app.deps)).toBe(1);
  await store.database.db.update(refunds).set({ nextAttemptAt: new Date() });
  expect(await sendRefunds(store.app.deps)).toBe(0);
  expect((await store.stripe.refunds.list()).data).toEqual([]);
  expect((await order(orderId)).refunded * 100).toBe(total);
});

test('what is decided already is not opened again by an event that comes late', async () => {
  const { orderId, intent } = await paidOrder(disputed);
  await store.deliver('checkout.session.completed');
  await close(intent, 'won');
  await store.deliver('charge.dispute.created');
  expect(await ship(orderId)).toBe('done');
});
