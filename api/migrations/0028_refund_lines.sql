-- What a refund was for, and what became of one whose money did not arrive.
create table refund_lines (
  -- The refund names the payment.
  refund_id uuid not null references refunds (id) on delete cascade,
  position integer not null,
  -- 'other': an amount that stands for neither units nor shipping.
  kind text not null constraint refund_lines_kind_check check (kind in ('item', 'shipping', 'other')),
  order_item_id uuid references order_items (id) on delete restrict,
  units integer not null,
  amount_cents integer not null,
  primary key (refund_id, position),
  constraint refund_lines_units_check check (units >= 0 and (kind = 'item' or units = 0)),
  constraint refund_lines_amount_cents_check check (amount_cents >= 0),
  constraint refund_lines_check check ((kind = 'item') = (order_item_id is not null))
);
--> statement-breakpoint
create index refund_lines_item on refund_lines (order_item_id);
--> statement-breakpoint
alter table refunds
  -- Why, as the staff says.
  add column cause text,
  -- Decided by a person about money that did not arrive. 'paid otherwise' counts as given back: with what, `reference` says.
  add column settled text,
  add column reference text,
  add column settled_at timestamptz,
  add column arrived boolean not null generated always as (
    provider_id is not null and done_at is not null and (failed_at is null or settled is not distinct from 'paid otherwise')) stored,
  add constraint refunds_cause_check check (cause in ('RETURN', 'DAMAGED', 'LATE', 'PRICE', 'GOODWILL', 'OTHER')),
  add constraint refunds_settled_check check (settled in ('paid otherwise', 'not owed')),
  add constraint refunds_settled_at_check
    check ((settled is null) = (settled_at is null) and (settled is null) = (reference is null) and (settled is null or failed_at is not null));
--> statement-breakpoint
-- What waits for a person. What a bank took and gave back stands there as failed, too, and waits for nobody.
create index refunds_unsettled on refunds (failed_at) where failed_at is not null and settled is null and reason <> 'dispute';
--> statement-breakpoint
create or replace function sum_orders_of(person uuid) returns void language plpgsql as $$
begin
  perform from users where id = person for no key update;
  if not found then return; end if;
  update users u set order_count = s.orders, spent_cents = s.cents, last_order_at = s.last
  from (
    select count(*)::int as orders, max(o.created_at) as last,
      coalesce(sum(o.total_cents - coalesce((
        select sum(r.amount_cents) from refunds r join order_payments p on p.id = r.payment_intent_id and p.kind = 'order'
        where r.order_id = o.id and r.arrived), 0)), 0)::bigint as cents
    from orders o where o.user_id = person and o.paid_at is not null) s
  where u.id = person and (u.order_count, u.spent_cents, u.last_order_at) is distinct from (s.orders, s.cents, s.last);
end $$;
--> statement-breakpoint
drop trigger refunds_summed_when_changed on refunds;
--> statement-breakpoint
create trigger refunds_summed_when_changed after update on refunds for each row
  when (old.arrived is distinct from new.arrived or old.amount_cents is distinct from new.amount_cents)
  execute function sum_orders_of_refund();
--> statement-breakpoint
-- As in 0023, and what was paid otherwise counts on the day on which that was decided.
create or replace function sum_refund() returns trigger language plpgsql as $$
begin
  insert into daily_sums as d (day, slot, refunds_cents)
  select store_day(m.at), own_slot(), sum(m.cents)
  from (values
      (new.provider_id, new.done_at, new.amount_cents), (new.provider_id, new.failed_at, -new.amount_cents),
      (new.provider_id, case when new.settled = 'paid otherwise' then new.settled_at end, new.amount_cents),
      (old.provider_id, old.done_at, -old.amount_cents), (old.provider_id, old.failed_at, old.amount_cents),
      (old.provider_id, case when old.settled = 'paid otherwise' then old.settled_at end, -old.amount_cents)
    ) as m (provider_id, at, cents)
  where m.provider_id is not null and m.at is not null and exists (
    select from orders o join order_payments p on p.order_id = o.id and p.kind = 'order'
    where o.id = new.order_id and o.paid_at is not null and p.id = new.payment_intent_id)
  group by 1 having sum(m.cents) <> 0 order by 1
  on conflict (day, slot) do update set refunds_cents = d.refunds_cents + excluded.refunds_cents;
  return null;
end $$;
--> statement-breakpoint
drop trigger refunds_day_when_changed on refunds;
--> statement-breakpoint
create constraint trigger refunds_day_when_changed after update on refunds deferrable initially deferred for each row
  when ((old.provider_id, old.done_at, old.failed_at, old.settled_at, old.amount_cents)
    is distinct from (new.provider_id, new.done_at, new.failed_at, new.settled_at, new.amount_cents))
  execute function sum_refund();
