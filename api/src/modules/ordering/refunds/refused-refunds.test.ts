import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from '@jest/globals';
import { sql } from '../../../db/drizzle.ts';
import { outbox } from '../../../db/schema/index.ts';
import { sendRefunds } from '../../../jobs/refunds.ts';
import { PaymentError } from '../../../payments/provider.ts';
import { fulfil, newCustomer, placeOrder } from '../../../testing/orders.ts';
import { newPerson, type Person } from '../../../testing/people.ts';
import { setUpTestStore } from '../../../testing/set-up.ts';
import { putOnStaff } from '../../staff/repository.ts';
import { cancelOrder } from '../orders/cancel.ts';
import { decideReturn } from '../returns/decide.ts';
import { receiveReturn } from '../returns/receive.ts';
import { decideRefund } from './decide.ts';
import { settleFailedRefund } from './settle-failed.ts';

// Refunds whose money does not arrive, or that the provider does not make: a person settles them, for what is left of the order.

const store = setUpTestStore();
const variantId = 10105;
let person: Person;
let token: string;
beforeEach(async () => {
  person = await newCustomer(store, variantId);
  ({ token } = await newPerson(store));
  await putOnStaff(store.database.db, (await store.call('me', { token })).body.id, 'support');
});

const run = (statement: ReturnType<typeof sql>) => store.database.db.execute(statement);
const whole = async (id: string) => (await store.call('getAdminOrder', { token, params: { id } })).body;
const subjects = async () =>
  (await store.database.db.select().from(outbox)).map(({ subject }) => subject.replace(/ROP-\w+/, 'ROP'));

async function shippedOrder(card?: string) {
  const { orderId, sessionId } = await placeOrder(store, person, variantId);
  await store.control(`sessions/${sessionId}/pay`, { card });
  const session = await store.stripe.checkout.sessions.retrieve(sessionId);
  await store.deliver('checkout.session.completed');
  await fulfil(store, orderId, 'SHIPPED');
  await fulfil(store, orderId, 'DELIVERED');
  return { orderId, intent: session.payment_intent as string };
}
const refund = (orderId: string, amountCents: number, refundId: string = randomUUID()) =>
  decideRefund(store.database, { refundId, orderId, amountCents });
const payOtherwise = (orderId: string, refundId: string) =>
  settleFailedRefund(store.database, {
    ...{ orderId, refundId, settled: 'paid otherwise', reference: 'check 1042', actor: 'operator' },
  });
/** The bank sends back the first refund of a payment. */
async function sendBack(intent: string) {
  const [made] = (await store.stripe.refunds.list({ payment_intent: intent })).data;
  await store.control(`refunds/${String(made?.id)}/settle`, { result: 'failed' });
  await store.deliver('refund.failed');
  await store.deliver('refund.updated');
}
/** Every refund is refused, as of a charge that is too old. */
async function refused(work: () => Promise<void>) {
  const { main: payments } = store.app.deps.payments;
  const { refund: make } = payments;
  const tooOld = new PaymentError('refused', new Error('This charge is too old to be refunded.'));
  Object.assign(payments, { refund: () => Promise.reject(tooOld) });
  try {
    await work();
  } finally {
    Object.assign(payments, { refund: make });
  }
}
/** The current keys do not know a payment, as after they were replaced. */
async function unknown(intent: string, work: () => Promise<void>) {
  const { main: payments } = store.app.deps.payments;
  const { refundsOf } = payments;
  const missing = new PaymentError('refused', new Error('No such payment_intent'));
  Object.assign(payments, {
    refundsOf: (asked: string) => (asked === intent ? Promise.reject(missing) : refundsOf(asked)),
  });
  try {
    await work();
  } finally {
    Object.assign(payments, { refundsOf });
  }
}
async function tries(count: number) {
  for (let turn = 0; turn < count; turn += 1) {
    await run(sql`update refunds set next_attempt_at = now()`);
    await sendRefunds(store.app.deps);
  }
}

test('one whose payment the current keys do not know is tried again, and keeps no other one waiting', async () => {
  const [lost, known] = [await shippedOrder(), await shippedOrder()];
  const ids = [randomUUID(), randomUUID()] as const;
  await refund(lost.orderId, 1_000, ids[0]);
  await refund(known.orderId, 1_000, ids[1]);
  await run(sql`update refunds set next_attempt_at = now() - interval '1 minute' where id = ${ids[0]}`);
  await unknown(lost.intent, async () => {
    expect(await sendRefunds(store.app.deps)).toBe(2);
  });
  expect((await whole(known.orderId)).refunded).toBe(10);
  expect((await whole(lost.orderId)).refunded).toBe(0);
  await tries(1);
  expect((await whole(lost.orderId)).refunded).toBe(10);
});

