-- The parcel of an order, and when it arrived.
alter table orders
  add column carrier text,
  add column tracking_number text,
  add column shipped_at timestamptz,
  add column delivered_at timestamptz,
  add check ((shipped_at is null) = (carrier is null) and (shipped_at is null) = (tracking_number is null)),
  add check (delivered_at is null or shipped_at is not null);
--> statement-breakpoint
create table returns (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references orders (id) on delete cascade,
  status text not null check (status in ('REQUESTED', 'APPROVED', 'REJECTED', 'RECEIVED', 'REFUNDED')),
  -- What the shopper wrote.
  note text not null,
  created_at timestamptz not null default now()
);
--> statement-breakpoint
create index returns_order on returns (order_id);
--> statement-breakpoint
create index returns_status on returns (status, created_at);
--> statement-breakpoint
-- One item of an order may stand in several lines, with different reasons.
create table return_lines (
  return_id uuid not null references returns (id) on delete cascade,
  position integer not null,
  order_item_id uuid not null references order_items (id) on delete cascade,
  quantity integer not null check (quantity > 0),
  reason text not null,
  primary key (return_id, position)
);
--> statement-breakpoint
create index return_lines_item on return_lines (order_item_id);
