import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from '@jest/globals';
import { sweepChanges } from '../../../jobs/changes.ts';
import { sendRefunds } from '../../../jobs/refunds.ts';
import { sql } from '../../../db/drizzle.ts';
import { checkDailySums } from '../../../testing/daily-sums.ts';
import { fulfil, newCustomer, placePaidOrder } from '../../../testing/orders.ts';
import { newPerson, type Person } from '../../../testing/people.ts';
import { setUpTestStore } from '../../../testing/set-up.ts';
import { setStock, stockOf, unbalancedVariants } from '../../../testing/stock.ts';
import { putOnStaff } from '../../staff/repository.ts';

const store = setUpTestStore();
/** Two sizes of one product, and a piece of another one. */
const [small, large, other] = [10103, 10105, 10201] as const;
let person: Person;
let token: string;
let id: string;

beforeEach(async () => {
  const { db } = store.database;
  person = await newCustomer(store, small);
  await db.execute(sql`delete from daily_sums`);
  await db.execute(sql`delete from daily_taxes`);
  await db.execute(sql`delete from daily_products`);
  await setStock(store, large, 3);
  await setStock(store, other, 3);
  await db.execute(sql`update products set price_cents = 8000 where id = 101`);
  await db.execute(sql`update products set price_cents = 6000 where id = 102`);
  const member = await newPerson(store);
  token = member.token;
  await putOnStaff(db, (await store.call('me', { token })).body.id, 'support');
  id = (await placePaidOrder(store, person, small)).orderId;
});

const price = (product: number, cents: number) =>
  store.database.db.execute(sql`update products set price_cents = ${cents} where id = ${product}`);
type Units = Readonly<Record<number, number>>;
const seen = async () => (await store.call('getAdminOrder', { token, params: { id } })).body;
const shopper = async () => (await store.call('getOrder', { token: person.token, params: { id } })).body;
const quote = (units: Units) => {
  const query = {
    units: Object.entries(units)
      .map(([variant, count]) => `${variant}:${String(count)}`)
      .join(','),
  };
  return store.call('quoteOrderChange', { token, params: { id }, query });
};
async function change(units: Units, more: object = {}) {
  const { version, toPay, toRefund } = (await quote(units)).body;
  const list = Object.entries(units).map(([variantId, quantity]) => ({
    variantId: Number(variantId),
    quantity,
  }));
  const body = { changeId: randomUUID(), units: list, seen: { version, toPay, toRefund }, ...more };
  return store.call('changeOrder', { token, params: { id }, body });
}
const units = async () => (await seen()).items.map(({ variantId, quantity }) => [variantId, quantity]);
const free = async (variant: number) => {
  const { on_hand: onHand = 0, reserved = 0, sold = 0 } = (await stockOf(store, variant)) ?? {};
  return { free: onHand - reserved, reserved, sold };
};
const mails = async () =>
  (
    await store.database.db.execute<{ kind: string }>(sql`select kind from outbox order by created_at, id`)
  ).rows.map(({ kind }) => kind);
/** The books of the provider, the ledger and the sums of days agree with the orders. */
async function allAgrees() {
  await sendRefunds(store.app.deps);
  const { sums } = await store.books();
  const { received, refundable } = await seen();
  expect(Math.round((received - refundable) * 100)).toBeLessThanOrEqual(sums.refunded);
  expect(await unbalancedVariants(store.database.db)).toEqual([]);
  await checkDailySums(store.database.db);
  return sums;
}
const openPage = async () => {
  const { changes } = await shopper();
  const changeId = changes?.find(({ open }) => open)?.id ?? '';
  const paid = await store.call('payOrderChange', { token: person.token, params: { id, changeId } });
  return { changeId, url: paid.body.checkoutUrl ?? '', status: paid.status, code: paid.body.code };
};
const sessionOf = async (changeId: string) =>
  (
    await store.database.db.execute<{ session: string }>(
      sql`select session_id as session from order_changes where id = ${changeId}`,
    )
  ).rows[0]?.session ?? '';
const pay = async () => {
  const { changeId } = await openPage();
  const session = await sessionOf(changeId);
  await store.control(`sessions/${session}/pay`, {});
  await store.deliver('checkout.session.completed');
  return changeId;
};
const overdue = () =>
  store.database.db.execute(
    sql`update order_changes set pay_by = now() - interval '2 hours', next_check_at = now() - interval '1 minute'`,
  );

