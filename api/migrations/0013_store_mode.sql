-- A database belongs to a demo or to a real store from its first start on, and neither opens the other's.
create table store_modes (
  singleton boolean primary key default true check (singleton),
  mode text not null check (mode in ('demo', 'production')),
  since timestamptz not null default now()
);
--> statement-breakpoint
-- Those of before: a demo has its administrator, and has taken no money.
insert into store_modes (mode)
select case
  when exists (select from users where email = 'admin@example.com')
    and not exists (select from orders where session_id like 'cs_live_%') then 'demo'
  else 'production'
end
where exists (select from users) or exists (select from orders) or exists (select from products);
