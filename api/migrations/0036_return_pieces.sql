-- Returns are received piece by piece, and a piece can be exchanged for another size or color.
alter table order_items
  -- Units that came back for another one: their money stands in the line that replaces them, and they do not come back a second time.
  add column exchanged integer not null default 0,
  -- The line that was bought: this one goes out in exchange for units of it.
  add column replaces uuid references order_items (id) on delete restrict,
  add constraint order_items_exchanged_check check (exchanged >= 0 and restocked + exchanged <= quantity);
--> statement-breakpoint
create index order_items_replaces on order_items (replaces) where replaces is not null;
--> statement-breakpoint
-- What is chosen in exchange when a return is approved. Its units are reserved until `held_until`; null: they are not, or not any more.
create table return_exchanges (
  return_id uuid not null references returns (id) on delete cascade,
  order_item_id uuid not null references order_items (id) on delete restrict,
  -- No reference: it outlives its product.
  variant_id integer not null,
  size text not null,
  color text not null,
  image_file text,
  quantity integer not null,
  -- Units of them that were sent out.
  taken integer not null default 0,
  held_until timestamptz,
  primary key (return_id, order_item_id),
  constraint return_exchanges_quantity_check check (quantity > 0 and taken between 0 and quantity)
);
--> statement-breakpoint
create index return_exchanges_item on return_exchanges (order_item_id);
--> statement-breakpoint
create index return_exchanges_held on return_exchanges (held_until) where held_until is not null;
--> statement-breakpoint
-- What became of units of a return. A receipt is what was received at once.
create table return_pieces (
  receipt_id uuid not null,
  position integer not null,
  return_id uuid not null references returns (id) on delete cascade,
  order_item_id uuid not null references order_items (id) on delete restrict,
  quantity integer not null,
  condition text not null constraint return_pieces_condition_check check (condition in ('AS_NEW', 'MARKED', 'DAMAGED', 'MISSING')),
  stock text not null constraint return_pieces_stock_check check (stock in ('BACK', 'WRITTEN_OFF', 'NOT_ARRIVED')),
  outcome text not null constraint return_pieces_outcome_check check (outcome in ('REFUND', 'EXCHANGE', 'NOTHING')),
  -- Why nothing follows, in words for the shopper; '' otherwise.
  reason text not null,
  received_at timestamptz not null default now(),
  primary key (receipt_id, position),
  constraint return_pieces_quantity_check check (quantity > 0),
  constraint return_pieces_check check ((condition = 'MISSING') = (stock = 'NOT_ARRIVED') and (condition <> 'DAMAGED' or stock = 'WRITTEN_OFF')
    and (outcome <> 'NOTHING' or reason <> ''))
);
--> statement-breakpoint
create index return_pieces_return on return_pieces (return_id);
--> statement-breakpoint
create index return_pieces_item on return_pieces (order_item_id);
