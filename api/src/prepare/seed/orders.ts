import type { Db, Tx } from '../../db/client.ts';
import { sql } from '../../db/drizzle.ts';
import { dateOrders } from './history.ts';
import { withoutIndexes } from './without-indexes.ts';

const batch = 100_000;
const days = 730;

/** City, state, ZIP code, and percent of tax. */
const places = [
  ['Boston', 'MA', '02108', 6.25],
  ['Cambridge', 'MA', '02139', 6.25],
  ['Oakland', 'CA', '94612', 7.25],
  ['San Diego', 'CA', '92101', 7.25],
  ['Brooklyn', 'NY', '11201', 4],
  ['Austin', 'TX', '78701', 6.25],
  ['Seattle', 'WA', '98101', 6.5],
  ['Portland', 'OR', '97201', 0],
  ['Denver', 'CO', '80202', 2.9],
  ['Chicago', 'IL', '60601', 6.25],
] as const;

/** What only sums up or notes what is written: done here for all rows at once. */
const summed = ['orders', 'order_items', 'refunds'] as const;
const filled = [
  ...summed,
  ...[
    'order_payments',
    'order_events',
    'shipments',
    'shipment_lines',
    'returns',
    'return_lines',
    'stock_moves',
  ],
];

/**
 * Fills the store up to `wanted` orders of its customers, over two years: most have arrived, those of the last days are under way or to be
 * shipped, a few were canceled, expired, given back, or are being returned. Sums, ledger and people agree with them, and what is for sale
 * stays as it is. At the payment provider they are not known. Safe to repeat; answers with how many were made.
 */
export async function seedOrders(
  db: Db,
  wanted: number,
  progress: (made: number, missing: number) => void = () => undefined,
): Promise<number> {
  const { rows } = await db.execute<{ total: number }>(sql`select count(*)::int as total from orders`);
  const total = rows[0]?.total ?? 0;
  const missing = Math.max(0, wanted - total);
  if (missing === 0) return 0;
  await db.transaction(async (tx) => {
    for (const table of summed)
      await tx.execute(sql`alter table ${sql.identifier(table)} disable trigger user`);
    await prepare(tx);
    await withoutIndexes(tx, filled, async () => {
      for (let made = 0; made < missing; made += batch) {
        const until = Math.min(missing, made + batch);
        await insertBatch(tx, total + made + 1, total + until);
        progress(until, missing);
      }
    });
    for (const table of summed)
      await tx.execute(sql`alter table ${sql.identifier(table)} enable trigger user`);
    await tx.execute(sql`
      update users u set order_count = order_count + s.orders, spent_cents = spent_cents + s.cents,
        last_order_at = greatest(last_order_at, s.last)
      from (
        select user_id, count(*)::int as orders, max(created_at) as last,
          sum(case when payment_state = 'REFUNDED' then 0 else total_cents end)::bigint as cents
        from all_made where paid_at is not null group by user_id) s
      where s.user_id = u.id`);
    await dateOrders(tx);
    await tx.execute(sql`drop table all_made, buyers, goods, towns`);
  });
  await db.execute(sql`analyze`);
  return missing;
}

/** Who buys what, and where it goes, each with its place in its list. */
async function prepare(tx: Tx): Promise<void> {
  await tx.execute(sql`
    create temporary table buyers as
    select row_number() over (order by id) - 1 as place, id, email, first_name || ' ' || last_name as name
    from users where role = 'USER'`);
  await tx.execute(sql`
    create temporary table goods as
    select row_number() over (order by v.id) - 1 as place, v.id as variant_id, p.id as product_id, p.name, v.size, c.name as color,
      p.price_cents, (select i.file from product_images i where i.product_id = p.id order by i.position limit 1) as image
    from variants v join products p on p.id = v.product_id join colors c on c.key = v.color`);
  await tx.execute(sql`
    create temporary table towns as
    select t.place - 1 as place, t.city, t.state, t.zip, t.rate
    from rows from (jsonb_to_recordset(${JSON.stringify(places.map(([city, state, zip, rate]) => ({ city, state, zip, rate })))}::jsonb)
      as (city text, state text, zip text, rate numeric)) with ordinality as t (city, state, zip, rate, place)`);
  await tx.execute(sql`
    create temporary table all_made (id uuid, user_id uuid, payment_state text, total_cents int, created_at timestamptz,
      paid_at timestamptz)`);
  await tx.execute(sql`analyze buyers, goods, towns`);
}

