-- Of a store with a million orders, what is refunded and was never shipped is found without reading all that was ever refunded.
create index orders_refunded_sold on orders (created_at desc, id desc) where status = 'REFUNDED' and stock_state = 'SOLD';
create index order_items_open on order_items (order_id) where shipped + canceled < quantity;
-- What is sold out is found without reading all of which little is left.
create index variants_out on variants (id) where on_hand - reserved <= 0;
