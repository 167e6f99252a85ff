-- What pages report about themselves, counted by release and day. Neither visitor, address, page nor text is part of it.
create table page_releases (
  remote text not null,
  version text not null,
  -- The last revision of the channel in which it was live or a canary; null for one that only stands in for another.
  current_at integer,
  seen_at timestamptz not null default now(),
  primary key (remote, version)
);
--> statement-breakpoint
create table page_failures (
  day date not null default (now() at time zone 'utc')::date,
  remote text not null,
  version text not null,
  region text not null,
  code text not null,
  failures integer not null default 1,
  primary key (day, remote, version, region, code)
);
--> statement-breakpoint
create table page_vitals (
  day date not null default (now() at time zone 'utc')::date,
  remote text not null,
  version text not null,
  metric text not null check (metric in ('LCP', 'INP', 'CLS')),
  -- Place in the list of bounds (modules/release-health/buckets.ts).
  bucket integer not null,
  views integer not null default 1,
  primary key (day, remote, version, metric, bucket)
);
--> statement-breakpoint
-- Each token counts once for each kind of report.
create table page_reports (
  nonce text not null,
  kind text not null check (kind in ('alive', 'left', 'failure', 'hydration', 'vitals')),
  reported_at timestamptz not null default now(),
  primary key (nonce, kind)
);
--> statement-breakpoint
create index page_reports_reported on page_reports (reported_at);
--> statement-breakpoint
-- The views by which a canary is compared with the live release: one for each visitor. The visitor is a keyed hash that is
-- different for each canary.
create table canary_views (
  remote text not null,
  version text not null,
  started_at timestamptz not null,
  visitor text not null,
  nonce text not null,
  arm text not null check (arm in ('canary', 'control')),
  -- When the canary got the share that it had, and how many buckets of visitors each arm had.
  stepped_at timestamptz not null,
  canary_buckets integer not null,
  control_buckets integer not null,
  served_at timestamptz not null,
  primary key (remote, version, started_at, visitor)
);
--> statement-breakpoint
create index canary_views_served on canary_views (served_at);