test('one whose payment the current keys never know waits after a day for a person, who pays it another way', async () => {
  const { orderId, intent } = await shippedOrder();
  const first = randomUUID();
  await refund(orderId, 20_000, first);
  await unknown(intent, async () => {
    await tries(11);
    expect(await whole(orderId)).toMatchObject({ refunds: [{ state: 'waiting' }], queues: [] });
    await tries(1);
  });
  const { refunds, queues, timeline } = await whole(orderId);
  expect(refunds).toMatchObject([
    { state: 'failed', problem: expect.stringMatching(/^No such payment under/) },
  ]);
  expect(queues).toEqual(['refund']);
  expect(timeline.at(-1)?.note).toBe(
    '$200.00 could not be refunded to the card; the store finds another way.',
  );
  // The previous keys are back: what a person has to look at is not sent by itself as well.
  await tries(1);
  expect((await store.stripe.refunds.list()).data).toEqual([]);
  expect(await payOtherwise(orderId, first)).toBe('decided');
  expect(await whole(orderId)).toMatchObject({ refunded: 200, queues: [], status: 'PARTIALLY_REFUNDED' });
});

test('one that had been made before the keys were replaced is not counted beside what a person has settled', async () => {
  const { orderId, intent } = await shippedOrder();
  const first = randomUUID();
  await refund(orderId, 20_000, first);
  // The answer was lost.
  await store.stripe.refunds.create({
    payment_intent: intent,
    amount: 20_000,
    metadata: { refund_id: first },
  });
  await unknown(intent, () => tries(12));
  expect(await payOtherwise(orderId, first)).toBe('decided');
  await store.deliver('charge.refunded');
  const { refunds, refunded } = await whole(orderId);
  expect([refunds.length, refunded]).toEqual([1, 200]);
});

test('one that is on its way stays so when its payment was not known for a moment only', async () => {
  const { orderId, intent } = await shippedOrder('4000000000007726');
  await refund(orderId, 20_000);
  await sendRefunds(store.app.deps);
  const { main: payments } = store.app.deps.payments;
  const { refundsOf } = payments;
  const missing = new PaymentError('refused', new Error('No such payment_intent'));
  for (let turn = 0; turn < 12; turn += 1) {
    let asked = 0;
    Object.assign(payments, {
      refundsOf: (of: string) => ((asked += 1) === 1 ? Promise.reject(missing) : refundsOf(of)),
    });
    await tries(1);
  }
  Object.assign(payments, { refundsOf });
  expect((await whole(orderId)).refunds).toMatchObject([{ state: 'pending' }]);
  const [made] = (await store.stripe.refunds.list({ payment_intent: intent })).data;
  await store.control(`refunds/${String(made?.id)}/settle`, { result: 'succeeded' });
  await tries(1);
  expect(await whole(orderId)).toMatchObject({ refunds: [{ state: 'succeeded' }], refunded: 200 });
});

test('one that was on its way when the keys were replaced waits for a person, and its shopper is not told that it failed', async () => {
  const { orderId, intent } = await shippedOrder('4000000000007726');
  const first = randomUUID();
  await refund(orderId, 20_000, first);
  await sendRefunds(store.app.deps);
  expect((await whole(orderId)).refunds).toMatchObject([{ state: 'pending' }]);
  const told = await subjects();
  await unknown(intent, () => tries(12));
  expect(await whole(orderId)).toMatchObject({ refunds: [{ state: 'failed' }], queues: ['refund'] });
  expect(await subjects()).toEqual(told);
  expect(await payOtherwise(orderId, first)).toBe('decided');
  expect(await whole(orderId)).toMatchObject({ refunded: 200, queues: [] });
});

test('one that failed is not paid another way when its money went by another refund since', async () => {
  const { orderId, intent } = await shippedOrder('4000000000005126');
  const first = randomUUID();
  await refund(orderId, 20_000, first);
  await sendRefunds(store.app.deps);
  await sendBack(intent);
  expect(await refund(orderId, 20_000)).toBe('decided');
  expect(await payOtherwise(orderId, first)).toBe('not owed any more');
  await sendRefunds(store.app.deps);
  expect(await payOtherwise(orderId, first)).toBe('not owed any more');
  expect(await whole(orderId)).toMatchObject({ refunded: 200, queues: ['refund'] });
  const notOwed = { settled: 'not owed', reference: 'Refunded again.', actor: 'operator' } as const;
  const ended = await settleFailedRefund(store.database, { orderId, refundId: first, ...notOwed });
  expect([ended, (await whole(orderId)).queues]).toEqual(['decided', []]);
});

