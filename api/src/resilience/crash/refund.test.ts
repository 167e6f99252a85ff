import { randomUUID } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { headers } from '@ritual/shared/contract';
import { sql } from '../../db/drizzle.ts';
import { sendRefunds } from '../../jobs/refunds.ts';
import { decideRefund } from '../../modules/ordering/refunds/decide.ts';
import type { ApiProcess } from '../../testing/processes/api-process.ts';
import { newBuyer, type Buyer } from '../../testing/buyers.ts';
import { setUpFleet } from '../../testing/set-up.ts';
import { killAtEach } from '../../testing/processes/kill-at-each.ts';
import { adjustStock, unbalancedVariants } from '../../testing/stock.ts';

// Like `checkout.test.ts`, for money that goes back: killed at every third message, it has gone back once, and the order says so.
const variant = 10103;
const timeoutMs = 600_000;
/** Odd and even ones in turns, because what repairs first alternates; a transaction has several messages before its commit. */
const step = 3;

const fleet = setUpFleet();

const run = (statement: ReturnType<typeof sql>) => fleet.database.db.execute(statement);

interface Bought {
  readonly buyer: Buyer;
  readonly orderId: string;
  readonly intent: string;
  readonly total: number;
}

/** An order of two units that is paid; three are left. */
async function boughtOrder(): Promise<Bought> {
  await adjustStock(fleet.database.db, variant, sql`on_hand = 5, reserved = 0, sold = 0`);
  const buyer = await newBuyer(fleet.database.db, fleet.deps.tokens, variant);
  const { token, addressId } = buyer;
  const key = { [headers.idempotencyKey]: randomUUID() };
  const { body } = await fleet.call('checkout', { token, body: { addressId }, headers: key });
  await fleet.control(`sessions/${body.sessionId}/pay`, {});
  await fleet.call('reconcile', { params: { sessionId: body.sessionId } });
  const page = await fleet.stripe.checkout.sessions.retrieve(body.sessionId);
  const intent = page.payment_intent as string;
  return { buyer, orderId: body.orderId, intent, total: page.amount_total ?? 0 };
}

const eventOf = ({ intent }: Bought) => fleet.signedEvent('charge.refunded', intent);
const webhook = (to: ApiProcess, { intent }: Bought) => fleet.deliver(to, 'charge.refunded', intent);

/** The job's next turn; the killed process had claimed the row for two minutes. */
async function nextTurn(): Promise<void> {
  await run(sql`update refunds set next_attempt_at = now() where done_at is null`);
  await sendRefunds(fleet.deps);
}

async function expectRefundedOnce({ orderId, intent, buyer }: Bought, cents: number): Promise<void> {
  const { data: made } = await fleet.stripe.refunds.list({ payment_intent: intent });
  expect(made.map(({ amount }) => amount)).toEqual([cents]);
  const { rows } = await run(sql`
    select provider_id, amount_cents, done_at is not null as done from refunds where order_id = ${orderId}`);
  expect(rows).toEqual([{ provider_id: made[0]?.id, amount_cents: cents, done: true }]);
  const { body } = await fleet.call('getOrder', { token: buyer.token, params: { id: orderId } });
  const last = body.total * 100 > cents ? 'PARTIALLY_REFUNDED' : 'REFUNDED';
  expect(body.timeline.map(({ status }) => status)).toEqual(['PENDING', 'PAID', last]);
  const { rows: mails } = await run(sql`
    select 1 from outbox where dedupe_key = ${`order-refunded:${made[0]?.id}`}`);
  expect(mails).toHaveLength(1);
}

async function stock() {
  const { rows } = await run(sql`select on_hand, reserved, sold from variants where id = ${variant}`);
  expect(await unbalancedVariants(fleet.database.db)).toEqual([]);
  return rows[0];
}

test(
  'a refund whose sender dies after any of its messages is made once',
  async () => {
    const died = await killAtEach(
      fleet.counter,
      async () => {
        const bought = await boughtOrder();
        await decideRefund(fleet.database, {
          ...{ refundId: randomUUID(), orderId: bought.orderId, amountCents: 1_234 },
          restock: [{ variantId: variant, quantity: 1 }],
        });
        const job = fleet.refunds();
        return {
          victim: job,
          call: job.run,
          repair: async (nth) => {
            const { data: sent } = await fleet.stripe.refunds.list({ payment_intent: bought.intent });
            // The first of the two after the crash repairs it: the provider's event, if there is one, or the job.
            if (nth % 2 === 0 && sent.length > 0)
              expect(await fleet.receive(await eventOf(bought))).toBe(200);
            await nextTurn();
            await nextTurn();
            if (sent.length > 0) expect(await fleet.receive(await eventOf(bought))).toBe(200);
            await expectRefundedOnce(bought, 1_234);
            expect(await stock()).toEqual({ on_hand: 4, reserved: 0, sold: 1 });
          },
        };
      },
      step,
    );
    expect(died).toBeGreaterThan(3);
  },
  timeoutMs,
);

test(
  'a refund of the dashboard whose event kills the API is followed when the event comes again',
  async () => {
    const died = await killAtEach(
      fleet.counter,
      async () => {
        const bought = await boughtOrder();
        await fleet.stripe.refunds.create({ payment_intent: bought.intent });
        const victim = await fleet.start();
        return {
          victim,
          call: () => webhook(victim, bought),
          repair: async () => {
            expect(await fleet.receive(await eventOf(bought))).toBe(200);
            await expectRefundedOnce(bought, bought.total);
            expect(await stock()).toEqual({ on_hand: 3, reserved: 0, sold: 2 });
          },
        };
      },
      step,
    );
    expect(died).toBeGreaterThan(3);
  },
  timeoutMs,
);
