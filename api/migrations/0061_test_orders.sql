-- An order that tries the shop: it is paid with test keys, has a number of its own kind, takes nothing from the stock, and counts nowhere.
alter table orders add column test boolean not null default false;
--> statement-breakpoint
drop trigger orders_day_when_made on orders;
--> statement-breakpoint
drop trigger orders_day_when_paid on orders;
--> statement-breakpoint
drop trigger orders_products_when_made on orders;
--> statement-breakpoint
drop trigger orders_products_when_paid on orders;
--> statement-breakpoint
create constraint trigger orders_day_when_made after insert on orders deferrable initially deferred for each row
  when (new.paid_at is not null and not new.test) execute function sum_paid_order();
--> statement-breakpoint
create constraint trigger orders_day_when_paid after update of paid_at on orders deferrable initially deferred for each row
  when (old.paid_at is null and new.paid_at is not null and not new.test) execute function sum_paid_order();
--> statement-breakpoint
create constraint trigger orders_products_when_made after insert on orders deferrable initially deferred for each row
  when (new.paid_at is not null and not new.test) execute function sum_paid_products();
--> statement-breakpoint
create constraint trigger orders_products_when_paid after update of paid_at on orders deferrable initially deferred for each row
  when (old.paid_at is null and new.paid_at is not null and not new.test) execute function sum_paid_products();
--> statement-breakpoint
-- As in 0028, of real orders.
create or replace function sum_refund() returns trigger language plpgsql as $$
begin
  insert into daily_sums as d (day, slot, refunds_cents)
  select store_day(m.at), own_slot(), sum(m.cents)
  from (values
      (new.provider_id, new.done_at, new.amount_cents), (new.provider_id, new.failed_at, -new.amount_cents),
      (new.provider_id, case when new.settled = 'paid otherwise' then new.settled_at end, new.amount_cents),
      (old.provider_id, old.done_at, -old.amount_cents), (old.provider_id, old.failed_at, old.amount_cents),
      (old.provider_id, case when old.settled = 'paid otherwise' then old.settled_at end, -old.amount_cents)
    ) as m (provider_id, at, cents)
  where m.provider_id is not null and m.at is not null and exists (
    select from orders o join order_payments p on p.order_id = o.id and p.kind = 'order'
    where o.id = new.order_id and o.paid_at is not null and not o.test and p.id = new.payment_intent_id)
  group by 1 having sum(m.cents) <> 0 order by 1
  on conflict (day, slot) do update set refunds_cents = d.refunds_cents + excluded.refunds_cents;
  return null;
end $$;
--> statement-breakpoint
-- As in 0035, of real orders.
create or replace function sum_orders_of(person uuid) returns void language plpgsql as $$
begin
  perform from users where id = person for no key update;
  if not found then return; end if;
  update users u set order_count = s.orders, spent_cents = s.cents, last_order_at = s.last
  from (
    select count(*)::int as orders, max(o.created_at) as last,
      coalesce(sum(o.total_cents + o.changed_cents - coalesce((
        select sum(r.amount_cents) from refunds r join order_payments p on p.id = r.payment_intent_id and p.kind = 'order'
        where r.order_id = o.id and r.arrived), 0)), 0)::bigint as cents
    from orders o where o.user_id = person and o.paid_at is not null and not o.test) s
  where u.id = person and (u.order_count, u.spent_cents, u.last_order_at) is distinct from (s.orders, s.cents, s.last);
end $$;
--> statement-breakpoint
-- As in 0035, of real orders.
create or replace function sum_order_change() returns trigger language plpgsql as $$
declare
  goods jsonb := new.plan -> 'goods';
begin
  if exists (select from orders where id = new.order_id and test) then return null; end if;
  insert into daily_sums as d (day, slot, units, revenue_cents)
  select store_day(new.decided_at), own_slot(), coalesce(sum((g ->> 'units')::int), 0), greatest(new.difference_cents, 0)
  from jsonb_array_elements(goods) g
  on conflict (day, slot) do update set units = d.units + excluded.units, revenue_cents = d.revenue_cents + excluded.revenue_cents;
  insert into daily_products as d (day, product_id, slot, units, revenue_cents)
  select store_day(new.decided_at), (g ->> 'productId')::int, own_slot(), sum((g ->> 'units')::int), sum((g ->> 'cents')::int)
  from jsonb_array_elements(goods) g group by 2 order by 2
  on conflict (day, product_id, slot) do update
    set units = d.units + excluded.units, revenue_cents = d.revenue_cents + excluded.revenue_cents;
  insert into daily_taxes as d (day, state, slot, tax_cents)
  select store_day(new.decided_at), o.state, own_slot(), m.cents
  from orders o cross join (values ((new.plan ->> 'taxCents')::int)) as m (cents)
  where o.id = new.order_id and m.cents <> 0
  on conflict (day, state, slot) do update set tax_cents = d.tax_cents + excluded.tax_cents;
  return null;
end $$;
--> statement-breakpoint
-- What was found when the payment keys were checked. The keys are named by a fingerprint, and never stand here: other keys have no row.
create table payment_checks (
  fingerprint text primary key,
  -- What the account may do, as the provider said.
  account jsonb,
  account_at timestamptz,
  -- An event that the provider was made to send.
  event_id uuid unique,
  event_asked_at timestamptz,
  event_arrived_at timestamptz,
  constraint payment_checks_account_check check ((account is null) = (account_at is null)),
  constraint payment_checks_event_check check ((event_id is null) = (event_asked_at is null)),
  constraint payment_checks_arrived_check check (event_arrived_at is null or event_asked_at is not null)
);
