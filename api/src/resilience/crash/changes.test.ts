import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from '@jest/globals';
import type { AdminOrder } from '@ritual/shared/contract';
import { sql } from '../../db/drizzle.ts';
import { sweepChanges } from '../../jobs/changes.ts';
import { sendRefunds } from '../../jobs/refunds.ts';
import { openChangePage } from '../../modules/ordering/changes/pay.ts';
import { killAtEach } from '../../testing/processes/kill-at-each.ts';
import { setUpFleet } from '../../testing/set-up.ts';
import { adjustStock } from '../../testing/stock.ts';
import { harnessOf, timeoutMs, variant } from './harness.ts';

// A change of a paid order is killed all along its messages: a cheaper one while it is decided, a dearer one while its payment is reported.
const fleet = setUpFleet();
const harness = harnessOf(fleet);
const { count } = harness;
const step = 5;
/** Of another product. */
const other = 10201;

beforeEach(async () => {
  await harness.run(sql`update products set price_cents = 9800 where id = 101`);
});

/** A paid order of two units, and the change of one of them for a piece that costs `cents`. */
async function toChange(cents: number) {
  await adjustStock(fleet.database.db, other, sql`on_hand = 10, reserved = 0, sold = 0`);
  await harness.run(sql`update products set price_cents = ${cents} where id = 102`);
  const { orderId, as } = await harness.paidOrder();
  const { body: quote } = await fleet.call('quoteOrderChange', {
    ...as,
    query: { units: `${String(variant)}:1,${String(other)}:1` },
  });
  const { version, toPay, toRefund } = quote;
  const body = {
    changeId: randomUUID(),
    units: [variant, other].map((variantId) => ({ variantId, quantity: 1 })),
    seen: { version, toPay, toRefund },
  };
  return { orderId, as, change: { ...as, body }, quote };
}

/** The order, the stock and the log have the change once. */
async function expectChanged(order: AdminOrder): Promise<void> {
  expect(order).toMatchObject({ version: 2, status: 'PAID', refundable: order.total });
  expect(order.items.map(({ variantId, quantity }) => [variantId, quantity])).toEqual([
    [variant, 1],
    [other, 1],
  ]);
  expect(order.changes).toMatchObject([{ state: 'APPLIED', version: 2 }]);
  await harness.expectStock({ on_hand: 9, reserved: 0, sold: 1 });
  const { rows } = await harness.run(sql`select on_hand, reserved, sold from variants where id = ${other}`);
  expect(rows).toEqual([{ on_hand: 9, reserved: 0, sold: 1 }]);
  expect(await count(sql`outbox where order_id = ${order.id} and kind = 'order-changed'`)).toBe(1);
  expect(await count(sql`audit_entries where subject_id = ${order.id} and action = 'order.change'`)).toBe(1);
}

test(
  'a cheaper change whose decider dies is made once, and its difference goes back once',
  async () => {
    const died = await killAtEach(
      fleet.counter,
      async () => {
        const { as, change, quote } = await toChange(6_000);
        const api = await fleet.start();
        await api.call('getAdminOrder', as);
        return {
          victim: api,
          call: () => api.call('changeOrder', change),
          repair: async () => {
            expect((await fleet.call('changeOrder', change)).status).toBe(201);
            await sendRefunds(fleet.deps);
            const { body: now } = await fleet.call('getAdminOrder', as);
            await expectChanged(now);
            expect(now.refunds).toMatchObject([{ amount: quote.toRefund }]);
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
  'a dearer change is applied once, whichever process dies while its payment is reported: the event comes again, or the sweep asks',
  async () => {
    const died = await killAtEach(
      fleet.counter,
      async () => {
        const { as, change, quote } = await toChange(12_000);
        const { changeId } = change.body;
        await fleet.call('changeOrder', change);
        await openChangePage(fleet.deps, changeId, null);
        const { rows } = await harness.run(sql`select session_id from order_changes where id = ${changeId}`);
        const session = String(rows[0]?.['session_id']);
        await fleet.control(`sessions/${session}/pay`, {});
        const victim = await fleet.start();
        const event = await fleet.signedEvent('checkout.session.completed', session);
        return {
          victim,
          call: () => fleet.deliver(victim, 'checkout.session.completed', session),
          repair: async (nth) => {
            if (nth % 2 === 0) expect(await fleet.receive(event)).toBe(200);
            await harness.run(sql`update order_changes set next_check_at = now() where state = 'OPEN'`);
            await sweepChanges(fleet.deps);
            expect(await fleet.receive(event)).toBe(200);
            const { body: now } = await fleet.call('getAdminOrder', as);
            await expectChanged(now);
            expect(now.payments.map(({ received }) => received)).toEqual([quote.before.total, quote.toPay]);
            expect(now.refunds).toEqual([]);
          },
        };
      },
      step,
    );
    expect(died).toBeGreaterThan(2);
  },
  timeoutMs,
);
