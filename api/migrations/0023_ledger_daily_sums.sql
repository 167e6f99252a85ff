-- Every change of what is on hand, in the transaction that makes it: the moves of a variant add up to its stock. No foreign keys:
-- a row stays when its variant is gone. The moves of orders are written by what makes them (ordering/records/stock.ts).
create table stock_moves (
  id bigint generated always as identity primary key,
  variant_id integer not null,
  kind text not null
    check (kind in ('opening', 'sale', 'restock', 'write-off', 'exchange', 'adjustment', 'count')),
  units integer not null check (units <> 0),
  order_id uuid,
  actor text not null,
  note text,
  at timestamptz not null default now(),
  check (kind not in ('sale', 'restock') or order_id is not null)
);
--> statement-breakpoint
create index stock_moves_variant on stock_moves (variant_id, id);
--> statement-breakpoint
insert into stock_moves (variant_id, kind, units, actor)
select id, 'opening', on_hand, 'migration' from variants where on_hand <> 0 order by id;
--> statement-breakpoint
create function keep_stock_moves() returns trigger language plpgsql as $$
begin
  raise exception 'a move of stock is not changed, another one corrects it: %', tg_op using errcode = 'restrict_violation';
end $$;
--> statement-breakpoint
create trigger stock_moves_stay before update or delete on stock_moves
  for each row execute function keep_stock_moves();
--> statement-breakpoint
create trigger stock_moves_not_emptied before truncate on stock_moves
  for each statement execute function keep_stock_moves();
--> statement-breakpoint
-- Variants come and go in many ways: catalog, seeds, imports, with their product. Those that are gone add up to nothing, so that
-- a number that is used again begins anew.
create function note_variant_stock() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into stock_moves (variant_id, kind, units, actor)
    select id, 'opening', on_hand, 'catalog' from changed where on_hand <> 0 order by id;
  else
    insert into stock_moves (variant_id, kind, units, actor, note)
    select id, 'adjustment', -on_hand, 'catalog', 'The variant was deleted.' from changed where on_hand <> 0 order by id;
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger variants_stock_opened after insert on variants
  referencing new table as changed for each statement execute function note_variant_stock();
--> statement-breakpoint
create trigger variants_stock_closed after delete on variants
  referencing old table as changed for each statement execute function note_variant_stock();
--> statement-breakpoint
-- What happened on a day of the store. Each connection adds to one of 16 rows of a day, so that purchases at once do not wait for
-- each other; readers sum them up.
create table daily_sums (
  day date not null,
  slot smallint not null,
  -- Paid, and what was paid for them.
  orders integer not null default 0,
  units integer not null default 0,
  revenue_cents bigint not null default 0,
  -- What went back of it, less what did not arrive.
  refunds_cents bigint not null default 0,
  carts_begun integer not null default 0,
  carts_paid integer not null default 0,
  primary key (day, slot)
);
--> statement-breakpoint
-- Of orders that were paid on that day.
create table daily_taxes (
  day date not null,
  state text not null,
  slot smallint not null,
  tax_cents bigint not null,
  primary key (day, state, slot)
);
--> statement-breakpoint
-- Since when it has had lines that were not bought; null when a first line begins it.
alter table carts add column begun_at timestamptz;
--> statement-breakpoint
update carts c set begun_at = c.created_at where exists (select from cart_items where cart_id = c.id);
--> statement-breakpoint
create function store_day(at timestamptz) returns date language sql immutable
  return (at at time zone 'America/New_York')::date;
--> statement-breakpoint
create function own_slot() returns smallint language sql stable
  return (pg_backend_pid() % 16)::smallint;
--> statement-breakpoint
-- A refund of what was counted as revenue: of a payment that its order, which is paid, received. It counts on the day on which the money
-- went, and back on the day on which it was known not to have arrived. In the order of days, so that two transactions never
-- wait for each other.
create function sum_refund() returns trigger language plpgsql as $$
begin
  insert into daily_sums as d (day, slot, refunds_cents)
  select store_day(m.at), own_slot(), sum(m.cents)
  from (values
      (new.provider_id, new.done_at, new.amount_cents), (new.provider_id, new.failed_at, -new.amount_cents),
      (old.provider_id, old.done_at, -old.amount_cents), (old.provider_id, old.failed_at, old.amount_cents)
    ) as m (provider_id, at, cents)
  where m.provider_id is not null and m.at is not null and exists (
    select from orders o join order_payments p on p.order_id = o.id and p.kind = 'order'
    where o.id = new.order_id and o.paid_at is not null and p.id = new.payment_intent_id)
  group by 1 having sum(m.cents) <> 0 order by 1
  on conflict (day, slot) do update set refunds_cents = d.refunds_cents + excluded.refunds_cents;
  return null;
