import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { headers } from '@ritual/shared/contract';
import { sql } from '../db/drizzle.ts';
import { sweepOrders } from '../jobs/sweep.ts';
import type { ApiProcess } from '../testing/api-process.ts';
import { newBuyer, type Buyer } from '../testing/crowd.ts';
import { startFleet, type Fleet } from '../testing/fleet.ts';
import { killAtEach } from '../testing/kill-at-each.ts';

// The API is killed when its nth message to database or provider has arrived and before the answer does, for every n until a
// call gets through. No step can be forgotten, also none that is added later.
const variant = 10103;
const patience = 600_000;

let fleet: Fleet;
beforeAll(async () => {
  fleet = await startFleet();
});
afterAll(() => fleet.close());

const run = (statement: ReturnType<typeof sql>) => fleet.database.db.execute(statement);

const someone = () => newBuyer(fleet.database.db, fleet.deps.tokens, variant);

function checkout(api: ApiProcess, { token, addressId }: Buyer, key: string) {
  return api.call('checkout', { token, body: { addressId }, headers: { [headers.idempotencyKey]: key } });
}

/** A running process whose connections are open, so that only the call's own messages count. */
async function warmProcess(buyer: Buyer): Promise<ApiProcess> {
  const api = await fleet.start();
  await api.call('quote', { token: buyer.token, body: { addressId: buyer.addressId } });
  return api;
}

interface OrderRow extends Record<string, unknown> {
  id: string;
  status: string;
  session_id: string | null;
  total_cents: number;
}

async function ordersOf({ userId }: Buyer): Promise<OrderRow[]> {
  const { rows } = await run(
    sql`select id, status, session_id, total_cents from orders where user_id = ${userId}`,
  );
  return rows as OrderRow[];
}

/** What the provider knows of an order's pages. */
async function pagesOf(orderId: string) {
  const pages = [];
  for await (const page of fleet.stripe.checkout.sessions.list({ limit: 100 })) {
    if (page.metadata?.['order_id'] === orderId) pages.push(page);
  }
  return pages;
}

async function stock() {
  const { rows } = await run(sql`select on_hand, reserved, sold from variants where id = ${variant}`);
  return rows[0];
}

const setStock = () =>
  run(sql`update variants set on_hand = 10, reserved = 0, sold = 0 where id = ${variant}`);

async function letTimePass(): Promise<void> {
  await run(sql`
    update orders set session_expires_at = now() - interval '2 minutes', next_check_at = now()
    where status = 'PENDING'`);
  await sweepOrders(fleet.deps);
}

async function expectOneGoodOrder(buyer: Buyer): Promise<OrderRow> {
  const orders = await ordersOf(buyer);
  expect(orders.map(({ status }) => status)).toEqual(['PENDING']);
  const [order] = orders as [OrderRow];
  const open = (await pagesOf(order.id)).filter(({ status }) => status === 'open');
  expect(open.map(({ id, amount_total }) => [id, amount_total])).toEqual([
    [order.session_id, order.total_cents],
  ]);
  expect(await stock()).toEqual({ on_hand: 10, reserved: 2, sold: 0 });
  return order;
}

test(
  'a checkout that dies after any of its messages is repaired by the same call, or by time',
  async () => {
    const died = await killAtEach(fleet.counter, async () => {
      await letTimePass();
      await setStock();
      const buyer = await someone();
      const key = crypto.randomUUID();
      const api = await warmProcess(buyer);
      return {
        victim: api,
        call: () => checkout(api, buyer, key),
        repair: async (nth) => {
          if (nth % 2 === 0) {
            const next = await fleet.start();
            const again = await checkout(next, buyer, key);
            expect(again.status).toBe(200);
            const order = await expectOneGoodOrder(buyer);
            expect(again.body).toMatchObject({ orderId: order.id, sessionId: order.session_id });
            await next.stop();
          }
          await letTimePass();
          expect(await stock()).toEqual({ on_hand: 10, reserved: 0, sold: 0 });
          for (const order of await ordersOf(buyer)) {
            expect(order.status).toBe('EXPIRED');
            // A page whose address was not stored was never shown to anybody, and ends by itself.
            const open = (await pagesOf(order.id)).filter(({ status }) => status === 'open');
            expect(open.map(({ id }) => id)).not.toContain(order.session_id);
          }
        },
      };
    });
    expect(died).toBeGreaterThan(10);
  },
  patience,
);

test(
  'a settlement that dies after any of its messages is made up for, once',
  async () => {
    const died = await killAtEach(fleet.counter, async () => {
      await letTimePass();
      await setStock();
      const buyer = await someone();
      const api = await warmProcess(buyer);
      const { body: placed } = await checkout(api, buyer, crypto.randomUUID());
      const { sessionId, orderId } = placed;
      await fleet.control(`sessions/${sessionId}/pay`, {});
      const webhook = async (to: ApiProcess) => {
        const { body, signature } = await fleet.signedEvent('checkout.session.completed', sessionId);
        const answer = await fetch(`${to.address}/api/stripe/webhook`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'stripe-signature': signature },
          body,
        });
        await answer.body?.cancel();
        return answer;
      };
      return {
        victim: api,
        call: () => webhook(api),
        repair: async (nth) => {
          if (nth % 2 === 0) {
            const next = await fleet.start();
            expect((await webhook(next)).status).toBe(200);
            await next.stop();
          } else {
            await run(sql`update orders set next_check_at = now() where id = ${orderId}`);
            await sweepOrders(fleet.deps);
          }
          const [order] = (await ordersOf(buyer)) as [OrderRow];
          expect(order.status).toBe('PAID');
          const pages = await pagesOf(orderId);
          expect(pages.map((page) => [page.payment_status, page.amount_total])).toEqual([
            ['paid', order.total_cents],
          ]);
          expect(await stock()).toEqual({ on_hand: 8, reserved: 0, sold: 2 });
          const { rows: events } = await run(
            sql`select status from order_events where order_id = ${orderId} order by id`,
          );
          expect(events).toEqual([{ status: 'PENDING' }, { status: 'PAID' }]);
          const { rows: mails } = await run(
            sql`select kind from outbox where dedupe_key = ${`order-confirmed:${orderId}`}`,
          );
          expect(mails).toHaveLength(1);
          const { rows: cart } = await run(sql`
            select 1 from cart_items i join carts c on c.id = i.cart_id where c.user_id = ${buyer.userId}`);
          expect(cart).toEqual([]);
        },
      };
    });
    expect(died).toBeGreaterThan(5);
  },
  patience,
);
