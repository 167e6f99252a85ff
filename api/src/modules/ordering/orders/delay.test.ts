import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from '@jest/globals';
import { addBusinessDays, addDays, endOfStoreDay, isBusinessDay, storeDay } from '@ritual/shared/kernel';
import { outbox } from '../../../db/schema/index.ts';
import { sql } from '../../../db/drizzle.ts';
import { expireDelays } from '../../../jobs/dates.ts';
import { sendRefunds } from '../../../jobs/refunds.ts';
import { linkOf } from '../../../testing/mail/mails.ts';
import { fulfil, newCustomer, placePaidOrder } from '../../../testing/orders.ts';
import { newPerson, type Person } from '../../../testing/people.ts';
import { setUpTestStore } from '../../../testing/set-up.ts';
import { stockOf } from '../../../testing/stock.ts';
import { putOnStaff } from '../../staff/repository.ts';
import { decideRefund } from '../refunds/decide.ts';
import { markShipped } from './fulfil.ts';

const store = setUpTestStore();
let person: Person;
let token: string;
let email: string;
const variantId = 10105;
const today = storeDay(new Date());
const oldDate = addBusinessDays(addDays(today, 1), 1);
/** Business days after the date that the shopper was told. */
const later = (days: number) => addBusinessDays(oldDate, days);

beforeEach(async () => {
  person = await newCustomer(store, variantId);
  email = (await store.call('me', { token: person.token })).body.email;
  const member = await newPerson(store);
  token = member.token;
  await putOnStaff(store.database.db, (await store.call('me', { token })).body.id, 'support');
});

const run = (statement: ReturnType<typeof sql>) => store.database.db.execute(statement);
async function paidOrder() {
  const { orderId: id } = await placePaidOrder(store, person, variantId);
  await run(sql`update orders set ship_by = ${oldDate} where id = ${id}`);
  return id;
}
const tell = (id: string, date: string) =>
  store.call('delayOrder', { token, params: { id }, body: { date } });
const link = async () => (await linkOf(store.database.db, email, 'delay')) ?? '';
const seen = async (id: string) =>
  (await store.call('getOrder', { token: person.token, params: { id } })).body;
const answer = (given: string, choice: 'keep' | 'cancel') =>
  store.call('answerLinkedDelay', { body: { token: given, answer: choice } });
const kinds = async () =>
  (await store.database.db.select().from(outbox).orderBy(outbox.createdAt)).flatMap(({ kind }) =>
    kind.startsWith('order-') ? [kind] : [],
  );
/** The moment at which a day of the store is over. */
const after = (day: string) => new Date(endOfStoreDay(day).getTime() + 1000);

test('what is wrong with a new date is refused at its field, and nothing is written', async () => {
  const id = await paidOrder();
  const weekend =
    [1, 2, 3, 4, 5, 6, 7].map((days) => addDays(oldDate, days)).find((day) => !isBusinessDay(day)) ?? '';
  for (const [date, problem] of [
    [addDays(today, -1), /has passed/],
    [oldDate, /not later/],
    [weekend, /Nothing is packed/],
    ['soon', /Enter the new date/],
  ] as const) {
    const { status, body } = await tell(id, date);
    expect([status, body.code, body.details?.fields]).toEqual([
      400,
      'VALIDATION_FAILED',
      [{ path: 'date', message: expect.stringMatching(problem) as unknown }],
    ]);
  }
  await run(sql`insert into closed_days (day, note) values (${later(3)}, 'Stocktaking')`);
  expect((await tell(id, later(3))).body.details?.fields).toMatchObject([{ path: 'date' }]);
  await run(sql`delete from closed_days`);
  expect((await seen(id)).delay).toBeNull();
  expect(await kinds()).toEqual(['order-confirmed']);
});

test('the shopper is told once, sees the new date, and silence keeps the order', async () => {
  const id = await paidOrder();
  const { status, body } = await tell(id, later(5));
  expect([status, body.shipBy, body.delays]).toEqual([
    201,
    later(5),
    [expect.objectContaining({ oldDate, newDate: later(5), answerBy: null, answer: null })],
  ]);
  expect(body.timeline.at(-1)?.note).toMatch(/^It ships later than we said: by /);
  expect(await kinds()).toEqual(['order-confirmed', 'order-delayed']);
  expect(await seen(id)).toMatchObject({ shipBy: later(5), delay: { newDate: later(5), answer: null } });
  expect(await expireDelays(store.app.deps, after(later(60)))).toBe(0);
  await fulfil(store, id, 'SHIPPED');
  expect(await seen(id)).toMatchObject({ shipBy: null, delay: { answer: 'shipped' } });
  expect((await answer(await link(), 'cancel')).body.code).toBe('DELAY_ANSWERED');
});

