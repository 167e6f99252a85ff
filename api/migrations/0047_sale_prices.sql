-- What products cost, and since when. A product that shoppers cannot see asks no price of them.
create table product_prices (
  id bigint primary key generated always as identity,
  product_id integer not null references products (id) on delete cascade,
  at timestamptz not null default now(),
  price_cents integer not null,
  compare_at_cents integer,
  offered boolean not null
);
--> statement-breakpoint
create index product_prices_product on product_prices (product_id, id desc);
--> statement-breakpoint
-- A trigger, so that no way of writing a price is left out, of the release before neither. Products that are loaded with the date
-- on which they were made have had their price since then.
create function note_new_prices() returns trigger language plpgsql as $$
begin
  insert into product_prices (product_id, at, price_cents, compare_at_cents, offered)
  select id, least(now(), created_at), price_cents, compare_at_cents, withdrawn_at is null from made order by id;
  return null;
end $$;
--> statement-breakpoint
create function note_changed_price() returns trigger language plpgsql as $$
begin
  insert into product_prices (product_id, price_cents, compare_at_cents, offered)
  values (new.id, new.price_cents, new.compare_at_cents, new.withdrawn_at is null);
  return null;
end $$;
--> statement-breakpoint
create trigger products_prices_when_made after insert on products
  referencing new table as made for each statement execute function note_new_prices();
--> statement-breakpoint
create trigger products_prices_when_changed after update of price_cents, compare_at_cents, withdrawn_at on products
  for each row when (
    old.price_cents <> new.price_cents or old.compare_at_cents is distinct from new.compare_at_cents
    or (old.withdrawn_at is null) <> (new.withdrawn_at is null))
  execute function note_changed_price();
--> statement-breakpoint
-- What was asked earlier is not known.
insert into product_prices (product_id, price_cents, compare_at_cents, offered)
select id, price_cents, compare_at_cents, withdrawn_at is null from products;
--> statement-breakpoint
-- A sale of a product, at most one at a time. It is applied by writing the price of the product, and taken back in the same way.
create table product_sales (
  product_id integer primary key references products (id) on delete cascade,
  price_cents integer not null,
  -- Days of the store, both of them included.
  first_day date not null,
  last_day date not null,
  state text not null default 'PLANNED',
  -- What the product had before the sale, and gets back.
  before_cents integer,
  before_compare_at_cents integer,
  constraint product_sales_price_cents_check check (price_cents > 0),
  constraint product_sales_days_check check (first_day <= last_day),
  constraint product_sales_state_check check (state in ('PLANNED', 'RUNNING', 'ENDED', 'KEPT', 'MISSED')),
  constraint product_sales_before_check check (state <> 'RUNNING' or before_cents is not null)
);
--> statement-breakpoint
-- What the job looks for.
create index product_sales_open on product_sales (first_day, last_day) where state in ('PLANNED', 'RUNNING');