test('one that the provider refuses again and again waits for a person, who pays it another way', async () => {
  const { orderId } = await shippedOrder();
  const first = randomUUID();
  await refund(orderId, 20_000, first);
  await refused(async () => {
    await tries(7);
    expect((await whole(orderId)).refunds).toMatchObject([{ state: 'waiting' }]);
    await tries(1);
  });
  const { refunds, queues, status } = await whole(orderId);
  expect(refunds).toMatchObject([{ state: 'failed', problem: 'This charge is too old to be refunded.' }]);
  expect([queues, status]).toEqual([['refund'], 'DELIVERED']);
  expect(await payOtherwise(orderId, first)).toBe('decided');
  expect(await whole(orderId)).toMatchObject({ refunded: 200, queues: [], status: 'PARTIALLY_REFUNDED' });
  await tries(1);
  expect((await store.stripe.refunds.list()).data).toEqual([]);
});

test('a canceled order whose refund is refused comes back to a person, and its shopper is told', async () => {
  const { orderId, sessionId } = await placeOrder(store, person, variantId);
  await store.control(`sessions/${sessionId}/pay`, {});
  await store.deliver('checkout.session.completed');
  await cancelOrder(store.app.deps, { id: orderId, actor: 'shopper' });
  await refused(() => tries(8));
  expect(await whole(orderId)).toMatchObject({ status: 'REVIEW', tasks: ['review'] });
  expect(await subjects()).toContain('Your refund for order ROP did not arrive');
});

test('a canceled order whose payment the keys do not know is looked at, and ends once it was paid another way', async () => {
  const { orderId, sessionId } = await placeOrder(store, person, variantId);
  await store.control(`sessions/${sessionId}/pay`, {});
  await store.deliver('checkout.session.completed');
  await cancelOrder(store.app.deps, { id: orderId, actor: 'shopper' });
  const { payment_intent: intent } = await store.stripe.checkout.sessions.retrieve(sessionId);
  const of = { token, params: { id: orderId } };
  await unknown(intent as string, async () => {
    await tries(12);
    expect(await whole(orderId)).toMatchObject({ status: 'REVIEW', tasks: ['review'], queues: ['refund'] });
    const said = await store.call('getPaymentReview', of);
    expect([said.status, said.body]).toMatchObject([200, { received: null, refunded: null }]);
    const again = await store.call('decideReview', { ...of, body: { decision: 'refund' } });
    expect([again.status, again.body.code]).toEqual([409, 'PAYMENT_UNKNOWN']);
  });
  const [failed] = (await whole(orderId)).refunds;
  expect(await payOtherwise(orderId, failed?.id ?? '')).toBe('decided');
  expect(await whole(orderId)).toMatchObject({ status: 'REFUNDED', tasks: [], queues: [] });
});

test('one for which too little is left, because of the provider’s dashboard, waits for a person', async () => {
  const { orderId, intent } = await shippedOrder();
  await refund(orderId, 20_000);
  await store.stripe.refunds.create({ payment_intent: intent, amount: 5_000 });
  await sendRefunds(store.app.deps);
  const { refunds, queues, refunded } = await whole(orderId);
  expect(refunds.map(({ state }) => state).toSorted()).toEqual(['failed', 'succeeded']);
  expect(refunds.find(({ state }) => state === 'failed')?.problem).toContain('$168.15');
  expect([queues, refunded]).toEqual([['refund'], 50]);
});

test('a return whose money does not arrive is reported, because its mail said that it was refunded', async () => {
  const { orderId, intent } = await shippedOrder('4000000000007726');
  const orderItemId = (await whole(orderId)).items[0]?.id ?? '';
  const lines = [{ orderItemId, quantity: 1, reason: 'TOO_LARGE' as const }];
  const asked = { token: person.token, params: { id: orderId }, body: { lines } };
  const { body: made } = await store.call('requestReturn', asked);
  await decideReturn(store.app.deps, { returnId: made.id, status: 'APPROVED', actor: 'operator' });
  const piece = { condition: 'AS_NEW', stock: 'BACK', outcome: 'REFUND', reason: '' } as const;
  await receiveReturn(store.app.deps, {
    ...{
      returnId: made.id,
      receiptId: randomUUID(),
      amountCents: 10_413,
      shipping: false,
      actor: 'operator',
    },
    pieces: [{ orderItemId, quantity: 1, ...piece }],
  });
  await sendRefunds(store.app.deps);
  await sendBack(intent);
  expect(await subjects()).toContain('Your refund for order ROP did not arrive');
});
