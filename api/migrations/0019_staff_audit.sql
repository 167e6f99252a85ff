-- Who works here, in which role. Every administrator of before is an owner.
create table staff (
  user_id uuid primary key references users (id) on delete cascade,
  role text not null check (role in ('owner', 'fulfillment', 'support', 'catalog', 'analyst')),
  preferences jsonb not null default '{}',
  version integer not null default 1,
  since timestamptz not null default now()
);
--> statement-breakpoint
insert into staff (user_id, role) select id, 'owner' from users where role = 'ADMIN';
--> statement-breakpoint
create table staff_invitations (
  id uuid primary key default gen_random_uuid(),
  token_hash text not null unique,
  email text not null,
  role text not null check (role in ('owner', 'fulfillment', 'support', 'catalog', 'analyst')),
  invited_by uuid references users (id) on delete set null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
--> statement-breakpoint
create unique index staff_invitations_email on staff_invitations (lower(email));
--> statement-breakpoint
create index staff_invitations_by on staff_invitations (invited_by) where invited_by is not null;
--> statement-breakpoint
create table saved_views (
  id uuid primary key default gen_random_uuid(),
  owner_id uuid references users (id) on delete set null,
  list text not null,
  name text not null,
  query text not null,
  for_all boolean not null,
  created_at timestamptz not null default now()
);
--> statement-breakpoint
create index saved_views_owner on saved_views (owner_id);
--> statement-breakpoint
-- Every write of an administrator. Nothing here is personal: ids and names of fields.
create table audit_entries (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  actor_id uuid not null,
  actor_role text not null,
  action text not null,
  subject_type text not null,
  subject_id text not null,
  fields text[] not null,
  request_id text not null
);
--> statement-breakpoint
create index audit_entries_actor on audit_entries (actor_id, id);
--> statement-breakpoint
create index audit_entries_subject on audit_entries (subject_type, subject_id, id);
--> statement-breakpoint
create index audit_entries_action on audit_entries (action, id);
--> statement-breakpoint
create index audit_entries_at on audit_entries (at);
--> statement-breakpoint
-- What the fields were and became; rows about a person go with the person.
create table audit_values (
  id bigint generated always as identity primary key,
  entry_id bigint not null references audit_entries (id),
  person_id uuid references users (id) on delete cascade,
  before jsonb,
  after jsonb
);
--> statement-breakpoint
create index audit_values_entry on audit_values (entry_id);
--> statement-breakpoint
create index audit_values_person on audit_values (person_id) where person_id is not null;
--> statement-breakpoint
create function keep_audit() returns trigger language plpgsql as $$
begin
  -- Erasure empties what is about a person, and nothing else is taken out.
  if tg_op = 'DELETE' and tg_table_name = 'audit_values' then
    if old.person_id is not null then
      return old;
    end if;
  end if;
  raise exception 'the audit log is not changed: % of %', tg_op, tg_table_name using errcode = 'restrict_violation';
end $$;
--> statement-breakpoint
create trigger audit_entries_stay before update or delete on audit_entries
  for each row execute function keep_audit();
--> statement-breakpoint
create trigger audit_entries_not_emptied before truncate on audit_entries
  for each statement execute function keep_audit();
--> statement-breakpoint
create trigger audit_values_stay before update or delete on audit_values
  for each row execute function keep_audit();
--> statement-breakpoint
create trigger audit_values_not_emptied before truncate on audit_values
  for each statement execute function keep_audit();
