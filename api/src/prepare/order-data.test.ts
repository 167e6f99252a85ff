import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createTestDatabase } from '@ritual/platform/database';
import {
  defaultShippingRules,
  defaultShopPolicy,
  promisedDay,
  shipByDate,
  storeDay,
} from '@ritual/shared/kernel';
import { openDatabase, type Database } from '../db/client.ts';
import { migrate, sql } from '../db/drizzle.ts';
import { checkDailySums, dailySums } from '../testing/daily-sums.ts';
import { migrationsFolder } from './prepare.ts';

// Orders from before migration 0022: one parcel stood in the order, one payment and no tax of lines; and from before 0032, without dates.
let database: Database;
let close: () => Promise<unknown>;
beforeAll(async () => {
  const made = await createTestDatabase();
  database = openDatabase({ url: made.url, poolSize: 1, limits: null });
  close = () => database.close().then(made.drop);
  const before = mkdtempSync(path.join(tmpdir(), 'migrations-'));
  cpSync(migrationsFolder, before, { recursive: true });
  const journal = path.join(before, 'meta/_journal.json');
  const { entries, ...rest } = JSON.parse(readFileSync(journal, 'utf8')) as { entries: { idx: number }[] };
  writeFileSync(journal, JSON.stringify({ ...rest, entries: entries.filter(({ idx }) => idx < 22) }));
  await migrate(database.db, { migrationsFolder: before });
  rmSync(before, { recursive: true });
  await database.db.execute(orders);
  await database.db.execute(items);
  await database.db.execute(refunds);
  await migrate(database.db, { migrationsFolder });
});
afterAll(() => close());

// Three lines of $33.33, $0 and 2 × $10.00, 6.25 % tax, all states; 'late' was paid after its end, 'twice' was paid on two pages.
const orders = sql`
  insert into orders (number, status, stock_state, email, recipient_name, street, city, state, zip, subtotal_cents, shipping_cents,
    tax_cents, total_cents, tax_rate_percent, fingerprint, session_expires_at, next_check_at, payment_intent_id, paid_at,
    carrier, tracking_number, shipped_at, delivered_at)
  select number, status, 'SOLD', 'a@b.c', 'A', 'S', 'C', 'MA', '02108', 5333, 990, 333, 6656, 6.25, 'f', now(), now(),
    case when paid then 'pi_' || number end, case when paid then now() end,
    case when shipped then 'UPS' end, case when shipped then '1Z' end,
    -- A Thursday and a Saturday
    case when shipped then timestamptz '2026-09-03 16:00Z' + case when number = 'shipped' then interval '2 days' else interval '0' end end,
    case when delivered then now() end
  from (values ('open', 'PENDING', false, false, false), ('paid', 'PAID', true, false, false),
    ('part', 'PARTIALLY_REFUNDED', true, false, false), ('shipped', 'SHIPPED', true, true, false),
    ('refunded-then-shipped', 'SHIPPED', true, true, false), ('delivered', 'DELIVERED', true, true, true),
    ('back', 'REFUNDED', true, true, true), ('twice', 'PAID', true, false, false)) as o (number, status, paid, shipped, delivered)`;
const items = sql`
  insert into order_items (order_id, position, product_id, variant_id, product_name, size, color, quantity, unit_price_cents, restocked)
  select o.id, l.position, 101, 10101, 'Legging', 'M', 'Pine', l.quantity, l.cents, case when o.number = 'part' then l.restocked else 0 end
  from orders o, (values (0, 1, 3333, 0), (1, 1, 0, 0), (2, 2, 1000, 1)) as l (position, quantity, cents, restocked)`;
const refunds = sql`
  insert into refunds (order_id, payment_intent_id, amount_cents, reason, provider_id, done_at)
  select o.id, coalesce(r.intent, o.payment_intent_id), r.cents, r.reason, 're_' || o.number || r.cents, now()
  from orders o join (values ('part', null, 1000, 'operator'), ('refunded-then-shipped', null, 1000, 'operator'),
    ('back', null, 6656, 'canceled'), ('twice', 'pi_other', 6656, 'second payment')) as r (number, intent, cents, reason)
  on r.number = o.number`;

const rows = async (statement: ReturnType<typeof sql>) => (await database.db.execute(statement)).rows;

