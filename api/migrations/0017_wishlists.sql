-- Saved products, of an account or of a visitor's session id like a cart. What changes a wishlist locks its row first, so that
-- none grows beyond its limit.
create table wishlists (
  id uuid primary key default gen_random_uuid(),
  user_id uuid unique references users (id) on delete cascade,
  session_id text unique,
  changed_at timestamptz not null default now(),
  check (num_nonnulls(user_id, session_id) = 1)
);
--> statement-breakpoint
create index wishlists_visitors on wishlists (changed_at) where session_id is not null;
--> statement-breakpoint
create table wishlist_entries (
  wishlist_id uuid not null references wishlists (id) on delete cascade,
  product_id integer not null references products (id) on delete cascade,
  saved_at timestamptz not null default now(),
  primary key (wishlist_id, product_id)
);
--> statement-breakpoint
-- A product that is deleted takes its entries along.
create index wishlist_entries_product on wishlist_entries (product_id);
