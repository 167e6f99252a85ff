import { randomUUID } from 'node:crypto';
import { expect, test } from '@jest/globals';
import type { Dollars } from '@ritual/shared/kernel';
import { sql } from '../../db/drizzle.ts';
import { sendRefunds } from '../../jobs/refunds.ts';
import { markDelivered, markShipped } from '../../modules/ordering/orders/fulfil.ts';
import { killAtEach } from '../../testing/processes/kill-at-each.ts';
import { setUpFleet } from '../../testing/set-up.ts';
import { harnessOf, timeoutMs } from './harness.ts';

// Pieces of a return are received while the process dies all along its messages: one refunded, one exchanged.
const fleet = setUpFleet();
const harness = harnessOf(fleet);
const step = 5;
/** Another size of the same product. */
const other = 10104;

/** An approved return of two units, one of which is exchanged. */
async function toReceive() {
  const { buyer, orderId, as: ofOrder } = await harness.paidOrder();
  const said = { orderId, actor: 'test' };
  await markShipped(fleet.deps, { ...said, carrier: 'UPS', trackingNumber: orderId });
  await markDelivered(fleet.deps, said);
  const of = { token: buyer.token, params: { id: orderId } };
  const { body: order } = await fleet.call('getOrder', of);
  const orderItemId = order.items[0]?.id ?? '';
  const lines = [{ orderItemId, quantity: 2, reason: 'TOO_SMALL' as const }];
  const { body: made } = await fleet.call('requestReturn', { ...of, body: { lines } });
  const as = { token: ofOrder.token, params: { id: orderId, returnId: made.id } };
  const exchanges = [{ orderItemId, variantId: other, quantity: 1 }];
  await fleet.call('decideReturn', { ...as, body: { status: 'APPROVED', exchanges } });
  const { body: whole } = await fleet.call('getAdminOrder', as);
  const [line] = whole.items;
  const cents = Math.round(((line?.unitPrice ?? 0) * 2 + (line?.tax ?? 0)) * 50);
  const api = await fleet.start();
  await api.call('getAdminOrder', as);
  const piece = { orderItemId, quantity: 1, condition: 'AS_NEW', stock: 'BACK' } as const;
  const body = {
    ...{ receiptId: randomUUID(), amount: (cents / 100) as Dollars },
    pieces: [
      { ...piece, outcome: 'REFUND' as const },
      { ...piece, outcome: 'EXCHANGE' as const },
    ],
  };
  return { api, as, receipt: { ...as, body }, cents };
}

const { count } = harness;

test(
  'pieces whose receiver dies are received once: money, stock, exchange, mail and log',
  async () => {
    const died = await killAtEach(
      fleet.counter,
      async () => {
        const { api, as, receipt, cents } = await toReceive();
        return {
          victim: api,
          call: () => api.call('receiveReturn', receipt),
          repair: async () => {
            expect((await fleet.call('receiveReturn', receipt)).status).toBe(201);
            await sendRefunds(fleet.deps);
            const { body: now } = await fleet.call('getAdminOrder', as);
            expect(now).toMatchObject({ fulfillment: 'PARTLY_SHIPPED', returns: [{ status: 'REFUNDED' }] });
            expect(Math.round(now.refunded * 100)).toBe(cents);
            expect(now.returns[0]?.pieces.map(({ outcome }) => outcome)).toEqual(['REFUND', 'EXCHANGE']);
            expect(now.items).toMatchObject([
              { restocked: 1, exchanged: 1 },
              { variantId: other, quantity: 1, shipped: 0 },
            ]);
            const { id } = now;
            const moves = sql`stock_moves where order_id = ${id} and kind = 'exchange'`;
            const mail = sql`outbox where order_id = ${id} and kind = 'return-received'`;
            const entry = sql`audit_entries where subject_id = ${id} and action = 'return.receive'`;
            expect([await count(moves), await count(mail), await count(entry)]).toEqual([2, 1, 1]);
            await harness.expectStock({ on_hand: 10, reserved: 0, sold: 0 });
          },
        };
      },
      step,
    );
    expect(died).toBeGreaterThan(2);
  },
  timeoutMs,
);
