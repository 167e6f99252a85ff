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
--> statement-breakpoint
-- What stands above and below every page: one row, or none.
create table shop_front (
  one boolean primary key default true constraint shop_front_one_check check (one),
  -- Addresses of the shop's own pages; '': none.
  instagram text not null default '',
  youtube text not null default '',
  tiktok text not null default '',
  pinterest text not null default '',
  banner boolean not null default true,
  -- In place of the usual promise; '': that.
  banner_words text not null default '',
  -- Days of the store, both included.
  banner_from date,
  banner_until date,
  changed_at timestamptz not null default now()
);
--> statement-breakpoint
-- A demo shows the links that were in the code before.
insert into shop_front (instagram, youtube, tiktok, pinterest)
select 'https://www.instagram.com/', 'https://www.youtube.com/', 'https://www.tiktok.com/', 'https://www.pinterest.com/'
from store_modes where mode = 'demo';
