-- What the checkout takes for the faster methods, and where each method goes. Without a price a method is not offered, as before.
alter table shop_policy
  add column standard_not_to text[] not null default '{}',
  add column standard_po_boxes boolean not null default true,
  add column expedited_price_cents int constraint shop_policy_expedited_price_cents_check check (expedited_price_cents >= 0),
  add column expedited_free_from_cents int constraint shop_policy_expedited_free_from_cents_check check (expedited_free_from_cents >= 0),
  add column expedited_not_to text[] not null default '{}',
  add column expedited_po_boxes boolean not null default false,
  add column next_day_price_cents int constraint shop_policy_next_day_price_cents_check check (next_day_price_cents >= 0),
  add column next_day_free_from_cents int constraint shop_policy_next_day_free_from_cents_check check (next_day_free_from_cents >= 0),
  add column next_day_not_to text[] not null default '{}',
  add column next_day_po_boxes boolean not null default false;
