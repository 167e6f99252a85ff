-- Reviews of buyers stand beside those of the demo catalog. Each belongs to one line of an order, and is shown and counted once
-- somebody has approved it.
alter table reviews
  add column order_item_id uuid references order_items (id) on delete set null,
  add column user_id uuid references users (id) on delete set null,
  add column status text not null default 'PUBLISHED'
    constraint reviews_status_check check (status in ('PENDING', 'PUBLISHED', 'HIDDEN')),
  -- Of the store, below the review; '': none.
  add column answer text not null default '',
  -- Why it is hidden, in words for its author; '': it is not.
  add column hidden_reason text not null default '',
  -- Raised by every change: who changes it names the one that they saw.
  add column version integer not null default 1,
  add column edited_at timestamptz,
  -- No reference: the audit log knows who it was.
  add column moderated_by uuid,
  add column moderated_at timestamptz,
  add unique (order_item_id);
--> statement-breakpoint
create index reviews_user on reviews (user_id) where user_id is not null;
--> statement-breakpoint
-- The list of administrators: those that wait come first.
create index reviews_work on reviews ((status = 'PENDING'), created_at, id);
--> statement-breakpoint
alter table preferences add column review_requests boolean not null default false;
--> statement-breakpoint
-- Only mails that can be unsubscribed from have one.
alter table outbox add column unsubscribe_url text;
--> statement-breakpoint
-- Some days after an order has arrived its shopper is asked for reviews.
create index orders_arrived on orders (delivered_at) where delivered_at is not null;
