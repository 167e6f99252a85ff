import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, expect, test } from '@jest/globals';
import { headers } from '@ritual/shared/contract';
import { sql } from '../../db/drizzle.ts';
import { sendRefunds } from '../../jobs/refunds.ts';
import { sweepOrders } from '../../jobs/sweep.ts';
import { checkDailySums } from '../../testing/daily-sums.ts';
import { failRefunds, forgetOrders, fulfil, placeOrder } from '../../testing/orders.ts';
import { fillCart, newPerson, type Person } from '../../testing/people.ts';
import { setUpTestStore } from '../../testing/set-up.ts';
import { setStock, stockOf, unbalancedVariants } from '../../testing/stock.ts';
import { liveWebhookSecret } from '../../testing/test-store.ts';
import { bestSellers } from '../catalog/lists/best-sellers.repository.ts';
import { orderById } from '../ordering/records/orders.repository.ts';
import { decideReturn } from '../ordering/returns/decide.ts';
import { receiveReturn } from '../ordering/returns/receive.ts';
import { putOnStaff } from '../staff/repository.ts';

// A store with live keys, and test keys beside them: what its staff orders before the opening runs on the latter, and counts nowhere.

const store = setUpTestStore({ liveKeys: true });
const variantId = 10105;
const otherSize = 10104;
const run = (statement: ReturnType<typeof sql>) => store.database.db.execute(statement);
const open = (at: 'now()' | 'null') => run(sql`update store_modes set opened_at = ${sql.raw(at)}`);
const orderOf = async (id: string) => {
  const order = await orderById(store.database.db, id);
  if (!order) throw new Error('There is such an order.');
  return order;
};
let owner: Person;
let ownerId = '';

beforeAll(async () => {
  owner = await newPerson(store);
  ownerId = (await store.call('me', { token: owner.token })).body.id;
  await putOnStaff(store.database.db, ownerId, 'owner');
});
beforeEach(async () => {
  await forgetOrders(store);
  for (const variant of [variantId, otherSize]) await setStock(store, variant, 5);
  await run(sql`delete from cart_items`);
  await open('null');
});

const pay = async (sessionId: string) => {
  await store.control(`sessions/${sessionId}/pay`, {});
  expect(await store.deliver('checkout.session.completed')).toEqual([200]);
};

/** Everything that sums, counts or lists what the shop has done and has to do. */
async function figures() {
  const { db } = store.database;
  const { token } = owner;
  const query = { days: '30' };
  const today = await store.call('getFigures', { token, query });
  const { rows } = await run(sql`
    select (select order_count from users where id = ${ownerId}) as orders,
      (select spent_cents from users where id = ${ownerId}) as spent,
      (select count(*)::int from stock_moves where order_id is not null) as moves,
      (select coalesce(sum(tax_cents), 0)::int from daily_taxes) as taxes,
      (select coalesce(sum(orders), 0)::int from daily_sums) as days,
      (select count(*)::int from analytics_events where kind = 'purchase') as purchases`);
  // Carts are counted as shoppers fill them, whatever becomes of them.
  const { cartsBegun: _, conversion: __, ...totals } = today.body.period.totals;
  return {
    ...{ rows, totals, taxes: today.body.taxes, stock: await stockOf(store, variantId) },
    products: (await store.call('getProductFigures', { token, query })).body,
    work: (await store.call('getWorklist', { token })).body,
    counts: (await store.call('getAdminMe', { token })).body.counts,
    best: await bestSellers(db),
    exported: (await store.call('exportOrders', { token, body: {} })).body.rows,
    late: (await store.call('listOrders', { token, query: { task: 'ship' } })).body.count,
  };
}

