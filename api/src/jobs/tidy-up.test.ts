import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { retention } from '@ritual/shared/kernel';
import { sql } from '../db/drizzle.ts';
import { newCustomer, placeOrder, placePaidOrder } from '../testing/orders.ts';
import { fillCart } from '../testing/people.ts';
import { setUpTestStore } from '../testing/set-up.ts';
import { tidyUp } from './tidy-up.ts';

const variantId = 10101;
const store = setUpTestStore();

const run = async <Row extends Record<string, unknown>>(statement: ReturnType<typeof sql>) =>
  (await store.database.db.execute<Row>(statement)).rows;
const tidy = () => tidyUp(store.database.db);
const longAgo = (days: number) => sql`now() - make_interval(days => ${days}, mins => 1)`;
const recently = (days: number) => sql`now() - make_interval(days => ${days}, mins => -1)`;

test("visitors' carts go when they were not changed for long, and no others", async () => {
  const sessions = {
    old: 'a'.repeat(32),
    empty: 'b'.repeat(32),
    young: 'c'.repeat(32),
    back: 'd'.repeat(32),
  };
  const add = (session: string) =>
    store.call('addToCart', { session, body: { productId: 101, variantId, quantity: 1 } });
  for (const session of Object.values(sessions)) expect((await add(session)).status).toBe(200);
  const person = await newCustomer(store, variantId);
  await fillCart(store, person.token, variantId, 1);
  await run(sql`update carts set changed_at = ${longAgo(retention.visitorCartDays)}`);
  await run(
    sql`delete from cart_items i using carts c where c.id = i.cart_id and c.session_id = ${sessions.empty}`,
  );
  await run(
    sql`update carts set changed_at = ${recently(retention.visitorCartDays)} where session_id = ${sessions.young}`,
  );
  // A visitor who comes back and changes something keeps it.
  await add(sessions.back);
  await tidy();
  const left = await run<{ session_id: string | null }>(
    sql`select session_id from carts order by session_id`,
  );
  expect(left.map((row) => row.session_id)).toEqual([sessions.young, sessions.back, null]);
  expect(
    await run(
      sql`select 1 from cart_items i where not exists (select 1 from carts c where c.id = i.cart_id)`,
    ),
  ).toEqual([]);
});

test("visitors' wishlists go when they were not changed for long, and no others", async () => {
  const sessions = { old: '1'.repeat(32), young: '2'.repeat(32), back: '3'.repeat(32) };
  const params = { productId: 101 };
  const save = (session: string) => store.call('saveProduct', { session, params });
  for (const session of Object.values(sessions)) expect((await save(session)).status).toBe(200);
  const { token } = await newCustomer(store, variantId);
  await store.call('saveProduct', { token, params });
  const days = retention.visitorWishlistDays;
  await run(sql`update wishlists set changed_at = ${longAgo(days)}`);
  await run(sql`update wishlists set changed_at = ${recently(days)} where session_id = ${sessions.young}`);
  // A visitor who comes back and removes something keeps the rest.
  await store.call('unsaveProduct', { session: sessions.back, params: { productId: 102 } });
  await tidy();
  const left = await run<{ session_id: string | null; entries: number }>(sql`
    select session_id, count(e.product_id)::int as entries
    from wishlists w join wishlist_entries e on e.wishlist_id = w.id group by w.id order by session_id`);
  expect(left).toEqual(
    [sessions.young, sessions.back, null].map((session_id) => ({ session_id, entries: 1 })),
  );
  expect(await run(sql`select distinct wishlist_id from wishlist_entries`)).toHaveLength(3);
});

test('keys of a checkout go when no payment can be under way any more', async () => {
  const person = await newCustomer(store, variantId);
  await placePaidOrder(store, person, variantId);
  const waiting = await placeOrder(store, person, variantId, 1);
  const keys = () =>
    run<{ order_id: string }>(
      sql`select order_id from checkout_keys where user_id = (select id from users where email = ${person.email})`,
    );
  await run(sql`update checkout_keys set created_at = ${recently(retention.checkoutKeyDays)}`);
  await tidy();
  expect(await keys()).toHaveLength(2);
  await run(sql`update checkout_keys set created_at = ${longAgo(retention.checkoutKeyDays)}`);
  await tidy();
  expect((await keys()).map((row) => row.order_id)).toEqual([waiting.orderId]);
});

test('events of payments go, and one that comes again after all changes nothing', async () => {
  const person = await newCustomer(store, variantId);
  const { orderId } = await placePaidOrder(store, person, variantId);
  const events = () => run(sql`select id from payment_events`);
  const state = async () =>
    run(sql`select o.status, o.paid_at, v.on_hand, v.reserved, v.sold,
      (select count(*)::int from order_events e where e.order_id = o.id) as steps,
      (select count(*)::int from outbox) as mails
      from orders o, variants v where o.id = ${orderId} and v.id = ${variantId}`);
  await run(sql`update payment_events set received_at = ${recently(retention.paymentEventDays)}`);
  await tidy();
  expect(await events()).not.toEqual([]);
  await run(sql`update payment_events set received_at = ${longAgo(retention.paymentEventDays)}`);
  await tidy();
  expect(await events()).toEqual([]);
  const before = await state();
  expect(await store.deliver('checkout.session.completed')).toEqual([200]);
  expect(await state()).toEqual(before);
});

test('however many have gathered, all go', async () => {
  await run(sql`insert into payment_events (id, type, received_at)
    select 'evt_' || n, 'charge.refunded', ${longAgo(retention.paymentEventDays)} from generate_series(1, 2500) as n`);
  await run(sql`insert into rate_limits (key, hits, resets_at)
    select 'key ' || n, 1, now() - interval '2 days' from generate_series(1, 1000) as n`);
  await tidy();
  const left =
    await run(sql`select (select count(*)::int from payment_events where id like 'evt\\_%' and type = 'charge.refunded') as events,
    (select count(*)::int from rate_limits where key like 'key %') as tries`);
  expect(left).toEqual([{ events: 0, tries: 0 }]);
});

test('what is changed while it is being forgotten stays', async () => {
  await run(
    sql`insert into rate_limits (key, hits, resets_at) values ('in use', 1, now() - interval '9 days')`,
  );
  const { transaction, db } = store.database;
  const waiting = sql`select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
  let tidied: Promise<void> | undefined;
  await transaction(async (tx) => {
    await tx.execute(sql`update rate_limits set resets_at = now() + interval '1 hour' where key = 'in use'`);
    tidied ??= tidyUp(db);
    while ((await run(waiting)).length === 0) await sleep(20);
  });
  await tidied;
  expect(await run(sql`select hits from rate_limits where key = 'in use'`)).toEqual([{ hits: 1 }]);
});
