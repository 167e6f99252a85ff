-- Who wants to be told that the shop has opened. An address that nobody has confirmed is forgotten after some days.
create table opening_list (
  id uuid primary key default gen_random_uuid(),
  email text not null,
  joined_at timestamptz not null default now(),
  confirmed_at timestamptz,
  -- When its mail was written.
  told_at timestamptz
);
--> statement-breakpoint
create unique index opening_list_email on opening_list (lower(email));
--> statement-breakpoint
create index opening_list_waiting on opening_list (confirmed_at) where told_at is null;
