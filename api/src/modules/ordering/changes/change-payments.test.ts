import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from '@jest/globals';
import { sql } from '../../../db/drizzle.ts';
import { sweepChanges } from '../../../jobs/changes.ts';
import { sendRefunds } from '../../../jobs/refunds.ts';
import { newCustomer, placePaidOrder } from '../../../testing/orders.ts';
import { newPerson, type Person } from '../../../testing/people.ts';
import { setUpTestStore } from '../../../testing/set-up.ts';
import { setStock, unbalancedVariants } from '../../../testing/stock.ts';
import { putOnStaff } from '../../staff/repository.ts';
import { decideReview } from '../orders/review.ts';
import { decideRefund } from '../refunds/decide.ts';

// A change whose payment is reported late, early, twice, or when it is not wanted any more.

const store = setUpTestStore();
const [small, large] = [10103, 10105] as const;
let person: Person;
let token: string;
let id: string;
let changeId: string;

/** A paid order of two pieces, and a change to two dearer ones that waits for its payment of $21.25. */
beforeEach(async () => {
  const { db } = store.database;
  person = await newCustomer(store, small);
  await setStock(store, large, 3);
  await db.execute(sql`update products set price_cents = 8000 where id = 101`);
  const member = await newPerson(store);
  token = member.token;
  await putOnStaff(db, (await store.call('me', { token })).body.id, 'support');
  id = (await placePaidOrder(store, person, small)).orderId;
  await db.execute(sql`update products set price_cents = 9000 where id = 101`);
  changeId = randomUUID();
  await change(changeId);
  await db.execute(sql`delete from outbox`);
});

const seen = async () => (await store.call('getAdminOrder', { token, params: { id } })).body;
const shopper = async () => (await store.call('getOrder', { token: person.token, params: { id } })).body;
async function change(newId: string) {
  const { version } = await seen();
  const units = [{ variantId: large, quantity: 2 }];
  const body = { changeId: newId, units, seen: { version, toPay: 21.25, toRefund: 0 } };
  return store.call('changeOrder', { token, params: { id }, body });
}
const open = () => store.call('payOrderChange', { token: person.token, params: { id, changeId } });
const sessionOf = async () => {
  const { rows } = await store.database.db.execute<{ session: string }>(
    sql`select session_id as session from order_changes where id = ${changeId}`,
  );
  return rows[0]?.session ?? '';
};
/** The provider has the money, and has sent no event yet. */
async function pay(card = '4242424242424242') {
  await open();
  const session = await sessionOf();
  await store.control(`sessions/${session}/pay`, { card });
  return session;
}
const sweep = async () => {
  await store.database.db.execute(
    sql`update order_changes set next_check_at = now() - interval '1 minute' where state = 'OPEN'`,
  );
  await sweepChanges(store.app.deps);
};
const mails = async () =>
  (
    await store.database.db.execute<{ kind: string }>(sql`select kind from outbox order by created_at, id`)
  ).rows.map(({ kind }) => kind);
const lastNote = async () => (await shopper()).timeline.at(-1)?.note;

test('a dispute of its payment that is reported before the payment stops the order', async () => {
  await pay('4000000000000259');
  await store.deliver('charge.dispute.created');
  await store.deliver('checkout.session.completed');
  const { changes, disputes } = await seen();
  expect(changes.map(({ state }) => state)).toEqual(['APPLIED']);
  expect(disputes).toHaveLength(1);
});

test('so do a warning and a refund at the provider', async () => {
  const session = await pay();
  const { paymentIntentId } = await store.app.deps.payments.main.retrieveSession(session);
  await store.control(`sessions/${session}/warn`, {});
  await store.deliver('radar.early_fraud_warning.created');
  await store.stripe.refunds.create({ payment_intent: paymentIntentId ?? '' });
  await store.deliver('charge.refunded');
  await store.deliver('checkout.session.completed');
  const { changes, warnings, refunded } = await seen();
  expect(changes.map(({ state }) => state)).toEqual(['APPLIED']);
  expect(warnings).toHaveLength(1);
  expect(refunded).toBe(21.25);
});