/** Every row is made of its number, so that a second run makes the same ones. */
async function insertBatch(tx: Tx, from: number, to: number): Promise<void> {
  await tx.execute(sql`
    create temporary table made on commit drop as
    select n, gen_random_uuid() as id, 'ROP-' || upper(lpad(to_hex(n), 6, '0')) as number, d.dice, b.id as user_id, b.email, b.name,
      t.city, t.state, t.zip, t.rate, a.at, s.payment, s.fulfillment,
      case when s.payment in ('PAID', 'REFUNDED') then a.at + interval '2 minutes' end as paid_at
    from generate_series(${from}::int, ${to}::int) n
    cross join lateral (select hashint4(n)::bigint & 2147483647 as dice, hashint4(n + 7)::bigint & 2147483647 as other) d
    cross join lateral (select now() - d.other % ${days * 24 * 60} * interval '1 minute' as at) a
    cross join lateral (
      select case when d.dice % 100 < 3 then 'REFUNDED' when d.dice % 100 < 5 then 'EXPIRED' when d.dice % 100 < 7 then 'CANCELED'
          else 'PAID' end as payment,
        case when d.dice % 100 < 7 or a.at > now() - interval '2 days' then 'UNSHIPPED'
          when a.at > now() - interval '8 days' then 'SHIPPED' else 'DELIVERED' end as fulfillment) s
    join buyers b on b.place = d.other % (select count(*) from buyers)
    join towns t on t.place = d.dice / 7 % (select count(*) from towns)
    where not exists (select from orders o where o.number = 'ROP-' || upper(lpad(to_hex(n), 6, '0')))`);
  await tx.execute(sql`
    create temporary table made_lines on commit drop as
    select gen_random_uuid() as id, m.id as order_id, m.paid_at, m.payment, m.fulfillment, l.position, g.*, 1 + (m.dice / (l.position + 3)) % 2 as quantity,
      m.rate
    from made m
    cross join lateral generate_series(0, (m.dice % 3)::int) as l (position)
    join goods g on g.place = (hashint4(m.n * 4 + l.position)::bigint & 2147483647) % (select count(*) from goods)`);
  await tx.execute(sql`alter table made_lines add tax_cents int`);
  await tx.execute(sql`update made_lines set tax_cents = round(price_cents * quantity * rate / 100)`);
  await insertOrders(tx);
  await insertMoney(tx);
  await insertParcels(tx);
  await sumUp(tx);
  await tx.execute(sql`drop table made, made_lines`);
}

async function insertOrders(tx: Tx): Promise<void> {
  await tx.execute(sql`
    insert into orders (id, number, user_id, payment_state, fulfillment_state, stock_state, email, recipient_name, street, city, state, zip,
      subtotal_cents, shipping_cents, tax_cents, total_cents, received_cents, tax_rate_percent, fingerprint, session_expires_at,
      next_check_at, payment_intent_id, created_at, paid_at, delivered_at)
    select m.id, m.number, m.user_id, m.payment, m.fulfillment, case when m.paid_at is null then 'RELEASED' else 'SOLD' end, m.email, m.name,
      (m.dice % 900 + 1) || ' Main Street', m.city, m.state, m.zip, s.subtotal, f.shipping, s.tax, s.subtotal + f.shipping + s.tax,
      case when m.paid_at is null then 0 else s.subtotal + f.shipping + s.tax end, m.rate, '', m.at + interval '31 minutes', m.at,
      case when m.paid_at is not null then 'pi_made_' || m.id end, m.at, m.paid_at,
      case when m.fulfillment = 'DELIVERED' then m.at + interval '5 days' end
    from made m
    join (select order_id, sum(price_cents * quantity)::int as subtotal, sum(tax_cents)::int as tax from made_lines group by order_id) s
      on s.order_id = m.id
    cross join lateral (select case when s.subtotal < 10000 then 990 else 0 end as shipping) f`);
  await tx.execute(sql`
    insert into all_made select o.id, o.user_id, o.payment_state, o.total_cents, o.created_at, o.paid_at
    from made m join orders o on o.id = m.id`);
  await tx.execute(sql`
    insert into order_items (id, order_id, position, product_id, variant_id, product_name, size, color, image_file, quantity,
      unit_price_cents, tax_cents, tax_rate_percent, shipped, canceled, restocked)
    select id, order_id, position, product_id, variant_id, name, size, color, image, quantity, price_cents, tax_cents, rate,
      case when fulfillment = 'UNSHIPPED' then 0 else quantity end, c.units, c.units
    from made_lines cross join lateral (select case when payment = 'REFUNDED' then quantity else 0 end as units) c`);
  await tx.execute(sql`
    insert into order_events (order_id, status, actor, at)
    select m.id, e.status, e.actor, m.at + e.after
    from made m cross join lateral (values
      ('PENDING', 'shopper', interval '0', true),
      ('PAID', 'webhook', interval '2 minutes', m.paid_at is not null),
      ('SHIPPED', 'operator', interval '1 day', m.fulfillment <> 'UNSHIPPED'),
      ('DELIVERED', 'operator', interval '5 days', m.fulfillment = 'DELIVERED'),
      (m.payment, 'operator', interval '40 minutes', m.payment <> 'PAID')
    ) as e (status, actor, after, happened)
    where e.happened order by m.n, e.after`);
}

