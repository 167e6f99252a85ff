import { beforeEach, expect, test } from '@jest/globals';
import { eventually } from '../../stripe-sandbox/testing/eventually.ts';
import { sql } from '../db/drizzle.ts';
import { sweepOrders } from '../jobs/sweep.ts';
import { PaymentError } from '../payments/provider.ts';
import { forgetOrders, placeOrder } from '../testing/orders.ts';
import { newPerson, type Person } from '../testing/people.ts';
import { setStock, stockOf } from '../testing/stock.ts';
import { setUpTestStore } from '../testing/set-up.ts';

// The sandbox sends its events over the network, as badly as its control page can make it: however they come, an order is paid
// once and refunded once.
const store = setUpTestStore({ webhooks: true });
let person: Person;
const variantId = 10105;
beforeEach(async () => {
  person = await newPerson(store);
  await forgetOrders(store);
  await store.database.db.execute(sql`delete from payment_events`);
  await setStock(store, variantId, 5);
});

const setDelivery = (mode: string, more: object = {}) => store.control('webhooks', { mode, ...more });
const flush = () => store.control('webhooks/flush');

async function payNow(card = '4242424242424242') {
  const order = await placeOrder(store, person, variantId);
  await store.control(`sessions/${order.sessionId}/pay`, { card });
  return order;
}

async function statesOf(id: string): Promise<string[]> {
  const { body } = await store.call('getOrder', { token: person.token, params: { id } });
  return body.timeline.map(({ status }) => status);
}

async function expectPaidOnce(orderId: string): Promise<void> {
  expect(await statesOf(orderId)).toEqual(['PENDING', 'PAID']);
  expect(await stockOf(store, variantId)).toEqual({ on_hand: 3, reserved: 0, sold: 2 });
  const { rows } = await store.database.db.execute(sql`select kind from outbox`);
  expect(rows).toEqual([{ kind: 'order-confirmed' }]);
}

const until = (orderId: string, status: string) =>
  eventually(async () => expect(await statesOf(orderId)).toContain(status), 20_000);

const nothingArrived = async (orderId: string) => {
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(await statesOf(orderId)).toEqual(['PENDING']);
};

test('an event that comes twice', async () => {
  await setDelivery('duplicate');
  const { orderId } = await payNow();
  await until(orderId, 'PAID');
  await flush();
  await expectPaidOnce(orderId);
});

test('an event that comes when everything is known', async () => {
  await setDelivery('delay', { delay_ms: 60_000 });
  const { orderId, sessionId } = await payNow();
  await nothingArrived(orderId);
  expect((await store.call('reconcile', { params: { sessionId } })).body.status).toBe('PAID');
  expect(await flush()).toEqual({ delivered: 1, failed: 0 });
  await expectPaidOnce(orderId);
});

test('an event that never comes', async () => {
  await setDelivery('drop');
  const { orderId } = await payNow();
  await nothingArrived(orderId);
  await store.database.db.execute(sql`update orders set next_check_at = now()`);
  await sweepOrders(store.app.deps);
  await expectPaidOnce(orderId);
});

test('a delayed payment whose success is reported before its beginning', async () => {
  await setDelivery('reorder', { count: 2 });
  const { orderId, sessionId } = await payNow('4000000000007007');
  await nothingArrived(orderId);
  await store.control(`sessions/${sessionId}/settle`);
  await until(orderId, 'PAID');
  await flush();
  await expectPaidOnce(orderId);
});

test('a refund that is reported before its payment', async () => {
  await setDelivery('reorder', { count: 2 });
  const { orderId, sessionId } = await payNow();
  await nothingArrived(orderId);
  await store.control(`sessions/${sessionId}/refund`);
  await until(orderId, 'REFUNDED');
  await flush();
  expect(await statesOf(orderId)).toEqual(['PENDING', 'PAID', 'REFUNDED']);
});

test('an event that the store cannot work off at once comes again', async () => {
  const { orderId, sessionId } = await payNow();
  await until(orderId, 'PAID');
  const { main: payments } = store.app.deps.payments;
  const { refundsOf } = payments;
  let tries = 0;
  const failsTwice: typeof refundsOf = (id) => {
    tries += 1;
    return tries < 3 ? Promise.reject(new PaymentError('unavailable', null)) : refundsOf(id);
  };
  Object.assign(payments, { refundsOf: failsTwice });
  await store.control(`sessions/${sessionId}/refund`, { amount: 500 });
  await until(orderId, 'PARTIALLY_REFUNDED');
  Object.assign(payments, { refundsOf });
  // Two that failed; the third asks whose payment it is, and then what became of it.
  expect(tries).toBe(4);
  expect(await statesOf(orderId)).toEqual(['PENDING', 'PAID', 'PARTIALLY_REFUNDED']);
});