test('what was paid for a change that a restored database does not know goes back', async () => {
  await pay();
  await store.database.db.execute(sql`delete from order_changes where id = ${changeId}`);
  await store.deliver('checkout.session.completed');
  await store.deliver('checkout.session.completed');
  await sendRefunds(store.app.deps);
  const { sums } = await store.books();
  expect([(await seen()).payments.map(({ kind }) => kind), sums.refunded]).toEqual([
    ['order', 'second'],
    2125,
  ]);
  expect(await mails()).toContain('order-change-refunded');
});

test('a canceled order asks for no money of its change, whose page is closed', async () => {
  await open();
  const session = await sessionOf();
  await store.call('cancelOrder', { token: person.token, params: { id } });
  expect((await shopper()).changes).toEqual([]);
  expect((await open()).body).toMatchObject({ code: 'CHANGE_NOT_PAYABLE' });
  await sweep();
  expect((await store.app.deps.payments.main.retrieveSession(session)).status).toBe('expired');
  expect(await lastNote()).toMatch(/not made, because the order is not what it was/);
  // The mail about the cancellation says it all.
  expect(await mails()).toEqual(['order-canceled']);
  expect(await unbalancedVariants(store.database.db)).toEqual([]);
});

test('a page that is open stays so while its change fits, and one that has ended gives way to another', async () => {
  const first = (await open()).body.checkoutUrl;
  await sweep();
  expect((await open()).body.checkoutUrl).toBe(first);
  await store.app.deps.payments.main.expireSession(await sessionOf());
  const second = (await open()).body.checkoutUrl;
  expect([second === first, second === null]).toEqual([false, false]);
  await pay();
  await store.deliver('checkout.session.completed');
  expect((await seen()).changes.map(({ state }) => state)).toEqual(['APPLIED']);
});

test('a change that ends unpaid says so, in the timeline and in a mail', async () => {
  const refund = { refundId: randomUUID(), orderId: id, amountCents: 100 };
  await decideRefund(store.database, refund);
  await store.database.db.execute(sql`delete from outbox`);
  await sweep();
  expect(await lastNote()).toMatch(/not made, because the order is not what it was/);
  expect(await mails()).toEqual(['order-change-dropped']);
});

test('so does one that is withdrawn', async () => {
  await store.call('withdrawOrderChange', { token, params: { id, changeId } });
  expect(await lastNote()).toMatch(/nothing to pay for it. The order stays as it is/);
  expect(await mails()).toEqual(['order-change-dropped']);
});

test('money that is on its way is not asked for again', async () => {
  await pay('4000000000007007');
  await store.database.db.execute(
    sql`update order_changes set session_expires_at = now() - interval '1 minute' where id = ${changeId}`,
  );
  expect((await open()).body).toEqual({ checkoutUrl: null });
});

test('two tabs that open the page at once leave one to pay by', async () => {
  const both = await Promise.all([open(), open()]);
  const urls = new Set(both.flatMap(({ body }) => body.checkoutUrl ?? []));
  expect(urls.size).toBe(1);
  const { rows } = await store.database.db.execute<{ url: string }>(
    sql`select session_url as url from order_changes where id = ${changeId}`,
  );
  expect([...urls]).toEqual(rows.map(({ url }) => url));
});

test('of an order in review all payments go back', async () => {
  await pay();
  await store.deliver('checkout.session.completed');
  await store.database.db.execute(sql`update orders set payment_state = 'REVIEW' where id = ${id}`);
  const facts = await store.call('getPaymentReview', { token, params: { id } });
  expect(facts.body).toMatchObject({ received: 201.15, refunded: 0 });
  const decided = await decideReview(store.app.deps, { orderId: id, decision: 'refund', actor: 'operator' });
  expect(decided).toBe('decided');
  await sendRefunds(store.app.deps);
  const { status, received, refunded } = await seen();
  expect([status, refunded]).toEqual(['REFUNDED', received]);
});

test('the id of a change of another order is refused', async () => {
  await store.database.db.execute(sql`update products set price_cents = 8000 where id = 101`);
  await setStock(store, small, 5);
  id = (await placePaidOrder(store, person, small)).orderId;
  expect((await change(changeId)).body).toMatchObject({ code: 'IDEMPOTENCY_MISMATCH' });
});
