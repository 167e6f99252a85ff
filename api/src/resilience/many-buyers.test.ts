import { setTimeout as sleep } from 'node:timers/promises';
import { beforeAll, expect, test } from '@jest/globals';
import { headers } from '@ritual/shared/contract';
import { sql } from '../db/drizzle.ts';
import { sweepOrders } from '../jobs/sweep.ts';
import { mergeVisitor } from '../modules/auth/merge-visitor.ts';
import type { ApiProcess } from '../testing/processes/api-process.ts';
import { newBuyers, newVisitorCart, setCart, type Buyer } from '../testing/buyers.ts';
import { setUpFleet } from '../testing/set-up.ts';

const fleet = setUpFleet();
let processes: readonly ApiProcess[];
beforeAll(async () => {
  processes = await Promise.all([1, 2, 3].map(() => fleet.start()));
});

const at = (index: number) => processes[index % processes.length] as ApiProcess;
const last = 10103;

/** Asks again with the same key while the store is busy (503), as a buyer does: on a slow machine many wait for a connection. */
async function checkout(api: ApiProcess, { token, addressId }: Buyer) {
  const call = {
    ...{ token, body: { addressId } },
    headers: { [headers.idempotencyKey]: crypto.randomUUID() },
  };
  let answer = await api.call('checkout', call);
  for (let tries = 1; answer.body.code === 'UNAVAILABLE' && tries < 20; tries += 1) {
    await sleep(250);
    answer = await api.call('checkout', call);
  }
  return answer;
}

async function stockOf(variantId: number) {
  const { rows } = await fleet.database.db.execute<{ on_hand: number; reserved: number; sold: number }>(
    sql`select on_hand, reserved, sold from variants where id = ${variantId}`,
  );
  return rows[0];
}

const setStock = (variantId: number, onHand: number) =>
  fleet.database.db.execute(
    sql`update variants set on_hand = ${onHand}, reserved = 0, sold = 0 where id = ${variantId}`,
  );

async function deadlocks(): Promise<number> {
  const { rows } = await fleet.database.db.execute<{ n: number }>(
    sql`select deadlocks::int as n from pg_stat_database where datname = current_database()`,
  );
  return rows[0]?.n ?? Number.NaN;
}

/** Like Promise.all over calls, some at a time. */
async function several<Item, Result>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item, index: number) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  let next = 0;
  const walk = async () => {
    for (let index = next++; index < items.length; index = next++) {
      results[index] = await work(items[index] as Item, index);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, walk));
  return results;
}

test('200 buyers of the last 10 units: 10 get one, 190 are told, and all are free again after the end', async () => {
  await setStock(last, 10);
  const buyers = await newBuyers(fleet.database.db, fleet.deps.tokens, 200);
  for (const buyer of buyers) await setCart(fleet.database.db, buyer, [{ variantId: last, quantity: 1 }]);
  const answers = await Promise.all(buyers.map((buyer, index) => checkout(at(index), buyer)));
  const refused = answers.filter(({ status }) => status !== 200);
  expect(answers.length - refused.length).toBe(10);
  for (const { status, body } of refused) {
    expect([status, body.code, body.available]).toEqual([409, 'INSUFFICIENT_STOCK', 0]);
  }
  expect(await stockOf(last)).toEqual({ on_hand: 10, reserved: 10, sold: 0 });

  await fleet.database.db.execute(sql`
    update orders set session_expires_at = now() - interval '2 minutes', next_check_at = now()
    where status = 'PENDING'`);
  // The processes sweep, too; the first one counts.
  for (let turn = 0; turn < 20; turn += 1) await sweepOrders(fleet.deps);
  expect(await stockOf(last)).toEqual({ on_hand: 10, reserved: 0, sold: 0 });
  expect(await deadlocks()).toBe(0);
});

