import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from '@jest/globals';
import { eq, sql } from '../../../db/drizzle.ts';
import { orders, outbox, refunds } from '../../../db/schema/index.ts';
import { sendRefunds } from '../../../jobs/refunds.ts';
import { sweepOrders } from '../../../jobs/sweep.ts';
import { PaymentError } from '../../../payments/provider.ts';
import { failRefunds, fulfil, newCustomer, placeOrder } from '../../../testing/orders.ts';
import { type Person } from '../../../testing/people.ts';
import { stockOf } from '../../../testing/stock.ts';
import { setUpTestStore } from '../../../testing/set-up.ts';
import { markShipped } from '../orders/fulfil.ts';
import { insertRefund } from '../records/refunds.repository.ts';
import { putBackOpen } from '../orders/cancel.ts';
import { decideRefund } from './decide.ts';
import { reconcileRefunds } from './reconcile.ts';

const store = setUpTestStore();
let person: Person;
const variantId = 10105;
const total = 21_815;
beforeEach(async () => {
  person = await newCustomer(store, variantId);
});

/** An order of two units for $218.15 that is paid, and its payment at the provider. */
async function paidOrder(card?: string) {
  const { orderId, sessionId } = await placeOrder(store, person, variantId);
  const intent = await pay(sessionId, card);
  await store.deliver('checkout.session.completed');
  return { orderId, sessionId, intent };
}

async function pay(sessionId: string, card?: string): Promise<string> {
  await store.control(`sessions/${sessionId}/pay`, { card });
  const session = await store.stripe.checkout.sessions.retrieve(sessionId);
  return session.payment_intent as string;
}

const order = async (id: string) =>
  (await store.call('getOrder', { token: person.token, params: { id } })).body;
const statesOf = async (id: string) => (await order(id)).timeline.map(({ status, note }) => [status, note]);
const mails = async () => {
  const rows = await store.database.db.select().from(outbox).orderBy(outbox.createdAt);
  return rows.map(({ subject }) => subject.replace(/ROP-\w+/, 'ROP'));
};
const decide = (orderId: string, amountCents: number, more: { quantity?: number; refundId?: string } = {}) =>
  decideRefund(store.database, {
    ...{ orderId, amountCents, refundId: more.refundId ?? randomUUID() },
    restock: more.quantity === undefined ? [] : [{ variantId, quantity: more.quantity }],
  });
const books = async () => (await store.stripe.refunds.list()).data.map(({ amount }) => amount);

test('an operator refunds a part and then the rest; event and job tell the same thing once', async () => {
  const { orderId } = await paidOrder();
  expect(await decide(orderId, 2_000)).toBe('decided');
  expect((await order(orderId)).status).toBe('PAID');
  await sendRefunds(store.app.deps);
  expect((await order(orderId)).status).toBe('PARTIALLY_REFUNDED');
  expect(await decide(orderId, total - 2_000, { quantity: 1 })).toBe('units are open');
  expect(await decide(orderId, total - 2_000, { quantity: 2 })).toBe('decided');
  await Promise.all([sendRefunds(store.app.deps), sendRefunds(store.app.deps)]);
  expect(await store.deliver('charge.refunded')).toEqual([200, 200]);
  expect(await statesOf(orderId)).toEqual([
    ['PENDING', null],
    ['PAID', null],
    ['PARTIALLY_REFUNDED', '$20.00 refunded.'],
    ['REFUNDED', '$198.15 refunded.'],
  ]);
  expect(await mails()).toEqual([
    'Order ROP is confirmed',
    '$20.00 of order ROP is refunded',
    '$198.15 of order ROP is refunded',
  ]);
  expect(await books()).toEqual([total - 2_000, 2_000]);
  expect(await stockOf(store, variantId)).toEqual({ on_hand: 5, reserved: 0, sold: 0 });
});

test('the event may be faster than the job', async () => {
  const { orderId, intent } = await paidOrder();
  const refundId = randomUUID();
  await decide(orderId, 500, { refundId });
  const { main: payments } = store.app.deps.payments;
  await payments.refund({ refundId, paymentIntentId: intent, amountCents: 500 });
  await store.deliver('charge.refunded');
  await sendRefunds(store.app.deps);
  expect(await statesOf(orderId)).toHaveLength(3);
  expect(await books()).toEqual([500]);
});

test('a refund whose answer was lost, and whose key the provider has forgotten since, goes back once', async () => {
  const { orderId, intent } = await paidOrder();
  const refundId = randomUUID();
  await decide(orderId, 500, { refundId });
  const metadata = { refund_id: refundId };
  await store.stripe.refunds.create({ payment_intent: intent, amount: 500, metadata });
  await sendRefunds(store.app.deps);
  expect(await books()).toEqual([500]);
  expect((await order(orderId)).status).toBe('PARTIALLY_REFUNDED');
});

