import { expect } from '@jest/globals';
import { dollarsFromCents } from '@ritual/shared/kernel';
import { sql } from '../../db/drizzle.ts';
import { callerOf, type Side } from './cart-steps.ts';
import { fulfillmentOf, isPaid } from './model.ts';
import { unbalancedVariants } from '../../testing/stock.ts';
import { checkDailySums } from '../../testing/daily-sums.ts';
import { variants, type World } from './world.ts';

/** Compares everything that counts: units, carts, orders, and the provider's books. */
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
  for (const { id, ...stock } of rows) {
    const { productId: _productId, ...expected } = model.variant(id);
    expect([id, stock]).toEqual([id, expected]);
    expect(stock.free + stock.reserved + stock.sold).toBe(model.units.get(id));
  }
}

async function checkOrders({ store, model }: World): Promise<void> {
  const { rows } = await store.database.db.execute<Record<string, unknown>>(sql`
    select id, payment_state as status, fulfillment_state as fulfillment, stock_state as stock, subtotal_cents as subtotal, shipping_cents as shipping,
      tax_cents as tax, total_cents as total from orders order by created_at, id`);
  const known = model.orders.map((order) => {
    const { id, status, stock, totals } = order;
    return { id, status, fulfillment: fulfillmentOf(order), stock, ...totals };
  });
  expect(rows).toEqual(known);
  await checkTaxes({ store });
  await checkUnits({ store, model });
}

/** Who takes the tax of lines and shipping: their parts add up to it, and to what is paid for them. */
async function checkTaxes({ store }: Pick<World, 'store'>): Promise<void> {
  const { rows } = await store.database.db.execute(sql`
    with parts as (
      select tax_cents as tax, quantity * unit_price_cents - discount_cents as cost, taxes from order_items
      union all select shipping_tax_cents, shipping_cents, shipping_taxes from orders)
    select p.* from parts p, lateral (
      select coalesce(sum((t ->> 'tax')::int), 0) as tax,
        bool_and((t ->> 'taxable')::int + (t ->> 'exempt')::int = p.cost and (t ->> 'tax')::int >= 0) as fits
      from jsonb_array_elements(p.taxes) t) s
    where p.taxes is null or s.tax <> p.tax or not coalesce(s.fits, true)`);
  expect(rows).toEqual([]);
}

/** What became of the units of each line. */
async function checkUnits({ store, model }: Pick<World, 'store' | 'model'>): Promise<void> {
  const { rows } = await store.database.db.execute<Record<string, unknown>>(sql`
    select i.order_id as order, i.variant_id as variant, i.shipped, i.canceled as dropped, i.restocked, i.exchanged
    from order_items i join orders o on o.id = i.order_id order by o.created_at, o.id, i.variant_id`);
  const known = model.orders.flatMap(({ id, lines, shipped, dropped, restocked, exchanged }) =>
    lines
      .map(({ variantId }) => variantId)
      .toSorted((a, b) => a - b)
      .map((variant) => {
        const counts = [shipped, dropped, restocked, exchanged].map((units) => units.get(variant) ?? 0);
        return {
          order: id,
          variant,
          shipped: counts[0],
          dropped: counts[1],
          restocked: counts[2],
          exchanged: counts[3],
        };
      }),
  );
  expect(rows).toEqual(known);
}

/** All carts as they are stored, and each time another one as the API shows it. */
async function checkCarts(world: World): Promise<void> {
  const { store, model, people, visits } = world;
  const { rows } = await store.database.db.execute<{ owner: string; variant: number; quantity: number }>(sql`
    select coalesce(u.email, c.session_id) as owner, l.variant_id as variant, l.quantity
    from cart_items l join carts c on c.id = l.cart_id left join users u on u.id = c.user_id`);
  const stored = (owner: string | undefined) =>
    new Map(rows.filter((row) => row.owner === owner).map((row) => [row.variant, row.quantity]));
  for (const [who, { visitor, account }] of model.shoppers.entries()) {
    expect([stored(visits[who]), stored(people[who]?.email)]).toEqual([visitor, account]);
  }
  world.checks += 1;
  await checkShownCart(world, {
    who: world.checks % people.length,
    cart: world.checks % 2 === 0 ? 'visitor' : 'account',
  });
}

async function checkShownCart(world: World, side: Side): Promise<void> {
  const { body } = await world.store.call('getCart', callerOf(world, side));
  const cart = world.model.shopper(side.who)[side.cart];
  const lines = world.model.linesOf(side.who, cart);
  const cents = sum(lines.map(({ price, quantity }) => price * quantity));
  expect([body.subtotal, body.total]).toEqual([dollarsFromCents(cents), dollarsFromCents(cents)]);
  const shown = body.items.map(({ variantId, quantity, price }) => [variantId, [quantity, price]] as const);
  const expected = lines.map(
    ({ variantId, quantity, price }) => [variantId, [quantity, dollarsFromCents(price)]] as const,
  );
  expect(new Map(shown)).toEqual(new Map(expected));
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

async function checkBooks({ store, model, pages }: World): Promise<void> {
  const { sums, sessions } = await store.books();
  const paid = model.orders.filter(({ page }) => page === 'paid');
  expect(sums.received).toBe(sum(paid.map(({ received }) => received)) + model.strays.received);
  expect(sums.refunded).toBe(
    sum(model.orders.map(({ givenBack, taken }) => givenBack - taken)) + model.strays.givenBack,
  );
  const amounts = new Map(sessions.map(({ id, amount_total }) => [id, amount_total]));
  for (const { id, asked } of model.orders) {
    expect(amounts.get(pages.get(id)?.sessionId ?? '')).toBe(asked);
  }
}

/** When all events were delivered: no units are held without an order, and the store has what the provider has. */
export async function checkEnd(world: World): Promise<void> {
  await check(world);
  const { model, store } = world;
  expect(await unbalancedVariants(store.database.db)).toEqual([]);
  await checkDailySums(store.database.db);
  for (const order of model.orders) {
    if (order.status === 'PENDING') expect(['open', 'under way']).toContain(order.page);
    expect(isPaid(order)).toBe(order.page === 'paid');
    expect([order.recorded, order.waiting]).toEqual([order.givenBack, []]);
  }
  const { rows } = await store.database.db.execute<{ n: number }>(sql`
    select count(*)::int as n from refunds where done_at is null`);
  expect(rows).toEqual([{ n: 0 }]);
  // The lines of a refund add up to it, and the money of a unit goes back once.
  const { rows: odd } = await store.database.db.execute(sql`
    select r.id from refunds r join refund_lines l on l.refund_id = r.id
    group by r.id having sum(l.amount_cents) <> r.amount_cents
    union all
    select i.id from order_items i join refund_lines l on l.order_item_id = i.id join refunds r on r.id = l.refund_id and r.arrived
    group by i.id having sum(l.units) > i.quantity`);
  expect(odd).toEqual([]);
  const { rows: mails } = await store.database.db.execute<{ n: number }>(sql`
    select count(*)::int as n from outbox where kind = 'order-confirmed'`);
  const sold = model.orders.filter(({ stock }) => stock === 'SOLD').length;
  expect(mails).toEqual([{ n: sold }]);
}
