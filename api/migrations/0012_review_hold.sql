-- Pieces of orders that wait for a person are held for a week, and not for good.
update orders set next_check_at = now() + interval '7 days' where status = 'REVIEW' and stock_state = 'RESERVED';
--> statement-breakpoint
create index orders_review on orders (next_check_at) where status = 'REVIEW' and stock_state = 'RESERVED';