end $$;
--> statement-breakpoint
-- An order counts once, on the day on which it was paid, with what is true of it then.
create function sum_paid_order() returns trigger language plpgsql as $$
declare
  left_over boolean;
  cart_paid boolean;
begin
  -- What was not bought begins the next cart.
  update carts c set begun_at = case when exists (select from cart_items where cart_id = c.id) then now() end
  where c.user_id = new.user_id and c.begun_at is not null
  returning c.begun_at is not null into left_over;
  cart_paid := found;
  insert into daily_sums as d (day, slot, orders, units, revenue_cents, carts_begun, carts_paid)
  select store_day(new.paid_at), own_slot(), 1, coalesce(sum(i.quantity), 0), new.total_cents,
    coalesce(left_over, false)::int, cart_paid::int
  from order_items i where i.order_id = new.id
  on conflict (day, slot) do update set orders = d.orders + 1, units = d.units + excluded.units,
    revenue_cents = d.revenue_cents + excluded.revenue_cents, carts_begun = d.carts_begun + excluded.carts_begun,
    carts_paid = d.carts_paid + excluded.carts_paid;
  -- A payment that was being checked may have gone back in part before it was accepted.
  insert into daily_sums as d (day, slot, refunds_cents)
  select store_day(m.at), own_slot(), sum(m.cents)
  from order_payments p join refunds r on r.payment_intent_id = p.id and r.order_id = p.order_id
  cross join lateral (values (r.done_at, r.amount_cents), (r.failed_at, -r.amount_cents)) as m (at, cents)
  where p.order_id = new.id and p.kind = 'order' and r.provider_id is not null and m.at is not null
  group by 1 having sum(m.cents) <> 0 order by 1
  on conflict (day, slot) do update set refunds_cents = d.refunds_cents + excluded.refunds_cents;
  if new.tax_cents > 0 then
    insert into daily_taxes as d (day, state, slot, tax_cents)
    values (store_day(new.paid_at), new.state, own_slot(), new.tax_cents)
    on conflict (day, state, slot) do update set tax_cents = d.tax_cents + excluded.tax_cents;
  end if;
  return null;
end $$;
--> statement-breakpoint
-- All run at the end of their transactions: the lines of an order and what is left of the cart are known then, and the row of the
-- day is locked for the moment of the commit only.
create constraint trigger orders_day_when_made after insert on orders deferrable initially deferred for each row
  when (new.paid_at is not null) execute function sum_paid_order();
--> statement-breakpoint
create constraint trigger orders_day_when_paid after update of paid_at on orders deferrable initially deferred for each row
  when (old.paid_at is null and new.paid_at is not null) execute function sum_paid_order();
--> statement-breakpoint
create constraint trigger refunds_day_when_made after insert on refunds deferrable initially deferred for each row
  when (new.done_at is not null) execute function sum_refund();
--> statement-breakpoint
create constraint trigger refunds_day_when_changed after update of provider_id, done_at, failed_at, amount_cents on refunds
  deferrable initially deferred for each row
  when ((old.provider_id, old.done_at, old.failed_at, old.amount_cents)
    is distinct from (new.provider_id, new.done_at, new.failed_at, new.amount_cents))
  execute function sum_refund();
--> statement-breakpoint
insert into daily_sums (day, slot, orders, units, revenue_cents)
select store_day(o.paid_at), 0, count(*), coalesce(sum(i.units), 0), sum(o.total_cents)
from orders o
cross join lateral (select sum(quantity) as units from order_items where order_id = o.id) i
where o.paid_at is not null group by 1;
--> statement-breakpoint
insert into daily_sums as d (day, slot, refunds_cents)
select store_day(m.at), 0, sum(m.cents)
from refunds r
join order_payments p on p.id = r.payment_intent_id and p.order_id = r.order_id and p.kind = 'order'
join orders o on o.id = r.order_id and o.paid_at is not null
cross join lateral (values (r.done_at, r.amount_cents), (r.failed_at, -r.amount_cents)) as m (at, cents)
where r.provider_id is not null and m.at is not null
group by 1 having sum(m.cents) <> 0
on conflict (day, slot) do update set refunds_cents = excluded.refunds_cents;
--> statement-breakpoint
insert into daily_taxes (day, state, slot, tax_cents)
select store_day(paid_at), state, 0, sum(tax_cents) from orders
where paid_at is not null and tax_cents > 0 group by 1, 2;
