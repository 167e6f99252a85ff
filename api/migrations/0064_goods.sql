-- Products that the staff shows beside a product, in their order, before those that are found by themselves.
alter table products add column related integer[] not null default '{}';
--> statement-breakpoint
-- Words by which the staff groups products. Shoppers do not see them.
alter table products add column tags text[] not null default '{}';
--> statement-breakpoint
create index products_tags on products using gin (tags);
--> statement-breakpoint
-- What of a picture stays in view where it is cropped, as '30% 70%'. null: its middle.
alter table product_images add column focus text constraint product_images_focus_check check (focus ~ '^\d{1,3}% \d{1,3}%$');
--> statement-breakpoint
-- {file, alt, width, height, placeholder?, focus?}; null: none.
alter table collections add column picture jsonb;
--> statement-breakpoint
-- Collections that were deleted, for the way back. They are kept for 30 days.
create table deleted_collections (
  id integer primary key,
  -- The row, its products in their order and its addresses of before.
  body jsonb not null,
  deleted_at timestamptz not null default now()
);
