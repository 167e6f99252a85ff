-- Files of products that the staff has sent: what each would change, what of it is wrong, and what became of it.
create table imports (
  id uuid primary key,
  name text not null,
  form text not null,
  state text not null default 'TRIED',
  counts jsonb not null,
  tried_by uuid references users (id) on delete set null,
  tried_at timestamptz not null default now(),
  applied_by uuid references users (id) on delete set null,
  applied_at timestamptz,
  undone_by uuid references users (id) on delete set null,
  undone_at timestamptz,
  constraint imports_form_check check (form in ('own', 'shopify')),
  constraint imports_state_check check (state in ('TRIED', 'APPLIED', 'UNDONE'))
);
--> statement-breakpoint
create index imports_tried on imports (tried_at desc, id desc);
--> statement-breakpoint
-- No references to products and variants: a change is told after they are gone.
create table import_changes (
  import_id uuid not null references imports (id) on delete cascade,
  place integer not null,
  line integer not null,
  handle text not null,
  product_id integer,
  variant_id integer,
  product text not null,
  variant text not null,
  field text not null,
  was text,
  becomes text,
  -- Of what the file makes.
  facts jsonb,
  -- Why an undo has left it.
  kept text,
  primary key (import_id, place)
);
--> statement-breakpoint
create table import_problems (
  import_id uuid not null references imports (id) on delete cascade,
  place integer not null,
  kind text not null,
  line integer not null,
  "column" text not null,
  text text not null,
  words text not null,
  primary key (import_id, place),
  constraint import_problems_kind_check check (kind in ('error', 'note'))
);
