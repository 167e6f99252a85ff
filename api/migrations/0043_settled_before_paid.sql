-- As in 0039, and what was refunded another way while a payment was being checked counts on the day on which that was decided.
create or replace function sum_paid_order() returns trigger language plpgsql as $$
declare
  left_over boolean;
  cart_paid boolean;
begin
  -- What was not bought begins the next cart. An order that the staff has made came from none.
  update carts c set begun_at = case when exists (select from cart_items where cart_id = c.id) then now() end
  where c.user_id = new.user_id and c.begun_at is not null and new.pay_by is null
  returning c.begun_at is not null into left_over;
  cart_paid := found;
  insert into daily_sums as d (day, slot, orders, units, revenue_cents, carts_begun, carts_paid)
  select store_day(new.paid_at), own_slot(), 1, coalesce(sum(i.quantity), 0), new.total_cents,
    coalesce(left_over, false)::int, cart_paid::int
  from order_items i where i.order_id = new.id
  on conflict (day, slot) do update set orders = d.orders + 1, units = d.units + excluded.units,
    revenue_cents = d.revenue_cents + excluded.revenue_cents, carts_begun = d.carts_begun + excluded.carts_begun,
    carts_paid = d.carts_paid + excluded.carts_paid;
  -- A payment that was being checked may have gone back in part before it was accepted.
  insert into daily_sums as d (day, slot, refunds_cents)
  select store_day(m.at), own_slot(), sum(m.cents)
  from order_payments p join refunds r on r.payment_intent_id = p.id and r.order_id = p.order_id
  cross join lateral (values (r.done_at, r.amount_cents), (r.failed_at, -r.amount_cents),
    (case when r.settled = 'paid otherwise' then r.settled_at end, r.amount_cents)) as m (at, cents)
  where p.order_id = new.id and p.kind = 'order' and r.provider_id is not null and m.at is not null
  group by 1 having sum(m.cents) <> 0 order by 1
  on conflict (day, slot) do update set refunds_cents = d.refunds_cents + excluded.refunds_cents;
  if new.tax_cents > 0 then
    insert into daily_taxes as d (day, state, slot, tax_cents)
    values (store_day(new.paid_at), new.state, own_slot(), new.tax_cents)
    on conflict (day, state, slot) do update set tax_cents = d.tax_cents + excluded.tax_cents;
  end if;
  return null;
end $$;
