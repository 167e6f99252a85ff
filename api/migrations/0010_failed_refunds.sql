-- A refund has a provider_id when the provider has it, and done_at when it is over; failed_at when the money did not arrive, which
-- may show long after the provider said that it went.
alter table refunds
  add column failed_at timestamptz,
  add check (failed_at is null or (provider_id is not null and done_at is not null));
--> statement-breakpoint
-- A shopper's bank takes a payment back, or asks about it.
create table disputes (
  id text primary key,
  order_id uuid not null references orders (id) on delete restrict,
  payment_intent_id text not null,
  amount_cents integer not null check (amount_cents >= 0),
  reason text not null,
  state text not null check (state in ('inquiry', 'open', 'won', 'lost', 'closed')),
  due_by timestamptz,
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now()
);
--> statement-breakpoint
create index disputes_order on disputes (order_id);
