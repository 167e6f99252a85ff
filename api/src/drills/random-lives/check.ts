import { expect } from '@jest/globals';
import { dollarsFromCents } from '@ritual/shared/kernel';
import { sql } from '../../db/drizzle.ts';
import { callerOf } from './cart-steps.ts';
import { isPaid } from './model.ts';
import { variants, type World } from './world.ts';

/** Compares everything that counts: pieces, carts, orders, and the provider's books. */
export async function check(world: World): Promise<void> {
  await checkStock(world);
  await checkOrders(world);
  await checkCarts(world);
  await checkBooks(world);
}

async function checkStock({ store, model }: World): Promise<void> {
  const { rows } = await store.database.db.execute<{
    [key: string]: number;
    id: number;
    free: number;
    reserved: number;
    sold: number;
  }>(sql`
    select id, on_hand - reserved as free, reserved, sold from variants
    where id = any(${sql.param(variants.map(({ id }) => id))}::int[]) order by id`);
  for (const { id, ...pieces } of rows) {
    const { productId: _productId, ...expected } = model.variant(id);
    expect([id, pieces]).toEqual([id, expected]);
    expect(pieces.free + pieces.reserved + pieces.sold).toBe(model.pieces.get(id));
  }
}

async function checkOrders({ store, model }: World): Promise<void> {
  const { rows } = await store.database.db.execute<Record<string, unknown>>(sql`
    select id, status, stock_state as stock, subtotal_cents as subtotal, shipping_cents as shipping,
      tax_cents as tax, total_cents as total from orders order by created_at, id`);
  const known = model.orders.map(({ id, status, stock, totals }) => ({ id, status, stock, ...totals }));
  expect(rows).toEqual(known);
}

async function checkCarts(world: World): Promise<void> {
  for (const who of world.people.keys()) {
    for (const cart of ['visitor', 'account'] as const) {
      const { body } = await world.store.call('getCart', callerOf(world, { who, cart }));
      const expected = world.model.shopper(who)[cart];
      const lines = body.items.map(({ variantId, quantity }) => [variantId, quantity] as const);
      expect(new Map(lines)).toEqual(expected);
      const cents = world.model.linesOf(expected).reduce((sum, line) => sum + line.price * line.quantity, 0);
      expect([body.subtotal, body.total]).toEqual([dollarsFromCents(cents), dollarsFromCents(cents)]);
    }
  }
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

async function checkBooks({ store, model, pages }: World): Promise<void> {
  const { sums, sessions } = await store.books();
  const paid = model.orders.filter(({ page }) => page === 'paid');
  expect(sums.received).toBe(sum(paid.map(({ totals }) => totals.total)));
  expect(sums.refunded).toBe(sum(model.orders.map(({ givenBack }) => givenBack)));
  const amounts = new Map(sessions.map(({ id, amount_total }) => [id, amount_total]));
  for (const { id, totals } of model.orders) {
    expect(amounts.get(pages.get(id)?.sessionId ?? '')).toBe(totals.total);
  }
}

/** When everybody has been told everything: nothing is held for nobody, and the store has what the provider has. */
export async function checkEnd(world: World): Promise<void> {
  await check(world);
  const { model, store } = world;
  for (const order of model.orders) {
    if (order.status === 'PENDING') expect(['open', 'under way']).toContain(order.page);
    expect(isPaid(order)).toBe(order.page === 'paid');
    expect([order.recorded, order.waiting]).toEqual([order.givenBack, []]);
  }
  const { rows } = await store.database.db.execute<{ n: number }>(sql`
    select count(*)::int as n from refunds where done_at is null`);
  expect(rows).toEqual([{ n: 0 }]);
  const { rows: mails } = await store.database.db.execute<{ n: number }>(sql`
    select count(*)::int as n from outbox where kind = 'order-confirmed'`);
  const sold = model.orders.filter(({ stock }) => stock === 'SOLD').length;
  expect(mails).toEqual([{ n: sold }]);
}
