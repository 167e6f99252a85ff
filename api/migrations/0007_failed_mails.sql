-- When the store gave up on a mail: its server will never take it, or did not often enough.
alter table outbox
  add column failed_at timestamptz,
  add check (failed_at is null or sent_at is null);
--> statement-breakpoint
drop index outbox_waiting;
--> statement-breakpoint
create index outbox_waiting on outbox (next_attempt_at) where sent_at is null and failed_at is null;
--> statement-breakpoint
-- Administrators read them, the newest first.
create index outbox_created on outbox (created_at, id);
