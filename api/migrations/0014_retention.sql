-- When a cart was last written to. That of the visitors who are there now counts from today.
alter table carts add column changed_at timestamptz not null default now();
--> statement-breakpoint
create index carts_visitors on carts (changed_at) where session_id is not null;
--> statement-breakpoint
create index checkout_keys_created on checkout_keys (created_at);
--> statement-breakpoint
create index payment_events_received on payment_events (received_at);