const states = {
  pending: () => Promise.resolve(),
  paid: ({ sessionId }: { sessionId: string }) => pay(sessionId),
  shipped: async ({ sessionId, orderId }: { sessionId: string; orderId: string }) => {
    await pay(sessionId);
    await fulfil(store, orderId, 'SHIPPED');
  },
  canceled: async ({ orderId }: { orderId: string }) => {
    expect((await store.call('cancelOrder', { token: owner.token, params: { id: orderId } })).status).toBe(
      200,
    );
  },
  refunded: async ({ sessionId, orderId }: { sessionId: string; orderId: string }) => {
    await pay(sessionId);
    expect((await store.call('cancelOrder', { token: owner.token, params: { id: orderId } })).status).toBe(
      200,
    );
    await sendRefunds(store.app.deps);
    await store.deliver('charge.refunded');
    expect(await orderOf(orderId)).toMatchObject({ status: 'REFUNDED' });
    expect((await store.books()).refunds).toHaveLength(1);
    await failRefunds(store, orderId);
  },
  changed: async ({ sessionId, orderId }: { sessionId: string; orderId: string }) => {
    await pay(sessionId);
    const [token, params] = [owner.token, { id: orderId }];
    const query = { units: `${String(variantId)}:1` };
    const { version, toPay, toRefund } = (await store.call('quoteOrderChange', { token, params, query }))
      .body;
    const body = {
      ...{ changeId: randomUUID(), units: [{ variantId, quantity: 1 }] },
      seen: { version, toPay, toRefund },
    };
    expect((await store.call('changeOrder', { token, params, body })).status).toBe(201);
    await sendRefunds(store.app.deps);
    expect((await store.books()).refunds).toHaveLength(1);
    await failRefunds(store, orderId);
  },
  disputed: async ({ sessionId }: { sessionId: string }) => {
    await pay(sessionId);
    await store.control(`sessions/${sessionId}/warn`, {});
    expect(await store.deliver('radar.early_fraud_warning.created')).toEqual([200]);
    await store.control(`sessions/${sessionId}/dispute`, {});
    expect(await store.deliver('charge.dispute.created')).toEqual([200]);
  },
  exchanged: async ({ sessionId, orderId }: { sessionId: string; orderId: string }) => {
    await pay(sessionId);
    for (const state of ['SHIPPED', 'DELIVERED'] as const) await fulfil(store, orderId, state);
    const asked = { token: owner.token, params: { id: orderId } };
    const orderItemId = (await store.call('getOrder', asked)).body.items[0]?.id ?? '';
    const lines = [{ orderItemId, quantity: 2, reason: 'TOO_LARGE' as const }];
    const { body: made } = await store.call('requestReturn', { ...asked, body: { lines } });
    const exchanges = [{ orderItemId, variantId: otherSize, quantity: 1 }];
    const actor = 'operator';
    expect(
      await decideReturn(store.app.deps, { returnId: made.id, status: 'APPROVED', actor, exchanges }),
    ).toBe('decided');
    expect(await stockOf(store, otherSize)).toMatchObject({ reserved: 0 });
    const piece = { orderItemId, quantity: 1, reason: '' } as const;
    const received = await receiveReturn(store.app.deps, {
      ...{ returnId: made.id, amountCents: 0, receiptId: randomUUID(), actor, shipping: false },
      pieces: [
        { ...piece, condition: 'AS_NEW', stock: 'BACK', outcome: 'EXCHANGE' },
        { ...piece, condition: 'MARKED', stock: 'WRITTEN_OFF', outcome: 'NOTHING', reason: 'Worn.' },
      ],
    });
    expect(received).toBe('decided');
    expect(await stockOf(store, otherSize)).toMatchObject({ on_hand: 5, reserved: 0 });
  },
} as const;

test.each(Object.entries(states))(
  'a %s test order changes no figure, no stock and no work',
  async (_, become) => {
    const before = await figures();
    const placed = await placeOrder(store, owner, variantId);
    await become(placed);
    const { number, test: isTest } = await orderOf(placed.orderId);
    expect([isTest, number.slice(0, 5)]).toEqual([true, 'TEST-']);
    expect(await figures()).toEqual(before);
    await checkDailySums(store.database.db);
    expect(await unbalancedVariants(store.database.db)).toEqual([]);
  },
);

