-- Orders that the staff makes for customers on the phone: unpaid ones with a link that opens payment pages. Their customer may have an
-- account without a password, into which nobody can sign in until a mail to its address has set one.
alter table users alter column password_hash drop not null;
--> statement-breakpoint
create index users_without_password on users (created_at) where password_hash is null;
--> statement-breakpoint
alter table orders
  -- Until then its link opens payment pages, and its units are held; null: an order of a checkout.
  add column pay_by timestamptz,
  -- Of the link's token, which is in the mail only.
  add column link_hash text;
--> statement-breakpoint
create unique index orders_link on orders (link_hash) where link_hash is not null;
