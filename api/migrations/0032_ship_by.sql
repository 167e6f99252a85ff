-- By when an order has to have left, why it does not, what its shopper was told about it, and when its parcels are promised. The rules
-- are the shop's (shared/kernel/shipping); the days are those of the store.
create table shipping_settings (
  one boolean primary key default true constraint shipping_settings_one_check check (one),
  -- Of the store's clock, '14:00'.
  cutoff text not null constraint shipping_settings_cutoff_check check (cutoff ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  pickup text not null constraint shipping_settings_pickup_check check (pickup ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  standard_days integer not null,
  expedited_days integer not null,
  next_day_days integer not null,
  changed_at timestamptz not null default now(),
  constraint shipping_settings_days_check
    check (standard_days between 0 and 30 and expedited_days between 0 and 30 and next_day_days between 0 and 30)
);
--> statement-breakpoint
create table closed_days (
  day date primary key,
  note text not null default ''
);
--> statement-breakpoint
alter table orders
  add column shipping_method text not null default 'standard',
  -- Set when it is paid.
  add column ship_by date,
  add column hold_reason text,
  add column hold_note text,
  add column held_at timestamptz,
  add column held_by text;
--> statement-breakpoint
alter table orders
  add constraint orders_shipping_method_check check (shipping_method in ('standard', 'expedited', 'next-day')),
  add constraint orders_hold_reason_check check (hold_reason in ('address', 'fraud', 'stock', 'customer')),
  add constraint orders_hold_check check (
    (hold_reason is null) = (hold_note is null) and (hold_reason is null) = (held_at is null)
    and (hold_reason is null) = (held_by is null));
--> statement-breakpoint
alter table shipments
  add column promised_on date,
  -- Nothing was heard of it: it counts as delivered some days after it was promised.
  add column delivery_assumed boolean not null default false;
--> statement-breakpoint
alter table shipments add constraint shipments_assumed_check check (not delivery_assumed or delivered_at is not null);
--> statement-breakpoint
-- Old orders get the dates that the rules would have given them: paid before 2 PM of a business day they count from it, and standard
-- shipping has two days more and seven on the way. The holidays are those of the years in which there can be such orders.
create function pg_temp.business_day(day date) returns boolean language sql immutable as $$
  select extract(isodow from day) < 6 and not day = any(array[
    '2025-01-01', '2025-01-20', '2025-02-17', '2025-05-26', '2025-06-19', '2025-07-04', '2025-09-01', '2025-10-13', '2025-11-11',
    '2025-11-27', '2025-12-25',
    '2026-01-01', '2026-01-19', '2026-02-16', '2026-05-25', '2026-06-19', '2026-07-03', '2026-09-07', '2026-10-12', '2026-11-11',
    '2026-11-26', '2026-12-25',
    '2027-01-01', '2027-01-18', '2027-02-15', '2027-05-31', '2027-06-18', '2027-07-05', '2027-09-06', '2027-10-11', '2027-11-11',
    '2027-11-25', '2027-12-24', '2027-12-31']::date[])
$$;
--> statement-breakpoint
create function pg_temp.business_days_later(first date, days integer) returns date language sql stable as $$
  select day::date from generate_series(first, first + days * 3 + 15, interval '1 day') as series (day)
  where pg_temp.business_day(day::date) order by day offset days limit 1
$$;
--> statement-breakpoint
update orders set ship_by = pg_temp.business_days_later(
  store_day(paid_at) + ((paid_at at time zone 'America/New_York')::time >= '14:00')::int, 2)
where paid_at is not null and fulfillment_state in ('UNSHIPPED', 'PARTLY_SHIPPED');
--> statement-breakpoint
-- A day that is no business day begins nothing: the first one after it is the first on the way.
update shipments set promised_on = pg_temp.business_days_later(
  store_day(shipped_at), 7 - (not pg_temp.business_day(store_day(shipped_at)))::int)
where delivered_at is null;
--> statement-breakpoint
-- What lists by date are sorted by: the date of what is still to be shipped, and the end of time for everything else.
alter table orders add column ship_due date not null generated always as (
  case when payment_state in ('PAID', 'PARTIALLY_REFUNDED') and fulfillment_state in ('UNSHIPPED', 'PARTLY_SHIPPED')
    then coalesce(ship_by, 'infinity') else 'infinity' end) stored;
--> statement-breakpoint
create index orders_ship_due on orders (ship_due, id);
--> statement-breakpoint
create index orders_held on orders (ship_due, id) where hold_reason is not null;
--> statement-breakpoint
create index shipments_under_way on shipments (promised_on) where delivered_at is null;
--> statement-breakpoint
-- What a shopper was told when a date could not be kept.
create table delay_notices (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references orders (id) on delete restrict,
  old_date date not null,
  new_date date not null,
  -- Who of the staff sent it.
  actor text not null,
  sent_at timestamptz not null default now(),
  -- The last day on which the shopper can agree; null: silence is consent.
  answer_by date,
  answer text constraint delay_notices_answer_check check (answer in ('kept', 'canceled', 'expired', 'shipped')),
  answered_at timestamptz,
  -- Of the link in the mail, which is in the mail only.
  token_hash text not null unique,
  constraint delay_notices_dates_check check (new_date > old_date),
  constraint delay_notices_answered_check check ((answer is null) = (answered_at is null))
);
--> statement-breakpoint
create index delay_notices_order on delay_notices (order_id, sent_at);
--> statement-breakpoint
create index delay_notices_unanswered on delay_notices (answer_by) where answer is null and answer_by is not null;
