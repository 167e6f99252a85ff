-- What is answered to a bank that disputes a payment, early fraud warnings, and why a payment is in review.
alter table disputes add column needs_answer boolean not null default true;
--> statement-breakpoint
alter table disputes add column withdrawn_cents integer not null default 0;
--> statement-breakpoint
alter table disputes add constraint disputes_withdrawn_cents_check check (withdrawn_cents >= 0);
--> statement-breakpoint
create table dispute_answers (
  id uuid primary key default gen_random_uuid(),
  dispute_id text not null unique references disputes (id) on delete cascade,
  -- The draft, and what was sent.
  evidence jsonb not null default '{}',
  version integer not null default 1,
  saved_at timestamptz not null default now(),
  saved_by text not null,
  -- null: nothing is decided yet.
  kind text,
  decided_at timestamptz,
  decided_by text,
  -- When the provider had it.
  sent_at timestamptz,
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default now(),
  problem text,
  constraint dispute_answers_kind_check check (kind in ('evidence', 'accept')),
  constraint dispute_answers_decided_check check (
    (kind is null) = (decided_at is null) and (kind is null) = (decided_by is null) and (kind is not null or sent_at is null)
  )
);
--> statement-breakpoint
create index dispute_answers_waiting on dispute_answers (next_attempt_at) where kind is not null and sent_at is null;
--> statement-breakpoint
create table fraud_warnings (
  -- The provider's.
  id text primary key,
  order_id uuid not null references orders (id) on delete restrict,
  payment_intent_id text not null,
  kind text not null,
  created_at timestamptz not null default now(),
  decision text,
  -- Why it was dismissed.
  reason text,
  decided_at timestamptz,
  decided_by text,
  constraint fraud_warnings_decision_check check (decision in ('refund', 'dismiss')),
  constraint fraud_warnings_decided_check check (
    (decision is null) = (decided_at is null) and (decision is null) = (decided_by is null)
      and (decision is distinct from 'dismiss' or reason is not null)
  )
);
--> statement-breakpoint
create index fraud_warnings_order on fraud_warnings (order_id);
--> statement-breakpoint
create index fraud_warnings_undecided on fraud_warnings (created_at) where decision is null;
--> statement-breakpoint
-- What of its payment did not fit; null for orders of before.
alter table orders add column review_cause text;
--> statement-breakpoint
alter table orders add constraint orders_review_cause_check check (review_cause in ('session', 'order', 'livemode', 'currency', 'amount', 'refund failed'));
