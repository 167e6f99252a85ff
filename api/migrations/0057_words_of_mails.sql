-- The version whose words this mail should have had and that the release could not read; null: it has the words of its time.
alter table outbox add column unread_words integer;
--> statement-breakpoint
-- Since when a mail server has accepted mails of the store; null: none has.
alter table store_modes add column mail_accepted_at timestamptz;
--> statement-breakpoint
update store_modes set mail_accepted_at = (select min(sent_at) from outbox);
--> statement-breakpoint
-- Where a mail about each new order goes; null: nowhere.
alter table shop_settings add column orders_email text;
