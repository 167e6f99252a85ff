-- What the overview of the admin area reads. Best sellers are sums of days like those of migration 0023: of a product, in the same 16 slots,
-- so that a period is not added up from all lines of its orders.
create table daily_products (
  day date not null,
  product_id integer not null,
  slot smallint not null,
  units integer not null,
  -- Of its lines, less their discount: without tax and shipping.
  revenue_cents bigint not null,
  primary key (day, product_id, slot)
);
--> statement-breakpoint
-- In the order of products, so that two transactions never wait for each other.
create function sum_paid_products() returns trigger language plpgsql as $$
begin
  insert into daily_products as d (day, product_id, slot, units, revenue_cents)
  select store_day(new.paid_at), i.product_id, own_slot(), sum(i.quantity),
    sum(i.unit_price_cents::bigint * i.quantity - i.discount_cents)
  from order_items i where i.order_id = new.id group by i.product_id order by i.product_id
  on conflict (day, product_id, slot) do update
    set units = d.units + excluded.units, revenue_cents = d.revenue_cents + excluded.revenue_cents;
  return null;
end $$;
--> statement-breakpoint
create constraint trigger orders_products_when_made after insert on orders deferrable initially deferred for each row
  when (new.paid_at is not null) execute function sum_paid_products();
--> statement-breakpoint
create constraint trigger orders_products_when_paid after update of paid_at on orders deferrable initially deferred for each row
  when (old.paid_at is null and new.paid_at is not null) execute function sum_paid_products();
--> statement-breakpoint
insert into daily_products (day, product_id, slot, units, revenue_cents)
select store_day(o.paid_at), i.product_id, 0, sum(i.quantity), sum(i.unit_price_cents::bigint * i.quantity - i.discount_cents)
from orders o join order_items i on i.order_id = o.id
where o.paid_at is not null group by 1, 2;
--> statement-breakpoint
-- What waits for somebody is little among much that is done.
create index orders_in_review on orders (created_at) where status = 'REVIEW';
--> statement-breakpoint
create index outbox_failed on outbox (failed_at) where failed_at is not null;
--> statement-breakpoint
create index returns_created on returns (created_at);
--> statement-breakpoint
create index shipments_shipped on shipments (shipped_at);
--> statement-breakpoint
-- Days of cover: the sales of the last weeks are read from the index alone.
create index stock_moves_sold on stock_moves (at, variant_id, units) where kind = 'sale';
