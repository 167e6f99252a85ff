-- The parcels of an order, the payments it received, and the tax and discount of each line. Money and fulfillment become two states;
-- the status that browsers know is computed from both.
create table order_payments (
  -- The provider's.
  id text primary key,
  order_id uuid not null references orders (id) on delete restrict,
  -- 'second': of another payment page; all of it goes back, and it does not count as received.
  kind text not null constraint order_payments_kind_check check (kind in ('order', 'second')),
  received_cents integer not null constraint order_payments_received_cents_check check (received_cents >= 0),
  received_at timestamptz not null default now()
);
--> statement-breakpoint
create index order_payments_order on order_payments (order_id);
--> statement-breakpoint
insert into order_payments (id, order_id, kind, received_cents, received_at)
  select payment_intent_id, id, 'order', total_cents, coalesce(paid_at, created_at) from orders
  where payment_intent_id is not null
  on conflict do nothing;
--> statement-breakpoint
insert into order_payments (id, order_id, kind, received_cents, received_at)
  select payment_intent_id, min(order_id::text)::uuid, 'second', sum(amount_cents), min(created_at) from refunds
  group by payment_intent_id
  on conflict do nothing;
--> statement-breakpoint
alter table refunds add foreign key (payment_intent_id) references order_payments (id) on delete restrict;
--> statement-breakpoint
create table shipments (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references orders (id) on delete restrict,
  position integer not null,
  carrier text not null,
  tracking_number text not null,
  shipped_at timestamptz not null default now(),
  delivered_at timestamptz,
  unique (order_id, position)
);
--> statement-breakpoint
create index shipments_tracking on shipments (tracking_number);
--> statement-breakpoint
create table shipment_lines (
  shipment_id uuid not null references shipments (id) on delete cascade,
  order_item_id uuid not null references order_items (id) on delete restrict,
  quantity integer not null constraint shipment_lines_quantity_check check (quantity > 0),
  primary key (shipment_id, order_item_id)
);
--> statement-breakpoint
create index shipment_lines_item on shipment_lines (order_item_id);
--> statement-breakpoint
insert into shipments (order_id, position, carrier, tracking_number, shipped_at, delivered_at)
  select id, 0, carrier, tracking_number, shipped_at, delivered_at from orders where shipped_at is not null;
--> statement-breakpoint
insert into shipment_lines (shipment_id, order_item_id, quantity)
  select s.id, i.id, i.quantity from shipments s join order_items i on i.order_id = s.order_id;
--> statement-breakpoint
alter table order_items
  add column discount_cents integer not null default 0,
  add column tax_cents integer not null default 0,
  add column tax_rate_percent numeric(6, 3) not null default 0,
  -- Units in parcels, and units that go into none because they were put back before.
  add column shipped integer not null default 0,
  add column canceled integer not null default 0;
--> statement-breakpoint
-- The tax of an order is shared by cumulative rounding, as `shareCents` does: the shares add up to it.
with lines as (
  select i.id, o.tax_cents::numeric as tax, o.subtotal_cents as subtotal, o.tax_rate_percent as rate,
    o.shipped_at is not null as shipped, o.payment_intent_id is not null as paid,
    i.unit_price_cents::bigint * i.quantity as own,
    sum(i.unit_price_cents::bigint * i.quantity) over (partition by i.order_id order by i.position) as upto
  from order_items i join orders o on o.id = i.order_id)
update order_items i set
  tax_rate_percent = l.rate,
  tax_cents = case when l.subtotal = 0 then 0 else round(l.tax * l.upto / l.subtotal) - round(l.tax * (l.upto - l.own) / l.subtotal) end,
  shipped = case when l.shipped then i.quantity else 0 end,
  canceled = case when l.shipped then 0 else i.restocked end
from lines l where l.id = i.id;
--> statement-breakpoint
alter table order_items
  add constraint order_items_discount_cents_check check (discount_cents >= 0),
  add constraint order_items_tax_cents_check check (tax_cents >= 0),
  add constraint order_items_units_check check (shipped >= 0 and canceled >= 0 and shipped + canceled <= quantity);
