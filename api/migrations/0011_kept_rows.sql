-- What an order did with money and pieces stays: it does not go along with the order.
alter table order_items
  drop constraint order_items_order_id_fkey,
  add foreign key (order_id) references orders (id) on delete restrict;
--> statement-breakpoint
alter table order_events
  drop constraint order_events_order_id_fkey,
  add foreign key (order_id) references orders (id) on delete restrict;
--> statement-breakpoint
alter table refunds
  drop constraint refunds_order_id_fkey,
  add foreign key (order_id) references orders (id) on delete restrict;
--> statement-breakpoint
alter table returns
  drop constraint returns_order_id_fkey,
  add foreign key (order_id) references orders (id) on delete restrict;
--> statement-breakpoint
alter table return_lines
  drop constraint return_lines_order_item_id_fkey,
  add foreign key (order_item_id) references order_items (id) on delete restrict;
--> statement-breakpoint
-- Pieces that an unpaid order holds would be gone with their variant.
create function keep_reserved_variant() returns trigger language plpgsql as $$
begin
  if old.reserved > 0 then
    raise exception 'variant % has % reserved pieces', old.id, old.reserved using errcode = 'restrict_violation';
  end if;
  return old;
end $$;
--> statement-breakpoint
create trigger variants_keep_reserved before delete on variants
  for each row execute function keep_reserved_variant();
--> statement-breakpoint
-- The number of a parcel is for its shopper alone; the order's timeline is shown to everyone who has the payment page's id.
update order_events e set note = o.carrier
  from orders o where o.id = e.order_id and e.status = 'SHIPPED' and starts_with(e.note, o.carrier || ' ');
