-- What the owner promises to shoppers: one row, or none, and then the defaults of the code.
create table shop_policy (
  one boolean primary key default true constraint shop_policy_one_check check (one),
  free_shipping_from_cents int constraint shop_policy_free_shipping_from_cents_check check (free_shipping_from_cents >= 0),
  standard_shipping_cents int not null constraint shop_policy_standard_shipping_cents_check check (standard_shipping_cents >= 0),
  standard_from int not null,
  standard_to int not null,
  expedited_from int not null,
  expedited_to int not null,
  next_day_from int not null,
  next_day_to int not null,
  return_days int not null constraint shop_policy_return_days_check check (return_days between 1 and 365),
  changed_at timestamptz not null default now(),
  constraint shop_policy_days_check check (
    standard_from between 1 and standard_to and expedited_from between 1 and expedited_to and next_day_from between 1 and next_day_to)
);

-- The return period that an order was placed with; a release of before places with the only one there was.
alter table orders add column return_days int not null default 30;
