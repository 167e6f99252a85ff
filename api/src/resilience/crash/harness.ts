import { randomUUID } from 'node:crypto';
import { expect } from '@jest/globals';
import { headers } from '@ritual/shared/contract';
import { sql } from '../../db/drizzle.ts';
import { sweepOrders } from '../../jobs/sweep.ts';
import { putOnStaff } from '../../modules/staff/repository.ts';
import type { ApiProcess } from '../../testing/processes/api-process.ts';
import { newBuyer, type Buyer } from '../../testing/buyers.ts';
import type { Fleet } from '../../testing/processes/fleet.ts';
import { adjustStock, unbalancedVariants } from '../../testing/stock.ts';

export const variant = 10103;
/** Milliseconds: each kill starts a process or two. */
export const timeoutMs = 600_000;

export interface OrderRow extends Record<string, unknown> {
  readonly id: string;
  readonly status: string;
  readonly session_id: string | null;
  readonly total_cents: number;
}

interface PaymentPage {
  readonly id: string;
  readonly status: string | null;
  readonly payment_status: string;
  readonly amount_total: number | null;
}

/** What the tests do to a fleet around a crash, and what they look at afterwards. */
export function harnessOf(fleet: Fleet) {
  const run = (statement: ReturnType<typeof sql>) => fleet.database.db.execute(statement);
  const someone = () => newBuyer(fleet.database.db, fleet.deps.tokens, variant);
  const checkout = ({ call }: Pick<ApiProcess, 'call'>, { token, addressId }: Buyer, key: string) =>
    call('checkout', { token, body: { addressId }, headers: { [headers.idempotencyKey]: key } });
  const setStock = () => adjustStock(fleet.database.db, variant, sql`on_hand = 10, reserved = 0, sold = 0`);
  return {
    ...{ run, someone, checkout, setStock },

    /** A paid order of two units, and the owner of the store. */
    paidOrder: async () => {
      await setStock();
      const buyer = await someone();
      const { body: placed } = await checkout(fleet, buyer, randomUUID());
      await fleet.control(`sessions/${placed.sessionId}/pay`, {});
      await fleet.call('reconcile', { params: { sessionId: placed.sessionId } });
      const owner = await newBuyer(fleet.database.db, fleet.deps.tokens, variant);
      await putOnStaff(fleet.database.db, owner.userId, 'owner');
      return { buyer, orderId: placed.orderId, as: { token: owner.token, params: { id: placed.orderId } } };
    },

    count: async (from: ReturnType<typeof sql>): Promise<number> => {
      const { rows } = await run(sql`select count(*)::int as n from ${from}`);
      return Number(rows[0]?.['n']);
    },

    /** A call after a crash: now and then to a process that has just been started, else to one that runs beside. */
    afterCrash: async <Result>(
      nth: number,
      work: (api: Pick<ApiProcess, 'call'>) => Promise<Result>,
    ): Promise<Result> => {
      if (nth % 8 !== 0) return work(fleet);
      const api = await fleet.start();
      try {
        return await work(api);
      } finally {
        await api.stop();
      }
    },

    /** A running process whose connections are open, so that only the call's own messages count. */
    warmProcess: async (buyer: Buyer): Promise<ApiProcess> => {
      const api = await fleet.start();
      await api.call('quote', { token: buyer.token, body: { addressId: buyer.addressId } });
      return api;
    },

    ordersOf: async ({ userId }: Buyer): Promise<readonly OrderRow[]> => {
      const { rows } = await run(
        sql`select id, status, session_id, total_cents from orders where user_id = ${userId}`,
      );
      return rows as OrderRow[];
    },

    /** What the provider knows of an order's pages. */
    pagesOf: async (orderId: string): Promise<readonly PaymentPage[]> => {
      const pages: PaymentPage[] = [];
      for await (const page of fleet.stripe.checkout.sessions.list({ limit: 100 })) {
        if (page.metadata?.['order_id'] === orderId) pages.push(page);
      }
      return pages;
    },

    expectStock: async (expected: { on_hand: number; reserved: number; sold: number }) => {
      const { rows } = await run(sql`select on_hand, reserved, sold from variants where id = ${variant}`);
      expect(rows[0]).toEqual(expected);
      expect(await unbalancedVariants(fleet.database.db)).toEqual([]);
    },

    letTimePass: async (): Promise<void> => {
      await run(sql`
        update orders set session_expires_at = now() - interval '2 minutes', next_check_at = now()
        where status = 'PENDING'`);
      await sweepOrders(fleet.deps);
    },
  };
}
