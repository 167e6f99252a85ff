-- When the person last proved in a login that it is they: by a second factor, or by that or the password.
alter table logins add column factor_at timestamptz, add column confirmed_at timestamptz;
--> statement-breakpoint
-- The secret is sealed with a key that is not in the database.
create table authenticator_apps (
  user_id uuid primary key references users (id) on delete cascade,
  sealed_secret text not null,
  -- The period of 30 seconds whose code was used last: neither it nor an earlier one works again.
  last_step bigint not null,
  created_at timestamptz not null default now()
);
--> statement-breakpoint
create table recovery_codes (
  user_id uuid not null references users (id) on delete cascade,
  code_hash text not null,
  used_at timestamptz,
  primary key (user_id, code_hash)
);
--> statement-breakpoint
create table passkeys (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  credential_id text not null,
  public_key text not null,
  -- As the authenticator counts its uses; those that are synced stay at 0.
  counter bigint not null,
  transports text[] not null,
  synced boolean not null,
  name text not null,
  created_at timestamptz not null default now(),
  used_at timestamptz
);
--> statement-breakpoint
create unique index passkeys_credential on passkeys (credential_id);
--> statement-breakpoint
create index passkeys_user on passkeys (user_id);
--> statement-breakpoint
-- What a person is asked to prove, once and for some minutes. Of the id only the hash is kept.
create table factor_challenges (
  id_hash text primary key,
  purpose text not null check (purpose in ('sign-in', 'passkey-sign-in', 'confirm', 'add-app', 'add-passkey')),
  -- null: who signs in with a passkey says who it is by the passkey.
  user_id uuid references users (id) on delete cascade,
  -- Of the calls of somebody signed in: they are answered in the same login.
  login_id uuid references logins (id) on delete cascade,
  password_counts boolean not null default false,
  -- What the passkey signs; taken out by the first answer.
  webauthn_challenge text,
  -- Of an app that is being set up.
  sealed_secret text,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  check ((user_id is null) = (purpose = 'passkey-sign-in'))
);
--> statement-breakpoint
create index factor_challenges_user on factor_challenges (user_id);
--> statement-breakpoint
create index factor_challenges_login on factor_challenges (login_id);
--> statement-breakpoint
create index factor_challenges_expires on factor_challenges (expires_at);