--> statement-breakpoint
alter table orders
  add column payment_state text,
  add column fulfillment_state text not null default 'UNSHIPPED',
  -- The limit of what can go back.
  add column received_cents integer not null default 0,
  add column discount_cents integer not null default 0,
  -- Of tax_cents, the part that is charged on shipping.
  add column shipping_tax_cents integer not null default 0;
--> statement-breakpoint
update orders o set
  payment_state = case when o.status not in ('SHIPPED', 'DELIVERED') then o.status
    when exists (select from refunds r where r.order_id = o.id and r.payment_intent_id = o.payment_intent_id
      and r.provider_id is not null and r.done_at is not null and r.failed_at is null) then 'PARTIALLY_REFUNDED'
    else 'PAID' end,
  fulfillment_state = case when o.delivered_at is not null then 'DELIVERED' when o.shipped_at is not null then 'SHIPPED' else 'UNSHIPPED' end,
  received_cents = case when o.payment_intent_id is null then 0 else o.total_cents end;
--> statement-breakpoint
-- With the columns go the checks and indexes that name them.
alter table orders drop column status, drop column carrier, drop column tracking_number, drop column shipped_at;
--> statement-breakpoint
alter table orders drop constraint orders_check;
--> statement-breakpoint
alter table orders
  alter column payment_state set not null,
  add column status text not null generated always as (
    case when payment_state = 'PAID' and fulfillment_state in ('SHIPPED', 'DELIVERED') then fulfillment_state else payment_state end) stored,
  add constraint orders_payment_state_check
    check (payment_state in ('PENDING', 'PAID', 'CANCELED', 'EXPIRED', 'PARTIALLY_REFUNDED', 'REFUNDED', 'REVIEW')),
  add constraint orders_fulfillment_state_check
    check (fulfillment_state in ('UNSHIPPED', 'PARTLY_SHIPPED', 'SHIPPED', 'DELIVERED')),
  add constraint orders_delivered_at_check check ((delivered_at is null) = (fulfillment_state <> 'DELIVERED')),
  add constraint orders_received_cents_check check (received_cents >= 0),
  add constraint orders_discount_cents_check check (discount_cents between 0 and subtotal_cents),
  add constraint orders_shipping_tax_cents_check check (shipping_tax_cents between 0 and tax_cents),
  add constraint orders_total_cents_check check (total_cents = subtotal_cents - discount_cents + shipping_cents + tax_cents);
--> statement-breakpoint
create index orders_pending on orders (next_check_at) where status = 'PENDING';
--> statement-breakpoint
create index orders_review on orders (next_check_at) where status = 'REVIEW' and stock_state = 'RESERVED';
--> statement-breakpoint
drop index orders_payment;
--> statement-breakpoint
-- What lists of orders are sorted by, found by, and narrowed to.
create index orders_newest on orders (created_at desc, id desc);
--> statement-breakpoint
create index orders_total on orders (total_cents desc, id desc);
--> statement-breakpoint
create index orders_search on orders using gin (lower(' ' || recipient_name || ' ' || email) gin_trgm_ops);
--> statement-breakpoint
create index orders_to_ship on orders (created_at desc, id desc)
  where payment_state in ('PAID', 'PARTIALLY_REFUNDED') and fulfillment_state in ('UNSHIPPED', 'PARTLY_SHIPPED');
--> statement-breakpoint
create index disputes_undecided on disputes (order_id) where state in ('inquiry', 'open');
--> statement-breakpoint
create or replace function sum_orders_of(person uuid) returns void language plpgsql as $$
begin
  perform from users where id = person for no key update;
  if not found then return; end if;
  update users u set order_count = s.orders, spent_cents = s.cents, last_order_at = s.last
  from (
    select count(*)::int as orders, max(o.created_at) as last,
      coalesce(sum(o.total_cents - coalesce((
        select sum(r.amount_cents) from refunds r join order_payments p on p.id = r.payment_intent_id and p.kind = 'order'
        where r.order_id = o.id and r.provider_id is not null and r.done_at is not null and r.failed_at is null), 0)), 0)::bigint as cents
    from orders o where o.user_id = person and o.paid_at is not null) s
  where u.id = person and (u.order_count, u.spent_cents, u.last_order_at) is distinct from (s.orders, s.cents, s.last);
end $$;
