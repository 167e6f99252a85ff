import { beforeEach, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { eq } from '../../../db/drizzle.ts';
import { orderEvents, orderItems, outbox, refunds } from '../../../db/schema/index.ts';
import { sendRefunds } from '../../../jobs/refunds.ts';
import { pairedPayments } from '../../../payments/pairs.ts';
import { fulfil, newCustomer, placeFreeOrder, placeOrder, placePaidOrder } from '../../../testing/orders.ts';
import { type Person } from '../../../testing/people.ts';
import { setStock, stockOf } from '../../../testing/stock.ts';
import { setUpTestStore } from '../../../testing/set-up.ts';
import { decideRefund } from '../refunds/decide.ts';
import { cancelOrder } from './cancel.ts';

const store = setUpTestStore();
let person: Person;
const variantId = 10105;
const total = 21_815;
beforeEach(async () => {
  person = await newCustomer(store, variantId);
});

const paidOrder = () => placePaidOrder(store, person, variantId);
const cancel = (id: string) => store.call('cancelOrder', { token: person.token, params: { id } });
const order = async (id: string) =>
  (await store.call('getOrder', { token: person.token, params: { id } })).body;
const mails = async () => {
  const rows = await store.database.db.select().from(outbox).orderBy(outbox.createdAt);
  return rows.map(({ subject }) => subject.replace(/ROP-\w+/, 'ROP'));
};
const given = async () => (await store.stripe.refunds.list()).data.map(({ amount }) => amount);

test('a paid order that is canceled gives money and units back, and tells so', async () => {
  const { orderId } = await paidOrder();
  const { status, body } = await cancel(orderId);
  expect([status, body.status, body.refunded]).toEqual([200, 'REFUNDED', 0]);
  expect(await stockOf(store, variantId)).toEqual({ on_hand: 5, reserved: 0, sold: 0 });
  await sendRefunds(store.app.deps);
  expect(await store.deliver('charge.refunded')).toEqual([200]);
  const after = await order(orderId);
  expect([after.status, after.refunded]).toEqual(['REFUNDED', total / 100]);
  expect(after.timeline.map(({ status: state, note }) => [state, note])).toEqual([
    ['PENDING', null],
    ['PAID', null],
    ['REFUNDED', 'Canceled. $218.15 is refunded.'],
  ]);
  const events = await store.database.db.select().from(orderEvents).where(eq(orderEvents.orderId, orderId));
  expect(events.at(-1)?.actor).toBe('shopper');
  expect(await given()).toEqual([total]);
  // The mail of the cancellation tells of the refund, too.
  expect(await mails()).toEqual(['Order ROP is confirmed', 'Order ROP is canceled']);
});

test('an order that cost nothing is canceled, and no money is promised', async () => {
  const { orderId, sessionId } = await placeFreeOrder(store, person, variantId);
  const { status, body } = await cancel(orderId);
  expect([status, body.status]).toEqual([200, 'REFUNDED']);
  expect(body.timeline.at(-1)?.note).toBe('Canceled. Nothing was charged.');
  expect(await stockOf(store, variantId)).toEqual({ on_hand: 5, reserved: 0, sold: 0 });
  expect(await store.database.db.select().from(refunds)).toEqual([]);
  const [mail] = await store.database.db.select().from(outbox).where(eq(outbox.kind, 'order-canceled'));
  expect(mail?.text).toContain('Nothing was charged');
  expect(`${mail?.text} ${mail?.html}`).not.toMatch(/refund|\$0\.00/i);
  expect((await cancel(orderId)).body.code).toBe('ORDER_NOT_CANCELABLE');
  // Its page still says that it was completed.
  await store.call('reconcile', { params: { sessionId } });
  expect((await order(orderId)).status).toBe('REFUNDED');
});

test('of two clicks at once one cancels', async () => {
  const { orderId } = await paidOrder();
  const answers = await Promise.all([cancel(orderId), cancel(orderId), cancel(orderId)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  expect(await store.database.db.select().from(refunds)).toHaveLength(1);
  expect(await stockOf(store, variantId)).toEqual({ on_hand: 5, reserved: 0, sold: 0 });
});

test('an order is shipped or canceled, never both', async () => {
  for (let turn = 0; turn < 5; turn += 1) {
    const { orderId } = await paidOrder();
    const [canceled, shipped] = await Promise.allSettled([
      cancel(orderId),
      fulfil(store, orderId, 'SHIPPED'),
    ]);
    const { status, shipment } = await order(orderId);
    expect(canceled).toMatchObject({ value: { status: status === 'REFUNDED' ? 200 : 409 } });
    expect(shipped.status).toBe(status === 'SHIPPED' ? 'fulfilled' : 'rejected');
    expect(shipment === null).toBe(status === 'REFUNDED');
    await setStock(store, variantId, 5);
  }
});

test('an unpaid order is canceled, also when the provider tells first that its page is closed', async () => {
  const { orderId } = await placeOrder(store, person, variantId);
  const { deps } = store.app;
  const expireSession = async (id: string) => {
    const session = await deps.payments.main.expireSession(id);
    expect(await store.deliver('checkout.session.expired')).toEqual([200]);
    return session;
  };
  await cancelOrder(
    { ...deps, payments: pairedPayments({ ...deps.payments.main, expireSession }, null) },
    { id: orderId, actor: 'shopper' },
  );
  expect((await order(orderId)).timeline.map(({ status }) => status)).toEqual([
    'PENDING',
    'EXPIRED',
    'CANCELED',
  ]);
  expect(await stockOf(store, variantId)).toEqual({ on_hand: 5, reserved: 0, sold: 0 });
  expect((await cancel(orderId)).body.code).toBe('ORDER_NOT_CANCELABLE');
});

test('what was refunded before is not refunded again', async () => {
  const { orderId } = await paidOrder();
  await decideRefund(store.database, {
    ...{ refundId: randomUUID(), orderId, amountCents: 815, restock: [{ variantId, quantity: 1 }] },
  });
  await sendRefunds(store.app.deps);
  await decideRefund(store.database, { refundId: randomUUID(), orderId, amountCents: 1_000 });
  expect((await cancel(orderId)).body.timeline.at(-1)?.note).toBe('Canceled. $200.00 is refunded.');
  await sendRefunds(store.app.deps);
  expect((await given()).toSorted((a, b) => a - b)).toEqual([815, 1_000, 20_000]);
  expect(await stockOf(store, variantId)).toEqual({ on_hand: 5, reserved: 0, sold: 0 });
  expect((await order(orderId)).refunded).toBe(total / 100);
});

test('an order whose money all went back in the meantime is not canceled', async () => {
  const { orderId } = await paidOrder();
  const restock = [{ variantId, quantity: 2 }];
  await decideRefund(store.database, { refundId: randomUUID(), orderId, amountCents: total, restock });
  expect((await cancel(orderId)).body.code).toBe('ORDER_NOT_CANCELABLE');
});

test('what the dashboard gave back in the meantime is taken off', async () => {
  const { orderId, sessionId } = await paidOrder();
  await cancel(orderId);
  const session = await store.stripe.checkout.sessions.retrieve(sessionId);
  await store.stripe.refunds.create({ payment_intent: session.payment_intent as string, amount: 815 });
  await sendRefunds(store.app.deps);
  await sendRefunds(store.app.deps);
  expect((await given()).toSorted((a, b) => a - b)).toEqual([815, 21_000]);
  expect((await order(orderId)).refunded).toBe(total / 100);
});

test('an order that was paid while it was being canceled is not: its shopper was told that nothing is charged', async () => {
  const { orderId, sessionId } = await placeOrder(store, person, variantId);
  await store.control(`sessions/${sessionId}/pay`, {});
  expect((await cancel(orderId)).body.code).toBe('ORDER_NOT_CANCELABLE');
  expect((await order(orderId)).status).toBe('PAID');
});

test('what was canceled is never shipped', async () => {
  const { orderId } = await paidOrder();
  await cancel(orderId);
  await sendRefunds(store.app.deps);
  await expect(fulfil(store, orderId, 'SHIPPED')).rejects.toThrow('not from here');
  expect((await order(orderId)).status).toBe('REFUNDED');
});

test('an order whose variant is gone by now is canceled all the same', async () => {
  const { orderId } = await paidOrder();
  const { db } = store.database;
  await db.update(orderItems).set({ variantId: 999_999 }).where(eq(orderItems.orderId, orderId));
  expect((await cancel(orderId)).status).toBe(200);
  await sendRefunds(store.app.deps);
  expect(await given()).toEqual([total]);
});
