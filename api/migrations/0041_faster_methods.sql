-- Orders by a faster method are few, and are asked for by it.
create index orders_faster on orders (created_at desc, id desc) where shipping_method <> 'standard';