test('units come back when the operator says so, never more than were sold', async () => {
  const { orderId } = await paidOrder();
  const refundId = randomUUID();
  expect(await decide(orderId, 1_000, { quantity: 1, refundId })).toBe('decided');
  expect(await decide(orderId, 1_000, { quantity: 1, refundId })).toBe('decided');
  expect(await stockOf(store, variantId)).toEqual({ on_hand: 4, reserved: 0, sold: 1 });
  expect(await decide(orderId, 1_000, { quantity: 2 })).toBe('more units than were sold');
  expect(await decide(orderId, 1_000, { quantity: 0 })).toBe('more units than were sold');
  expect(await stockOf(store, variantId)).toEqual({ on_hand: 4, reserved: 0, sold: 1 });
  expect(await store.database.db.select().from(refunds)).toHaveLength(1);
});

test('half of the money of pieces that have not shipped goes back once, also when it is asked for twice', async () => {
  const { orderId } = await paidOrder();
  await decide(orderId, total - 2_000, { quantity: 1 });
  const again = { refundId: randomUUID() };
  expect(await decide(orderId, 1_000, again)).toBe('decided');
  expect(await decide(orderId, 1_000, again)).toBe('decided');
  expect(await store.database.db.select().from(refunds)).toHaveLength(2);
});

test('no more goes back than was paid, and nothing of what was not', async () => {
  const { orderId } = await paidOrder();
  expect(await decide(orderId, total + 1)).toBe('more than is left');
  expect(await decide(orderId, 0)).toBe('more than is left');
  expect(await decide(orderId, total, { quantity: 2 })).toBe('decided');
  expect(await decide(orderId, 1)).toBe('more than is left');
  expect(await decide(randomUUID(), 1)).toBe('unknown order');
  const { orderId: unpaid } = await placeOrder(store, person, variantId);
  expect(await decide(unpaid, 1)).toBe('nothing was paid');
});

test('refunds from the provider’s dashboard are followed, in parts and in any order', async () => {
  const { orderId, intent } = await paidOrder();
  await store.stripe.refunds.create({ payment_intent: intent, amount: 815 });
  await store.deliver('charge.refunded');
  expect((await order(orderId)).status).toBe('PARTIALLY_REFUNDED');
  await store.stripe.refunds.create({ payment_intent: intent, amount: 1_000 });
  await store.stripe.refunds.create({ payment_intent: intent });
  // Both at once: each tells of all.
  expect(await store.deliver('charge.refunded')).toEqual([200, 200, 200]);
  expect(await store.deliver('charge.refunded')).toEqual([200, 200, 200]);
  expect(await statesOf(orderId)).toEqual([
    ['PENDING', null],
    ['PAID', null],
    ['PARTIALLY_REFUNDED', '$8.15 refunded.'],
    ['PARTIALLY_REFUNDED', '$10.00 refunded.'],
    ['REFUNDED', '$200.00 refunded.'],
  ]);
  expect(await mails()).toHaveLength(4);
  expect(await stockOf(store, variantId)).toEqual({ on_hand: 3, reserved: 0, sold: 2 });
  // What has not shipped waits for the staff, who puts it back once.
  const staff = { id: orderId, actor: 'operator' };
  expect(await putBackOpen(store.app.deps, staff)).toBe(true);
  expect(await putBackOpen(store.app.deps, staff)).toBe(false);
  expect(await stockOf(store, variantId)).toEqual({ on_hand: 5, reserved: 0, sold: 0 });
  expect(await mails()).toHaveLength(4);
});

test('a refund that is reported before its payment settles the payment first', async () => {
  const { orderId, sessionId } = await placeOrder(store, person, variantId);
  const intent = await pay(sessionId);
  await store.stripe.refunds.create({ payment_intent: intent, amount: 100 });
  expect(await store.deliver('charge.refunded')).toEqual([200]);
  expect(await store.deliver('checkout.session.completed')).toEqual([200]);
  expect((await statesOf(orderId)).map(([status]) => status)).toEqual([
    'PENDING',
    'PAID',
    'PARTIALLY_REFUNDED',
  ]);
});

test('a decision that the dashboard forestalled is given up, and the order tells what happened', async () => {
  const { orderId, intent } = await paidOrder();
  await decide(orderId, 1_000);
  await store.stripe.refunds.create({ payment_intent: intent });
  await sendRefunds(store.app.deps);
  const rows = await store.database.db.select().from(refunds).where(eq(refunds.orderId, orderId));
  expect(
    rows.map(({ reason, providerId, doneAt }) => [reason, providerId !== null, doneAt !== null]),
  ).toEqual(
    expect.arrayContaining([
      ['operator', false, true],
      ['provider', true, true],
    ]),
  );
  expect((await order(orderId)).status).toBe('REFUNDED');
  expect(await books()).toEqual([total]);
});

