-- Every refund of a payment is a row, also one that was made at the provider. What the store decides by itself is decided once.
alter table refunds drop constraint refunds_order_id_payment_intent_id_reason_key;
--> statement-breakpoint
create unique index refunds_once on refunds (order_id, payment_intent_id, reason)
  where reason in ('late', 'second payment');
--> statement-breakpoint
alter table refunds add unique (provider_id);
--> statement-breakpoint
create index refunds_payment on refunds (payment_intent_id);
--> statement-breakpoint
create index orders_payment on orders (payment_intent_id) where payment_intent_id is not null;
--> statement-breakpoint
-- Pieces of a sold line that an operator has put back.
alter table order_items add column restocked integer not null default 0 check (restocked between 0 and quantity);