async function insertMoney(tx: Tx): Promise<void> {
  await tx.execute(sql`
    insert into order_payments (id, order_id, kind, received_cents, received_at)
    select o.payment_intent_id, o.id, 'order', o.total_cents, o.paid_at from made m join orders o on o.id = m.id
    where m.paid_at is not null`);
  await tx.execute(sql`
    insert into refunds (order_id, payment_intent_id, amount_cents, reason, provider_id, created_at, done_at, cause)
    select o.id, o.payment_intent_id, o.total_cents, 'canceled', 're_made_' || o.id, r.at, r.at, null
    from made m join orders o on o.id = m.id cross join lateral (select m.at + interval '40 minutes' as at) r
    where m.payment = 'REFUNDED'`);
}

async function insertParcels(tx: Tx): Promise<void> {
  await tx.execute(sql`
    insert into shipments (id, order_id, position, carrier, tracking_number, shipped_at, delivered_at, promised_on)
    select gen_random_uuid(), m.id, 0, 'UPS', '1ZMADE' || lpad(m.n::text, 12, '0'), m.at + interval '1 day',
      case when m.fulfillment = 'DELIVERED' then m.at + interval '5 days' end, store_day(m.at + interval '9 days')
    from made m where m.fulfillment <> 'UNSHIPPED'`);
  await tx.execute(sql`
    insert into shipment_lines (shipment_id, order_item_id, quantity)
    select s.id, l.id, l.quantity from made_lines l join shipments s on s.order_id = l.order_id`);
  // Of what has arrived lately.
  await tx.execute(sql`
    insert into returns (order_id, status, note, created_at)
    select m.id, (array['REQUESTED', 'APPROVED', 'RECEIVED', 'REJECTED'])[m.dice / 100 % 4 + 1], '', m.at + interval '7 days'
    from made m where m.fulfillment = 'DELIVERED' and m.at > now() - interval '40 days' and m.dice / 10 % 12 = 0`);
  await tx.execute(sql`
    insert into return_lines (return_id, position, order_item_id, quantity, reason)
    select r.id, 0, l.id, 1, (array['TOO_SMALL', 'TOO_LARGE', 'NOT_AS_PICTURED', 'CHANGED_MIND'])[l.place % 4 + 1]
    from made_lines l join returns r on r.order_id = l.order_id where l.position = 0`);
}

/** In the first of the slots of a day. Units that were sold came in before, so that what is on hand stays as it is. */
async function sumUp(tx: Tx): Promise<void> {
  await tx.execute(sql`
    insert into daily_sums as d (day, slot, orders, units, revenue_cents, carts_begun, carts_paid)
    select store_day(o.paid_at), 0, count(*), sum(u.units), sum(o.total_cents), count(*) * 2, count(*)
    from all_made o join made m on m.id = o.id
    join (select order_id, sum(quantity) as units from made_lines group by order_id) u on u.order_id = o.id
    where o.paid_at is not null group by 1 order by 1
    on conflict (day, slot) do update set orders = d.orders + excluded.orders, units = d.units + excluded.units,
      revenue_cents = d.revenue_cents + excluded.revenue_cents, carts_begun = d.carts_begun + excluded.carts_begun,
      carts_paid = d.carts_paid + excluded.carts_paid`);
  await tx.execute(sql`
    insert into daily_sums as d (day, slot, refunds_cents)
    select store_day(m.at + interval '40 minutes'), 0, sum(o.total_cents)
    from all_made o join made m on m.id = o.id where m.payment = 'REFUNDED' group by 1 order by 1
    on conflict (day, slot) do update set refunds_cents = d.refunds_cents + excluded.refunds_cents`);
  await tx.execute(sql`
    insert into daily_taxes as d (day, state, slot, tax_cents)
    select store_day(m.paid_at), m.state, 0, sum(o.tax_cents) from made m join orders o on o.id = m.id
    where m.paid_at is not null and o.tax_cents > 0 group by 1, 2 order by 1, 2
    on conflict (day, state, slot) do update set tax_cents = d.tax_cents + excluded.tax_cents`);
  await tx.execute(sql`
    insert into daily_products as d (day, product_id, slot, units, revenue_cents)
    select store_day(paid_at), product_id, 0, sum(quantity), sum(price_cents::bigint * quantity) from made_lines
    where paid_at is not null group by 1, 2 order by 1, 2
    on conflict (day, product_id, slot) do update
      set units = d.units + excluded.units, revenue_cents = d.revenue_cents + excluded.revenue_cents`);
  const sold = sql`made_lines where payment = 'PAID'`;
  await tx.execute(sql`
    insert into stock_moves (variant_id, kind, units, actor, note, at)
    select variant_id, 'adjustment', sum(quantity), 'seed', 'What made orders sold.', min(paid_at) from ${sold} group by variant_id`);
  await tx.execute(sql`
    insert into stock_moves (variant_id, kind, units, order_id, actor, at)
    select variant_id, 'sale', -quantity, order_id, 'seed', paid_at from ${sold}`);
  await tx.execute(sql`
    update variants v set sold = v.sold + s.units from (select variant_id, sum(quantity) as units from ${sold} group by 1) s
    where v.id = s.variant_id`);
}