test('it says everywhere that it is one', async () => {
  const { orderId, sessionId } = await placeOrder(store, owner, variantId);
  await pay(sessionId);
  const { token } = owner;
  const { number } = await orderOf(orderId);
  const { rows: mails } = await run(
    sql`select subject, text from outbox where order_id = ${orderId} and kind = 'order-confirmed'`,
  );
  expect(mails).toEqual([
    {
      subject: expect.stringMatching(new RegExp(`^TEST: .*${number}`)) as unknown,
      text: expect.stringContaining('This is a test order. No money moved, and nothing is sent.') as unknown,
    },
  ]);
  expect((await store.call('getOrder', { token, params: { id: orderId } })).body.test).toBe(true);
  const { content } = (await store.call('listOrders', { token, query: { q: number } })).body;
  expect(content).toMatchObject([{ id: orderId, test: true, tasks: [] }]);
  const { orders } = (await store.call('getPacking', { token, query: { orders: number } })).body;
  expect(orders).toMatchObject([{ number, test: true }]);
});

test('it is refused what a real one would be: more pieces than there are', async () => {
  await fillCart(store, owner.token, variantId, 2);
  await setStock(store, variantId, 1);
  const { body } = await store.call('checkout', {
    ...{ token: owner.token, headers: { [headers.idempotencyKey]: randomUUID() } },
    body: { addressId: owner.addressId },
  });
  expect(body.code).toBe('INSUFFICIENT_STOCK');
});

test('after the opening the same cart is a real order, on live keys', async () => {
  const test = await placeOrder(store, owner, variantId, 1);
  await open('now()');
  const key = { [headers.idempotencyKey]: randomUUID() };
  const { body } = await store.call('checkout', {
    ...{ token: owner.token, headers: key, body: { addressId: owner.addressId } },
  });
  expect(body.orderId).not.toBe(test.orderId);
  const real = await orderOf(body.orderId);
  expect([real.test, real.number.slice(0, 4), real.stockState]).toEqual([false, 'ROP-', 'RESERVED']);
  expect((await store.live?.stripe.checkout.sessions.retrieve(body.sessionId))?.livemode).toBe(true);
  expect(await orderOf(test.orderId)).toMatchObject({ status: 'CANCELED' });
});

test('an event of one mode does not touch an order of the other', async () => {
  const { orderId, sessionId } = await placeOrder(store, owner, variantId);
  await store.control(`sessions/${sessionId}/pay`, {});
  const [paid] = (await store.stripe.events.list({ type: 'checkout.session.completed' })).data;
  // Signed with the secret of live mode, and once more saying that it is of it.
  for (const event of [paid, { ...paid, id: 'evt_live', livemode: true }]) {
    const { status } = await store.webhook(JSON.stringify(event), { secret: liveWebhookSecret });
    expect([status, (await orderOf(orderId)).status]).toEqual([200, 'PENDING']);
  }
  const shopper = await newPerson(store);
  await open('now()');
  const real = await placeOrder(store, shopper, variantId);
  const session = { ...paid?.data.object, id: real.sessionId, metadata: { order_id: real.orderId } };
  const forged = { ...paid, id: 'evt_forged', data: { object: session } };
  expect((await store.webhook(JSON.stringify(forged))).status).toBe(200);
  expect((await orderOf(real.orderId)).status).toBe('PENDING');
});

test('the sweep asks the keys that it was made with', async () => {
  const { orderId, sessionId } = await placeOrder(store, owner, variantId);
  await store.control(`sessions/${sessionId}/pay`, {});
  await run(sql`update orders set next_check_at = now()`);
  await sweepOrders(store.app.deps);
  expect(await orderOf(orderId)).toMatchObject({ status: 'PAID', stockState: 'RELEASED' });
});

test('what a shopper may not: an order before the opening', async () => {
  const shopper = await newPerson(store);
  await fillCart(store, shopper.token, variantId);
  const refused = await store.call('checkout', {
    ...{ token: shopper.token, headers: { [headers.idempotencyKey]: randomUUID() } },
    body: { addressId: shopper.addressId },
  });
  expect(refused.body.code).toBe('ORDERS_CLOSED');
});