test('one payment noticed by three webhooks, two reconciles and two sweeps is settled once', async () => {
  await setStock(last, 5);
  const [buyer] = await newBuyers(fleet.database.db, fleet.deps.tokens, 1);
  if (!buyer) throw new Error('no buyer');
  await setCart(fleet.database.db, buyer, [{ variantId: last, quantity: 2 }]);
  const { body: placed } = await checkout(at(0), buyer);
  await fleet.control(`sessions/${placed.sessionId}/pay`, {});
  await fleet.database.db.execute(sql`update orders set next_check_at = now() where id = ${placed.orderId}`);
  const webhook = async (api: ApiProcess) =>
    (await fleet.deliver(api, 'checkout.session.completed', placed.sessionId)).status;
  const reconcile = (api: ApiProcess) => api.call('reconcile', { params: { sessionId: placed.sessionId } });
  const [hooks, reconciled] = await Promise.all([
    Promise.all(processes.map(webhook)),
    Promise.all([reconcile(at(1)), reconcile(at(2))]),
    sweepOrders(fleet.deps),
    sweepOrders(fleet.deps),
  ]);
  expect(hooks).toEqual([200, 200, 200]);
  expect(reconciled.map(({ body }) => body.status)).toEqual(['PAID', 'PAID']);
  const { body: order } = await at(0).call('getOrder', {
    token: buyer.token,
    params: { id: placed.orderId },
  });
  expect(order.timeline.map(({ status }) => status)).toEqual(['PENDING', 'PAID']);
  expect(await stockOf(last)).toEqual({ on_hand: 3, reserved: 0, sold: 2 });
  const { rows } = await fleet.database.db.execute(
    sql`select kind from outbox where dedupe_key = ${`order-confirmed:${placed.orderId}`}`,
  );
  expect(rows).toHaveLength(1);
});

test('1,000 mixed carts in any order of their lines: no deadlock, and not a unit too many', async () => {
  const variants = [10101, 10102, 10103, 10104, 10105, 10106, 10201, 10202];
  for (const id of variants) await setStock(id, 300);
  const buyers = await newBuyers(fleet.database.db, fleet.deps.tokens, 1000);
  await several(buyers, 8, (buyer, index) => {
    const turned = [...variants.slice(index % 8), ...variants.slice(0, index % 8)];
    const chosen = (index % 2 === 0 ? turned : turned.toReversed()).slice(0, 2 + (index % 3));
    return setCart(
      fleet.database.db,
      buyer,
      chosen.map((variantId, line) => ({ variantId, quantity: 1 + ((index + line) % 2) })),
    );
  });
  const answers = await several(buyers, 30, (buyer, index) => checkout(at(index), buyer));
  for (const { status, body } of answers) {
    if (status !== 200) expect([status, body.code]).toEqual([409, 'INSUFFICIENT_STOCK']);
  }
  expect(await deadlocks()).toBe(0);
  const { rows } = await fleet.database.db.execute<{ id: number; reserved: number; ordered: number }>(sql`
    select v.id, v.reserved, coalesce((select sum(i.quantity)::int from order_items i
      join orders o on o.id = i.order_id where i.variant_id = v.id and o.stock_state = 'RESERVED'), 0) as ordered
    from variants v where v.id = any(${sql.param(variants)}::int[])`);
  for (const { reserved, ordered } of rows) {
    expect(reserved).toBe(ordered);
    expect(reserved).toBeLessThanOrEqual(300);
  }
  // Most variants are sold out by now: the last carts were refused.
  expect(answers.some(({ status }) => status === 409)).toBe(true);
});

test('visitors who sign in while others buy the same units: no deadlock, and all carts are brought together', async () => {
  const variants = [10101, 10102, 10103, 10104, 10105, 10106];
  const units = variants.map((variantId) => ({ variantId, quantity: 1 }));
  for (const id of variants) await setStock(id, 1000);
  const { database, deps } = fleet;
  const buyers = await newBuyers(database.db, deps.tokens, 120);
  for (const buyer of buyers) await setCart(database.db, buyer, units);
  const visitors = await newBuyers(database.db, deps.tokens, 120);
  const sessions = await several(visitors, 8, () => newVisitorCart(database.db, units.toReversed()));
  const before = await deadlocks();
  const [answers, reduced] = await Promise.all([
    several(buyers, 12, (buyer, index) => checkout(at(index), buyer)),
    several(visitors, 8, ({ userId }, index) => mergeVisitor(database, userId, sessions[index] as string)),
  ]);
  expect(answers.map(({ status }) => status)).toEqual(buyers.map(() => 200));
  expect(reduced).toEqual(visitors.map(() => []));
  expect((await deadlocks()) - before).toBe(0);
});