test('another size at the same price is changed at once', async () => {
  const before = await seen();
  const { body } = await quote({ [large]: 2 });
  expect(body).toMatchObject({ version: 1, price: 'same', toPay: 0, toRefund: 0, waived: null });
  const changed = await change({ [large]: 2 });
  expect(changed.status).toBe(201);
  expect(changed.body).toMatchObject({
    ...{ version: 2, total: before.total, status: 'PAID', refundable: before.refundable },
    items: [{ variantId: large, quantity: 2, shipped: 0 }],
    changes: [{ state: 'APPLIED', baseVersion: 1, version: 2, toPay: 0, toRefund: 0 }],
  });
  expect([await free(small), await free(large)]).toEqual([
    { free: 5, reserved: 0, sold: 0 },
    { free: 1, reserved: 0, sold: 2 },
  ]);
  expect(await mails()).toContain('order-changed');
  expect((await shopper()).timeline.at(-1)?.note).toMatch(
    /^Changed\. No .* instead of 2\. New: 2 × .*The price stays the same\.$/,
  );
  await allAgrees();
});

test('a cheaper change gives the difference back, and the order stays paid', async () => {
  const before = await seen();
  const changed = await change({ [small]: 1, [other]: 1 });
  const [made] = changed.body.changes;
  expect(made).toMatchObject({ state: 'APPLIED', toPay: 0 });
  expect(changed.body.total).toBeCloseTo(before.total - (made?.toRefund ?? 0), 2);
  const sums = await allAgrees();
  expect(sums.refunded).toBe(Math.round((made?.toRefund ?? 0) * 100));
  const after = await seen();
  expect(after).toMatchObject({ status: 'PAID', refunded: 0, refundable: after.total });
  expect(after.refunds).toMatchObject([{ reason: 'change', state: 'succeeded', amount: made?.toRefund }]);
  // What is left goes back in full, by line, as of any order.
  await store.call('cancelOrderForShopper', { token, params: { id } });
  expect((await allAgrees()).refunded).toBe(sums.received);
  expect(await seen()).toMatchObject({ status: 'REFUNDED', refundable: 0 });
});

test('what is dearer waits for its payment, and the order stays as it is until then', async () => {
  await price(101, 9000);
  const before = await seen();
  const waits = await change({ [large]: 2 });
  expect(waits.body).toMatchObject({
    version: 1,
    total: before.total,
    changes: [{ state: 'OPEN', version: null }],
  });
  expect(await units()).toEqual([[small, 2]]);
  expect(await free(large)).toEqual({ free: 1, reserved: 2, sold: 0 });
  expect(await mails()).toContain('order-change-payment');
  const { changeId, url } = await openPage();
  expect(url).toContain('http');
  expect((await openPage()).url).toBe(url);
  await pay();
  const after = await seen();
  expect(after).toMatchObject({
    version: 2,
    status: 'PAID',
    refundable: after.total,
    changes: [{ id: changeId, state: 'APPLIED' }],
  });
  expect(after.payments).toHaveLength(2);
  expect(after.received).toBe(after.total);
  expect(await units()).toEqual([[large, 2]]);
  expect(await free(small)).toEqual({ free: 5, reserved: 0, sold: 0 });
  // The same page told again changes nothing.
  await store.deliver('checkout.session.completed');
  expect((await seen()).version).toBe(2);
  // It is paid: there is no page any more.
  const again = await store.call('payOrderChange', { token: person.token, params: { id, changeId } });
  expect(again.body).toEqual({ checkoutUrl: null });
  expect((await allAgrees()).received).toBe(Math.round(after.total * 100));
});

test('what is not paid in time is let go, and its page is closed', async () => {
  await price(101, 9000);
  await change({ [large]: 2 });
  const { changeId } = await openPage();
  await overdue();
  await sweepChanges(store.app.deps);
  expect((await seen()).changes).toMatchObject([{ state: 'EXPIRED' }]);
  expect(await free(large)).toEqual({ free: 3, reserved: 0, sold: 0 });
  expect(await units()).toEqual([[small, 2]]);
  const page = await store.app.deps.payments.main.retrieveSession(await sessionOf(changeId));
  expect(page.status).toBe('expired');
  const late = await store.call('payOrderChange', { token: person.token, params: { id, changeId } });
  expect([late.status, late.body.code]).toEqual([409, 'CHANGE_NOT_PAYABLE']);
  await allAgrees();
});