test('each order keeps its sums, and its state follows from its money and its parcel', async () => {
  const states = await rows(sql`
    select number, payment_state || ' ' || fulfillment_state as both, status, received_cents as received from orders order by number`);
  expect(states.map(({ number, both, status, received }) => [number, both, status, received])).toEqual([
    ['back', 'REFUNDED DELIVERED', 'REFUNDED', 6656],
    ['delivered', 'PAID DELIVERED', 'DELIVERED', 6656],
    ['open', 'PENDING UNSHIPPED', 'PENDING', 0],
    ['paid', 'PAID UNSHIPPED', 'PAID', 6656],
    ['part', 'PARTIALLY_REFUNDED UNSHIPPED', 'PARTIALLY_REFUNDED', 6656],
    ['refunded-then-shipped', 'PARTIALLY_REFUNDED SHIPPED', 'PARTIALLY_REFUNDED', 6656],
    ['shipped', 'PAID SHIPPED', 'SHIPPED', 6656],
    ['twice', 'PAID UNSHIPPED', 'PAID', 6656],
  ]);
  expect(
    await rows(
      sql`select distinct tax_cents, tax_rate_percent::float as rate, position from order_items order by position`,
    ),
  ).toEqual([
    { tax_cents: 208, rate: 6.25, position: 0 },
    { tax_cents: 0, rate: 6.25, position: 1 },
    { tax_cents: 125, rate: 6.25, position: 2 },
  ]);
});

test('payments, parcels and units are in rows of their own', async () => {
  expect(
    await rows(
      sql`select id, kind, received_cents as received from order_payments where id like '%t%' order by id`,
    ),
  ).toEqual([
    { id: 'pi_other', kind: 'second', received: 6656 },
    { id: 'pi_part', kind: 'order', received: 6656 },
    { id: 'pi_refunded-then-shipped', kind: 'order', received: 6656 },
    { id: 'pi_twice', kind: 'order', received: 6656 },
  ]);
  expect(
    await rows(sql`
      select o.number, s.carrier, s.tracking_number as tracking, s.delivered_at is not null as arrived, sum(l.quantity)::int as units
      from shipments s join orders o on o.id = s.order_id join shipment_lines l on l.shipment_id = s.id
      group by o.number, s.id order by o.number`),
  ).toEqual(
    [
      ['back', true],
      ['delivered', true],
      ['refunded-then-shipped', false],
      ['shipped', false],
    ].map(([number, arrived]) => ({ number, carrier: 'UPS', tracking: '1Z', arrived, units: 4 })),
  );
  // All had the same number: each keeps it, and no other parcel can get it.
  expect(await rows(sql`select number_reused as nth from shipments order by 1`)).toEqual(
    [0, 1, 2, 3].map((nth) => ({ nth })),
  );
  expect(
    await rows(sql`
      select o.number, sum(i.shipped)::int as shipped, sum(i.canceled)::int as canceled from order_items i
      join orders o on o.id = i.order_id where o.number in ('paid', 'part', 'shipped') group by 1 order by 1`),
  ).toEqual([
    { number: 'paid', shipped: 0, canceled: 0 },
    { number: 'part', shipped: 0, canceled: 1 },
    { number: 'shipped', shipped: 4, canceled: 0 },
  ]);
});

test('the sums of days are those of the older orders and refunds', async () => {
  await checkDailySums(database.db);
  // Seven are paid; the refund of the second payment was no revenue.
  const sums = { orders: 7, units: 28, revenue: 7 * 6656, refunds: 1000 + 1000 + 6656 };
  expect(await dailySums(database.db)).toMatchObject([{ ...sums, begun: 0, paid: 0 }]);
});

test('what is open gets the date that the rules give it, and what is under way the day of its promise', async () => {
  const dates = await rows(sql`
    select number, paid_at as paid, ship_by::text as "shipBy", ship_due::text as due from orders
    where ship_by is not null order by number`);
  const expected = (paid: unknown) => shipByDate(new Date(paid as string), 'standard', defaultShippingRules);
  expect(dates.map(({ number }) => number)).toEqual(['paid', 'part', 'twice']);
  for (const { paid, shipBy, due } of dates) expect([shipBy, due]).toEqual([expected(paid), expected(paid)]);
  const parcels = await rows(
    sql`select promised_on::text as promised, shipped_at as at from shipments where delivered_at is null`,
  );
  const days = parcels.map(({ at }) => storeDay(new Date(at as string)));
  expect(days.toSorted()).toEqual(['2026-09-03', '2026-09-05']);
  expect(parcels.map(({ promised }) => promised)).toEqual(
    days.map((day) => promisedDay(day, 'standard', defaultShopPolicy)),
  );
});
