-- Products are made and changed in the admin area. One that was never published is a draft: it is withdrawn, too, so that the release
-- before, which knows of no drafts, shows it to nobody either.
alter table products
  -- null: a draft.
  add column published_at timestamptz default now(),
  -- Raised by every change: who changes it names the one that they saw.
  add column version integer not null default 1,
  add column changed_at timestamptz not null default now(),
  add column fiber_content text,
  add column origin_country text,
  add constraint products_published_check check (published_at is not null or withdrawn_at is not null);
--> statement-breakpoint
alter table variants
  add column gtin text,
  add column weight_grams integer,
  add column cost_cents integer,
  add constraint variants_weight_grams_check check (weight_grams > 0),
  add constraint variants_cost_cents_check check (cost_cents >= 0);
--> statement-breakpoint
create unique index variants_gtin on variants (gtin) where gtin is not null;
--> statement-breakpoint
-- The beginning of a SKU is searched.
create index variants_sku_search on variants (lower(sku) text_pattern_ops);
--> statement-breakpoint
-- The space at its beginning makes the first word begin like the others (decision 042).
create index products_search on products using gin (lower(' ' || name) gin_trgm_ops);
--> statement-breakpoint
create index products_name on products (lower(name), id);
--> statement-breakpoint
create index products_price on products (price_cents, id);
--> statement-breakpoint
create index products_changed on products (changed_at desc, id desc);
--> statement-breakpoint
create index products_categories on products using gin (categories);
--> statement-breakpoint
-- Variants with few units or none, whose products a list shows: without it each such question would read all variants.
create index variants_few on variants (product_id, on_hand, reserved, id) where on_hand - reserved <= 5;
--> statement-breakpoint
create index products_hidden on products (id desc) where withdrawn_at is not null;
--> statement-breakpoint
-- Which call moved it: one that is made again moves nothing twice. null: no call of the admin area.
alter table stock_moves add column call_id uuid;
--> statement-breakpoint
create unique index stock_moves_call on stock_moves (call_id, variant_id) where call_id is not null;
