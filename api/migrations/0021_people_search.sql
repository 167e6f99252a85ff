-- What administrators find and change of people: an index for parts of names, addresses and numbers, what a person has bought in
-- figures, blocks, notes, and a version that every change raises.
create extension if not exists pg_trgm;
--> statement-breakpoint
alter table users
  add column version integer not null default 1,
  add column blocked_at timestamptz,
  add column blocked_reason text,
  -- Of paid orders. A trigger keeps the three, so that lists sort and filter by them without reading orders.
  add column order_count integer not null default 0,
  add column spent_cents bigint not null default 0,
  add column last_order_at timestamptz,
  add constraint users_blocked_check check ((blocked_at is null) = (blocked_reason is null));
--> statement-breakpoint
create table person_notes (
  id uuid primary key default gen_random_uuid(),
  person_id uuid not null references users (id) on delete cascade,
  author_id uuid references users (id) on delete set null,
  text text not null,
  created_at timestamptz not null default now()
);
--> statement-breakpoint
create index person_notes_person on person_notes (person_id, created_at);
--> statement-breakpoint
create index person_notes_author on person_notes (author_id) where author_id is not null;
--> statement-breakpoint
-- The space at its beginning makes the first name begin a word like the others.
create index users_search on users using gin
  (lower(' ' || first_name || ' ' || last_name || ' ' || email || ' ' || coalesce(phone, '')) gin_trgm_ops);
--> statement-breakpoint
create index users_newest on users (created_at desc, id desc);
--> statement-breakpoint
create index users_name on users (lower(last_name || ' ' || first_name), id);
--> statement-breakpoint
create index users_last_order on users (coalesce(last_order_at, '-infinity'::timestamptz) desc, id desc);
--> statement-breakpoint
create index users_spent on users (spent_cents desc, id desc);
--> statement-breakpoint
create index users_blocked on users (created_at desc, id desc) where blocked_at is not null;
--> statement-breakpoint
create function raise_person_version() returns trigger language plpgsql as $$
begin
  new.version := old.version + 1;
  return new;
end $$;
--> statement-breakpoint
create trigger users_version before update on users for each row
  when ((old.first_name, old.last_name, old.email, old.pending_email, old.phone, old.blocked_at, old.blocked_reason)
    is distinct from (new.first_name, new.last_name, new.email, new.pending_email, new.phone, new.blocked_at, new.blocked_reason))
  execute function raise_person_version();
--> statement-breakpoint
-- The person is locked first and read by a further statement, which sees what others have committed: of two orders that are paid
-- at once none is lost. Whoever calls it holds the order already, which is the order of locks of a deletion, too.
create function sum_orders_of(person uuid) returns void language plpgsql as $$
begin
  perform from users where id = person for no key update;
  if not found then return; end if;
  update users u set order_count = s.orders, spent_cents = s.cents, last_order_at = s.last
  from (
    select count(*)::int as orders, max(o.created_at) as last,
      coalesce(sum(o.total_cents - coalesce((
        select sum(r.amount_cents) from refunds r
        where r.payment_intent_id = o.payment_intent_id and r.order_id = o.id
          and r.provider_id is not null and r.done_at is not null and r.failed_at is null), 0)), 0)::bigint as cents
    from orders o where o.user_id = person and o.paid_at is not null) s
  where u.id = person and (u.order_count, u.spent_cents, u.last_order_at) is distinct from (s.orders, s.cents, s.last);
end $$;
--> statement-breakpoint
create function sum_orders_of_order() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.user_id is distinct from new.user_id then perform sum_orders_of(old.user_id); end if;
  perform sum_orders_of(new.user_id);
  return null;
end $$;
--> statement-breakpoint
create function sum_orders_of_refund() returns trigger language plpgsql as $$
begin
  perform sum_orders_of(o.user_id) from orders o where o.id = new.order_id;
  return null;
end $$;
--> statement-breakpoint
create trigger orders_summed_when_made after insert on orders for each row
  when (new.paid_at is not null) execute function sum_orders_of_order();
--> statement-breakpoint
create trigger orders_summed_when_changed after update of user_id, paid_at, total_cents, payment_intent_id on orders for each row
  when ((old.user_id, old.paid_at, old.total_cents, old.payment_intent_id)
    is distinct from (new.user_id, new.paid_at, new.total_cents, new.payment_intent_id))
  execute function sum_orders_of_order();
--> statement-breakpoint
create trigger refunds_summed_when_made after insert on refunds for each row
  when (new.done_at is not null) execute function sum_orders_of_refund();
--> statement-breakpoint
create trigger refunds_summed_when_changed after update of provider_id, done_at, failed_at on refunds for each row
  when ((old.provider_id, old.done_at, old.failed_at) is distinct from (new.provider_id, new.done_at, new.failed_at))
  execute function sum_orders_of_refund();
--> statement-breakpoint
do $$
declare person uuid;
begin
  for person in select distinct user_id from orders where user_id is not null and paid_at is not null loop
    perform sum_orders_of(person);
  end loop;
end $$;
