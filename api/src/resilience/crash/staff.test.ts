import { randomUUID } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { headers, type AdminOrder } from '@ritual/shared/contract';
import type { Dollars } from '@ritual/shared/kernel';
import { sql } from '../../db/drizzle.ts';
import { sendRefunds } from '../../jobs/refunds.ts';
import { killAtEach } from '../../testing/processes/kill-at-each.ts';
import { setUpFleet } from '../../testing/set-up.ts';
import { harnessOf, timeoutMs } from './harness.ts';

// What the staff decides on an order is killed all along its messages. Who tries again gets it once: parcel, money, mail and log.
const fleet = setUpFleet();
const harness = harnessOf(fleet);
/** Each is one transaction, and an answer that reads the whole order. */
const step = 5;

/** A paid order of two units, and a process of the API that has answered its owner before. */
async function toWork() {
  const { as } = await harness.paidOrder();
  const api = await fleet.start();
  const { body: order } = await api.call('getAdminOrder', as);
  return { api, order, as };
}

const { count } = harness;
const logged = ({ id }: AdminOrder, action: string) =>
  count(sql`audit_entries where subject_id = ${id} and action = ${action}`);

test(
  'a parcel whose maker dies leaves once',
  async () => {
    const died = await killAtEach(
      fleet.counter,
      async () => {
        const { api, order, as } = await toWork();
        const lines = order.items.map(({ id, quantity }) => ({ orderItemId: id, quantity }));
        const parcel = { ...as, body: { carrier: 'UPS', trackingNumber: `1Z${order.number}`, lines } };
        return {
          victim: api,
          call: () => api.call('shipParcel', parcel),
          repair: async () => {
            // The answer was lost, not the parcel: then it is there already.
            await fleet.call('shipParcel', parcel);
            const { body: now } = await fleet.call('getAdminOrder', as);
            expect(now).toMatchObject({ status: 'SHIPPED', items: [{ shipped: 2 }] });
            expect([now.parcels.length, await logged(order, 'order.ship')]).toEqual([1, 1]);
            expect(now.timeline.map(({ status }) => status)).toEqual(['PENDING', 'PAID', 'SHIPPED']);
            const mail = sql`outbox where kind = 'order-shipped' and subject like ${`%${order.number}%`}`;
            expect(await count(mail)).toBe(1);
          },
        };
      },
      step,
    );
    expect(died).toBeGreaterThan(2);
  },
  timeoutMs,
);

test(
  'a refund by line whose decider dies is decided once, and its money goes back once',
  async () => {
    const died = await killAtEach(
      fleet.counter,
      async () => {
        const { api, order, as } = await toWork();
        const lines = order.items.map(({ id }) => ({ orderItemId: id, quantity: 1 }));
        const body = { refundId: randomUUID(), amount: 10 as Dollars, restock: lines, lines, shipping: true };
        const refund = { ...as, body, headers: { [headers.idempotencyKey]: randomUUID() } };
        return {
          victim: api,
          call: () => api.call('refundOrder', refund),
          repair: async () => {
            expect((await fleet.call('refundOrder', refund)).status).toBe(201);
            await sendRefunds(fleet.deps);
            const { body: now } = await fleet.call('getAdminOrder', as);
            expect(now).toMatchObject({ status: 'PARTIALLY_REFUNDED', refunded: 10 });
            expect(now.items).toMatchObject([{ refunded: 1, restocked: 1, canceled: 1 }]);
            const sums = now.refunds.map((each) => each.lines.reduce((sum, { amount }) => sum + amount, 0));
            expect(sums).toEqual([10]);
            expect(await logged(order, 'order.refund')).toBe(1);
            await harness.expectStock({ on_hand: 9, reserved: 0, sold: 1 });
          },
        };
      },
      step,
    );
    expect(died).toBeGreaterThan(2);
  },
  timeoutMs,
);
