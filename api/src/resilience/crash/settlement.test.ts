import { expect, test } from '@jest/globals';
import { sql } from '../../db/drizzle.ts';
import { sweepOrders } from '../../jobs/sweep.ts';
import { setUpFleet } from '../../testing/set-up.ts';
import { killAtEach } from '../../testing/processes/kill-at-each.ts';
import { harnessOf, timeoutMs, type OrderRow } from './harness.ts';

// The API is killed when its nth message to database or provider has arrived and before the answer does, for every n until a
// call gets through. No step can be forgotten, also none that is added later.
const fleet = setUpFleet();
const harness = harnessOf(fleet);

test(
  'a settlement that dies after any of its messages is made up for, once',
  async () => {
    const died = await killAtEach(fleet.counter, async () => {
      await harness.letTimePass();
      await harness.setStock();
      const buyer = await harness.someone();
      const api = await harness.warmProcess(buyer);
      const { body: placed } = await harness.checkout(api, buyer, crypto.randomUUID());
      const { sessionId, orderId } = placed;
      await fleet.control(`sessions/${sessionId}/pay`, {});
      return {
        victim: api,
        call: () => fleet.deliver(api, 'checkout.session.completed', sessionId),
        repair: async (nth) => {
          if (nth % 2 === 0) {
            const event = await fleet.signedEvent('checkout.session.completed', sessionId);
            expect(await fleet.receive(event)).toBe(200);
          } else {
            await harness.run(sql`update orders set next_check_at = now() where id = ${orderId}`);
            await sweepOrders(fleet.deps);
          }
          const [order] = (await harness.ordersOf(buyer)) as [OrderRow];
          expect(order.status).toBe('PAID');
          const pages = await harness.pagesOf(orderId);
          expect(pages.map((page) => [page.payment_status, page.amount_total])).toEqual([
            ['paid', order.total_cents],
          ]);
          await harness.expectStock({ on_hand: 8, reserved: 0, sold: 2 });
          const { rows: events } = await harness.run(
            sql`select status from order_events where order_id = ${orderId} order by id`,
          );
          expect(events).toEqual([{ status: 'PENDING' }, { status: 'PAID' }]);
          const { rows: mails } = await harness.run(
            sql`select kind from outbox where dedupe_key = ${`order-confirmed:${orderId}`}`,
          );
          expect(mails).toHaveLength(1);
          const { rows: cart } = await harness.run(sql`
            select 1 from cart_items i join carts c on c.id = i.cart_id where c.user_id = ${buyer.userId}`);
          expect(cart).toEqual([]);
        },
      };
    });
    expect(died).toBeGreaterThan(5);
  },
  timeoutMs,
);