test('a payment for an older version goes back by itself', async () => {
  await price(101, 9000);
  await change({ [large]: 2 });
  const { changeId } = await openPage();
  const session = await sessionOf(changeId);
  await store.control(`sessions/${session}/pay`, {});
  // Before the store hears of it, the staff changes the order otherwise.
  await change({ [small]: 1, [other]: 1 });
  await store.deliver('checkout.session.completed');
  const after = await seen();
  expect(after.changes.map(({ state }) => state)).toEqual(['REPLACED', 'APPLIED']);
  expect(after.payments.map(({ kind }) => kind).toSorted()).toEqual(['order', 'second']);
  const sums = await allAgrees();
  const again = await seen();
  expect(sums.received - sums.refunded).toBe(Math.round(again.total * 100));
  expect(await mails()).toContain('order-change-refunded');
  expect(await free(large)).toEqual({ free: 3, reserved: 0, sold: 0 });
});

test('a waived difference is given away with a reason, by who may give money back', async () => {
  await price(101, 9000);
  const before = await seen();
  const changed = await change({ [large]: 2 }, { waive: 'Our mistake.' });
  expect(changed.body).toMatchObject({
    ...{ total: before.total, version: 2 },
    changes: [{ state: 'APPLIED', toPay: 0, reason: 'Our mistake.' }],
  });
  expect(changed.body.discount).toBeGreaterThan(0);
  expect(changed.body.changes[0]?.waived).toBeGreaterThan(0);
  await allAgrees();
});

test('the same change sent twice is one, and one for what is no longer so is refused', async () => {
  const changeId = randomUUID();
  await change({ [large]: 2 }, { changeId });
  const { version } = await seen();
  const again = {
    changeId,
    units: [{ variantId: large, quantity: 2 }],
    seen: { version: 1, toPay: 0, toRefund: 0 },
  };
  expect((await store.call('changeOrder', { token, params: { id }, body: again })).status).toBe(201);
  expect((await seen()).version).toBe(version);
  const old = { ...again, changeId: randomUUID(), units: [{ variantId: small, quantity: 2 }] };
  const refused = await store.call('changeOrder', { token, params: { id }, body: old });
  expect([refused.status, refused.body.code]).toEqual([409, 'ORDER_CHANGED']);
});

test('a change is refused in words: stock, what has left, a dispute, a role without the right', async () => {
  expect((await quote({ [large]: 4 })).body).toMatchObject({ code: 'INSUFFICIENT_STOCK', available: 3 });
  expect((await quote({ [small]: 2 })).body.code).toBe('CHANGE_NOTHING');
  expect((await quote({})).body.code).toBe('CHANGE_EMPTY');
  await store.database.db.execute(sql`
    insert into disputes (id, order_id, payment_intent_id, amount_cents, reason, state)
    values ('dp_1', ${id}, 'pi', 100, 'fraudulent', 'open')`);
  expect((await quote({ [large]: 2 })).body.code).toBe('ORDER_DISPUTED');
  await store.database.db.execute(sql`delete from disputes`);
  await fulfil(store, id, 'SHIPPED');
  expect((await quote({ [large]: 2 })).body.code).toBe('ORDER_NOT_CHANGEABLE');
});

test('a change that waits is withdrawn, and one whose order has left is let go', async () => {
  await price(101, 9000);
  const { body } = await change({ [large]: 2 });
  const changeId = body.changes[0]?.id ?? '';
  const drop = () => store.call('withdrawOrderChange', { token, params: { id, changeId } });
  expect((await drop()).body.changes).toMatchObject([{ state: 'REPLACED' }]);
  expect((await drop()).body.code).toBe('CHANGE_NOT_OPEN');
  expect(await free(large)).toEqual({ free: 3, reserved: 0, sold: 0 });
  await change({ [large]: 2 });
  await fulfil(store, id, 'SHIPPED');
  await store.database.db.execute(
    sql`update order_changes set next_check_at = now() - interval '1 minute' where state = 'OPEN'`,
  );
  await sweepChanges(store.app.deps);
  expect((await seen()).changes.map(({ state }) => state)).toEqual(['REPLACED', 'REPLACED']);
  expect(await free(large)).toEqual({ free: 3, reserved: 0, sold: 0 });
  await allAgrees();
});
