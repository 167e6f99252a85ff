import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from '@jest/globals';
import type { NewRefundBody } from '@ritual/shared/contract';
import type { Dollars } from '@ritual/shared/kernel';
import { sql } from '../../../db/drizzle.ts';
import { sendRefunds } from '../../../jobs/refunds.ts';
import { checkDailySums } from '../../../testing/daily-sums.ts';
import { newCustomer, placeOrder } from '../../../testing/orders.ts';
import { newPerson, type Person } from '../../../testing/people.ts';
import { setUpTestStore } from '../../../testing/set-up.ts';
import { putOnStaff } from '../../staff/repository.ts';
import { decideRefund } from './decide.ts';

const store = setUpTestStore();
let person: Person;
let token: string;
const variantId = 10105;

beforeEach(async () => {
  // Sums stay when a test's orders go.
  for (const table of ['daily_sums', 'daily_taxes', 'daily_products'])
    await store.database.db.execute(sql`delete from ${sql.identifier(table)}`);
  person = await newCustomer(store, variantId);
  const member = await newPerson(store);
  await putOnStaff(store.database.db, (await store.call('me', { token: member.token })).body.id, 'owner');
  token = member.token;
});

/** Two units, paid. */
async function paidOrder(card?: string) {
  const { orderId: id, sessionId } = await placeOrder(store, person, variantId);
  await store.control(`sessions/${sessionId}/pay`, { card });
  await store.deliver('checkout.session.completed');
  const { payment_intent: intent } = await store.stripe.checkout.sessions.retrieve(sessionId);
  return { id, intent: intent as string };
}
const seen = async (id: string) => (await store.call('getAdminOrder', { token, params: { id } })).body;
const refund = (id: string, dollars: number, body: Partial<NewRefundBody> = {}) =>
  store.call('refundOrder', {
    token,
    params: { id },
    body: { refundId: randomUUID(), amount: dollars as Dollars, restock: [], ...body },
  });

test('a refund says which units it was for, and their money goes back once', async () => {
  const { id } = await paidOrder();
  const { items, total, shipping, shippingTax } = await seen(id);
  const orderItemId = items[0]?.id ?? '';
  const lines = [{ orderItemId, quantity: 1 }];
  const first = await refund(id, 10, { lines, cause: 'DAMAGED' });
  expect(first.body.refunds).toMatchObject([
    { cause: 'DAMAGED', lines: [{ kind: 'item', orderItemId, units: 1, amount: 10 }] },
  ]);
  expect((await seen(id)).items).toMatchObject([{ refunded: 1, restocked: 0 }]);
  const both = await refund(id, 20, { lines: [{ orderItemId, quantity: 2 }] });
  expect(both.body).toMatchObject({ code: 'UNITS_REFUNDED' });
  const strange = await refund(id, 1, { lines: [{ orderItemId: randomUUID(), quantity: 1 }] });
  expect(strange.body).toMatchObject({ code: 'UNITS_REFUNDED' });
  const rest = { lines, shipping: true };
  const stranded = await refund(id, total - 10, { ...rest, restock: lines });
  expect(stranded.body).toMatchObject({ code: 'REFUND_LEAVES_OPEN_UNITS' });
  const restock = [{ orderItemId, quantity: 2 }];
  const second = await refund(id, total - 10, { ...rest, restock });
  const kinds = second.body.refunds.at(-1)?.lines.map(({ kind }) => kind);
  expect(kinds).toEqual(shipping > 0 ? ['item', 'shipping', 'other'] : ['item', 'other']);
  expect(second.body).toMatchObject({ refundable: 0, shippingRefunded: shipping + shippingTax });
});

test('a canceled order gives back all units and the shipping, line by line', async () => {
  const { id } = await paidOrder();
  const { total } = await seen(id);
  await store.call('cancelOrderForShopper', { token, params: { id } });
  const { refunds, items } = await seen(id);
  const sum = refunds[0]?.lines.reduce((cents, { amount }) => cents + Math.round(amount * 100), 0);
  expect(sum).toBe(Math.round(total * 100));
  expect(items).toMatchObject([{ refunded: 2, restocked: 2 }]);
});

test('a refund that is more than the last payment goes on in the one before', async () => {
  const { id: orderId, intent } = await paidOrder();
  const { db } = store.database;
  await db.execute(sql`
    insert into order_payments (id, order_id, kind, received_cents) values ('pi_later', ${orderId}, 'order', 700)`);
  await db.execute(sql`update orders set received_cents = received_cents + 700 where id = ${orderId}`);
  const refundId = randomUUID();
  const decide = () => decideRefund(store.database, { refundId, orderId, amountCents: 1_000 });
  expect([await decide(), await decide()]).toEqual(['decided', 'decided']);
  const { rows } = await db.execute(sql`
    select payment_intent_id as payment, amount_cents as cents, id = ${refundId} as named from refunds order by amount_cents`);
  expect(rows).toEqual([
    { payment: intent, cents: 300, named: false },
    { payment: 'pi_later', cents: 700, named: true },
  ]);
  // What is on its way of one payment is not taken from it again.
  expect(await decideRefund(store.database, { refundId: randomUUID(), orderId, amountCents: 1 })).toBe(
    'decided',
  );
  const { rows: last } = await db.execute(sql`select payment_intent_id from refunds where amount_cents = 1`);
  expect(last).toEqual([{ payment_intent_id: intent }]);
});

const failsLater = '4000000000005126';

test.each([
  ['paid otherwise', 'PARTIALLY_REFUNDED', 20],
  ['not owed', 'PAID', 0],
] as const)('money that came back is settled as %s, once', async (settled, status, refunded) => {
  const { id, intent } = await paidOrder(failsLater);
  await refund(id, 20);
  await sendRefunds(store.app.deps);
  const [made] = (await store.stripe.refunds.list({ payment_intent: intent })).data;
  const refundId = (await seen(id)).refunds[0]?.id ?? '';
  const settle = (reference: string, of = refundId) =>
    store.call('settleRefund', { token, params: { id, refundId: of }, body: { settled, reference } });
  expect((await settle('check 1042')).body).toMatchObject({ code: 'REFUND_NOT_FAILED' });
  await store.control(`refunds/${String(made?.id)}/settle`, { result: 'failed' });
  await store.deliver('refund.failed');
  expect(await seen(id)).toMatchObject({
    status: 'PAID',
    refunded: 0,
    refunds: [{ state: 'failed', settled: null }],
  });
  expect((await settle('check 1042', randomUUID())).body).toMatchObject({ code: 'REFUND_NOT_FOUND' });
  expect((await settle(' ')).body).toMatchObject({ code: 'VALIDATION_FAILED' });
  const done = { status, refunded, refunds: [{ state: 'failed', settled, reference: 'check 1042' }] };
  expect((await settle('check 1042')).body).toMatchObject(done);
  expect((await settle('check 1042')).body).toMatchObject(done);
  expect((await settle('check 1043')).body).toMatchObject({ code: 'REFUND_NOT_FAILED' });
  // What the provider says again moves nothing back.
  await store.deliver('refund.updated');
  expect(await seen(id)).toMatchObject(done);
  const order = await seen(id);
  expect(order.refundable).toBeCloseTo(order.received - refunded, 2);
  await checkDailySums(store.database.db);
});
