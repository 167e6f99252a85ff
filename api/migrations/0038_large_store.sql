-- Indexes for what a list of a million orders and an overview of a hundred thousand products ask for.
create index refunds_order on refunds (order_id);
--> statement-breakpoint
create index orders_status on orders (status, created_at desc, id desc);
--> statement-breakpoint
create index orders_state on orders (state, created_at desc, id desc);
--> statement-breakpoint
create index orders_names on orders using gin (lower(' ' || recipient_name) gin_trgm_ops);
