-- Since when shoppers see the shop; null: they see the opening page.
alter table store_modes add column opened_at timestamptz;
--> statement-breakpoint
-- A store that sells, or is about to, stays open.
update store_modes set opened_at = since
where mode = 'demo' or exists (select from orders) or exists (select from products) or exists (select from shop_settings);
