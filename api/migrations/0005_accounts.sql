-- Whether its owner has followed the link in a mail to the address, and another address that waits for that. Of the
-- accounts that are there none has been verified yet.
alter table users add column email_verified_at timestamptz, add column pending_email text;
--> statement-breakpoint
create index users_pending_email on users (lower(pending_email)) where pending_email is not null;
--> statement-breakpoint
-- Links in mails: each works once, for a while, and for the address to which it was sent. Only the hash of its token is kept.
create table account_links (
  token_hash text primary key,
  user_id uuid not null references users (id) on delete cascade,
  kind text not null check (kind in ('verify', 'reset')),
  email text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);
--> statement-breakpoint
create index account_links_user on account_links (user_id);
--> statement-breakpoint
create table preferences (
  user_id uuid primary key references users (id) on delete cascade,
  marketing_email boolean not null default false,
  size_unit text not null default 'cm' check (size_unit in ('cm', 'in')),
  men_size text,
  women_size text,
  -- All of them or none: not asked yet.
  consent_analytics boolean,
  consent_marketing boolean,
  consent_version integer,
  consent_decided_at timestamptz,
  changed_at timestamptz not null default now(),
  check (num_nulls(consent_analytics, consent_marketing, consent_version, consent_decided_at) in (0, 4))
);
--> statement-breakpoint
-- The answer of a renewal again, for the page that asked and did not hear it: the next token, sealed by the one before, and
-- a hash of the key that came with the question.
alter table refresh_tokens add column retry_key_hash text, add column next_sealed text, add column next_hash text;