test('looking at the link changes nothing; one click keeps the order, and a second one cannot cancel it', async () => {
  const id = await paidOrder();
  await tell(id, later(5));
  const given = await link();
  const { number } = await seen(id);
  expect((await store.call('readDelay', { body: { token: given } })).body).toMatchObject({
    number,
    answer: null,
  });
  expect((await seen(id)).delay?.answer).toBeNull();
  expect((await answer(given, 'keep')).body).toMatchObject({ number, answer: 'kept' });
  expect((await answer(given, 'cancel')).body.code).toBe('DELAY_ANSWERED');
  expect(await seen(id)).toMatchObject({ status: 'PAID', delay: { answer: 'kept' } });
  expect((await answer('guessed', 'cancel')).body.code).toBe('LINK_INVALID');
  expect((await store.call('readDelay', { body: { token: 'guessed' } })).body.code).toBe('LINK_INVALID');
});

test('one click cancels: money and units go back, and of two clicks at once one counts', async () => {
  const id = await paidOrder();
  await tell(id, later(5));
  const given = await link();
  const answers = await Promise.all([answer(given, 'cancel'), answer(given, 'cancel')]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(await stockOf(store, variantId)).toEqual({ on_hand: 5, reserved: 0, sold: 0 });
  await sendRefunds(store.app.deps);
  expect((await store.stripe.refunds.list()).data).toHaveLength(1);
  expect(await seen(id)).toMatchObject({ status: 'REFUNDED', delay: { answer: 'canceled' } });
  expect(await kinds()).toEqual(expect.arrayContaining(['order-delayed', 'order-canceled']));
});

test('only the owner answers on the page of the order', async () => {
  const id = await paidOrder();
  await tell(id, later(5));
  const body = { answer: 'keep' } as const;
  const stranger = await newPerson(store);
  const others = await store.call('answerDelay', { token: stranger.token, params: { id }, body });
  expect(others.body.code).toBe('ORDER_NOT_FOUND');
  const own = { token: person.token, params: { id }, body };
  expect((await store.call('answerDelay', own)).body.delay).toMatchObject({ answer: 'kept' });
  expect((await store.call('answerDelay', own)).body.code).toBe('DELAY_ANSWERED');
});

test('a delay of more than 30 days that is not agreed to in time is canceled and refunded, once', async () => {
  const id = await paidOrder();
  const { body } = await tell(id, later(40));
  const answerBy = body.delays[0]?.answerBy ?? '';
  expect(answerBy).toBe(addDays(oldDate, 30));
  // There is nothing to tell before it is answered.
  expect((await tell(id, later(50))).body.code).toBe('DELAY_UNANSWERED');
  expect(await expireDelays(store.app.deps, new Date())).toBe(0);
  expect(await expireDelays(store.app.deps, new Date(endOfStoreDay(answerBy).getTime() - 1000))).toBe(0);
  const done = await Promise.all([1, 2].map(() => expireDelays(store.app.deps, after(answerBy))));
  expect(done.toSorted()).toEqual([0, 1]);
  await sendRefunds(store.app.deps);
  expect((await store.stripe.refunds.list()).data).toHaveLength(1);
  const order = await seen(id);
  expect(order).toMatchObject({ status: 'REFUNDED', delay: { answer: 'expired' } });
  expect(await stockOf(store, variantId)).toEqual({ on_hand: 5, reserved: 0, sold: 0 });
  expect((await answer(await link(), 'keep')).body.code).toBe('DELAY_ANSWERED');
});

test('a further delay needs consent, too; who agrees keeps the order', async () => {
  const id = await paidOrder();
  await tell(id, later(2));
  const first = await link();
  const { body } = await tell(id, later(4));
  expect(body.delays).toMatchObject([
    { answer: 'kept', answerBy: null },
    { answer: null, oldDate: later(2), answerBy: later(2) },
  ]);
  // The link of the first mail is about a question that is not asked any more.
  expect((await answer(first, 'cancel')).body.code).toBe('DELAY_ANSWERED');
  await answer(await link(), 'keep');
  expect(await expireDelays(store.app.deps, after(later(30)))).toBe(0);
  expect((await seen(id)).status).toBe('PAID');
});

test('of an order in several parcels only the rest is canceled, to the cent', async () => {
  const id = await paidOrder();
  const { items, total, shipping } = await seen(id);
  const lines = [{ orderItemId: items[0]?.id ?? '', quantity: 1 }];
  const parcel = { orderId: id, actor: 'operator', carrier: 'UPS', trackingNumber: '1Z', lines };
  expect(await markShipped(store.app.deps, parcel)).toBe('done');
  await tell(id, later(5));
  await answer(await link(), 'cancel');
  await sendRefunds(store.app.deps);
  const { data } = await store.stripe.refunds.list();
  const half = data[0]?.amount ?? 0;
  expect(Math.abs(half * 2 + shipping * 100 - total * 100)).toBeLessThanOrEqual(1);
  const order = (await store.call('getAdminOrder', { token, params: { id } })).body;
  expect(order).toMatchObject({
    fulfillment: 'SHIPPED',
    shipBy: null,
    items: [{ shipped: 1, canceled: 1, refunded: 1 }],
  });
  expect(order.timeline.some(({ note }) => note?.startsWith('The rest of the order is canceled.'))).toBe(
    true,
  );
});

test('what is disputed is not ended by the clock', async () => {
  const id = await paidOrder();
  const { body } = await tell(id, later(40));
  await run(sql`
    insert into disputes (id, order_id, payment_intent_id, amount_cents, reason, state)
    values ('dp_delay', ${id}, 'pi_1', 500, 'fraudulent', 'open')`);
  expect(await expireDelays(store.app.deps, after(body.delays[0]?.answerBy ?? ''))).toBe(0);
  expect((await seen(id)).status).toBe('PAID');
});

test('a notice ends with its order, and those of orders that have ended hold up no other', async () => {
  const id = await paidOrder();
  await tell(id, later(40));
  const { total } = await seen(id);
  const restock = [{ variantId, quantity: 2 }];
  const refund = { refundId: randomUUID(), orderId: id, amountCents: Math.round(total * 100), restock };
  await decideRefund(store.database, refund);
  await sendRefunds(store.app.deps);
  expect(await seen(id)).toMatchObject({ status: 'REFUNDED', delay: { answer: 'canceled' } });
  await run(sql`
    insert into delay_notices (order_id, old_date, new_date, actor, answer_by, token_hash)
    select order_id, old_date, new_date, actor, current_date - 9, 'h' || n from delay_notices, generate_series(1, 200) n`);
  person = await newCustomer(store, variantId);
  const other = await paidOrder();
  const { body } = await tell(other, later(40));
  expect(await expireDelays(store.app.deps, after(body.delays[0]?.answerBy ?? ''))).toBe(1);
  expect((await seen(other)).status).toBe('REFUNDED');
});

test('a notice ends when all pieces are put back, and what the staff kept of the money stays', async () => {
  const id = await paidOrder();
  const { body } = await tell(id, later(40));
  const restock = [{ variantId, quantity: 2 }];
  await decideRefund(store.database, { refundId: randomUUID(), orderId: id, amountCents: 20_825, restock });
  await sendRefunds(store.app.deps);
  expect(await seen(id)).toMatchObject({ status: 'PARTIALLY_REFUNDED', delay: { answer: 'canceled' } });
  expect(await expireDelays(store.app.deps, after(body.delays[0]?.answerBy ?? ''))).toBe(0);
  expect((await seen(id)).refunded).toBe(208.25);
});

test('what is open is canceled, too, when its money went back before', async () => {
  const partlyShipped = async () => {
    person = await newCustomer(store, variantId);
    email = (await store.call('me', { token: person.token })).body.email;
    const id = await paidOrder();
    const orderItemId = (await seen(id)).items[0]?.id ?? '';
    const parcel = { orderId: id, actor: 'operator', carrier: 'UPS', trackingNumber: `1Z-${id}` };
    await markShipped(store.app.deps, { ...parcel, lines: [{ orderItemId, quantity: 1 }] });
    const choice = { units: { [orderItemId]: 2 }, shipping: false };
    const refund = { refundId: randomUUID(), orderId: id, amountCents: 20_825, choice };
    expect(await decideRefund(store.database, refund)).toBe('decided');
    await sendRefunds(store.app.deps);
    return id;
  };
  const id = await partlyShipped();
  await tell(id, later(5));
  expect((await answer(await link(), 'cancel')).status).toBe(200);
  const order = await seen(id);
  expect(order).toMatchObject({ partlyShipped: false, delay: { answer: 'canceled' } });
  expect(order.timeline.at(-1)?.note).toBe('The rest of the order is canceled. Its money went back before.');
  expect(await stockOf(store, variantId)).toEqual({ on_hand: 4, reserved: 0, sold: 1 });
  const warned = await partlyShipped();
  await run(sql`
    insert into fraud_warnings (id, order_id, payment_intent_id, kind)
    select 'issfr_delay', id, payment_intent_id, 'misc' from orders where id = ${warned}`);
  const params = { id: warned, warningId: 'issfr_delay' };
  const decided = await store.call('decideWarning', { token, params, body: { decision: 'refund' } });
  expect(decided.body).toMatchObject({ fulfillment: 'SHIPPED', refundable: 0 });
});
