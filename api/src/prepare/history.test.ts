import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { demoProducts, demoAccounts } from '@ritual/shared/demo';
import { createTestDatabase } from '@ritual/platform/database';
import { openDatabase, type Database } from '../db/client.ts';
import { sql } from '../db/drizzle.ts';
import { checkDailySums, dailySums } from '../testing/daily-sums.ts';
import { unbalancedVariants } from '../testing/stock.ts';
import { prepareDatabase } from './prepare.ts';

// When this file's first test fails because a row does not fit its table any more, make the history anew:
// npm run demo-history -w api

const words = { store: 'http://localhost:3000', payment: 'http://localhost:3101' };
let database: Database;
let close: () => Promise<unknown>;
beforeAll(async () => {
  const made = await createTestDatabase();
  database = openDatabase({ url: made.url, poolSize: 4, limits: null });
  close = () => database.close().then(made.drop);
  await prepareDatabase(database, { mode: 'demo', history: words });
}, 60_000);
afterAll(() => close());

const rows = async (statement: ReturnType<typeof sql>) => (await database.db.execute(statement)).rows;
/** Statements that find what must not be: each finds nothing. */
const findsNothing = async (statement: ReturnType<typeof sql>) => expect(await rows(statement)).toEqual([]);

test('a demo opens with orders of many people, in every state', async () => {
  const [counted] = await rows(sql`
    select count(*)::int as orders, count(distinct user_id)::int as people, (store_day(now()) - min(store_day(created_at)))::int as days,
      array(select distinct payment_state from orders order by 1) as payment,
      array(select distinct fulfillment_state from orders order by 1) as fulfillment,
      array(select distinct status from returns order by 1) as returns,
      array(select distinct state from disputes order by 1) as disputes
    from orders`);
  expect(counted).toMatchObject({
    days: 90,
    payment: ['CANCELED', 'EXPIRED', 'PAID', 'PARTIALLY_REFUNDED', 'PENDING', 'REFUNDED', 'REVIEW'],
    fulfillment: ['DELIVERED', 'PARTLY_SHIPPED', 'SHIPPED', 'UNSHIPPED'],
    returns: ['APPROVED', 'RECEIVED', 'REFUNDED', 'REJECTED', 'REQUESTED'],
    disputes: ['inquiry', 'lost', 'open', 'won'],
  });
  expect(Number(counted?.['orders'])).toBeGreaterThan(400);
  expect(Number(counted?.['people'])).toBeGreaterThan(55);
});
test('each list of work of the staff has entries', async () => {
  const [work] = await rows(sql`
    select (select count(*)::int from orders where payment_state in ('PAID', 'PARTIALLY_REFUNDED') and fulfillment_state <> 'DELIVERED'
        and fulfillment_state <> 'SHIPPED') as ship,
      (select count(*)::int from orders where status = 'REVIEW') as review,
      (select count(*)::int from refunds where failed_at is not null) as failed_refunds,
      (select count(*)::int from disputes where state = 'open' and due_by > now()) as disputes,
      (select count(*)::int from returns where status = 'REQUESTED') as to_decide,
      (select count(*)::int from returns where status in ('APPROVED', 'RECEIVED')) as to_receive,
      (select count(*)::int from contact_messages where state = 'NEW') as messages,
      (select count(*)::int from outbox where failed_at is not null) as mails`);
  for (const [what, count] of Object.entries(work ?? {}))
    expect([what, Number(count) > 0]).toEqual([what, true]);
});

test('what is for sale is what the catalog says, and the ledger adds up to what is there', async () => {
  const stock = demoProducts.flatMap(({ variants }) => variants.map(({ id, stock: free }) => [id, free]));
  const now = await rows(sql`select id, on_hand - reserved as free from variants order by id`);
  expect(now.map(({ id, free }) => [id, free])).toEqual(stock.toSorted(([a = 0], [b = 0]) => a - b));
  expect(await unbalancedVariants(database.db)).toEqual([]);
  await findsNothing(sql`
    select v.id from variants v where v.sold <> coalesce((
      select -sum(units) from stock_moves m where m.variant_id = v.id and m.kind in ('sale', 'restock')), 0)`);
  await findsNothing(sql`
    select v.id from variants v where v.reserved <> coalesce((
      select sum(i.quantity) from order_items i join orders o on o.id = i.order_id
      where i.variant_id = v.id and o.stock_state = 'RESERVED'), 0)`);
});