test('a payment that did not fit and is refunded frees the units that were held for it', async () => {
  const { orderId, sessionId } = await placeOrder(store, person, variantId);
  await store.database.db.execute(
    sql`update orders set total_cents = total_cents + 1, tax_cents = tax_cents + 1 where id = ${orderId}`,
  );
  const intent = await pay(sessionId);
  await store.deliver('checkout.session.completed');
  expect((await order(orderId)).status).toBe('REVIEW');
  await store.stripe.refunds.create({ payment_intent: intent, amount: 15 });
  await store.deliver('charge.refunded');
  expect((await order(orderId)).status).toBe('REVIEW');
  await store.stripe.refunds.create({ payment_intent: intent });
  await store.deliver('charge.refunded');
  expect((await order(orderId)).status).toBe('REFUNDED');
  expect(await stockOf(store, variantId)).toEqual({ on_hand: 5, reserved: 0, sold: 0 });
});

test('a second payment of the same order goes back and leaves the order as it is', async () => {
  const { orderId, sessionId } = await paidOrder();
  const session = await store.app.deps.payments.main.retrieveSession(sessionId);
  const { settleOrder } = await import('../settlement/settle.ts');
  const other = await placeOrder(store, person, variantId);
  const intent = await pay(other.sessionId);
  const second = { ...session, paymentIntentId: intent };
  expect(await settleOrder(store.app.deps, second, 'webhook')).toBe('refunding');
  expect(await settleOrder(store.app.deps, second, 'webhook')).toBe('refunding');
  await sendRefunds(store.app.deps);
  expect(await books()).toEqual([total]);
  expect((await order(orderId)).status).toBe('PAID');
  expect(await mails()).toContain('$218.15 of order ROP is refunded');
});

test('when the event of a failed delayed payment is lost, the sweep frees the units', async () => {
  const { orderId, sessionId } = await placeOrder(store, person, variantId);
  await store.control(`sessions/${sessionId}/pay`, { card: '4000000000007015' });
  await store.control(`sessions/${sessionId}/settle`);
  await store.database.db.update(orders).set({ nextCheckAt: new Date() });
  await sweepOrders(store.app.deps);
  expect((await order(orderId)).status).toBe('CANCELED');
  expect(await stockOf(store, variantId)).toEqual({ on_hand: 5, reserved: 0, sold: 0 });
});

/** The bank decides on the only refund of a payment. */
async function settle(intent: string, result: 'succeeded' | 'failed') {
  const [refund] = (await store.stripe.refunds.list({ payment_intent: intent })).data;
  await store.control(`refunds/${String(refund?.id)}/settle`, { result });
}
const arrivesLater = '4000000000007726';
const failsLater = '4000000000005126';

test('money that is on its way is not shown as refunded before it arrived', async () => {
  const { orderId, intent } = await paidOrder(arrivesLater);
  await decide(orderId, 2_000);
  await sendRefunds(store.app.deps);
  await store.deliver('charge.refunded');
  expect(await statesOf(orderId)).toHaveLength(2);
  expect(await mails()).toEqual(['Order ROP is confirmed']);
  // It is spoken for all the same.
  expect(await decide(orderId, total - 1_999)).toBe('more than is left');
  await settle(intent, 'succeeded');
  expect(await store.deliver('refund.updated')).toContain(200);
  await store.database.db.update(refunds).set({ nextAttemptAt: new Date() });
  await sendRefunds(store.app.deps);
  expect((await statesOf(orderId)).slice(2)).toEqual([['PARTIALLY_REFUNDED', '$20.00 refunded.']]);
  expect(await mails()).toEqual(['Order ROP is confirmed', '$20.00 of order ROP is refunded']);
  expect(await books()).toEqual([2_000]);
});

test('a refund whose arrival no event reported is asked about again', async () => {
  const { orderId, intent } = await paidOrder(arrivesLater);
  await decide(orderId, total, { quantity: 2 });
  await sendRefunds(store.app.deps);
  // Nothing that goes back whole is shipped meanwhile.
  await expect(fulfil(store, orderId, 'SHIPPED')).rejects.toThrow('not from here');
  await settle(intent, 'succeeded');
  expect(await sendRefunds(store.app.deps)).toBe(0);
  await store.database.db.update(refunds).set({ nextAttemptAt: new Date() });
  expect(await sendRefunds(store.app.deps)).toBe(1);
  expect((await order(orderId)).status).toBe('REFUNDED');
  expect(await sendRefunds(store.app.deps)).toBe(0);
});

