-- What the staff keeps beside an order: notes, tags, and the mails about it.
create table order_notes (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references orders (id) on delete cascade,
  -- null: the account of who wrote it is gone.
  author_id uuid references users (id) on delete set null,
  text text not null,
  created_at timestamptz not null default now()
);
--> statement-breakpoint
create index order_notes_order on order_notes (order_id, created_at);
--> statement-breakpoint
create index order_notes_author on order_notes (author_id) where author_id is not null;
--> statement-breakpoint
alter table orders add column tags text[] not null default '{}';
--> statement-breakpoint
create index orders_tags on orders using gin (tags) where tags <> '{}';
--> statement-breakpoint
create index orders_tagged on orders (created_at desc) where tags <> '{}';
--> statement-breakpoint
-- Of which order a mail tells. What is kept of mails from before this says it in its key: <kind>:<order, parcel, refund or return>.
alter table outbox add column order_id uuid references orders (id) on delete set null;
--> statement-breakpoint
update outbox set order_id = named.order_id
from (
  select id::text as key, id as order_id from orders
  union all select id::text, order_id from shipments
  union all select id::text, order_id from refunds
  union all select id::text, order_id from returns
) named
where outbox.kind like any (array['order-%', 'payment-refunded', 'refund-failed', 'return-%'])
  and named.key = split_part(outbox.dedupe_key, ':', 2);
--> statement-breakpoint
create index outbox_order on outbox (order_id, created_at) where order_id is not null;
