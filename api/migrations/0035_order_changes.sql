-- Changes of an order on which something has not shipped. The order's row and lines are what it is now; what it was before, and what a
-- change that waits for its payment would make of it, stand here. No personal data.
create table order_changes (
  -- Made by the caller: the same change sent twice is one.
  id uuid primary key,
  order_id uuid not null references orders (id) on delete restrict,
  -- The version of the order that it was made for, and the one that it made.
  base_version integer not null,
  version integer,
  -- OPEN: its units are held until it is paid.
  state text not null check (state in ('OPEN', 'APPLIED', 'EXPIRED', 'REPLACED')),
  actor text not null,
  made_at timestamptz not null default now(),
  decided_at timestamptz,
  -- The order before and after: sums, method, lines with their names.
  plan jsonb not null,
  -- What the customer has to pay, or, where negative, gets back.
  difference_cents integer not null,
  -- What was not asked for, and why.
  waived_cents integer not null default 0 check (waived_cents >= 0),
  waived_reason text,
  -- Of the link in the mail, which is in the mail only.
  token_hash text unique,
  -- Until then the link opens payment pages; its units are held some minutes longer.
  pay_by timestamptz,
  payment_attempt integer not null default 0,
  session_id text unique,
  session_url text,
  session_expires_at timestamptz,
  next_check_at timestamptz,
  check ((state = 'OPEN') = (decided_at is null)),
  check ((state = 'APPLIED') = (version is not null)),
  check ((waived_cents > 0) = (waived_reason is not null)),
  check ((state = 'OPEN') <= (pay_by is not null and token_hash is not null and next_check_at is not null))
);
--> statement-breakpoint
create index order_changes_order on order_changes (order_id, made_at);
--> statement-breakpoint
create unique index order_changes_open on order_changes (order_id) where state = 'OPEN';
--> statement-breakpoint
create index order_changes_due on order_changes (next_check_at) where state = 'OPEN';
--> statement-breakpoint
alter table orders
  add column version integer not null default 1,
  -- What went back, or is on its way, because changes made the order cheaper: it is no refund of what the order costs now.
  add column changed_cents integer not null default 0 check (changed_cents >= 0);
--> statement-breakpoint
-- As in 0028, and what changes gave back was never spent on what the order is now.
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
    from orders o where o.user_id = person and o.paid_at is not null) s
  where u.id = person and (u.order_count, u.spent_cents, u.last_order_at) is distinct from (s.orders, s.cents, s.last);
end $$;
--> statement-breakpoint
-- A change counts on the day on which it is applied: what is paid for it as revenue, and its units, goods and tax as they rise and fall.
-- What it gives back counts as every refund does.
create function sum_order_change() returns trigger language plpgsql as $$
declare
  goods jsonb := new.plan -> 'goods';
begin
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
create constraint trigger order_changes_day_when_made after insert on order_changes deferrable initially deferred for each row
  when (new.state = 'APPLIED') execute function sum_order_change();
--> statement-breakpoint
create constraint trigger order_changes_day_when_applied after update of state on order_changes deferrable initially deferred for each row
  when (old.state <> 'APPLIED' and new.state = 'APPLIED') execute function sum_order_change();
