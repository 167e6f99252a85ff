import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from '../../db/drizzle.ts';
import { sweepOrders } from '../../jobs/sweep.ts';
import { startFleet, type Fleet } from '../../testing/fleet.ts';
import { killAtEach } from '../../testing/kill-at-each.ts';
import { drillOf, patience, type OrderRow } from './drill.ts';

// The API is killed when its nth message to database or provider has arrived and before the answer does, for every n until a
// call gets through. No step can be forgotten, also none that is added later.
let fleet: Fleet;
let drill: ReturnType<typeof drillOf>;
beforeAll(async () => {
  fleet = await startFleet();
  drill = drillOf(fleet);
});
afterAll(() => fleet.close());

test(
  'a settlement that dies after any of its messages is made up for, once',
  async () => {
    const died = await killAtEach(fleet.counter, async () => {
      await drill.letTimePass();
      await drill.setStock();
      const buyer = await drill.someone();
      const api = await drill.warmProcess(buyer);
      const { body: placed } = await drill.checkout(api, buyer, crypto.randomUUID());
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
            await drill.run(sql`update orders set next_check_at = now() where id = ${orderId}`);
            await sweepOrders(fleet.deps);
          }
          const [order] = (await drill.ordersOf(buyer)) as [OrderRow];
          expect(order.status).toBe('PAID');
          const pages = await drill.pagesOf(orderId);
          expect(pages.map((page) => [page.payment_status, page.amount_total])).toEqual([
            ['paid', order.total_cents],
          ]);
          await drill.expectStock({ on_hand: 8, reserved: 0, sold: 2 });
          const { rows: events } = await drill.run(
            sql`select status from order_events where order_id = ${orderId} order by id`,
          );
          expect(events).toEqual([{ status: 'PENDING' }, { status: 'PAID' }]);
          const { rows: mails } = await drill.run(
            sql`select kind from outbox where dedupe_key = ${`order-confirmed:${orderId}`}`,
          );
          expect(mails).toHaveLength(1);
          const { rows: cart } = await drill.run(sql`
            select 1 from cart_items i join carts c on c.id = i.cart_id where c.user_id = ${buyer.userId}`);
          expect(cart).toEqual([]);
        },
      };
    });
    expect(died).toBeGreaterThan(5);
  },
  patience,
);