test('a part that did not arrive is reported, and can be given back anew', async () => {
  const { orderId, intent } = await paidOrder(failsLater);
  await decide(orderId, 2_000);
  await sendRefunds(store.app.deps);
  expect((await order(orderId)).status).toBe('PARTIALLY_REFUNDED');
  await settle(intent, 'failed');
  expect(await store.deliver('refund.failed')).toContain(200);
  await store.deliver('refund.updated');
  const note = 'The bank sent $20.00 back to the store, which finds another way to refund it.';
  expect((await statesOf(orderId)).slice(2)).toEqual([
    ['PARTIALLY_REFUNDED', '$20.00 refunded.'],
    ['PAID', note],
  ]);
  expect((await mails()).slice(1)).toEqual([
    '$20.00 of order ROP is refunded',
    'Your refund for order ROP did not arrive',
  ]);
  expect((await order(orderId)).refunded).toBe(0);
  expect(await sendRefunds(store.app.deps)).toBe(0);
  expect(await decide(orderId, total, { quantity: 2 })).toBe('decided');
});

test('an order that was given back whole and whose money did not arrive waits for a person', async () => {
  const { orderId, intent } = await paidOrder(failsLater);
  await decide(orderId, total, { quantity: 2 });
  await sendRefunds(store.app.deps);
  expect((await order(orderId)).status).toBe('REFUNDED');
  await settle(intent, 'failed');
  await Promise.all([store.deliver('refund.failed'), store.deliver('refund.updated')]);
  expect((await order(orderId)).status).toBe('REVIEW');
  expect((await mails()).slice(2)).toEqual(['Your refund for order ROP did not arrive']);
  expect(await stockOf(store, variantId)).toEqual({ on_hand: 5, reserved: 0, sold: 0 });
});

test('a refund that is refused for another reason after a part went back stays waiting', async () => {
  const { orderId, intent } = await paidOrder();
  await store.stripe.refunds.create({ payment_intent: intent, amount: 500 });
  await store.deliver('charge.refunded');
  await decide(orderId, 1_000);
  const { main: payments } = store.app.deps.payments;
  const { refund } = payments;
  Object.assign(payments, { refund: () => Promise.reject(new PaymentError('refused', null)) });
  await sendRefunds(store.app.deps);
  Object.assign(payments, { refund });
  const rows = await store.database.db.select().from(refunds).where(eq(refunds.orderId, orderId));
  expect(rows.map(({ reason, doneAt }) => [reason, doneAt === null]).sort()).toEqual([
    ['operator', true],
    ['provider', false],
  ]);
  await store.database.db.update(refunds).set({ nextAttemptAt: new Date() });
  await sendRefunds(store.app.deps);
  expect(await books()).toEqual([1_000, 500]);
});

test('what a change gave back is no refund of the order: it leaves it paid, and where it did not arrive hides no real one', async () => {
  const { orderId, intent } = await paidOrder();
  const changed = (amountCents: number) =>
    insertRefund(store.database.db, { orderId, paymentIntentId: intent, amountCents, reason: 'change' });
  const now = async () => {
    const { status, refunded } = await order(orderId);
    return [status, refunded];
  };
  await changed(10_000);
  await sendRefunds(store.app.deps);
  expect(await now()).toEqual(['PAID', 0]);
  await failRefunds(store, orderId);
  await decide(orderId, 5_000);
  await sendRefunds(store.app.deps);
  expect(await now()).toEqual(['PARTIALLY_REFUNDED', 50]);
  // Of two that went, the money of the change comes back.
  await changed(1_000);
  await sendRefunds(store.app.deps);
  const { rows } = await store.database.db.execute<{ id: string }>(
    sql`select provider_id as id from refunds where amount_cents = 1000`,
  );
  const back = { id: rows[0]?.id ?? '', refundId: null, amountCents: 1_000, state: 'failed' as const };
  const said = { paymentIntentId: intent, receivedCents: total, refunds: [back] };
  await reconcileRefunds(store.app.deps, said, 'webhook');
  expect(await now()).toEqual(['PARTIALLY_REFUNDED', 50]);
});

test('an order that costs nothing any more since it was changed is shipped', async () => {
  const { orderId, intent } = await paidOrder();
  const reason = 'change';
  await insertRefund(store.database.db, { orderId, paymentIntentId: intent, amountCents: total, reason });
  await sendRefunds(store.app.deps);
  expect((await order(orderId)).status).toBe('PAID');
  const parcel = { orderId, actor: 'operator', carrier: 'UPS', trackingNumber: 'X-1' };
  expect(await markShipped(store.app.deps, parcel)).toBe('done');
});
