-- Messages to the store. They go with the account that wrote them.
create table contact_messages (
  id uuid primary key default gen_random_uuid(),
  reference text not null unique,
  user_id uuid references users (id) on delete cascade,
  order_id uuid references orders (id) on delete set null,
  name text not null,
  email text not null,
  topic text not null,
  -- As it was typed, whether there is such an order or not.
  order_number text,
  message text not null,
  state text not null check (state in ('NEW', 'OPEN', 'ANSWERED', 'CLOSED', 'SPAM')),
  version integer not null default 1,
  content_hash text not null,
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now()
);
--> statement-breakpoint
create index contact_messages_state on contact_messages (state, created_at);
--> statement-breakpoint
create index contact_messages_user on contact_messages (user_id) where user_id is not null;
--> statement-breakpoint
create index contact_messages_email on contact_messages (lower(email));
--> statement-breakpoint
create index contact_messages_order on contact_messages (order_id) where order_id is not null;
--> statement-breakpoint
create index contact_messages_hash on contact_messages (content_hash, created_at);
--> statement-breakpoint
create table contact_replies (
  id uuid primary key default gen_random_uuid(),
  message_id uuid not null references contact_messages (id) on delete cascade,
  author_id uuid references users (id) on delete set null,
  text text not null,
  created_at timestamptz not null default now()
);
--> statement-breakpoint
create index contact_replies_message on contact_replies (message_id, created_at);
--> statement-breakpoint
create index contact_replies_author on contact_replies (author_id) where author_id is not null;