test('the sums of days and of people are those of the orders', async () => {
  await checkDailySums(database.db);
  const days = await dailySums(database.db);
  expect(days.filter(({ begun, paid }) => Number(begun) > Number(paid)).length).toBeGreaterThan(80);
  await findsNothing(sql`
    select u.email from users u where u.order_count <> (select count(*) from orders where user_id = u.id and paid_at is not null)`);
});

test('the money of every order adds up', async () => {
  await findsNothing(sql`
    select o.number from orders o join lateral (
      select sum(unit_price_cents * quantity) as units, sum(tax_cents) as tax from order_items where order_id = o.id) i on true
    where o.subtotal_cents <> i.units or o.tax_cents <> i.tax + o.shipping_tax_cents`);
  await findsNothing(sql`
    select o.number from orders o where o.received_cents <> coalesce((
      select sum(received_cents) from order_payments where order_id = o.id and kind = 'order'), 0)`);
  await findsNothing(sql`
    select o.number from orders o where (
      select coalesce(sum(amount_cents), 0) from refunds r join order_payments p on p.id = r.payment_intent_id and p.kind = 'order'
      where r.order_id = o.id and r.failed_at is null and (r.provider_id is not null or r.done_at is null)) > o.received_cents`);
  await findsNothing(sql`
    select number from orders where (paid_at is not null) <> (payment_state in ('PAID', 'PARTIALLY_REFUNDED', 'REFUNDED'))`);
});

test('parcels are as the orders say, and everything has happened in its order until now', async () => {
  await findsNothing(sql`
    select i.id from order_items i where i.shipped <> coalesce((select sum(quantity) from shipment_lines where order_item_id = i.id), 0)`);
  await findsNothing(sql`
    select o.number from orders o where o.fulfillment_state <> case
      when not exists (select from shipments where order_id = o.id) then 'UNSHIPPED'
      when exists (select from order_items where order_id = o.id and shipped + canceled < quantity) then 'PARTLY_SHIPPED'
      when exists (select from shipments where order_id = o.id and delivered_at is null) then 'SHIPPED' else 'DELIVERED' end`);
  await findsNothing(sql`
    select o.number from orders o left join shipments s on s.order_id = o.id
    where o.paid_at < o.created_at or s.shipped_at < o.paid_at or s.delivered_at < s.shipped_at
      or greatest(o.created_at, o.paid_at, s.shipped_at, s.delivered_at) > now()`);
  await findsNothing(sql`
    select e.id from order_events e join lateral (
      select max(at) as before from order_events where order_id = e.order_id and id < e.id) b on b.before > e.at`);
  await findsNothing(
    sql`select number from orders where created_at > now() or created_at < now() - interval '92 days'`,
  );
  await findsNothing(sql`
    select id from outbox where created_at > now() or (kind like 'order-%' and order_id is null) or html ~ '~[a-z_]+[0-9]*~' or (sent_at is null and failed_at is null)`);
});

test('a second start adds nothing, and neither does a start of a store that was there before', async () => {
  const counted = () =>
    rows(sql`select count(*) as orders, (select count(*) from stock_moves) as moves from orders`);
  const before = await counted();
  await prepareDatabase(database, { mode: 'demo', history: words });
  expect(await counted()).toEqual(before);
});

test('the demo shopper has bought before', async () => {
  const [counted] = await rows(sql`
    select count(*)::int as orders, count(distinct fulfillment_state)::int as states from orders where email = ${demoAccounts[0]?.email}`);
  expect(counted).toEqual({ orders: 6, states: 2 });
});
