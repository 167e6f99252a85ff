import { expect, test } from '@jest/globals';
import type { Buyer } from '../../testing/buyers.ts';
import { setUpFleet } from '../../testing/set-up.ts';
import { killAtEach } from '../../testing/processes/kill-at-each.ts';
import { harnessOf, timeoutMs, type OrderRow } from './harness.ts';

// The API is killed when its nth message to database or provider has arrived and before the answer does, for every n until a
// call gets through. No step can be forgotten, also none that is added later.
const fleet = setUpFleet();
const harness = harnessOf(fleet);

async function expectOneGoodOrder(buyer: Buyer): Promise<OrderRow> {
  const orders = await harness.ordersOf(buyer);
  expect(orders.map(({ status }) => status)).toEqual(['PENDING']);
  const [order] = orders as [OrderRow];
  const open = (await harness.pagesOf(order.id)).filter(({ status }) => status === 'open');
  expect(open.map(({ id, amount_total }) => [id, amount_total])).toEqual([
    [order.session_id, order.total_cents],
  ]);
  await harness.expectStock({ on_hand: 10, reserved: 2, sold: 0 });
  return order;
}

test(
  'a checkout that dies after any of its messages is repaired by the same call, or by time',
  async () => {
    const died = await killAtEach(fleet.counter, async () => {
      await harness.letTimePass();
      await harness.setStock();
      const buyer = await harness.someone();
      const key = crypto.randomUUID();
      const api = await harness.warmProcess(buyer);
      return {
        victim: api,
        call: () => harness.checkout(api, buyer, key),
        repair: async (nth) => {
          if (nth % 2 === 0) {
            const again = await harness.afterCrash(nth, (next) => harness.checkout(next, buyer, key));
            expect(again.status).toBe(200);
            const order = await expectOneGoodOrder(buyer);
            expect(again.body).toMatchObject({ orderId: order.id, sessionId: order.session_id });
          }
          await harness.letTimePass();
          await harness.expectStock({ on_hand: 10, reserved: 0, sold: 0 });
          for (const order of await harness.ordersOf(buyer)) {
            expect(order.status).toBe('EXPIRED');
            // A page whose address was not stored was never shown, and ends by itself.
            const open = (await harness.pagesOf(order.id)).filter(({ status }) => status === 'open');
            expect(open.map(({ id }) => id)).not.toContain(order.session_id);
          }
        },
      };
    });
    expect(died).toBeGreaterThan(10);
  },
  timeoutMs,
);
